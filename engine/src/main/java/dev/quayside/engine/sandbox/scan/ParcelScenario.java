package dev.quayside.engine.sandbox.scan;

import java.util.SplittableRandom;

/// The ways a parcel's journey can go, with their shares of a thousand. The shares are general
/// knowledge and guesses: carriers keep 93 to 98 % of their promises, lose about one parcel in five
/// hundred and return about as many.
enum ParcelScenario {
  /// A day late.
  DELAYED(15, false),
  /// A day late because of the weather.
  WEATHER(8, false),
  /// Nobody is at home on the day; delivered on the next.
  ATTEMPTED(12, false),
  /// Nobody is at home; the receiver fetches it from a counter.
  COLLECTED(6, false),
  /// Nobody is at home, and it is not fetched: back to the sender.
  UNCLAIMED(1, false),
  /// Held for a day: the door is shut, or the receiver asked for it.
  HELD(4, false),
  /// The address is wrong and is corrected: a day late.
  ADDRESS_CORRECTED(4, false),
  /// The address is wrong and cannot be corrected: back to the sender.
  ADDRESS_UNKNOWN(1, false),
  /// Damaged on the way, but delivered a day late.
  DAMAGED(2, false),
  /// The receiver refuses it: back to the sender.
  REFUSED(2, false),
  /// Not seen again after its last facility.
  LOST(2, false),
  /// Customs asks for papers: a day or more late.
  CUSTOMS_HELD(15, true),
  /// Customs refuses it: back to the sender.
  CUSTOMS_REFUSED(2, true),
  ON_TIME(0, false);

  private static final int OF = 1000;

  private final int perThousand;
  private final boolean onlyAbroad;

  ParcelScenario(int perThousand, boolean onlyAbroad) {
    this.perThousand = perThousand;
    this.onlyAbroad = onlyAbroad;
  }

  static ParcelScenario draw(SplittableRandom chance, boolean abroad) {
    int lot = chance.nextInt(OF);
    for (var scenario : values()) {
      if (abroad || !scenario.onlyAbroad) {
        lot -= scenario.perThousand;
        if (lot < 0) {
          return scenario;
        }
      }
    }
    return ON_TIME;
  }
}
