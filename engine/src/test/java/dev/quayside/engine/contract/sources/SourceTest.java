package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.source.doubles.WooDouble;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/// A shop on this machine and the workspace that ships for it, as docs/api/sources.md has it.
public abstract class SourceTest extends SandboxTest {

  public static final String SOURCES = "/v1/sources";
  public static final String SINCE = "2026-11-01T00:00:00Z";
  private static final String UPS =
      "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcel\":%s%s}";

  @SuppressWarnings("NullAway.Init") // openShop() sets it
  protected WooDouble shop;

  @BeforeEach
  protected void openShop() {
    shop = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"));
  }

  @AfterEach
  protected void closeShop() {
    api.get(SOURCES)
        .json()
        .get("data")
        .forEach(
            each -> api.send("DELETE", SOURCES + "/" + each.get("id").asText() + "?force=true"));
    assertThat(shop.violations()).isEmpty();
    shop.close();
  }

  String draft(String name, WooDouble of, String more) {
    return """
        {"kind":"woocommerce","name":"%s","pull":{"everyMinutes":0,"since":"%s"},
         "fields":{"url":"%s","consumerKey":"%s","consumerSecret":"%s"}%s}"""
        .formatted(name, SINCE, of.url(), WooDouble.KEY, WooDouble.SECRET, more);
  }

  /// A source that is pulled only when it is asked for.
  protected String source() {
    return source("Main shop", shop, "");
  }

  protected String source(String name, WooDouble of, String more) {
    var made = api.post(SOURCES, draft(name, of, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  protected JsonNode synced(String source) {
    return synced(source, "{}");
  }

  /// Pulls to the end.
  protected JsonNode synced(String source, String body) {
    var begun = api.post(SOURCES + "/" + source + "/sync", body);
    assertThat(begun.status()).as(begun.text()).isEqualTo(202);
    var path = SOURCES + "/" + source + "/syncs/" + begun.json().get("id").asText();
    await().until(() -> !api.get(path).json().get("status").asText().equals("running"));
    // the next one is a new one
    await()
        .until(
            () ->
                !api.get(SOURCES + "/" + source)
                    .json()
                    .at("/sync/status")
                    .asText()
                    .equals("running"));
    return api.get(path).json();
  }

  protected JsonNode pulled(String source, long externalId) {
    var found = api.get("/v1/orders?sourceId=" + source + "&externalId=" + externalId).json();
    assertThat(found.get("data")).as("order " + externalId).hasSize(1);
    return found.at("/data/0");
  }

  protected JsonNode order(JsonNode order) {
    return api.get("/v1/orders/" + order.get("id").asText()).json();
  }

  /// @param more fields, each with a comma before
  protected Api.Response buy(JsonNode order, String more) {
    return api.post(
        "/v1/orders/" + order.get("id").asText() + "/labels", UPS.formatted(FROM, PARCEL, more));
  }

  protected JsonNode bought(JsonNode order) {
    return bought(order, "");
  }

  protected JsonNode bought(JsonNode order, String more) {
    var response = buy(order, more);
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json();
  }

  /// Waits until a parcel's post back stands so.
  protected void awaitPostBack(JsonNode order, String status) {
    await()
        .untilAsserted(
            () ->
                assertThat(order(order).at("/origin/postBacks/0/status").asText())
                    .as(order(order).at("/origin").toString())
                    .isEqualTo(status));
  }

  protected void fails(String beginning, Fault fault) {
    shop.fails(each -> each.path().startsWith(beginning), fault);
  }

  public static boolean isTracking(Asked request) {
    return request.is("POST", "/wp-json/wc-shipment-tracking");
  }

  public static List<String> codes(JsonNode order) {
    return order.at("/origin/warnings").findValuesAsText("code");
  }
}
