package dev.quayside.engine.source.vendure;

import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.TreeWire;
import dev.quayside.printing.message.MessageKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tells Vendure of parcels, in two steps: a fulfilment with the pieces, which then becomes
/// `Shipped`. It is read before each write; the number of the parcel tells what it has of it.
record VendureParcels(VendureApi api) implements ShopTracking {

  private static final String PENDING = "Pending";
  private static final String CANCELLED = "Cancelled";

  /// Vendure lets pieces be fulfilled in any state: which will do is known here only.
  private static final Set<String> NOT_PAID =
      Set.of("Created", "Draft", "AddingItems", "ArrangingPayment");

  @Override
  public Optional<String> find(ShopParcel parcel) {
    return ours(standing(parcel), parcel).stream().map(each -> each.text("id")).findFirst();
  }

  @Override
  public String post(ShopParcel parcel) {
    var order = standing(parcel);
    var there = ours(order, parcel);
    if (!there.isEmpty()) {
      return there.getFirst().text("id");
    }
    var state = order.text("state");
    if (NOT_PAID.contains(state)) {
      throw refused(VendureWords.NOT_PAID);
    }
    if (state.equals(CANCELLED)) {
      throw refused(VendureWords.OVER);
    }
    var handler =
        Map.of(
            "code",
            "manual-fulfillment",
            "arguments",
            List.of(
                argument("method", parcel.carrierName()),
                argument("trackingCode", parcel.trackingNumber())));
    var input = Map.of("lines", pieces(order, parcel), "handler", handler);
    var made = api.ask(VendureQueries.ADD, Map.of("input", input)).at("addFulfillmentToOrder");
    return required(made).text("id");
  }

  /// The second step, which a crash may have left out.
  @Override
  public void finish(ShopParcel parcel) {
    for (var each : ours(standing(parcel), parcel)) {
      if (each.text("state").equals(PENDING)) {
        move(each, "Shipped");
      }
    }
  }

  /// All that has the parcel's number; what is cancelled already is not cancelled again.
  @Override
  public void takeBack(ShopParcel parcel, String handle) {
    for (var each : ours(standing(parcel), parcel)) {
      move(each, CANCELLED);
    }
  }

  private void move(TreeWire fulfilment, String state) {
    var asked = Map.<String, Object>of("id", fulfilment.text("id"), "state", state);
    required(api.ask(VendureQueries.MOVE, asked).at("transitionFulfillmentToState"));
  }

  private TreeWire standing(ShopParcel parcel) {
    var order = api.ask(VendureQueries.STANDING, Map.of("id", parcel.externalId())).at("order");
    if (!order.isObject()) {
      throw refused(VendureWords.GONE);
    }
    return order;
  }

  private static List<TreeWire> ours(TreeWire order, ShopParcel parcel) {
    return order.list("fulfillments").stream()
        .filter(each -> !each.text("state").equals(CANCELLED))
        .filter(each -> each.text("trackingCode").equals(parcel.trackingNumber()))
        .toList();
  }

  private List<Map<String, Object>> pieces(TreeWire order, ShopParcel parcel) {
    if (!parcel.pieces().isEmpty()) {
      return parcel.pieces().stream()
          .map(piece -> line(piece.externalId(), piece.quantity()))
          .toList();
    }
    if (!parcel.last()) {
      throw refused(VendureWords.WHICH_PIECES);
    }
    return order.list("lines").stream()
        .filter(line -> VendureOrders.left(line) > 0)
        .map(line -> line(line.text("id"), VendureOrders.left(line)))
        .toList();
  }

  private static Map<String, Object> line(String id, int quantity) {
    return Map.of("orderLineId", id, "quantity", quantity);
  }

  private static Map<String, Object> argument(String name, String value) {
    return Map.of("name", name, "value", value);
  }

  /// What it does not do is an answer of another type.
  private TreeWire required(TreeWire answer) {
    if (answer.isThere("errorCode")) {
      var why = answer.text("transitionError");
      throw api.refused(why.isEmpty() ? answer.text("message") : why);
    }
    if (!answer.isThere("id")) {
      throw api.garbled();
    }
    return answer;
  }

  private ShopException refused(MessageKey why) {
    return ShopException.of(Kind.REFUSED, why.of(api.shopName()));
  }
}
