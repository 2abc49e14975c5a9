package dev.quayside.engine.carrier.sandbox.scan;

import java.util.SplittableRandom;

/// What becomes of a parcel on its last day. Shares [general knowledge]: carriers keep 93 to 98 %
/// of their promises.
enum Fate {
  ON_TIME,
  /// A day late.
  DELAYED,
  /// A day late because of the weather.
  WEATHER,
  /// Nobody at home on the day; delivered on the next.
  ATTEMPTED,
  /// Damaged on the way, delivered all the same a day late.
  DAMAGED,
  /// The consignee will not have it: back to the sender.
  REFUSED;

  private static final int OF = 1000;

  static Fate draw(SplittableRandom chance) {
    int lot = chance.nextInt(OF);
    if (lot < 20) {
      return DELAYED;
    } else if (lot < 28) {
      return WEATHER;
    } else if (lot < 43) {
      return ATTEMPTED;
    } else if (lot < 45) {
      return DAMAGED;
    }
    return lot < 48 ? REFUSED : ON_TIME;
  }
}
