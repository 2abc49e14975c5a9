package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/// The calls of Shipping and Tracking API v1: paths and credentials.
final class AustraliaPostApi {

  private static final String ROOT = "/shipping/v1";

  private final CarrierLine line;

  AustraliaPostApi(CarrierLine line) {
    this.line = line;
  }

  Said prices(AustraliaPostWire.PriceRequest request) {
    return line.question(signed(json("/prices/items", request)));
  }

  Said create(AustraliaPostWire.ShipmentsRequest request) {
    return line.order(signed(json("/shipments", request)));
  }

  /// Shipments made under a reference of ours.
  Said byReference(String reference) {
    return line.question(
        get("/shipments?offset=0&number_of_shipments=20&sender_reference=" + encoded(reference)));
  }

  /// A new label of what was bought: asked as often as need be.
  Said label(AustraliaPostLabelWire.Request request) {
    return line.question(signed(json("/labels", request)));
  }

  /// A file by its link, which carries its own signature.
  Said file(String link) {
    return line.follow(URI.create(link), this::signed);
  }

  Said delete(String shipment) {
    return line.order(
        signed(
            CarrierRequest.delete(line.host().at(ROOT + "/shipments/" + encoded(shipment)))
                .with("Accept", "application/json")));
  }

  Said track(List<String> numbers) {
    return line.question(
        get(
            "/track?tracking_ids="
                + numbers.stream()
                    .map(AustraliaPostApi::encoded)
                    .collect(Collectors.joining(","))));
  }

  private CarrierRequest json(String path, Object body) {
    return CarrierRequest.json("POST", line.host().at(ROOT + path), body);
  }

  private CarrierRequest get(String path) {
    return signed(CarrierRequest.get(line.host().at(ROOT + path)))
        .with("Accept", "application/json");
  }

  private CarrierRequest signed(CarrierRequest request) {
    var account = line.credentials();
    return request
        .basic(account.get(AccountField.API_KEY), account.get(AccountField.PASSWORD))
        .with("Account-Number", account.get(AccountField.ACCOUNT_NUMBER));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
