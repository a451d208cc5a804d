// swift-format-ignore-file
// Generated from Sources/GameHost/Resources/Localizable.xcstrings by `make record`. Do not edit.

/// The texts of `Localizable.xcstrings`, which need no file at run time.
enum HostCatalogue {
  /// The catalogue as it is on disk.
  static let json = #"""
{
  "sourceLanguage" : "en",
  "strings" : {
    "count.entries" : {
      "comment" : "A number of entries of the ledger; %1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ entry"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ entries"
                }
              }
            }
          }
        }
      }
    },
    "count.rounds" : {
      "comment" : "A number of rounds, within a sentence; %1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ round"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ rounds"
                }
              }
            }
          }
        }
      }
    },
    "count.seconds" : {
      "comment" : "A time, within a sentence; %1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ second"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ seconds"
                }
              }
            }
          }
        }
      }
    },
    "count.shoes" : {
      "comment" : "A number of shoes; %1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ shoe"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ shoes"
                }
              }
            }
          }
        }
      }
    },
    "doctor.balance.stack" : {
      "comment" : "A practice stack: the game's word, the player, two amounts.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the %1$@ stack of %2$@ says %3$@, and its entries add up to %4$@"
          }
        }
      }
    },
    "doctor.balance.wallet" : {
      "comment" : "The player, two amounts.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the wallet of %1$@ says %2$@, and its entries add up to %3$@"
          }
        }
      }
    },
    "doctor.damaged" : {
      "comment" : "%@ is a whole sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the record is damaged: %@ Move it to another place and keep it; casino sync brings back what other devices know"
          }
        }
      }
    },
    "doctor.lostRow" : {
      "comment" : "The name of a table of the database.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the record has lost rows that its %@ point to"
          }
        }
      }
    },
    "doctor.missing" : {
      "comment" : "What the program is for; its package.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: not on this machine; apt-get install %2$@"
          }
        }
      }
    },
    "doctor.net" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "round %1$@ of %2$@ says %3$@, and its entries add up to %4$@"
          }
        }
      }
    },
    "doctor.place" : {
      "comment" : "The record; %@ is a folder.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "it lies in %@"
          }
        }
      }
    },
    "doctor.sound" : {
      "comment" : "%1$@, %2$@ and %3$@ are numbers of rounds, entries and shoes, as \"12 rounds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the record is sound: %1$@, %2$@, %3$@; every balance is the sum of its entries"
          }
        }
      }
    },
    "doctor.statistics" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the statistics of %@ are not those of its rounds"
          }
        }
      }
    },
    "doctor.tool.player" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a player for sounds"
          }
        }
      }
    },
    "doctor.tool.sandbox" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "bubblewrap, the sandbox of foreign games"
          }
        }
      }
    },
    "doctor.unsettled" : {
      "comment" : "The number of a round, the game's word, the bet's word.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "round %1$@ of %2$@ is over, and %3$@ is not settled"
          }
        }
      }
    },
    "error.allowed.cards" : {
      "comment" : "What an option takes; the end of a sentence such as \"--cards needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cards such as \"AS KD 10H\": rank A, 2 to 10, T, J, Q or K, and suit S, H, D or C"
          }
        }
      }
    },
    "error.allowed.clientSeed" : {
      "comment" : "What an option takes; the end of a sentence such as \"--client-seed needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "up to 64 letters, digits and signs, without spaces and colons; empty for none"
          }
        }
      }
    },
    "error.allowed.dealer" : {
      "comment" : "What an option takes; the end of a sentence such as \"--dealer needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a card such as 9 or TS"
          }
        }
      }
    },
    "error.allowed.folder" : {
      "comment" : "What an option takes; the end of a sentence such as \"--folder needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a folder"
          }
        }
      }
    },
    "error.allowed.hand" : {
      "comment" : "What an option takes; the end of a sentence such as \"--hand needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cards such as \"A 7\" or \"AS 7D\""
          }
        }
      }
    },
    "error.allowed.lang" : {
      "comment" : "What an option takes; the end of a sentence such as \"--lang needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a language such as en, de or pt-BR"
          }
        }
      }
    },
    "error.allowed.none" : {
      "comment" : "What an option takes; the end of a sentence such as \"--json needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "no value"
          }
        }
      }
    },
    "error.allowed.number" : {
      "comment" : "What an option takes; the end of a sentence such as \"--limit needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a whole number from %1$@ to %2$@"
          }
        }
      }
    },
    "error.allowed.profile" : {
      "comment" : "What an option takes; the end of a sentence such as \"--profile needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a name of 1 to 32 letters A to Z, digits and hyphens, a hyphen not first"
          }
        }
      }
    },
    "error.allowed.replay" : {
      "comment" : "What an option takes; the end of a sentence such as \"--replay needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the number of a round, as casino history has it"
          }
        }
      }
    },
    "error.allowed.set" : {
      "comment" : "What an option takes; the end of a sentence such as \"--set needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "key=value, such as decks=6; the keys of a game are in: casino info <game>"
          }
        }
      }
    },
    "error.allowed.stack" : {
      "comment" : "What an option takes; the end of a sentence such as \"--stack needs ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "an amount of chips from 1 to %@, with at most two decimals"
          }
        }
      }
    },
    "error.badManifest" : {
      "comment" : "A path in quotes; why, such as \"its manifest is too long\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The game at %1$@ cannot be read (%2$@); build it again"
          }
        }
      }
    },
    "error.badSetting" : {
      "comment" : "Key, game, the value in quotes, what is allowed as \"1, 2 or 6\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The setting %1$@ of %2$@ does not take %3$@: it needs %4$@"
          }
        }
      }
    },
    "error.badValue" : {
      "comment" : "An option, the value in quotes, what is allowed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ does not take %2$@: it needs %3$@"
          }
        }
      }
    },
    "error.conflict" : {
      "comment" : "The game, the keys of the settings.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "These settings of %1$@ do not go together: %2$@; change one of them"
          }
        }
      }
    },
    "error.dataDirectory" : {
      "comment" : "A path in quotes; the system's reason, such as \"Permission denied\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The data folder %1$@ cannot be used: %2$@; name another with --data-dir"
          }
        }
      }
    },
    "error.dealer.beyondRecord" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Replayed, the round asks for more than the %lld card that it used."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Replayed, the round asks for more than the %lld cards that it used."
                }
              }
            }
          }
        }
      }
    },
    "error.dealer.noCards" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Every card of the shoe lies on the table."
          }
        }
      }
    },
    "error.dealer.noRound" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No round is under way."
          }
        }
      }
    },
    "error.dealer.notInShoe" : {
      "comment" : "%2$@ is a card as it is typed, such as AS.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "The shoe has no %2$@ for that: %1$lld is left in it."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "The shoe has no %2$@ for that: %1$lld are left in it."
                }
              }
            }
          }
        }
      }
    },
    "error.dealer.record" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The record of the round does not fit the shoe."
          }
        }
      }
    },
    "error.dealer.shortOfRecord" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Replayed, the round asks for %2$@ of the %1$lld card that it used."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Replayed, the round asks for %2$@ of the %1$lld cards that it used."
                }
              }
            }
          }
        }
      }
    },
    "error.directory.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no home folder to keep the wallet in; name a folder with --data-dir"
          }
        }
      }
    },
    "error.holder" : {
      "comment" : "Who has a table: the number of the process, and a time such as 20:15.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "(process %1$@, since %2$@ UTC)"
          }
        }
      }
    },
    "error.holder.at" : {
      "comment" : "Who has a table: the terminal, the number of the process, and a time such as 20:15.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "at %1$@ (process %2$@, since %3$@ UTC)"
          }
        }
      }
    },
    "error.line.missing" : {
      "comment" : "Why a message of a game is not read; %@ is a field.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ is missing"
          }
        }
      }
    },
    "error.line.noJSON" : {
      "comment" : "Why a message of a game is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not JSON"
          }
        }
      }
    },
    "error.line.noRange" : {
      "comment" : "Why a message of a game is not read; \"protocol\" is the name of a field.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "protocol is no range"
          }
        }
      }
    },
    "error.line.noShoe" : {
      "comment" : "Why a message of a game is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "no shoe has %1$@ decks cut at %2$@"
          }
        }
      }
    },
    "error.line.unreadable" : {
      "comment" : "Why a message of a game is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not readable"
          }
        }
      }
    },
    "error.line.wrong" : {
      "comment" : "Why a message of a game is not read: the field, and what the reader says.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: %2$@"
          }
        }
      }
    },
    "error.line.wrongType" : {
      "comment" : "Why a message of a game is not read: the field, and the type that it should have.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is no %2$@"
          }
        }
      }
    },
    "error.manifest.field" : {
      "comment" : "Why a game cannot be read; the name of a field.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "its manifest has a wrong %@"
          }
        }
      }
    },
    "error.manifest.malformed" : {
      "comment" : "Why a game cannot be read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "its manifest is no manifest: %@"
          }
        }
      }
    },
    "error.manifest.slow" : {
      "comment" : "Why a game cannot be read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "it did not print its manifest in time"
          }
        }
      }
    },
    "error.manifest.tooLong" : {
      "comment" : "Why a game cannot be read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "its manifest is too long"
          }
        }
      }
    },
    "error.manifest.unreadable" : {
      "comment" : "Why a game cannot be read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "it does not start, or its manifest is missing"
          }
        }
      }
    },
    "error.misplacedOption" : {
      "comment" : "A command, an option, and commands as \"casino stats or casino odds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "casino %1$@ takes no %2$@; it belongs to %3$@"
          }
        }
      }
    },
    "error.misplacedOption.alone" : {
      "comment" : "An option, and commands as \"casino stats or casino odds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "casino alone takes no %1$@; it belongs to %2$@"
          }
        }
      }
    },
    "error.missingGame" : {
      "comment" : "A command.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Say which game: casino %@ <game>; the games are in: casino list"
          }
        }
      }
    },
    "error.missingValue" : {
      "comment" : "An option, and what it takes, such as \"a folder\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ needs %2$@"
          }
        }
      }
    },
    "error.module.amount" : {
      "comment" : "The game, an amount, the word of an action.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ took %2$@ for %3$@, which does not take that amount."
          }
        }
      }
    },
    "error.module.badAmount" : {
      "comment" : "The game, an amount, the word of a bet.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ moved an amount of %2$@ on %3$@."
          }
        }
      }
    },
    "error.module.cannotStart" : {
      "comment" : "The game, the system's reason, a path.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ cannot be started: %2$@: %3$@."
          }
        }
      }
    },
    "error.module.card" : {
      "comment" : "The game, a card such as AS.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ used %2$@, which was not drawn in this round."
          }
        }
      }
    },
    "error.module.crashed" : {
      "comment" : "The game, and how, such as \"memory fault\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ crashed (%2$@)."
          }
        }
      }
    },
    "error.module.crashed.reason" : {
      "comment" : "The game, and how, such as \"memory fault\"; what it printed last.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ crashed (%2$@): %3$@."
          }
        }
      }
    },
    "error.module.disconnected" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ closed its connection to the table."
          }
        }
      }
    },
    "error.module.entries" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ moved chips %2$@ times at once."
          }
        }
      }
    },
    "error.module.exited" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ left in the middle of the game (exit code %2$@)."
          }
        }
      }
    },
    "error.module.flooded" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ sent %2$@ messages, %3$@ bytes, where one answer was due."
          }
        }
      }
    },
    "error.module.hung.answering" : {
      "comment" : "The game, a time such as \"5 seconds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ did not answer for %2$@ while answering the player."
          }
        }
      }
    },
    "error.module.hung.committing" : {
      "comment" : "The game, a time such as \"5 seconds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ did not answer for %2$@ while ending its turn."
          }
        }
      }
    },
    "error.module.hung.drawing" : {
      "comment" : "The game, a time such as \"5 seconds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ did not answer for %2$@ while dealing."
          }
        }
      }
    },
    "error.module.hung.laying" : {
      "comment" : "The game, a time such as \"5 seconds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ did not answer for %2$@ while laying the table."
          }
        }
      }
    },
    "error.module.hung.reading" : {
      "comment" : "The game, a time such as \"5 seconds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ did not answer for %2$@ while it had messages to read."
          }
        }
      }
    },
    "error.module.hung.showing" : {
      "comment" : "The game, a time such as \"5 seconds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ did not answer for %2$@ while showing the table."
          }
        }
      }
    },
    "error.module.hung.starting" : {
      "comment" : "The game, a time such as \"5 seconds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ did not answer for %2$@ while starting."
          }
        }
      }
    },
    "error.module.line" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ sent a line of more than %2$@ bytes."
          }
        }
      }
    },
    "error.module.log" : {
      "comment" : "A file.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "What the game printed is in %@."
          }
        }
      }
    },
    "error.module.malformed" : {
      "comment" : "The game, why, the line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ sent what is no message (%2$@): %3$@."
          }
        }
      }
    },
    "error.module.noPlay" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ moved chips although nothing was played."
          }
        }
      }
    },
    "error.module.notAtDeal" : {
      "comment" : "The game, the word of a bet.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ took the bet %2$@ at the deal, which is made later."
          }
        }
      }
    },
    "error.module.notEnded" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ settled every bet and did not end the round."
          }
        }
      }
    },
    "error.module.notPlaced" : {
      "comment" : "The game, an amount, the word of a bet, an amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ took %2$@ on %3$@, where %4$@ was placed."
          }
        }
      }
    },
    "error.module.notSettled" : {
      "comment" : "The game, the word of a bet, its number.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ ended the round without settling %2$@ %3$@."
          }
        }
      }
    },
    "error.module.paid" : {
      "comment" : "The game, an amount, the word of a bet, an amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ paid %2$@ back on %3$@, which returns at most %4$@."
          }
        }
      }
    },
    "error.module.price" : {
      "comment" : "The game, an amount, the word of an action, an amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ took %2$@ for %3$@, which was shown as %4$@."
          }
        }
      }
    },
    "error.module.protocol.casino" : {
      "comment" : "The game; versions such as 1, or 1 to 2.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ speaks protocol %2$@, this casino %3$@: upgrade casino."
          }
        }
      }
    },
    "error.module.protocol.game" : {
      "comment" : "The game; versions such as 1, or 1 to 2.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ speaks protocol %2$@, this casino %3$@: upgrade the game."
          }
        }
      }
    },
    "error.module.refused" : {
      "comment" : "The game, a code, its own words.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ could not go on (%2$@): %3$@."
          }
        }
      }
    },
    "error.module.replay" : {
      "comment" : "The game, and where it differs.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ does not come to the round that was played: %2$@."
          }
        }
      }
    },
    "error.module.safe" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Your chips and the round are safe; start the game again to go on."
          }
        }
      }
    },
    "error.module.scene" : {
      "comment" : "The game, and why.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ showed a table that cannot be drawn: %2$@."
          }
        }
      }
    },
    "error.module.settings" : {
      "comment" : "The game, and why in its own words.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ cannot lay the table: %2$@."
          }
        }
      }
    },
    "error.module.stray" : {
      "comment" : "The game, a file or a connection.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ opened what no game may open: %2$@."
          }
        }
      }
    },
    "error.module.tableLimits" : {
      "comment" : "The game, an amount, the word of a bet, two amounts.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ took %2$@ on %3$@; the table takes %4$@ to %5$@."
          }
        }
      }
    },
    "error.module.turn" : {
      "comment" : "The game, the word of a move.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ played %2$@ out of turn."
          }
        }
      }
    },
    "error.module.twice" : {
      "comment" : "The game, the word of a bet, its number.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ used %2$@ %3$@ again after it was settled."
          }
        }
      }
    },
    "error.module.unknownBet" : {
      "comment" : "The game, the word of a bet.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ used a bet that it does not have: %2$@."
          }
        }
      }
    },
    "error.module.unknownWager" : {
      "comment" : "The game, the word of a bet, its number.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ settled %2$@ %3$@, which was never staked."
          }
        }
      }
    },
    "error.module.wrongGame" : {
      "comment" : "The game; ids with versions, such as \"poker 1.0.0\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ says it is %2$@, but its manifest is that of %3$@: build it again."
          }
        }
      }
    },
    "error.module.wrongGame.none" : {
      "comment" : "The game; an id with its version, such as \"poker 1.0.0\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ says it is no game, but its manifest is that of %2$@: build it again."
          }
        }
      }
    },
    "error.module.wrongMessage" : {
      "comment" : "The game; two words of the wire.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ sent %2$@ where %3$@ was due."
          }
        }
      }
    },
    "error.noOdds" : {
      "comment" : "The game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ has no exact odds to tell"
          }
        }
      }
    },
    "error.notHealthy" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Something is wrong; see above"
          }
        }
      }
    },
    "error.notTogether" : {
      "comment" : "Two options.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ and %2$@ do not go together; give one of them"
          }
        }
      }
    },
    "error.notVerified" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Not everything is as it was kept; see above"
          }
        }
      }
    },
    "error.output" : {
      "comment" : "The system's reason, such as \"No space left on device\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The output cannot be written: %@; send it somewhere else"
          }
        }
      }
    },
    "error.output.closed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The output was closed"
          }
        }
      }
    },
    "error.path" : {
      "comment" : "A path in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no game at %@: a path leads to a game's executable, such as .build/release/Poker"
          }
        }
      }
    },
    "error.replay.chips" : {
      "comment" : "Where a round that is played again differs.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "chips moved otherwise than when it was played"
          }
        }
      }
    },
    "error.replay.tooManyCards" : {
      "comment" : "Where a round that is played again differs.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "it asks for more than its %lld card"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "it asks for more than its %lld cards"
                }
              }
            }
          }
        }
      }
    },
    "error.replay.twoRounds" : {
      "comment" : "Where a round that is played again differs.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "it started two rounds"
          }
        }
      }
    },
    "error.restartAlone" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "--restart begins a practice table anew, so it needs --seed, --cards or --stack beside it"
          }
        }
      }
    },
    "error.scene.badID" : {
      "comment" : "Why a table cannot be drawn.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "\"%@\" is no id"
          }
        }
      }
    },
    "error.scene.deep" : {
      "comment" : "Why a table cannot be drawn.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "more than %@ parts within each other"
          }
        }
      }
    },
    "error.scene.idTwice" : {
      "comment" : "Why a table cannot be drawn.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "two parts are called \"%@\""
          }
        }
      }
    },
    "error.scene.nodes" : {
      "comment" : "Why a table cannot be drawn.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "more than %@ parts"
          }
        }
      }
    },
    "error.scene.unknown" : {
      "comment" : "Why a table cannot be drawn.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "there is no part called \"%@\""
          }
        }
      }
    },
    "error.signal.abort" : {
      "comment" : "How a game crashed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "abort"
          }
        }
      }
    },
    "error.signal.arithmetic" : {
      "comment" : "How a game crashed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "arithmetic fault"
          }
        }
      }
    },
    "error.signal.killed" : {
      "comment" : "How a game crashed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "killed"
          }
        }
      }
    },
    "error.signal.memory" : {
      "comment" : "How a game crashed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "memory fault"
          }
        }
      }
    },
    "error.signal.other" : {
      "comment" : "How a game crashed: the number of a signal.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "signal %@"
          }
        }
      }
    },
    "error.signal.trap" : {
      "comment" : "How a game crashed: it stopped itself.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "trap"
          }
        }
      }
    },
    "error.store.badEntry" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The game moved chips in a way that cannot be: %@."
          }
        }
      }
    },
    "error.store.busy" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Another program keeps the record locked. Close it, or wait a moment and try again."
          }
        }
      }
    },
    "error.store.cannotOpen" : {
      "comment" : "A path, and the system's reason.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The record %1$@ cannot be opened: %2$@."
          }
        }
      }
    },
    "error.store.damaged" : {
      "comment" : "A path.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The record %@ is damaged."
          }
        }
      }
    },
    "error.store.damaged.kept" : {
      "comment" : "Two paths.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The record %1$@ is damaged. It is kept as %2$@, and nothing in it was changed. Put a copy of yours in its place, or start again to begin with a new wallet."
          }
        }
      }
    },
    "error.store.dataTooLong" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The game wants to keep %1$@ bytes of its own; %2$@ is the most."
          }
        }
      }
    },
    "error.store.disk" : {
      "comment" : "A code.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The disk does not read or write as it should (%@). Nothing was changed."
          }
        }
      }
    },
    "error.store.folder" : {
      "comment" : "A path, and the system's reason.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The folder %1$@ cannot be used: %2$@."
          }
        }
      }
    },
    "error.store.foreign" : {
      "comment" : "A path.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ belongs to another program. It was left as it is: choose another folder with --data-dir."
          }
        }
      }
    },
    "error.store.full" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The disk is full, so nothing could be kept. Make room and try again."
          }
        }
      }
    },
    "error.store.newer" : {
      "comment" : "A path and two numbers.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The record %1$@ was written by a newer casino (format %2$@; this one knows %3$@). It was left as it is: bring this program up to date."
          }
        }
      }
    },
    "error.store.noRandomness" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The system gives no random numbers, so no shoe can be shuffled."
          }
        }
      }
    },
    "error.store.noRound" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No round is under way."
          }
        }
      }
    },
    "error.store.notEnough" : {
      "comment" : "Two amounts.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "That takes %1$@ chips, and you have %2$@."
          }
        }
      }
    },
    "error.store.playedElsewhere" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This table was played on in another window. Sit down again to go on from there."
          }
        }
      }
    },
    "error.store.profileExists" : {
      "comment" : "A name in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is a profile %@ already. Choose another name."
          }
        }
      }
    },
    "error.store.profileUnknown" : {
      "comment" : "A name in quotes, the names that there are, the name without quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no profile %1$@; there is %2$@. A new one: casino profiles create %3$@."
          }
        }
      }
    },
    "error.store.readOnly" : {
      "comment" : "A path.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ may not be written. Allow it, or choose another folder with --data-dir."
          }
        }
      }
    },
    "error.store.roundIsOpen" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A round is under way already."
          }
        }
      }
    },
    "error.store.stackLeft" : {
      "comment" : "An amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You still have %@ chips. Confirm to give them up for a new stack."
          }
        }
      }
    },
    "error.store.tooMany" : {
      "comment" : "An amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The table cannot count that many chips: %@ is the most."
          }
        }
      }
    },
    "error.store.unexpected" : {
      "comment" : "What SQLite says, and its code.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The record cannot be kept: %1$@ (%2$@)."
          }
        }
      }
    },
    "error.store.unreadable" : {
      "comment" : "The name of a row of the record.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A record cannot be read: %@."
          }
        }
      }
    },
    "error.sync.busy" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Another program synchronises at this moment."
          }
        }
      }
    },
    "error.sync.folder" : {
      "comment" : "A path in quotes, and the system's reason.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The folder %1$@ cannot be used for synchronising: %2$@. Play goes on without."
          }
        }
      }
    },
    "error.sync.handIsOpen" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This data folder is a copy of another device's, and a hand is open. Finish it, then the wallet is synchronised."
          }
        }
      }
    },
    "error.sync.notLinked" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This profile is not synchronised; name a folder that another program synchronises with --folder"
          }
        }
      }
    },
    "error.sync.shared" : {
      "comment" : "Two names in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The profile %1$@ has the wallet %2$@ in that folder already"
          }
        }
      }
    },
    "error.sync.unwritable" : {
      "comment" : "A path in quotes, and the system's reason.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ cannot be written: %2$@. Play goes on without synchronising."
          }
        }
      }
    },
    "error.system.access" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Permission denied"
          }
        }
      }
    },
    "error.system.badDescriptor" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bad file descriptor"
          }
        }
      }
    },
    "error.system.busy" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Device or resource busy"
          }
        }
      }
    },
    "error.system.exists" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "File exists"
          }
        }
      }
    },
    "error.system.format" : {
      "comment" : "What the system says of a file that is no program, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Exec format error"
          }
        }
      }
    },
    "error.system.full" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No space left on device"
          }
        }
      }
    },
    "error.system.io" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Input/output error"
          }
        }
      }
    },
    "error.system.isFolder" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Is a directory"
          }
        }
      }
    },
    "error.system.loop" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Too many levels of symbolic links"
          }
        }
      }
    },
    "error.system.memory" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cannot allocate memory"
          }
        }
      }
    },
    "error.system.nameTooLong" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "File name too long"
          }
        }
      }
    },
    "error.system.noFolder" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Not a directory"
          }
        }
      }
    },
    "error.system.noSuchFile" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No such file or directory"
          }
        }
      }
    },
    "error.system.notPermitted" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Operation not permitted"
          }
        }
      }
    },
    "error.system.quota" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Disk quota exceeded"
          }
        }
      }
    },
    "error.system.readOnly" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Read-only file system"
          }
        }
      }
    },
    "error.system.tooLarge" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "File too large"
          }
        }
      }
    },
    "error.system.tooManyFiles" : {
      "comment" : "What the system says, within a sentence.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Too many open files"
          }
        }
      }
    },
    "error.tableIsKept" : {
      "comment" : "A game, and who has its table, as \"at /dev/pts/1 (process 12, since 20:15 UTC)\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ is open %3$@ and was not given up in %1$lld second; end that process"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ is open %3$@ and was not given up in %1$lld seconds; end that process"
                }
              }
            }
          }
        }
      }
    },
    "error.tableIsOpen" : {
      "comment" : "A game, and who has its table, as \"at /dev/pts/1 (process 12, since 20:15 UTC)\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is open already %2$@; leave it there, or take it over here: --take-over"
          }
        }
      }
    },
    "error.unexpected" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Something went wrong that should not: %@; please report it"
          }
        }
      }
    },
    "error.unexpectedWord" : {
      "comment" : "A command, a word in quotes, a command line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "casino %1$@ does not know what to do with %2$@; see: %3$@"
          }
        }
      }
    },
    "error.unknownCommand" : {
      "comment" : "A word in quotes, the commands.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no command %1$@; there is %2$@"
          }
        }
      }
    },
    "error.unknownCommand.near" : {
      "comment" : "Two words in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no command %1$@; did you mean %2$@?"
          }
        }
      }
    },
    "error.unknownGame" : {
      "comment" : "A word in quotes, the games.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no game %1$@ on this machine; there is %2$@"
          }
        }
      }
    },
    "error.unknownGame.near" : {
      "comment" : "Two words in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no game %1$@ on this machine; did you mean %2$@?"
          }
        }
      }
    },
    "error.unknownGame.none" : {
      "comment" : "A word in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no game %@ on this machine"
          }
        }
      }
    },
    "error.unknownOption" : {
      "comment" : "A word in quotes, a command line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no option %1$@; see: %2$@"
          }
        }
      }
    },
    "error.unknownOption.near" : {
      "comment" : "Two words in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no option %1$@; did you mean %2$@?"
          }
        }
      }
    },
    "error.unknownRound" : {
      "comment" : "A number and a game's word.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no finished round %1$@ of %2$@; the rounds are in: casino history %2$@"
          }
        }
      }
    },
    "error.unknownSetting" : {
      "comment" : "A game, a word in quotes, the keys of its settings.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has no setting %2$@; it has %3$@"
          }
        }
      }
    },
    "error.unknownSetting.near" : {
      "comment" : "A game, and two words in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ has no setting %2$@; did you mean %3$@?"
          }
        }
      }
    },
    "error.unwantedValue" : {
      "comment" : "An option.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ takes no value; leave out the = and what follows"
          }
        }
      }
    },
    "error.versionGone" : {
      "comment" : "A version and a game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The round was dealt by version %1$@ of %2$@, which is not on this machine"
          }
        }
      }
    },
    "help.doctor.summary" : {
      "comment" : "Follows \"casino doctor:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "proof that no chip is lost, and what is missing here"
          }
        }
      }
    },
    "help.doctor.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Reads the whole record: the file must be sound, every balance the sum of its entries, every round settled, and the statistics those of the rounds. Then says which programs of this machine are missing and how to get them."
          }
        }
      }
    },
    "help.everywhere" : {
      "comment" : "Heading of a page of help, above options.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "With every command"
          }
        }
      }
    },
    "help.everywhere.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A value follows its option after a space or an equals sign. Of an option that is given twice, the last counts."
          }
        }
      }
    },
    "help.examples" : {
      "comment" : "Heading of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Examples"
          }
        }
      }
    },
    "help.exit.done" : {
      "comment" : "The meaning of an exit code of the program.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "done"
          }
        }
      }
    },
    "help.exit.failed" : {
      "comment" : "The meaning of an exit code of the program.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "failed"
          }
        }
      }
    },
    "help.exit.module" : {
      "comment" : "The meaning of an exit code of the program.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the game module failed"
          }
        }
      }
    },
    "help.exit.usage" : {
      "comment" : "The meaning of an exit code of the program.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "wrong usage"
          }
        }
      }
    },
    "help.exits" : {
      "comment" : "Heading of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Exit codes"
          }
        }
      }
    },
    "help.help.summary" : {
      "comment" : "Follows \"casino help:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "how to use a command"
          }
        }
      }
    },
    "help.help.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Commands: %@"
          }
        }
      }
    },
    "help.history.summary" : {
      "comment" : "Follows \"casino history:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the rounds that were played, newest first"
          }
        }
      }
    },
    "help.history.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Without a game, the rounds of all games. Practice rounds are marked."
          }
        }
      }
    },
    "help.info.summary" : {
      "comment" : "Follows \"casino info:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "what a game is like before you sit down"
          }
        }
      }
    },
    "help.info.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Prints the game's bets with the most that each pays and the house edge that the game states, its settings with the values that --set takes, and its shoe."
          }
        }
      }
    },
    "help.list.summary" : {
      "comment" : "Follows \"casino list:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the games on this machine"
          }
        }
      }
    },
    "help.list.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Prints a line for each game: the word to call it by, its version and what it is. No game is started for it."
          }
        }
      }
    },
    "help.odds.summary" : {
      "comment" : "Follows \"casino odds:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "exact odds of bets and decisions"
          }
        }
      }
    },
    "help.odds.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Without a hand, the house edge of every bet by the rules in force. With a hand and the dealer's card, what each move is worth in the long run, as a share of the bet."
          }
        }
      }
    },
    "help.option.ascii" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "draws with ASCII characters alone"
          }
        }
      }
    },
    "help.option.cards" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the next cards of the shoe, such as \"AS KD 10H\""
          }
        }
      }
    },
    "help.option.clientSeed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "your part in the seeds of shoes to come, see docs/fairness.md; kept until you give another"
          }
        }
      }
    },
    "help.option.color" : {
      "comment" : "These are words to type; they stay as they are.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "auto, truecolor, 256, 16 or none"
          }
        }
      }
    },
    "help.option.csv" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "prints each result as comma-separated values"
          }
        }
      }
    },
    "help.option.dataDir" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "where wallet and history are kept; without it $CASINO_HOME, else $XDG_DATA_HOME/casino, else ~/.local/share/casino"
          }
        }
      }
    },
    "help.option.dealer" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the dealer's card, such as 9"
          }
        }
      }
    },
    "help.option.end" : {
      "comment" : "Explains the sign -- on a command line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ends the options: what follows is no option"
          }
        }
      }
    },
    "help.option.folder" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "links the profile to the folder; on other machines, use the same --profile"
          }
        }
      }
    },
    "help.option.format" : {
      "comment" : "text, json, csv and html are words to type; they stay as they are.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "text, json, csv or html; html is one page with charts that needs nothing else"
          }
        }
      }
    },
    "help.option.formatShort" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the same as --format json, --format csv"
          }
        }
      }
    },
    "help.option.hand" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the player's cards, such as A7 or \"AS 7D\""
          }
        }
      }
    },
    "help.option.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the page of the command"
          }
        }
      }
    },
    "help.option.json.history" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "prints each round as a line of JSON: bets, moves, hands, results, net and balance"
          }
        }
      }
    },
    "help.option.json.odds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "prints the figures as JSON"
          }
        }
      }
    },
    "help.option.lang" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the language, such as en, de or pt-BR"
          }
        }
      }
    },
    "help.option.limit" : {
      "comment" : "\"Commas\" are the signs between groups of three digits, as this language writes them.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "at most so many rounds, 1 to %1$@ (written without commas); without it %2$@, with --json all"
          }
        }
      }
    },
    "help.option.off" : {
      "comment" : "casino sync --off",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ends it; what came from other devices stays"
          }
        }
      }
    },
    "help.option.profile" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "whose wallet and history"
          }
        }
      }
    },
    "help.option.removed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cards that are out of the shoe, where the game counts them"
          }
        }
      }
    },
    "help.option.replay" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "plays a round again at the table: the arrow keys go a step forward and back; with --ui text every step is told. --ui, --color and --ascii as in casino play"
          }
        }
      }
    },
    "help.option.restart" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "begins the practice table anew instead of playing on with its stack and shoe"
          }
        }
      }
    },
    "help.option.seed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "shuffles from this number, 0 to %@"
          }
        }
      }
    },
    "help.option.set.odds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a rule, as in casino play; may be given several times"
          }
        }
      }
    },
    "help.option.set.play" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a setting for this table only; may be given several times; casino info <game> lists keys and values"
          }
        }
      }
    },
    "help.option.shoes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "shows shoes instead of rounds: the commitment to each and, once it is over, its seed; --json has the cards"
          }
        }
      }
    },
    "help.option.stack" : {
      "comment" : "\"Commas\" are the signs between groups of three digits, as this language writes them.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a stack of 1 to %@ chips, at most two decimals (written without commas)"
          }
        }
      }
    },
    "help.option.status" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "prints how the profile is synchronised"
          }
        }
      }
    },
    "help.option.suits" : {
      "comment" : "What --suits words and --suits symbols give.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ace of spades, or A♠, with --ui text"
          }
        }
      }
    },
    "help.option.takeOver" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "takes a table that is open in another window; without it you are asked"
          }
        }
      }
    },
    "help.option.ui.json" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "prints every frame and event as a line of JSON and takes {\"action\": \"<id>\"}"
          }
        }
      }
    },
    "help.option.ui.terminal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "draws the table; this is what you get at a terminal"
          }
        }
      }
    },
    "help.option.ui.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "tells the game in sentences, takes a command a line; this is what you get elsewhere"
          }
        }
      }
    },
    "help.option.version" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the version of this program"
          }
        }
      }
    },
    "help.options" : {
      "comment" : "Heading of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Options"
          }
        }
      }
    },
    "help.overview.doctor" : {
      "comment" : "Beside \"casino doctor\" in the list of commands.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "proof that no chip is lost; what is missing here"
          }
        }
      }
    },
    "help.overview.help" : {
      "comment" : "Beside \"casino help\" in the list of commands.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "this page, or the page of a command"
          }
        }
      }
    },
    "help.overview.info" : {
      "comment" : "Beside \"casino info\" in the list of commands.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a game's bets, settings and shoe"
          }
        }
      }
    },
    "help.overview.lobby" : {
      "comment" : "Beside \"casino\" in the list of commands.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the lobby: games, wallet, last results"
          }
        }
      }
    },
    "help.overview.title" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "casino: card games at a table in your terminal"
          }
        }
      }
    },
    "help.play.practice" : {
      "comment" : "Heading of a page of help, above options.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Practice: a stack of its own, outside wallet and statistics"
          }
        }
      }
    },
    "help.play.summary" : {
      "comment" : "Follows \"casino play:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "sit down at a table"
          }
        }
      }
    },
    "help.play.table" : {
      "comment" : "Heading of a page of help, above options.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The table"
          }
        }
      }
    },
    "help.play.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "<game> is a game's word, as casino list has it, or the path of a game's folder (with a slash in it, such as ./Poker). A hand that was under way when you last left the table is played on."
          }
        }
      }
    },
    "help.profiles.create" : {
      "comment" : "Beside \"casino profiles create <name>\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a new one, with a wallet of its own"
          }
        }
      }
    },
    "help.profiles.list" : {
      "comment" : "Beside \"casino profiles\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "lists them"
          }
        }
      }
    },
    "help.profiles.rename" : {
      "comment" : "Beside \"casino profiles rename <name> <new>\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "gives one another name"
          }
        }
      }
    },
    "help.profiles.summary" : {
      "comment" : "Follows \"casino profiles:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "several players on one machine"
          }
        }
      }
    },
    "help.profiles.switch" : {
      "comment" : "Beside \"casino profiles switch <name>\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "this one plays where none is named"
          }
        }
      }
    },
    "help.stats.summary" : {
      "comment" : "Follows \"casino stats:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "what was won and lost"
          }
        }
      }
    },
    "help.stats.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rounds, stakes, net, return, the biggest win, streaks, how bets ended, and the course of your net. Without a game, over all games. Practice is not in it."
          }
        }
      }
    },
    "help.sync.summary" : {
      "comment" : "Follows \"casino sync:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the same wallet on another machine"
          }
        }
      }
    },
    "help.sync.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Devices meet in a folder that another program synchronises, such as Syncthing, Nextcloud, Dropbox or iCloud Drive, or on a stick. Linked once on each, they exchange what was played by themselves when you sit down at a table and when you leave it; casino sync does it at once. What is damaged in the folder is named, and not read."
          }
        }
      }
    },
    "help.title" : {
      "comment" : "A command, and what it is for.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "casino %1$@: %2$@"
          }
        }
      }
    },
    "help.usage" : {
      "comment" : "Heading of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Usage"
          }
        }
      }
    },
    "help.value.card" : {
      "comment" : "Stands for a value in a command line, as <card>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "card"
          }
        }
      }
    },
    "help.value.cards" : {
      "comment" : "Stands for a value in a command line, as <cards>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cards"
          }
        }
      }
    },
    "help.value.chips" : {
      "comment" : "Stands for a value in a command line, as <chips>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "chips"
          }
        }
      }
    },
    "help.value.command" : {
      "comment" : "Stands for a value in a command line, as <command>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "command"
          }
        }
      }
    },
    "help.value.folder" : {
      "comment" : "Stands for a value in a command line, as <folder>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "folder"
          }
        }
      }
    },
    "help.value.format" : {
      "comment" : "Stands for a value in a command line, as <format>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "format"
          }
        }
      }
    },
    "help.value.game" : {
      "comment" : "Stands for a value in a command line, as <game>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "game"
          }
        }
      }
    },
    "help.value.key" : {
      "comment" : "Stands for a value in a command line, as <key>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "key"
          }
        }
      }
    },
    "help.value.language" : {
      "comment" : "Stands for a value in a command line, as <language>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "language"
          }
        }
      }
    },
    "help.value.mode" : {
      "comment" : "Stands for a value in a command line, as <mode>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "mode"
          }
        }
      }
    },
    "help.value.name" : {
      "comment" : "Stands for a value in a command line, as <name>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "name"
          }
        }
      }
    },
    "help.value.new" : {
      "comment" : "Stands for a new name in a command line, as <new>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "new"
          }
        }
      }
    },
    "help.value.number" : {
      "comment" : "Stands for a value in a command line, as <number>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "number"
          }
        }
      }
    },
    "help.value.options" : {
      "comment" : "Stands for options in a command line, as [options].",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "options"
          }
        }
      }
    },
    "help.value.text" : {
      "comment" : "Stands for a value in a command line, as <text>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "text"
          }
        }
      }
    },
    "help.value.value" : {
      "comment" : "Stands for a value in a command line, as <value>.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "value"
          }
        }
      }
    },
    "help.verify.summary" : {
      "comment" : "Follows \"casino verify:\" as the title of a page of help.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "proof that cards and results were fair"
          }
        }
      }
    },
    "help.verify.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Two verdicts. Cards: every shoe that is over is made again from its seed, which must be the one that was committed to, and every card must have lain where it was dealt. Results: the game plays every round again, and hands and chips must come out as they were kept; rounds of a version that is not on this machine are not rechecked. Ends with exit code 1 where anything differs, and says which round it is."
          }
        }
      }
    },
    "hints.counts" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hints shown, closed, acted on"
          }
        }
      }
    },
    "hints.counts.value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld, %2$lld, %3$lld"
          }
        }
      }
    },
    "history.clientSeed" : {
      "comment" : "Your part in the seed of a shoe; before the value.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "client seed"
          }
        }
      }
    },
    "history.commitment" : {
      "comment" : "To the seed of a shoe; before the value.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "commitment"
          }
        }
      }
    },
    "history.head.balance" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "balance"
          }
        }
      }
    },
    "history.head.game" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "game"
          }
        }
      }
    },
    "history.head.net" : {
      "comment" : "Heading of a column: what was won or lost.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "net"
          }
        }
      }
    },
    "history.head.outcome" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "outcome"
          }
        }
      }
    },
    "history.head.round" : {
      "comment" : "Heading of a column: the number of a round.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "round"
          }
        }
      }
    },
    "history.head.staked" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "staked"
          }
        }
      }
    },
    "history.head.time" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "time (UTC)"
          }
        }
      }
    },
    "history.marked" : {
      "comment" : "The outcomes of a round; \"practice\" or the name of a device.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ (%2$@)"
          }
        }
      }
    },
    "history.noShoes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No shoe was dealt from yet."
          }
        }
      }
    },
    "history.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No rounds yet."
          }
        }
      }
    },
    "history.notRevealed" : {
      "comment" : "Instead of a seed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not revealed before the shoe is over"
          }
        }
      }
    },
    "history.serverSeed" : {
      "comment" : "The seed of a shoe; before the value.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "server seed"
          }
        }
      }
    },
    "history.shoe" : {
      "comment" : "A number and a game's word.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Shoe %1$@ of %2$@"
          }
        }
      }
    },
    "history.shoe.practice" : {
      "comment" : "A line about a shoe at a practice table.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ (practice)"
          }
        }
      }
    },
    "history.shoe.round" : {
      "comment" : "A number, a game's word, the number of a round.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Shoe %1$@ of %2$@, round %3$@"
          }
        }
      }
    },
    "history.shoe.rounds" : {
      "comment" : "A number, a game's word, the numbers of its first and its last round.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Shoe %1$@ of %2$@, rounds %3$@ to %4$@"
          }
        }
      }
    },
    "host.balance" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Balance %@."
          }
        }
      }
    },
    "host.fairness.client" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Your part in the seeds: %@"
          }
        }
      }
    },
    "host.fairness.last" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Seed of the last shoe: %@"
          }
        }
      }
    },
    "host.fairness.next" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Commitment to the next shoe: %@"
          }
        }
      }
    },
    "host.fairness.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A shoe is committed before its first card."
          }
        }
      }
    },
    "host.fairness.this" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Commitment to this shoe: %@"
          }
        }
      }
    },
    "host.limits" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Main bet %1$@, side bets %2$@."
          }
        }
      }
    },
    "host.lossLimit" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Your loss limit is reached: %@ chips lost at this sitting. Change it in the settings, or take a break."
          }
        }
      }
    },
    "host.newStack" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You take a new stack. Balance %@."
          }
        }
      }
    },
    "host.noSetting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no such setting, or it does not take that value."
          }
        }
      }
    },
    "host.practice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "practice"
          }
        }
      }
    },
    "host.practice.say" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Practice table: its chips are not those of your wallet."
          }
        }
      }
    },
    "host.round" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Round %lld."
          }
        }
      }
    },
    "host.round.clock" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ · %2$@"
          }
        }
      }
    },
    "host.shoe" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Shoe: %1$lld of %2$lld cards left."
          }
        }
      }
    },
    "host.shoe.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A new shoe of %lld cards."
          }
        }
      }
    },
    "host.sync" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Other machines"
          }
        }
      }
    },
    "host.sync.at" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "synchronised: %1$@, %2$@ UTC"
          }
        }
      }
    },
    "host.sync.never" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "synchronised: %@, not yet"
          }
        }
      }
    },
    "host.sync.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not synchronised: casino sync --folder DIR"
          }
        }
      }
    },
    "host.voided" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The hand that was under way cannot be finished: its game is not on this machine any more. Your stakes are back: %@."
          }
        }
      }
    },
    "info.bets" : {
      "comment" : "Heading of a page about a game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bets"
          }
        }
      }
    },
    "info.builtWith" : {
      "comment" : "Before \"CasinoKit 0.1.0, protocol 1\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Built with"
          }
        }
      }
    },
    "info.builtWith.value" : {
      "comment" : "Two versions.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "CasinoKit %1$@, protocol %2$@"
          }
        }
      }
    },
    "info.head.bet" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "bet"
          }
        }
      }
    },
    "info.head.edge" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "house edge"
          }
        }
      }
    },
    "info.head.first" : {
      "comment" : "Heading of a column: the value of a setting before it is changed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "at first"
          }
        }
      }
    },
    "info.head.key" : {
      "comment" : "Heading of a column: the word of a setting.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "key"
          }
        }
      }
    },
    "info.head.made" : {
      "comment" : "Heading of a column: when a bet is made.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "made"
          }
        }
      }
    },
    "info.head.pays" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "pays at most"
          }
        }
      }
    },
    "info.head.values" : {
      "comment" : "Heading of a column: the values that a setting takes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "values"
          }
        }
      }
    },
    "info.made.inPlay" : {
      "comment" : "When a bet is made.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "during the round"
          }
        }
      }
    },
    "info.made.main" : {
      "comment" : "When a bet is made.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "before the deal"
          }
        }
      }
    },
    "info.made.side" : {
      "comment" : "When a bet is made.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "beside the main bet"
          }
        }
      }
    },
    "info.moves" : {
      "comment" : "Before the words of a game's moves.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Moves"
          }
        }
      }
    },
    "info.noEdge" : {
      "comment" : "Instead of a house edge.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "not stated"
          }
        }
      }
    },
    "info.settings" : {
      "comment" : "Heading of a page about a game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Settings (--set key=value)"
          }
        }
      }
    },
    "info.shoe" : {
      "comment" : "Before \"6 decks, shuffled after ...\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Shoe"
          }
        }
      }
    },
    "info.shoe.value" : {
      "comment" : "The shoe of a game.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%1$lld deck, shuffled after %2$@ of %3$@ cards"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%1$lld decks, shuffled after %2$@ of %3$@ cards"
                }
              }
            }
          }
        }
      }
    },
    "json.malformed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Each line is an object such as {\"action\": \"hit\"}, with \"amount\" or \"value\" where the action takes one."
          }
        }
      }
    },
    "list.and" : {
      "comment" : "The end of a list; %1$@ is what stands before, itself perhaps a list with commas.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ and %2$@"
          }
        }
      }
    },
    "list.head.about" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "what it is"
          }
        }
      }
    },
    "list.head.game" : {
      "comment" : "Heading of a column: the word to call a game by.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "game"
          }
        }
      }
    },
    "list.head.version" : {
      "comment" : "Heading of a column.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "version"
          }
        }
      }
    },
    "list.line" : {
      "comment" : "A game's name, and a sentence about it.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@. %2$@"
          }
        }
      }
    },
    "list.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no game on this machine."
          }
        }
      }
    },
    "list.or" : {
      "comment" : "The end of a list of choices; %1$@ is what stands before, itself perhaps a list with commas.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ or %2$@"
          }
        }
      }
    },
    "lobby.games" : {
      "comment" : "Heading.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Games"
          }
        }
      }
    },
    "lobby.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "All commands: casino help"
          }
        }
      }
    },
    "lobby.openHand" : {
      "comment" : "A game's word.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A hand of %1$@ is waiting for you: casino play %1$@"
          }
        }
      }
    },
    "lobby.owed" : {
      "comment" : "An amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wallet: %@ chips owed"
          }
        }
      }
    },
    "lobby.rounds" : {
      "comment" : "Heading.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Last rounds"
          }
        }
      }
    },
    "lobby.sitDown" : {
      "comment" : "A game's word.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sit down: casino play %@"
          }
        }
      }
    },
    "lobby.sitDown.any" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sit down: casino play <game>"
          }
        }
      }
    },
    "lobby.wallet" : {
      "comment" : "An amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wallet: %@ chips"
          }
        }
      }
    },
    "number.versions" : {
      "comment" : "Two whole numbers.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ to %2$@"
          }
        }
      }
    },
    "odds.edge" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "house edge"
          }
        }
      }
    },
    "odds.loses" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "loses"
          }
        }
      }
    },
    "odds.pushes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "pushes"
          }
        }
      }
    },
    "odds.value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "value"
          }
        }
      }
    },
    "odds.wins" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "wins"
          }
        }
      }
    },
    "profiles.created" : {
      "comment" : "A name.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Profile %1$@ is there. Play as it: --profile %1$@"
          }
        }
      }
    },
    "profiles.hint" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The profile with a * plays where none is named. Change it: casino profiles switch <name>"
          }
        }
      }
    },
    "profiles.inUse" : {
      "comment" : "A name.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Profile %@ plays from now on."
          }
        }
      }
    },
    "profiles.noWallet" : {
      "comment" : "Instead of a balance.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "has not played yet"
          }
        }
      }
    },
    "profiles.renamed" : {
      "comment" : "Two names.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Profile %1$@ is called %2$@ now."
          }
        }
      }
    },
    "rail.left" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "cards left"
          }
        }
      }
    },
    "rail.of" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "of"
          }
        }
      }
    },
    "rail.round" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Round %lld"
          }
        }
      }
    },
    "rail.rounds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Last rounds"
          }
        }
      }
    },
    "rail.seed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "seed committed"
          }
        }
      }
    },
    "rail.shoe" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Shoe"
          }
        }
      }
    },
    "replay.line" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Round %1$lld, step %2$lld of %3$lld   ← back   → forward   Q leaves"
          }
        }
      }
    },
    "section.table" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "At every table"
          }
        }
      }
    },
    "setting.bell" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Terminal bell"
          }
        }
      }
    },
    "setting.fourColour" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Four-colour deck"
          }
        }
      }
    },
    "setting.hints" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hints"
          }
        }
      }
    },
    "setting.hints.again" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "show again"
          }
        }
      }
    },
    "setting.hints.off" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "off"
          }
        }
      }
    },
    "setting.hints.on" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "on"
          }
        }
      }
    },
    "setting.lossLimit" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Loss limit"
          }
        }
      }
    },
    "setting.lossLimit.100" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100"
          }
        }
      }
    },
    "setting.lossLimit.1000" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "1,000"
          }
        }
      }
    },
    "setting.lossLimit.10000" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "10,000"
          }
        }
      }
    },
    "setting.lossLimit.500" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "500"
          }
        }
      }
    },
    "setting.lossLimit.5000" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "5,000"
          }
        }
      }
    },
    "setting.mouse" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Mouse"
          }
        }
      }
    },
    "setting.reducedMotion" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Reduced motion"
          }
        }
      }
    },
    "setting.sessionClock" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Session clock"
          }
        }
      }
    },
    "setting.sound" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sound"
          }
        }
      }
    },
    "setting.speed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Speed"
          }
        }
      }
    },
    "setting.speed.fast" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "fast"
          }
        }
      }
    },
    "setting.speed.instant" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "instant"
          }
        }
      }
    },
    "setting.speed.normal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "normal"
          }
        }
      }
    },
    "setting.speed.slow" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "slow"
          }
        }
      }
    },
    "setting.theme" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Colours"
          }
        }
      }
    },
    "setting.theme.auto" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "as the terminal"
          }
        }
      }
    },
    "setting.theme.dark" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "dark"
          }
        }
      }
    },
    "setting.theme.light" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "light"
          }
        }
      }
    },
    "setting.volume" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Volume"
          }
        }
      }
    },
    "setting.volume.100" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "100 %"
          }
        }
      }
    },
    "setting.volume.25" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "25 %"
          }
        }
      }
    },
    "setting.volume.50" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "50 %"
          }
        }
      }
    },
    "setting.volume.75" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "75 %"
          }
        }
      }
    },
    "stats.advised" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rounds with advice"
          }
        }
      }
    },
    "stats.all" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "All games"
          }
        }
      }
    },
    "stats.bestStreak" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Most wins in a row"
          }
        }
      }
    },
    "stats.bet" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Bet"
          }
        }
      }
    },
    "stats.biggest" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Biggest win"
          }
        }
      }
    },
    "stats.count" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Times"
          }
        }
      }
    },
    "stats.curve" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Course of your net"
          }
        }
      }
    },
    "stats.ended" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Won, lost, pushed"
          }
        }
      }
    },
    "stats.ended.value" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld, %2$lld, %3$lld"
          }
        }
      }
    },
    "stats.game" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Game"
          }
        }
      }
    },
    "stats.games" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "By game"
          }
        }
      }
    },
    "stats.net" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Net"
          }
        }
      }
    },
    "stats.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No round played yet."
          }
        }
      }
    },
    "stats.outcome" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ × (%2$@)"
          }
        }
      }
    },
    "stats.outcome.name" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Outcome"
          }
        }
      }
    },
    "stats.practice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Practice rounds are not in your statistics."
          }
        }
      }
    },
    "stats.return" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Return"
          }
        }
      }
    },
    "stats.rounds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rounds"
          }
        }
      }
    },
    "stats.section.outcomes" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "How your bets ended"
          }
        }
      }
    },
    "stats.section.sums" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Your rounds"
          }
        }
      }
    },
    "stats.staked" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Staked"
          }
        }
      }
    },
    "stats.voided" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Voided rounds"
          }
        }
      }
    },
    "stats.worstStreak" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Most losses in a row"
          }
        }
      }
    },
    "sync.aside" : {
      "comment" : "A file in quotes, and why it is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Set aside: %1$@: %2$@."
          }
        }
      }
    },
    "sync.aside.conflict" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a conflict copy that differs; the device that wrote it will write its own log anew"
          }
        }
      }
    },
    "sync.aside.conflictKnown" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a conflict copy with nothing new in it; it may be removed"
          }
        }
      }
    },
    "sync.aside.devices" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "more than %@ devices"
          }
        }
      }
    },
    "sync.aside.foreign" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "no file of casino's"
          }
        }
      }
    },
    "sync.aside.noFile" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a link or a folder where a file belongs"
          }
        }
      }
    },
    "sync.aside.tooLong" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "longer than anything that is written here"
          }
        }
      }
    },
    "sync.device" : {
      "comment" : "Before its name.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This device"
          }
        }
      }
    },
    "sync.folder" : {
      "comment" : "Before its path.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Folder"
          }
        }
      }
    },
    "sync.last" : {
      "comment" : "Before the time when it was synchronised last.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Last"
          }
        }
      }
    },
    "sync.line.altered" : {
      "comment" : "Why a log is not read; the number of a line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %@ was altered, or lines before it are missing"
          }
        }
      }
    },
    "sync.line.elsewhere" : {
      "comment" : "Why a log is not read; the number of a line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %@ belongs to another profile on this machine"
          }
        }
      }
    },
    "sync.line.field" : {
      "comment" : "Why a log is not read; the number of a line, the name of a field.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %1$@ has a wrong %2$@"
          }
        }
      }
    },
    "sync.line.newer" : {
      "comment" : "Why a log is not read; the number of a line, a word in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %1$@ was written by a newer casino (%2$@): bring this program up to date"
          }
        }
      }
    },
    "sync.line.noLine" : {
      "comment" : "Why a log is not read; the number of a line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %@ is no line of a log"
          }
        }
      }
    },
    "sync.line.noShoe" : {
      "comment" : "Why a log is not read; the number of a line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %@ speaks of a shoe that was never laid"
          }
        }
      }
    },
    "sync.line.seed" : {
      "comment" : "Why a log is not read; the number of a line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %@ has a seed that is not the one that was committed to"
          }
        }
      }
    },
    "sync.line.unsound" : {
      "comment" : "Why a log is not read; the number of a line.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "line %@ has a round that does not add up"
          }
        }
      }
    },
    "sync.linked" : {
      "comment" : "A name and a folder, in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The wallet %1$@ is synchronised through %2$@."
          }
        }
      }
    },
    "sync.never" : {
      "comment" : "When it was synchronised last.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "never"
          }
        }
      }
    },
    "sync.newDevice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This data folder is a copy or an older state of another: from now on it counts as a device of its own."
          }
        }
      }
    },
    "sync.noOthers" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No other device yet."
          }
        }
      }
    },
    "sync.notLinked" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Not synchronised. To begin: casino sync --folder DIR"
          }
        }
      }
    },
    "sync.others" : {
      "comment" : "Heading.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Other devices"
          }
        }
      }
    },
    "sync.partial" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There was more than time allowed; the rest comes next time."
          }
        }
      }
    },
    "sync.received" : {
      "comment" : "What came in, as \"3 records and 1 setting\"; the names of devices.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Came in: %1$@, from %2$@."
          }
        }
      }
    },
    "sync.records" : {
      "comment" : "A number of entries of a log; %1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ record"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ records"
                }
              }
            }
          }
        }
      }
    },
    "sync.sent" : {
      "comment" : "What went out, as \"3 records\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Went out: %@."
          }
        }
      }
    },
    "sync.settings" : {
      "comment" : "A number of settings; %1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ setting"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ settings"
                }
              }
            }
          }
        }
      }
    },
    "sync.state.altered" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it was altered, or lines before it are missing"
          }
        }
      }
    },
    "sync.state.elsewhere" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it belongs to another profile on this machine"
          }
        }
      }
    },
    "sync.state.field" : {
      "comment" : "Why a file is not read; %2$@ is the name of a field.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it has a wrong %2$@"
          }
        }
      }
    },
    "sync.state.newer" : {
      "comment" : "Why a file is not read; %2$@ is a word in quotes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it was written by a newer casino (%2$@): bring this program up to date"
          }
        }
      }
    },
    "sync.state.noLine" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it is no line of a log"
          }
        }
      }
    },
    "sync.state.noShoe" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it speaks of a shoe that was never laid"
          }
        }
      }
    },
    "sync.state.seed" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it has a seed that is not the one that was committed to"
          }
        }
      }
    },
    "sync.state.unsound" : {
      "comment" : "Why a file is not read.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the settings in it cannot be read: it has a round that does not add up"
          }
        }
      }
    },
    "sync.time" : {
      "comment" : "When it was synchronised last.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ UTC"
          }
        }
      }
    },
    "sync.unlinked" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This profile is no longer synchronised. What came from other devices stays."
          }
        }
      }
    },
    "sync.upToDate" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Up to date: nothing went out, nothing came in."
          }
        }
      }
    },
    "sync.wallet" : {
      "comment" : "Before its name.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Wallet"
          }
        }
      }
    },
    "terminal.amount" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Amount: %@_   Enter puts it on the bet   Esc leaves it"
          }
        }
      }
    },
    "terminal.ended" : {
      "comment" : "The number of a signal.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The table was closed from outside (signal %@). What was on the table is kept for the next start."
          }
        }
      }
    },
    "terminal.fault" : {
      "comment" : "The number of a signal.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The table was closed by a fault in casino itself (signal %@). What was on the table is kept for the next start."
          }
        }
      }
    },
    "terminal.fault.log" : {
      "comment" : "The number of a signal, a file.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The table was closed by a fault in casino itself (signal %1$@). What was on the table is kept for the next start. What led to it is in %2$@"
          }
        }
      }
    },
    "terminal.plain.cannotPlace" : {
      "comment" : "The name of a terminal.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A terminal of the kind \"%@\" cannot draw a table, so it is told in plain text."
          }
        }
      }
    },
    "terminal.plain.input" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Standard input is no terminal, so the table is told in plain text."
          }
        }
      }
    },
    "terminal.plain.noName" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "TERM is not set, so the table is told in plain text."
          }
        }
      }
    },
    "terminal.plain.output" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Standard output is no terminal, so the table is told in plain text."
          }
        }
      }
    },
    "text.didYouMean" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Did you mean %@?"
          }
        }
      }
    },
    "text.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "bet 100              put 100 on the main bet\nbet insurance 50     put 50 on a bet by its name\n1, 2, 3 ...          do an action by its number; its name and its key do too\nstatus               tell the whole table\nrepeat               say the last thing again\nbalance, bets        your chips; what lies where\nrules, settings      what is played, and what it pays; set decks=6 changes a setting\nstatistics           what was played so far\nquit                 leave the table; an open hand stays open"
          }
        }
      }
    },
    "text.incompleteBet" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A bet needs an amount, such as: bet 100, or: bet insurance 50"
          }
        }
      }
    },
    "text.incompleteSetting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "A setting needs a key and a value, such as: set decks=6"
          }
        }
      }
    },
    "text.left" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You leave the table."
          }
        }
      }
    },
    "text.leftOpen" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You leave the table. Your hand stays open and is here when you come back."
          }
        }
      }
    },
    "text.noAmount" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "\"%@\" is no amount of chips; write it as 100 or 7.50, with at most two decimals."
          }
        }
      }
    },
    "text.noNumber" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no action %lld; the numbers are in the last line."
          }
        }
      }
    },
    "text.priced" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ for %2$@"
          }
        }
      }
    },
    "text.quoted" : {
      "comment" : "A word as it was typed, in the quotation marks of this language.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "'%@'"
          }
        }
      }
    },
    "text.seeHelp" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Type help for what you can do."
          }
        }
      }
    },
    "text.staked" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ Staked: %2$@."
          }
        }
      }
    },
    "text.takeOver" : {
      "comment" : "A game, and who has its table; the letters are those of text.yes and of no, the capital one for what Enter alone means.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is open already %2$@. Take it over here? [y/N]"
          }
        }
      }
    },
    "text.tooLong" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "That line is longer than %lld bytes and was not read."
          }
        }
      }
    },
    "text.unknown" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "\"%@\" is no command here."
          }
        }
      }
    },
    "text.yes" : {
      "comment" : "The letters that mean yes at a question, lower case, without spaces between them.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "y"
          }
        }
      }
    },
    "verify.begins" : {
      "comment" : "What is wrong with a round.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "round %1$@ begins at card %2$@ of its shoe instead of card %3$@"
          }
        }
      }
    },
    "verify.cards.progress" : {
      "comment" : "While it goes on.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cards: %@ rounds checked"
          }
        }
      }
    },
    "verify.cards.right" : {
      "comment" : "Numbers, as \"12 rounds\" and \"2 finished shoes\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cards: right. %1$@ of %2$@."
          }
        }
      }
    },
    "verify.cards.right.open" : {
      "comment" : "Numbers, as \"12 rounds\", \"2 finished shoes\" and \"1 shoe\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cards: right. %1$@ of %2$@ (%3$@ not finished yet)."
          }
        }
      }
    },
    "verify.cards.wrong" : {
      "comment" : "Numbers, as \"12 rounds\" and \"2 finished shoes\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cards: WRONG. %1$@ of %2$@."
          }
        }
      }
    },
    "verify.cards.wrong.open" : {
      "comment" : "Numbers, as \"12 rounds\", \"2 finished shoes\" and \"1 shoe\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Cards: WRONG. %1$@ of %2$@ (%3$@ not finished yet)."
          }
        }
      }
    },
    "verify.commitment" : {
      "comment" : "What is wrong with a shoe.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the seed of shoe %@ is not the one that was committed to"
          }
        }
      }
    },
    "verify.dealt" : {
      "comment" : "What is wrong with a round; two lists of cards.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "round %1$@ dealt %2$@; in the shoe lay %3$@"
          }
        }
      }
    },
    "verify.fault.game" : {
      "comment" : "A game's word, and what is wrong.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: %2$@"
          }
        }
      }
    },
    "verify.fault.round" : {
      "comment" : "The number of a round, and what is wrong.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "round %1$@: %2$@"
          }
        }
      }
    },
    "verify.finishedShoes" : {
      "comment" : "%1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ finished shoe"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ finished shoes"
                }
              }
            }
          }
        }
      }
    },
    "verify.hand" : {
      "comment" : "What is wrong with a round; a card such as AS.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "round %1$@ has the %2$@ in a hand, and did not deal it"
          }
        }
      }
    },
    "verify.more" : {
      "comment" : "After a list of twenty.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "and %@ more"
          }
        }
      }
    },
    "verify.notRechecked" : {
      "comment" : "%1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ round not rechecked: version %3$@ is not on this machine."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ rounds not rechecked: version %3$@ is not on this machine."
                }
              }
            }
          }
        }
      }
    },
    "verify.result.chips" : {
      "comment" : "What is wrong with a round.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "its chips moved otherwise"
          }
        }
      }
    },
    "verify.result.hands" : {
      "comment" : "What is wrong with a round.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "its hands are others"
          }
        }
      }
    },
    "verify.results.progress" : {
      "comment" : "While it goes on.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Results: %@ rounds played again"
          }
        }
      }
    },
    "verify.results.right" : {
      "comment" : "A game's word, and a number as \"12 rounds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Results of %1$@: right. %2$@ played again."
          }
        }
      }
    },
    "verify.results.wrong" : {
      "comment" : "A game's word, and a number as \"12 rounds\".",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Results of %1$@: WRONG. %2$@ played again."
          }
        }
      }
    },
    "verify.shoe" : {
      "comment" : "What is wrong with a shoe.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "shoe %@ cannot be made from its record"
          }
        }
      }
    },
    "verify.voided" : {
      "comment" : "%1$lld chooses the form and is not written.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ round voided: the stakes went back."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%2$@ rounds voided: the stakes went back."
                }
              }
            }
          }
        }
      }
    },
    "version" : {
      "comment" : "What casino --version prints.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "casino %1$@ (CasinoKit %2$@, protocol %3$@)"
          }
        }
      }
    }
  },
  "version" : "1.0"
}

"""#
}
