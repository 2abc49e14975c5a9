package dev.quayside.app.screen.ship.scanner;

import dev.quayside.app.screen.ship.packing.Preference;

/// Handles what a scanner typed.
public interface ScanReader {

  /// Handles a code that was certainly scanned.
  void submit(String code);

  /// Handles a code that may have been typed by hand, if there is an order or a label for it.
  ///
  /// @param known called before it is handled
  /// @param unknown called when there is none
  void submitIfKnown(String code, Runnable known, Runnable unknown);

  /// Reports that a code arrived incomplete.
  void tellBroken();

  /// The present choice of a rate, to be restored later.
  Preference choice();

  /// Undoes the choice of a rate that the digits of a code have made.
  void restore(Preference before);
}
