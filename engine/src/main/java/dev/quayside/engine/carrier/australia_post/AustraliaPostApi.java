package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.text.UrlText;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;

/// The calls of Shipping and Tracking API v1: paths and credentials.
record AustraliaPostApi(CarrierLine line) {

  private static final String ROOT = "/shipping/v1";

  Said prices(AustraliaPostWire.PriceRequest request) {
    return line.question(signed(post("/prices/items", request)));
  }

  /// Prices of whole shipments, which hold the surcharges that item prices lack.
  Said totals(AustraliaPostWire.TotalsRequest request) {
    return line.question(signed(post("/prices/shipments", request)));
  }

  Said create(AustraliaPostWire.ShipmentsRequest request) {
    return line.order(signed(post("/shipments", request)));
  }

  /// Shipments made under one of our references.
  Said byReference(String reference) {
    return line.question(
        get(
            "/shipments?offset=0&number_of_shipments=20&sender_reference="
                + UrlText.encoded(reference)));
  }

  /// A new label of a shipment already bought; may be asked any number of times.
  Said label(AustraliaPostLabelWire.Request request) {
    return line.question(signed(post("/labels", request)));
  }

  /// A file by its link, which holds its own signature.
  Said file(String link) {
    return line.follow(URI.create(link), this::signed);
  }

  Said byIds(List<String> shipments) {
    return line.question(get("/shipments?shipment_ids=" + joined(shipments)));
  }

  /// Lodges shipments: all of them or none.
  Said order(AustraliaPostOrderWire.Request request) {
    return line.order(signed(line.json("PUT", ROOT + "/orders", request)));
  }

  Said orderSummary(String order) {
    var account = line.credentials().get(AccountField.ACCOUNT_NUMBER);
    return line.question(
        get("/accounts/" + account + "/orders/" + UrlText.encoded(order) + "/summary")
            .with("Accept", "application/pdf"));
  }

  Said suburb(String suburb, String state, String postcode) {
    return line.question(
        get(
            "/address?suburb="
                + UrlText.encoded(suburb)
                + "&state="
                + UrlText.encoded(state)
                + "&postcode="
                + UrlText.encoded(postcode)));
  }

  Said delete(String shipment) {
    return line.order(signed(line.delete(ROOT + "/shipments/" + UrlText.encoded(shipment))));
  }

  Said track(List<String> numbers) {
    return line.question(get("/track?tracking_ids=" + joined(numbers)));
  }

  private CarrierRequest post(String path, Object body) {
    return line.json("POST", ROOT + path, body);
  }

  private CarrierRequest get(String path) {
    return signed(line.get(ROOT + path));
  }

  private static String joined(List<String> ids) {
    return ids.stream().map(UrlText::encoded).collect(Collectors.joining(","));
  }

  private CarrierRequest signed(CarrierRequest request) {
    var account = line.credentials();
    return request
        .basic(account.get(AccountField.API_KEY), account.get(AccountField.PASSWORD))
        .with("Account-Number", account.get(AccountField.ACCOUNT_NUMBER));
  }
}
