package dev.quayside.engine.carrier;

/// The carrier was asked to buy and did not answer. It may have bought: ask {@link
/// Carrier#findByReference}, never buy again.
public final class InDoubtException extends RuntimeException {
  public InDoubtException(String message) {
    super(message);
  }
}
