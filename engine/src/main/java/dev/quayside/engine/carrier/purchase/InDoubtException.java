package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.printing.message.Message;

/// The carrier was asked to buy or to void and did not answer. It may have bought: ask {@link
/// Carrier#lookUp}, never buy again. It may have voided: a void is asked again.
public final class InDoubtException extends RuntimeException {

  private final transient Message said;

  public InDoubtException(Message said) {
    super(said.sentence());
    this.said = said;
  }

  /// What people are told of it.
  public Message said() {
    return said;
  }
}
