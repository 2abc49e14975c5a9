package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TreeWire;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Tells Shopify of parcels, as fulfilments of the pieces in them. It is read before each write,
/// and the number of the parcel tells what it has of it already.
final class ShopifyParcels implements ShopTracking {

  private static final Set<String> NOT_THERE = Set.of("CANCELLED", "ERROR", "FAILURE");

  private final ShopifyApi api;
  private final SourceSettings settings;
  private final OrderParts parts;

  /// Number of the parcel that was told of last, with all its pieces: it needs no second look.
  private volatile String whole = "";

  ShopifyParcels(ShopifyApi api, SourceSettings settings) {
    this.api = api;
    this.settings = settings;
    parts = new OrderParts(api::ask);
  }

  /// An order as it stands.
  ///
  /// @param ours its fulfilments with the parcel's number
  private record Standing(List<TreeWire> ours, TreeWire order) {}

  @Override
  public Optional<String> find(ShopParcel parcel) {
    return standing(parcel).ours().stream().map(each -> each.text("id")).findFirst();
  }

  /// The pieces from one place. {@link #finish} tells of those from others.
  @Override
  public String post(ShopParcel parcel) {
    var now = standing(parcel);
    var writes = writes(now, parcel);
    if (writes.isEmpty()) {
      return now.ours().getFirst().text("id");
    }
    var id = create(writes.getFirst(), parcel);
    whole = writes.size() == 1 ? parcel.trackingNumber() : "";
    return id;
  }

  @Override
  public void finish(ShopParcel parcel) {
    if (!whole.equals(parcel.trackingNumber())) {
      writes(standing(parcel), parcel).forEach(write -> create(write, parcel));
      whole = parcel.trackingNumber();
    }
  }

  /// All that has the parcel's number; what is cancelled already is not cancelled again.
  @Override
  public void takeBack(ShopParcel parcel, String handle) {
    whole = "";
    for (var each : standing(parcel).ours()) {
      var answer = api.ask(ShopifyQueries.CANCEL, Map.of("id", each.text("id")));
      require(answer.at("fulfillmentCancel"));
    }
  }

  private Standing standing(ShopParcel parcel) {
    var order = api.ask(ShopifyQueries.PARCELS, Map.of("id", parcel.externalId())).at("order");
    if (!order.isObject()) {
      throw notLeft(parcel.number());
    }
    var ours =
        order.list("fulfillments").stream()
            .filter(each -> !NOT_THERE.contains(each.text("status")))
            .filter(
                each ->
                    each.list("trackingInfo").stream()
                        .anyMatch(info -> info.text("number").equals(parcel.trackingNumber())))
            .toList();
    return new Standing(ours, order);
  }

  private List<List<Map<String, Object>>> writes(Standing now, ShopParcel parcel) {
    int pieces = parcel.pieces().stream().mapToInt(ShopParcel.Piece::quantity).sum();
    int known =
        now.ours().stream()
            .mapToInt(each -> each.number("totalQuantity").orElseThrow(api::garbled).intValue())
            .sum();
    if (!now.ours().isEmpty() && known >= pieces) {
      return List.of();
    }
    var plan = new ParcelPlan(left(now, parcel), told(now));
    if (parcel.pieces().isEmpty()) {
      if (!parcel.last()) {
        throw ShopException.of(Kind.REFUSED, ShopifyWords.WHICH_PIECES.of(api.shopName()));
      }
      plan.addAll();
    }
    for (var piece : parcel.pieces()) {
      int missing = plan.add(piece);
      if (missing > 0) {
        var name = Objects.requireNonNullElse(piece.sku(), piece.name());
        throw notLeft(missing + " x " + Objects.requireNonNullElse(name, piece.externalId()));
      }
    }
    if (plan.writes().isEmpty()) {
      throw notLeft(parcel.number());
    }
    return plan.writes();
  }

  private List<FulfillmentOrder> left(Standing now, ShopParcel parcel) {
    var first = now.order().at("fulfillmentOrders");
    return parts.all(parcel.externalId(), first, ShopifyQueries.PARCELS).stream()
        .map(part -> new FulfillmentOrder(part, parts.lines(part, ShopifyQueries.MORE_PIECES)))
        .toList();
  }

  /// Pieces by line that were told of before the last try broke off.
  private Map<String, Integer> told(Standing now) {
    return now.ours().stream()
        .flatMap(
            each ->
                api
                    .ask(ShopifyQueries.PIECES_IN_PARCEL, Map.of("id", each.text("id")))
                    .list("fulfillment", "fulfillmentLineItems", "nodes")
                    .stream())
        .collect(
            Collectors.toMap(
                line -> line.text("lineItem", "id"),
                line -> line.number("quantity").orElseThrow(api::garbled).intValue(),
                Integer::sum));
  }

  private String create(List<Map<String, Object>> pieces, ShopParcel parcel) {
    var fulfillment =
        Map.of(
            "lineItemsByFulfillmentOrder",
            pieces,
            "trackingInfo",
            tracking(parcel),
            "notifyCustomer",
            settings.notifiesBuyer());
    var answer =
        api.ask(ShopifyQueries.CREATE, Map.of("fulfillment", fulfillment)).at("fulfillmentCreate");
    require(answer);
    var id = answer.text("fulfillment", "id");
    if (id.isEmpty()) {
      throw api.garbled();
    }
    return id;
  }

  private static Map<String, Object> tracking(ShopParcel parcel) {
    var tracking = new HashMap<String, Object>();
    tracking.put("number", parcel.trackingNumber());
    var company = ParcelPlan.company(parcel.carrier());
    tracking.put("company", company.orElse(parcel.carrierName()));
    var page = parcel.trackingPage();
    if (company.isEmpty() && page != null) {
      tracking.put("url", page);
    }
    return tracking;
  }

  /// Shopify refuses with status 200.
  private void require(TreeWire answer) {
    var errors = answer.list("userErrors");
    if (!errors.isEmpty()) {
      var words =
          errors.stream().map(each -> each.text("message")).collect(Collectors.joining(" "));
      throw ShopException.of(Kind.REFUSED, SourceWords.SAID.of(api.shopName(), words));
    }
    if (!answer.isObject()) {
      throw api.garbled();
    }
  }

  private ShopException notLeft(String what) {
    return ShopException.of(Kind.REFUSED, ShopifyWords.NOT_LEFT.of(api.shopName(), what));
  }
}
