package dev.quayside.engine.contract.openapi;

import static org.awaitility.Awaitility.await;

import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.source.doubles.WooDouble;
import java.time.Instant;

/// Brings about what the endpoints of sources answer, and their events.
record SourceAnswers(Api api, String from) {

  private static final String SOURCES = "/v1/sources";

  void bring() {
    try (var shop = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"))) {
      shop.order(9001);
      shop.order(9002);
      var made = api.post(SOURCES, draft(shop)).json().get("id").asText();
      var path = SOURCES + "/" + made;
      api.get("/v1/source-kinds");
      api.get(SOURCES);
      api.get(path);
      api.patch(path, "{\"name\":\"Shop\"}");
      api.post(path + "/test");
      synced(path);
      api.get(path + "/syncs");
      told(shop, path);
      shop.fails(_ -> true, Fault.UNAUTHORIZED);
      synced(path);
      shop.recovers();
      synced(path);
      var far = draft(shop).replace(shop.url().toString(), "https://shop.invalid");
      api.send("DELETE", SOURCES + "/" + api.post(SOURCES, far).json().get("id").asText());
    }
  }

  /// One parcel the shop takes, one it refuses, and an order that changes there.
  private void told(WooDouble shop, String path) {
    var first = bought(path, 9001);
    await().until(() -> standing(first).equals("done"));
    shop.tampers(
        (asked, answer) ->
            asked.is("POST", "/wp-json/wc-shipment-tracking")
                ? Answer.of(400, "application/json", "{\"message\":\"no\"}")
                : answer);
    var second = bought(path, 9002);
    await().until(() -> standing(second).equals("refused"));
    api.post(path + "/post-backs", "{}");
    // before it changes there: what is told with the last parcel sets its state, too
    await().until(() -> !standing(second).equals("waiting"));
    shop.change(9002, each -> each.put("status", "cancelled"));
    synced(path);
  }

  private String bought(String path, long externalId) {
    var query = "?sourceId=" + path.substring(SOURCES.length() + 1) + "&externalId=" + externalId;
    var order = api.get("/v1/orders" + query).json().at("/data/0/id").asText();
    api.post(
        "/v1/orders/" + order + "/labels",
        "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcel\":{\"weightOz\":18},\"from\":"
            + from
            + "}");
    return order;
  }

  private String standing(String order) {
    return api.get("/v1/orders/" + order).json().at("/origin/postBacks/0/status").asText();
  }

  private void synced(String path) {
    var sync = api.post(path + "/sync", "{}").json().get("id").asText();
    await()
        .until(
            () ->
                !api.get(path + "/syncs/" + sync).json().get("status").asText().equals("running"));
    await().until(() -> !api.get(path).json().at("/sync/status").asText().equals("running"));
  }

  private static String draft(WooDouble shop) {
    return """
        {"kind":"woocommerce","name":"Shop","pull":{"everyMinutes":0,"since":"2026-11-01T00:00:00Z"},
         "fields":{"url":"%s","consumerKey":"%s","consumerSecret":"%s"}}"""
        .formatted(shop.url(), WooDouble.KEY, WooDouble.SECRET);
  }
}
