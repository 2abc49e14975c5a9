package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.printing.message.Message;

/// An order of a file that is not to be shipped, and so is not taken in.
///
/// @param number the order number
/// @param line its first line in the file
public record LeftOut(String number, int line, Reason reason) {

  /// Why, in the words that shops' pulls use too.
  public enum Reason implements WireWord {
    CANCELLED,
    REFUNDED,
    SHIPPED,
    UNPAID,
    ON_HOLD,
    DIGITAL,
    UNKNOWN_STATUS;

    public Message message() {
      return switch (this) {
        case UNPAID -> OrderWords.LEFT_UNPAID.of();
        case ON_HOLD -> OrderWords.LEFT_ON_HOLD.of();
        case CANCELLED -> OrderWords.LEFT_CANCELLED.of();
        case REFUNDED -> OrderWords.LEFT_REFUNDED.of();
        case SHIPPED -> OrderWords.LEFT_SHIPPED.of();
        case DIGITAL -> OrderWords.LEFT_DIGITAL.of();
        case UNKNOWN_STATUS -> OrderWords.LEFT_UNKNOWN.of();
      };
    }
  }
}
