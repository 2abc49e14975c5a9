package dev.quayside.app.person;

/// Recognizes a badge among scanned codes. Looking one up takes a moment, so codes of orders,
/// labels and items are looked for first.
@FunctionalInterface
public interface Badges {

  /// For a window in which no badge is known.
  Badges NONE = (_, _, unknown) -> unknown.run();

  /// Signs in the person whose badge was scanned. Exactly one of the two is run, on the model's
  /// thread.
  ///
  /// @param known run when the code is a badge
  /// @param unknown run when it is none
  void take(String code, Runnable known, Runnable unknown);
}
