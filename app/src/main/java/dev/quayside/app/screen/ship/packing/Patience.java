package dev.quayside.app.screen.ship.packing;

import java.util.Set;

/// Which carriers the buy key waits for: a carrier that did not answer last time, or takes too long
/// now, holds up no parcel. Its rates still count when they come before the key is pressed.
///
/// @param usual codes of the carriers that answered the last question; none when it is not known
/// @param over whether the carriers had their time for the present question
record Patience(Set<String> usual, boolean over) {

  static final Patience NONE = new Patience(Set.of(), false);

  Patience {
    usual = Set.copyOf(usual);
  }

  /// Whether enough carriers have answered.
  boolean isServed(ShownRates offers) {
    return over || (!usual.isEmpty() && offers.answered().containsAll(usual));
  }

  /// For the next question, after all answers to this one.
  Patience after(ShownRates all) {
    return new Patience(all.heard(), false);
  }

  /// For the next question.
  Patience renewed() {
    return new Patience(usual, false);
  }

  Patience ended() {
    return new Patience(usual, true);
  }
}
