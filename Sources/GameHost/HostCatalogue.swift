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
    "interface.unknown" : {
      "comment" : "Said when the variable CASINO_UI of the environment names no interface; the three words stay as they are.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "CASINO_UI does not take %@; it takes terminal, text or json."
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
    "setting.interface" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Interface"
          }
        }
      }
    },
    "setting.interface.auto" : {
      "comment" : "The interface is chosen by what the terminal can show.",
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
    "setting.interface.later" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "The interface holds from the next start."
          }
        }
      }
    },
    "setting.interface.terminal" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "drawn table"
          }
        }
      }
    },
    "setting.interface.text" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "plain text"
          }
        }
      }
    },
    "setting.language" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Language"
          }
        }
      }
    },
    "setting.language.auto" : {
      "comment" : "The language of the environment.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "automatic"
          }
        }
      }
    },
    "setting.language.de" : {
      "comment" : "The language's own name, the same in every language.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Deutsch"
          }
        }
      }
    },
    "setting.language.en" : {
      "comment" : "The language's own name, the same in every language.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "English"
          }
        }
      }
    },
    "setting.language.es" : {
      "comment" : "The language's own name, the same in every language.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Español"
          }
        }
      }
    },
    "setting.language.fr" : {
      "comment" : "The language's own name, the same in every language.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Français"
          }
        }
      }
    },
    "setting.language.ja" : {
      "comment" : "The language's own name, the same in every language.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "日本語"
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
    "setting.startingBalance" : {
      "comment" : "What the next new stack of chips holds; the value is an amount.",
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
    "setting.startingBalance.later" : {
      "comment" : "Said after the balance of a new stack was chosen.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "It holds from the next new stack; the chips that you have stay as they are."
          }
        }
      }
    },
    "setting.textScale" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Text scale"
          }
        }
      }
    },
    "setting.textScale.compact" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "compact"
          }
        }
      }
    },
    "setting.textScale.large" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "large"
          }
        }
      }
    },
    "setting.textScale.regular" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "regular"
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
    "settings.stack" : {
      "comment" : "Below the settings that hold at every table.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "What a new stack holds counts from the next one, the interface from the next start; all else holds at once."
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
            "value" : "bet 100              put 100 on the main bet\nbet insurance 50     put 50 on a bet by its name\n1, 2, 3 ...          do an action by its number; its name and its key do too\nstatus               tell the whole table\nrepeat               say the last thing again\nbalance, bets        your chips; what lies where\nodds                 what the decision at hand is worth; without one, what each bet costs\nrules, settings      what is played, and what it pays; set decks=6 changes a setting\nstatistics           what was played so far\nquit                 leave the table; an open hand stays open"
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
    "text.noBets" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "No bets lie on the table."
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
    "text.noOdds" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "This game tells no odds."
          }
        }
      }
    },
    "text.note" : {
      "comment" : "A hand and a word on it, such as: Banker: wins.",
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
    "text.odds" : {
      "comment" : "A move or a bet, then its figures.",
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
    "text.odds.figure" : {
      "comment" : "The name of a figure, such as house edge, then the figure.",
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
    "text.setting" : {
      "comment" : "The sentence about a setting, then what to type to change it; the word set is a command and stays.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ set %2$@=%3$@"
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
    "text.unavailable" : {
      "comment" : "A move, then the whole sentence why.",
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "%1$@ is not possible: %2$@"
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
