// swift-format-ignore-file
// Generated from Sources/GameHost/Resources/Localizable.xcstrings by `make record`. Do not edit.

/// The texts of `Localizable.xcstrings`, which need no file at run time.
enum HostCatalogue {
  /// The catalogue as it is on disk.
  static let json = #"""
{
  "sourceLanguage" : "en",
  "strings" : {
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
    "lobby.chips" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "your chips"
          }
        }
      }
    },
    "lobby.count" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld table"
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%lld tables"
                }
              }
            }
          }
        }
      }
    },
    "lobby.curve" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Chips since %1$@"
          }
        }
      }
    },
    "lobby.date" : {
      "comment" : "%1$@ is the day of the month, %2$@ the short name of the month.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ %2$@"
          }
        }
      }
    },
    "lobby.help.choose" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "choose a table; a click sits down"
          }
        }
      }
    },
    "lobby.help.digits" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "sit down at one of the first nine"
          }
        }
      }
    },
    "lobby.help.enter" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "sit down at the chosen table"
          }
        }
      }
    },
    "lobby.help.history" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "the last rounds"
          }
        }
      }
    },
    "lobby.help.keys" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Keys"
          }
        }
      }
    },
    "lobby.help.leave" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "leave"
          }
        }
      }
    },
    "lobby.help.search" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "search; any other letter begins to search, too"
          }
        }
      }
    },
    "lobby.help.settings" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "settings of all tables"
          }
        }
      }
    },
    "lobby.help.statistics" : {
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
    "lobby.history.line" : {
      "comment" : "%1$@ is a time or a day, %2$@ a game, %3$@ how the round ended.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@  %2$@: %3$@"
          }
        }
      }
    },
    "lobby.key.all" : {
      "comment" : "Esc ends the search and shows all tables.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "all tables"
          }
        }
      }
    },
    "lobby.key.arrows" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Arrows"
          }
        }
      }
    },
    "lobby.key.choose" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "choose"
          }
        }
      }
    },
    "lobby.key.enter" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Enter"
          }
        }
      }
    },
    "lobby.key.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "help"
          }
        }
      }
    },
    "lobby.key.history" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "history"
          }
        }
      }
    },
    "lobby.key.leave" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "leave"
          }
        }
      }
    },
    "lobby.key.search" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "search"
          }
        }
      }
    },
    "lobby.key.settings" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "settings"
          }
        }
      }
    },
    "lobby.key.statistics" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "statistics"
          }
        }
      }
    },
    "lobby.month.1" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Jan"
          }
        }
      }
    },
    "lobby.month.10" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Oct"
          }
        }
      }
    },
    "lobby.month.11" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Nov"
          }
        }
      }
    },
    "lobby.month.12" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Dec"
          }
        }
      }
    },
    "lobby.month.2" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Feb"
          }
        }
      }
    },
    "lobby.month.3" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Mar"
          }
        }
      }
    },
    "lobby.month.4" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Apr"
          }
        }
      }
    },
    "lobby.month.5" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "May"
          }
        }
      }
    },
    "lobby.month.6" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Jun"
          }
        }
      }
    },
    "lobby.month.7" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Jul"
          }
        }
      }
    },
    "lobby.month.8" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Aug"
          }
        }
      }
    },
    "lobby.month.9" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Sep"
          }
        }
      }
    },
    "lobby.needs" : {
      "comment" : "The window is too small: columns × rows that are needed.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The lobby needs %1$lld × %2$lld."
          }
        }
      }
    },
    "lobby.noGames" : {
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
    "lobby.owed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "chips owed"
          }
        }
      }
    },
    "lobby.playOn" : {
      "comment" : "Verb on a table at which a hand of the player is open.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "play on"
          }
        }
      }
    },
    "lobby.practice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ (practice)"
          }
        }
      }
    },
    "lobby.result.place" : {
      "comment" : "%1$@ is a game, %2$@ a time or a day.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ %2$@"
          }
        }
      }
    },
    "lobby.results" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Last results"
          }
        }
      }
    },
    "lobby.results.none" : {
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
    "lobby.rounds" : {
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
    "lobby.search" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "search, or type a name"
          }
        }
      }
    },
    "lobby.search.none" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No table matches what you search for."
          }
        }
      }
    },
    "lobby.sheet.help" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Help"
          }
        }
      }
    },
    "lobby.sheet.history" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "History"
          }
        }
      }
    },
    "lobby.sheet.settings" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Settings"
          }
        }
      }
    },
    "lobby.sheet.statistics" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Statistics"
          }
        }
      }
    },
    "lobby.shown" : {
      "comment" : "%1$@ is the first table that is seen, %2$@ the last, %3$@ how many there are.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld to %2$lld of %3$lld"
          }
        }
      }
    },
    "lobby.since" : {
      "comment" : "%1$@ is a gain or a loss with its sign, %2$@ a day.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ since %2$@"
          }
        }
      }
    },
    "lobby.sitDown" : {
      "comment" : "Verb on a table: take a seat.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "sit down"
          }
        }
      }
    },
    "lobby.tables" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Tables"
          }
        }
      }
    },
    "lobby.text.ask" : {
      "comment" : "%1$@ is a list such as: 1 Blackjack, 2 Baccarat. help and quit are typed as they are.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Which table? %1$@. Or help, quit."
          }
        }
      }
    },
    "lobby.text.atTable" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rules and bets are told at a table: sit down first."
          }
        }
      }
    },
    "lobby.text.back" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You are back in the lobby."
          }
        }
      }
    },
    "lobby.text.choice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld %2$@"
          }
        }
      }
    },
    "lobby.text.help" : {
      "comment" : "What can be typed in the lobby. The commands at the left stay as they are.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "1, blackjack, play blackjack   sit down at a table by its number or its name\nlist                           tell all tables\nsearch bac                     find tables\nbalance                        your chips\nstatus                         tell the lobby again\nrepeat                         say the last thing again\nstats, history                 what was played; a game's name may follow\nodds blackjack                 exact odds of a game\nsettings                       the settings of all tables; set speed=fast changes one\nrules, bets                    are told at a table\nquit                           leave"
          }
        }
      }
    },
    "lobby.text.left" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You left the lobby."
          }
        }
      }
    },
    "lobby.text.played" : {
      "comment" : "%1$@ is the whole line about a table, %2$@ how many rounds, %3$@ what they won or lost.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ Played: %2$@, %3$@."
          }
        }
      }
    },
    "lobby.text.setting" : {
      "comment" : "%1$@ is the word to type, %2$@ the setting's name, %3$@ its value, %4$@ the values to type.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ (%2$@): %3$@. One of %4$@."
          }
        }
      }
    },
    "lobby.text.table" : {
      "comment" : "%1$@ is a number, %2$@ a game's name, %3$@ what it is, %4$@ a range of amounts.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$lld %2$@: %3$@. Stakes %4$@."
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
            "value" : "bet 100              put 100 on the main bet\nbet insurance 50     put 50 on a bet by its name\n1, 2, 3 ...          do an action by its number; its name and its key do too\nstatus               tell the whole table\nrepeat               say the last thing again\nbalance, bets        your chips; what lies where\nrules, settings      what is played, and what it pays; set decks=6 changes a setting\nstatistics           what was played so far\nlobby                leave the table for the lobby\nquit                 leave the table; an open hand stays open"
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
    }
  },
  "version" : "1.0"
}

"""#
}
