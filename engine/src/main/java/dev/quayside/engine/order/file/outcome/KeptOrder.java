package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.printing.message.Message;

/// An order that differs from what was sent and stays as it is, because it is shipped, being bought
/// or cancelled.
///
/// @param id of the order that is here
/// @param message its state, and in what it differs
public record KeptOrder(String number, String id, OrderState state, Message message) {

  public static KeptOrder of(SalesOrder here, NewOrder sent) {
    return new KeptOrder(
        sent.number(),
        here.id(),
        here.state(),
        OrderWords.KEPT.of(
            OrderRefusals.words(here.state()),
            OrderDifferences.of(here.details(), here.merged(sent.details()))));
  }

  /// Whether goods of it are on their way.
  public boolean isShipped() {
    return state != OrderState.CANCELLED;
  }
}
