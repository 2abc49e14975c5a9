package dev.quayside.engine.carrier.certification;

/// How one label of a certification ended.
///
/// @param name of its folder
/// @param service code; empty when none was offered
/// @param number its tracking number; empty when nothing was bought
/// @param outcome a sentence for the reader
public record CertificationResult(
    String name, String service, String number, State state, String outcome) {

  public enum State {
    /// Bought, its files kept, and voided or never billed.
    DONE,
    /// The carrier does not offer it, and it is not required.
    NOT_OFFERED,
    /// Nothing was bought, though it should have been.
    REFUSED,
    /// A label was bought, or may have been, and is not voided: a person has to see to it.
    LEFT_OPEN
  }

  public boolean isGood() {
    return state == State.DONE || state == State.NOT_OFFERED;
  }
}
