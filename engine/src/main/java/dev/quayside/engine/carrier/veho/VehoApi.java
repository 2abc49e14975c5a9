package dev.quayside.engine.carrier.veho;

import static dev.quayside.engine.base.text.UrlText.encoded;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;

/// The calls of Veho's API v2: paths and the key.
record VehoApi(CarrierLine line) {

  Said quote(VehoWire.QuoteRequest quote) {
    return line.question(signed(line.json("POST", "/v2/quote/rate", quote)));
  }

  Said create(VehoWire.OrderRequest order) {
    return line.order(signed(line.json("POST", "/v2/orders?includeQuote=false", order)));
  }

  Said ordersOf(String externalId) {
    return get("/v2/orders?externalId=" + encoded(externalId));
  }

  Said order(String id) {
    return get("/v2/orders/" + encoded(id));
  }

  Said cancel(String id) {
    return line.order(
        signed(
            CarrierRequest.put(line.host().at("/v2/orders/" + encoded(id) + "/events/cancelled"))));
  }

  /// @param path of a label
  Said file(String path) {
    return line.question(signed(CarrierRequest.get(line.host().at(path))));
  }

  Said track(String trackingId) {
    return get("/v2/packages/tracking?trackingId=" + encoded(trackingId));
  }

  private Said get(String path) {
    return line.question(signed(line.get(path)));
  }

  private CarrierRequest signed(CarrierRequest request) {
    return request.with("apikey", line.credentials().get(AccountField.API_KEY));
  }
}
