package dev.quayside.app.scanner;

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

  /// Keeps what is chosen now, since the digits of a code may be keys that choose something else.
  ///
  /// @return chooses it again
  Runnable keepChoice();
}
