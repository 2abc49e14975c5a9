package dev.quayside.engine.source.ebay;

import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopHttp;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.TreeWire;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Tells eBay of parcels. It is read before each write; what it once has cannot be taken back.
record EbayParcels(EbayApi api) implements ShopTracking {

  /// As eBay's Trading API names carriers.
  private static final Map<String, String> CARRIERS =
      Map.of(
          "usps", "USPS",
          "ups", "UPS",
          "fedex", "FedEx",
          "dhl_express", "DHL",
          "ontrac", "OnTrac",
          "gls_us", "GLS",
          "canada_post", "CanadaPost",
          "australia_post", "AustraliaPost");

  private static final String OTHER = "Other";

  /// Fulfilments of an order.
  List<TreeWire> all(String orderId, Duration limit) {
    return api.known(path(orderId), limit).map(tree -> tree.list("fulfillments")).orElse(List.of());
  }

  @Override
  public Optional<String> find(ShopParcel parcel) {
    var number = number(parcel);
    return all(parcel.externalId(), ShopHttp.USUAL).stream()
        .filter(
            each ->
                each.text("shipmentTrackingNumber").equals(number)
                    || each.text("fulfillmentId").equals(number))
        .map(each -> each.text("fulfillmentId"))
        .findFirst();
  }

  @Override
  public String post(ShopParcel parcel) {
    var there = find(parcel);
    if (there.isPresent()) {
      return there.get();
    }
    var said = api.post(path(parcel.externalId()), body(parcel));
    var location = said.header("Location");
    return location.isEmpty() ? number(parcel) : location.substring(location.lastIndexOf('/') + 1);
  }

  @Override
  public void takeBack(ShopParcel parcel, String handle) {
    throw new UnsupportedOperationException();
  }

  /// Lines that are left out are all of the order.
  private Map<String, Object> body(ShopParcel parcel) {
    if (parcel.pieces().isEmpty() && !parcel.last()) {
      throw ShopException.of(Kind.REFUSED, EbayWords.WHICH_PIECES.of(api.shopName()));
    }
    var body = new HashMap<String, Object>();
    if (!parcel.pieces().isEmpty()) {
      body.put("lineItems", parcel.pieces().stream().map(EbayParcels::line).toList());
    }
    body.put("shippedDate", EbayShop.TIME.format(shippedAt(parcel)));
    body.put("shippingCarrierCode", CARRIERS.getOrDefault(parcel.carrier(), OTHER));
    body.put("trackingNumber", number(parcel));
    return body;
  }

  private static Map<String, Object> line(ShopParcel.Piece piece) {
    return Map.of("lineItemId", piece.externalId(), "quantity", piece.quantity());
  }

  /// A sandbox may be ahead of the machine; eBay takes no day to come.
  private Instant shippedAt(ShopParcel parcel) {
    var now = api.now();
    return parcel.shippedAt().isAfter(now) ? now : parcel.shippedAt();
  }

  /// Letters and digits only.
  private static String number(ShopParcel parcel) {
    return parcel.trackingNumber().replaceAll("[^A-Za-z0-9]", "");
  }

  private static String path(String orderId) {
    return EbayApi.ORDERS + "/" + UrlText.encoded(orderId) + "/shipping_fulfillment";
  }
}
