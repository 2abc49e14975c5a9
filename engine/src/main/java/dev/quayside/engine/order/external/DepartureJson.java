package dev.quayside.engine.order.external;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.fulfilment.OrderLabelJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import org.jspecify.annotations.Nullable;

/// How an order leaves without a label of ours, on the wire.
final class DepartureJson {

  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_NUMBER = 100;

  private DepartureJson() {}

  static Departure read(Fields body) {
    return new Departure(
        stripped(body, "carrier", LONGEST_NAME),
        stripped(body, "carrierName", LONGEST_NAME),
        stripped(body, "trackingNumber", LONGEST_NUMBER),
        OrderLabelJson.items(body),
        body.instant("shippedAt"),
        cost(body),
        false,
        !Boolean.FALSE.equals(body.bool("tellShop")),
        Boolean.TRUE.equals(body.bool("tellBuyer")));
  }

  private static @Nullable Money cost(Fields body) {
    var cost = MoneyJson.read(body, "cost");
    if (cost != null && cost.isNegative()) {
      body.violations().add(body.path("cost.amount"), FieldWords.NOT_NEGATIVE);
    }
    return cost;
  }

  private static @Nullable String stripped(Fields body, String name, int longest) {
    var text = body.text(name, longest);
    return text == null || text.isBlank() ? null : text.strip();
  }
}
