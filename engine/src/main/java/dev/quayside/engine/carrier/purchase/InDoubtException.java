package dev.quayside.engine.carrier.purchase;

import dev.quayside.printing.message.Message;

/// The carrier was asked to buy or to void and did not answer. It may have bought: ask
/// `Carrier.lookUp`, never buy again. It may have voided: ask for the void again.
public final class InDoubtException extends RuntimeException {

  private final transient Message said;

  public InDoubtException(Message said) {
    super(said.sentence());
    this.said = said;
  }

  /// The message for the reader.
  public Message said() {
    return said;
  }
}
