package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.order.OrderIntake;
import dev.quayside.printing.message.Message;
import java.util.List;

/// What a person should look at in an order that is taken in all the same.
///
/// @param number the order number
public record OrderWarning(String number, Message message) {

  /// The warnings of orders that would be new or changed.
  public static List<OrderWarning> of(List<OrderIntake.Outcome> outcomes) {
    return outcomes.stream()
        .filter(
            each ->
                switch (each.kind()) {
                  case NEW, CHANGED, SAME -> true;
                  case KEPT, OF_SHOP, OTHER_CUSTOMER -> false;
                })
        .flatMap(
            each ->
                each.order().details().heavierGoods().stream()
                    .map(why -> new OrderWarning(each.order().number(), why)))
        .toList();
  }
}
