package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.StreamSupport;

/// A shop that drives its sandbox through the API.
public abstract class SandboxTest extends ShopTest {

  /// Through the API, so that what is due by then has happened.
  protected void advance(long seconds) {
    var response = api.post("/v1/sandbox/clock", "{\"advanceSeconds\":" + seconds + "}");
    assertThat(response.status()).as(response.text()).isEqualTo(200);
  }

  protected void autoScan(boolean on) {
    assertThat(api.put("/v1/sandbox/settings", "{\"autoScan\":" + on + "}").status())
        .isEqualTo(200);
  }

  protected void carrier(String code, String availability) {
    var body = "{\"availability\":\"%s\"}".formatted(availability);
    assertThat(api.put("/v1/sandbox/carriers/" + code, body).status()).isEqualTo(200);
  }

  /// @param more fields after the status, each with a comma before
  protected Api.Response scan(String number, String status, String more) {
    return api.post(
        "/v1/sandbox/tracking/" + number + "/events",
        "{\"status\":\"%s\"%s}".formatted(status, more));
  }

  protected JsonNode scanned(String number, String status) {
    var response = scan(number, status, "");
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json();
  }

  protected JsonNode tracking(String number) {
    var response = api.get("/v1/tracking/" + number);
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    return response.json();
  }

  protected String shipmentStatus(JsonNode label) {
    return api.get("/v1/shipments/" + label.get("shipmentId").asText())
        .json()
        .get("status")
        .asText();
  }

  protected Api.Response cancel(JsonNode label) {
    return api.post("/v1/labels/" + label.get("id").asText() + "/cancel");
  }

  public static String number(JsonNode label) {
    return label.get("trackingNumber").asText();
  }

  public static List<String> statuses(JsonNode tracking) {
    return StreamSupport.stream(tracking.get("events").spliterator(), false)
        .map(event -> event.get("status").asText())
        .toList();
  }
}
