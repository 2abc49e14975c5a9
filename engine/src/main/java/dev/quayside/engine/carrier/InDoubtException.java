package dev.quayside.engine.carrier;

/// The carrier was asked to buy or to void and did not answer. It may have bought: ask {@link
/// Carrier#lookUp}, never buy again. It may have voided: a void is asked again.
public final class InDoubtException extends RuntimeException {
  public InDoubtException(String message) {
    super(message);
  }
}
