package dev.quayside.engine.order;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.MessageKey;

/// What somebody is told whose order stands where nothing of the kind can be done.
final class OrderRefusals {

  private OrderRefusals() {}

  /// @param what the key of `held`, `cancelled`
  static ProblemException cannot(SalesOrder order, OrderWords what) {
    return ProblemException.refused(
        ProblemCode.CONFLICT, OrderWords.CANNOT, order.number(), words(order.state()), what);
  }

  static ProblemException notShippable(SalesOrder order) {
    return ProblemException.refused(
        ProblemCode.CONFLICT, advice(order.state()), order.number(), words(order.state()));
  }

  private static MessageKey words(OrderState state) {
    return switch (state) {
      case OPEN -> OrderWords.STATE_OPEN;
      case HELD -> OrderWords.STATE_HELD;
      case BUYING -> OrderWords.STATE_BUYING;
      case SHIPPED -> OrderWords.STATE_SHIPPED;
      case FAILED -> OrderWords.STATE_FAILED;
      case CANCELLED -> OrderWords.STATE_CANCELLED;
    };
  }

  private static MessageKey advice(OrderState state) {
    return switch (state) {
      case HELD -> OrderWords.RELEASE_FIRST;
      case SHIPPED -> OrderWords.REPRINT_OR_VOID;
      case CANCELLED -> OrderWords.REOPEN_FIRST;
      case OPEN, BUYING, FAILED -> OrderWords.ASK_AGAIN;
    };
  }
}
