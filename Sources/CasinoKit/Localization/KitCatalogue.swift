// swift-format-ignore-file
// Generated from Sources/CasinoKit/Resources/Localizable.xcstrings by `make record`. Do not edit.

/// The texts of `Localizable.xcstrings`, which need no file at run time.
enum KitCatalogue {
  /// The catalogue as it is on disk.
  static let json = #"""
{
  "sourceLanguage" : "en",
  "strings" : {
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
    }
  },
  "version" : "1.0"
}

"""#
}
