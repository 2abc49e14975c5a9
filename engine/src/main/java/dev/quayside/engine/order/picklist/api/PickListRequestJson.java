package dev.quayside.engine.order.picklist.api;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.api.OrderListJson;
import dev.quayside.engine.order.api.OrderQueryJson;
import dev.quayside.engine.order.picklist.PickKind;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.order.picklist.PickPlan;
import dev.quayside.engine.order.picklist.PickSort;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Requests for pick lists on the wire.
final class PickListRequestJson {

  private static final int MOST_PIECES = 1_000_000;
  private static final String HOLD = "hold";
  private static final String SHIP_REST = "ship_rest";

  private PickListRequestJson() {}

  /// @param filter null for `orders`
  record Asked(List<String> orders, @Nullable OrderListJson filter, PickPlan plan) {}

  /// @param hold whether the orders wait for the pieces
  record Short(int quantity, boolean hold) {}

  static Asked read(Fields body) {
    if (body.has("orders") == body.has("filter")) {
      body.violations().add("orders", OrderWords.PICK_ORDERS);
    }
    var orders = body.texts("orders", PickLists.MOST_ORDERS);
    if (body.isList("orders") && orders.isEmpty() && body.violations().isEmpty()) {
      body.violations().add("orders", FieldWords.FROM_1_TO, PickLists.MOST_ORDERS);
    }
    body.require("kind");
    var kind = body.choice("kind", PickKind.values(), PickKind::wire);
    var sort = body.choice("sort", PickSort.values(), PickSort::wire);
    var weight = body.decimal("maxWeightOz");
    if (weight != null && weight.signum() <= 0) {
      body.violations().add("maxWeightOz", FieldWords.MORE_THAN_ZERO);
    }
    var usual = kind == PickKind.SKU ? PickSort.SKU : PickSort.PLACE;
    var filter = body.object("filter");
    return new Asked(
        orders,
        filter == null ? null : OrderQueryJson.read(filter),
        PickPlan.of(
            Objects.requireNonNullElse(kind, PickKind.CART),
            number(body, "slots", PickLists.MOST_SLOTS),
            sort == null ? usual : sort,
            number(body, "maxPieces", MOST_PIECES),
            weight));
  }

  static int readPicked(Fields body) {
    return quantity(body, 0);
  }

  static Short readShort(Fields body) {
    body.require("then");
    var then = body.choice("then", new String[] {HOLD, SHIP_REST}, each -> each);
    return new Short(quantity(body, 1), HOLD.equals(then));
  }

  static String readUser(Fields body) {
    return body.requiredText("userId");
  }

  private static int quantity(Fields body, int least) {
    body.require("quantity");
    var quantity = body.integer("quantity");
    if (quantity != null && (quantity < least || quantity > MOST_PIECES)) {
      body.violations()
          .add(
              "quantity",
              quantity < 0 || least == 0 ? FieldWords.NOT_NEGATIVE : FieldWords.ONE_OR_MORE);
    }
    return quantity == null ? least : quantity;
  }

  private static @Nullable Integer number(Fields body, String name, int most) {
    var number = body.integer(name);
    if (number != null && (number < 1 || number > most)) {
      body.violations().add(name, FieldWords.FROM_1_TO, most);
      return null;
    }
    return number;
  }
}
