package dev.quayside.engine.carrier.certification;

/// What became of one label.
///
/// @param name of its folder
/// @param service code; empty when none was offered
/// @param number empty when nothing was bought
/// @param outcome in words
public record CertificationResult(
    String name, String service, String number, State state, String outcome) {

  /// How it ended.
  public enum State {
    /// Bought, its label kept, and voided or never billed.
    DONE,
    /// The carrier does not offer it, and need not.
    NOT_OFFERED,
    /// Nothing was bought, though it should have been.
    REFUSED,
    /// A label is there, or may be: somebody has to see to it.
    LEFT_OPEN
  }

  public boolean isGood() {
    return state == State.DONE || state == State.NOT_OFFERED;
  }
}
