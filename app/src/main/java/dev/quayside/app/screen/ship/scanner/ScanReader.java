package dev.quayside.app.screen.ship.scanner;

import dev.quayside.app.screen.ship.rates.Preference;

/// Takes what a scanner typed.
public interface ScanReader {

  /// Takes a code that was certainly scanned.
  void submit(String code);

  /// Takes a code that a person may have typed, if there is an order or a label of it.
  ///
  /// @param known called before it is taken
  /// @param unknown called when nothing is taken
  void submitIfKnown(String code, Runnable known, Runnable unknown);

  /// Says that a code came, but not whole.
  void tellBroken();

  /// The choice of a rate, to come back to.
  Preference choice();

  /// Undoes what the digits of a code have chosen.
  void restore(Preference before);
}
