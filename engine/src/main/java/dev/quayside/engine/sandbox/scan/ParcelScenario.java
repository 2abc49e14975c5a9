package dev.quayside.engine.sandbox.scan;

import java.util.SplittableRandom;

/// What becomes of a parcel. Shares are general knowledge and guesses: carriers keep 93 to 98 % of
/// their promises, lose about one parcel in five hundred and bring back about as many.
enum ParcelScenario {
  /// A day late.
  DELAYED(15, false),
  /// A day late because of the weather.
  WEATHER(8, false),
  /// Nobody at home on the day; delivered on the next.
  ATTEMPTED(12, false),
  /// Nobody at home; waits at a counter and is fetched.
  COLLECTED(6, false),
  /// Nobody at home, and nobody fetches it: back to the sender.
  UNCLAIMED(1, false),
  /// Held over a day: the door is shut, or somebody asked for it.
  HELD(4, false),
  /// The address is wrong, is put right, and it is a day late.
  ADDRESS_CORRECTED(4, false),
  /// The address is wrong and cannot be put right: back to the sender.
  ADDRESS_UNKNOWN(1, false),
  /// Damaged on the way, delivered all the same a day late.
  DAMAGED(2, false),
  /// The consignee will not have it: back to the sender.
  REFUSED(2, false),
  /// Never seen again after its last facility.
  LOST(2, false),
  /// Customs wants papers: a day or more late.
  CUSTOMS_HELD(15, true),
  /// Customs does not let it in: back to the sender.
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
