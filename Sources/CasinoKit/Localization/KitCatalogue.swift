// swift-format-ignore-file
// Generated from Sources/CasinoKit/Resources/Localizable.xcstrings by `make record`. Do not edit.

/// The texts of `Localizable.xcstrings`, which need no file at run time.
enum KitCatalogue {
  /// The catalogue as it is on disk.
  static let json = #"""
{
  "sourceLanguage" : "en",
  "strings" : {
    "action.again" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Same again"
          }
        }
      }
    },
    "action.allIn" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "All in"
          }
        }
      }
    },
    "action.clear" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Clear bets"
          }
        }
      }
    },
    "action.close" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Close"
          }
        }
      }
    },
    "action.deal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Deal"
          }
        }
      }
    },
    "action.doubleBets" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Double bets"
          }
        }
      }
    },
    "action.gotIt" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Got it"
          }
        }
      }
    },
    "action.halveBets" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Half bets"
          }
        }
      }
    },
    "action.leave" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leave the table"
          }
        }
      }
    },
    "action.newStack" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "New stack"
          }
        }
      }
    },
    "action.rebet" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rebet"
          }
        }
      }
    },
    "action.rules" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rules"
          }
        }
      }
    },
    "action.settings" : {
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
    "action.statistics" : {
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
    "action.watch" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Watch a round"
          }
        }
      }
    },
    "banner.lose" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You lose"
          }
        }
      }
    },
    "banner.push" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Push"
          }
        }
      }
    },
    "banner.win" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You win"
          }
        }
      }
    },
    "card.faceDown" : {
      "comment" : "In a list of cards.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "a card face down"
          }
        }
      }
    },
    "card.name" : {
      "comment" : "The rank and the suit of a card.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ of %2$@"
          }
        }
      }
    },
    "chip.select" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Take a chip of %@"
          }
        }
      }
    },
    "chips.say" : {
      "comment" : "The list of the chips of the rack, and the one that the player took.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Chips of %1$@; you hold %2$@"
          }
        }
      }
    },
    "gameOver.say" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You are out of chips. Take a new stack, or leave the table."
          }
        }
      }
    },
    "gameOver.title" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Out of chips"
          }
        }
      }
    },
    "hand.number" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hand %lld"
          }
        }
      }
    },
    "hint.bet" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Choose a chip and put it on this bet."
          }
        }
      }
    },
    "hint.deal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Your bet lies there. Deal when you are ready."
          }
        }
      }
    },
    "limits.main" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Main bet"
          }
        }
      }
    },
    "limits.side" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Side bets"
          }
        }
      }
    },
    "list.separator" : {
      "comment" : "Between the items of a list.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : ", "
          }
        }
      }
    },
    "number.decimal" : {
      "comment" : "Before the hundredths of an amount.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "."
          }
        }
      }
    },
    "number.group" : {
      "comment" : "Between groups of three digits.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : ","
          }
        }
      }
    },
    "number.odds" : {
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
    "number.percent" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@ %%"
          }
        }
      }
    },
    "number.range" : {
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
    "outcome.lose" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "lost"
          }
        }
      }
    },
    "outcome.push" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "push"
          }
        }
      }
    },
    "outcome.win" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "won"
          }
        }
      }
    },
    "prompt.bet" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Place your bet: %@."
          }
        }
      }
    },
    "prompt.deal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Deal when you are ready."
          }
        }
      }
    },
    "prompt.move" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Your move."
          }
        }
      }
    },
    "prompt.next" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Place your next bet."
          }
        }
      }
    },
    "rank.ace" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ace"
          }
        }
      }
    },
    "rank.eight" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "eight"
          }
        }
      }
    },
    "rank.five" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "five"
          }
        }
      }
    },
    "rank.four" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "four"
          }
        }
      }
    },
    "rank.jack" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "jack"
          }
        }
      }
    },
    "rank.king" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "king"
          }
        }
      }
    },
    "rank.nine" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "nine"
          }
        }
      }
    },
    "rank.queen" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "queen"
          }
        }
      }
    },
    "rank.seven" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "seven"
          }
        }
      }
    },
    "rank.six" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "six"
          }
        }
      }
    },
    "rank.ten" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "ten"
          }
        }
      }
    },
    "rank.three" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "three"
          }
        }
      }
    },
    "rank.two" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "two"
          }
        }
      }
    },
    "refuse.badSetting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ does not take %2$@. It takes: %3$@."
          }
        }
      }
    },
    "refuse.needs" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ needs a bet on %2$@ beside it."
          }
        }
      }
    },
    "refuse.noRound" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no hand to play. Place a bet and deal."
          }
        }
      }
    },
    "refuse.noStake" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no bet on the table. Place one first."
          }
        }
      }
    },
    "refuse.notEnoughChips" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "That costs %1$@, and you have %2$@."
          }
        }
      }
    },
    "refuse.notOffered" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is not possible now. You can: %2$@."
          }
        }
      }
    },
    "refuse.nothingToRepeat" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no earlier bet to repeat."
          }
        }
      }
    },
    "refuse.outsideLimits" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ takes %2$@ to %3$@ at this table."
          }
        }
      }
    },
    "refuse.outsidePrice" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ takes at most %2$@."
          }
        }
      }
    },
    "refuse.repeated" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "That was done already."
          }
        }
      }
    },
    "refuse.roundUnderWay" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The round is under way; bets and deal wait until it is over."
          }
        }
      }
    },
    "refuse.stale" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The table has changed since; look again."
          }
        }
      }
    },
    "refuse.unknownBet" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no bet called %1$@. Bets: %2$@."
          }
        }
      }
    },
    "refuse.unknownSetting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "There is no setting called %1$@. Settings: %2$@."
          }
        }
      }
    },
    "refuse.watch" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Chips lie on the table: deal, or clear the bets first."
          }
        }
      }
    },
    "say.burned" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "The first card is the %2$@: one card is burned."
                }
              },
              "other" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "The first card is the %2$@: %1$lld cards are burned."
                }
              }
            }
          }
        }
      }
    },
    "say.cleared" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The bets are cleared."
          }
        }
      }
    },
    "say.hand" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hand %1$lld: %2$@"
          }
        }
      }
    },
    "say.hint" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Hint: %@"
          }
        }
      }
    },
    "say.lose" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%3$@ loses %1$@."
          }
        }
      }
    },
    "say.net.lose" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Together you lose %@."
          }
        }
      }
    },
    "say.net.push" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Together you are even."
          }
        }
      }
    },
    "say.net.win" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Together you win %@."
          }
        }
      }
    },
    "say.placed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: %2$@."
          }
        }
      }
    },
    "say.push" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%3$@ is returned."
          }
        }
      }
    },
    "say.resumed" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Your hand is still open."
          }
        }
      }
    },
    "say.setting" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: %2$@."
          }
        }
      }
    },
    "say.settingLater" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: %2$@ from the next round; this hand goes on as it was dealt."
          }
        }
      }
    },
    "say.shuffled" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The dealer shuffles a new shoe."
          }
        }
      }
    },
    "say.split" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "You split."
          }
        }
      }
    },
    "say.win" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%3$@ wins %1$@."
          }
        }
      }
    },
    "section.everyTable" : {
      "comment" : "The section of the settings that hold at the tables of all games.",
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
    "section.limits" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Table limits"
          }
        }
      }
    },
    "section.rules" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rules"
          }
        }
      }
    },
    "setting.limits" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Table limits"
          }
        }
      }
    },
    "setting.limits.casual" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "casual"
          }
        }
      }
    },
    "setting.limits.high" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "high"
          }
        }
      }
    },
    "setting.limits.low" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "low"
          }
        }
      }
    },
    "setting.limits.medium" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "medium"
          }
        }
      }
    },
    "setting.limits.vip" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "high roller"
          }
        }
      }
    },
    "setting.off" : {
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
    "setting.on" : {
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
    "settings.later" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Rules hold from the next round; this hand goes on as it was dealt."
          }
        }
      }
    },
    "suit.clubs" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "clubs"
          }
        }
      }
    },
    "suit.diamonds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "diamonds"
          }
        }
      }
    },
    "suit.hearts" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "hearts"
          }
        }
      }
    },
    "suit.spades" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "spades"
          }
        }
      }
    },
    "total.plain" : {
      "comment" : "What a hand counts.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%lld"
          }
        }
      }
    },
    "total.soft" : {
      "comment" : "What a hand counts, an ace counting eleven.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "soft %lld"
          }
        }
      }
    },
    "zone.closed" : {
      "comment" : "A betting zone that takes no bets now.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%@: no bet"
          }
        }
      }
    },
    "zone.empty" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: no bet, takes %2$@"
          }
        }
      }
    },
    "zone.paying" : {
      "comment" : "The sentence about a betting zone, then what it pays.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@, pays %2$@"
          }
        }
      }
    },
    "zone.pays" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "up to %@"
          }
        }
      }
    },
    "zone.staked" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: %2$@ staked"
          }
        }
      }
    },
    "zone.staked.takes" : {
      "comment" : "A betting zone: its name, what lies there, the least and the most it takes.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@: %2$@ staked, takes %3$@"
          }
        }
      }
    }
  },
  "version" : "1.0"
}

"""#
}
