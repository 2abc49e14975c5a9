package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.PdfText;
import dev.quayside.engine.contract.SandboxTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Orders to one address in one parcel, as docs/api/orders.md has it.
class OrdersTogetherTest extends SandboxTest {

  @Test
  void ordersToOneAddressShipWithOneLabel() throws IOException {
    var first = made("T-1", "350 5th Ave", "Bob Buyer");
    var second = made("T-2", "350  5TH Ave ", "bob buyer");
    var elsewhere = made("T-3", "351 5th Ave", "Bob Buyer");
    made("T-4", "350 5th Ave", "Barb Buyer");
    var data = api.get(first + "/together").json().get("data");
    assertThat(data.findValuesAsText("reference")).containsExactly("T-2");
    var body = together(second);
    var rates = api.post(first + "/rates", body.replace(UPS, ""));
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    var keyed = api.with("Idempotency-Key", "T-1");
    var label = keyed.post(first + "/labels", body);
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(keyed.post(first + "/labels", body).text()).isEqualTo(label.text());
    assertThat(api.get("/v1/labels").json().get("data")).hasSize(1);
    var shipmentId = label.json().get("shipmentId").asText();
    assertThat(api.get("/v1/shipments/" + shipmentId).json().at("/parcel/weightOz").asInt())
        .isEqualTo(36);
    for (var path : new String[] {first, second}) {
      var order = api.get(path).json();
      assertThat(order.get("status").asText()).isEqualTo("shipped");
      assertThat(order.at("/parcels/0/shipmentId").asText()).isEqualTo(shipmentId);
      var other = path.equals(first) ? second : first;
      assertThat(order.at("/parcels/0/with")).hasSize(1);
      assertThat(other).endsWith("/" + order.at("/parcels/0/with/0").asText());
    }
    assertThat(state(elsewhere)).isEqualTo("open");
    assertThat(api.get("/v1/events?type=order.shipped").json().get("data")).hasSize(2);
    assertThat(PdfText.of(api.get("/v1/shipments/" + shipmentId + "/documents/packing_slip")))
        .contains("T-1, T-2");
    cancel(label.json());
    assertThat(state(first)).isEqualTo("open");
    assertThat(state(second)).isEqualTo("open");
    assertThat(api.get("/v1/events?type=order.reopened").json().get("data")).hasSize(2);
  }

  @Test
  void anOrderThatCannotGoAlongIsNamed() {
    var path = made("N-1", "350 5th Ave", "Bob Buyer");
    var elsewhere = made("N-2", "351 5th Ave", "Bob Buyer");
    var held = made("N-3", "350 5th Ave", "Bob Buyer");
    api.post(held + "/hold", "{\"reason\":\"wait\"}");
    var cancelled = made("N-4", "350 5th Ave", "Bob Buyer");
    api.post(cancelled + "/cancel");
    var shipped = made("N-5", "350 5th Ave", "Bob Buyer");
    assertThat(api.post(shipped + "/labels", together("/none").replace("\"/none\"", "")).status())
        .isEqualTo(201);
    for (var other : new String[] {elsewhere, held, cancelled, shipped}) {
      var refused = api.post(path + "/labels", together(other));
      assertThat(refused.code()).as(refused.text()).isEqualTo("CONFLICT");
      assertThat(refused.text()).contains(api.get(other).json().get("reference").asText());
      assertThat(api.post(path + "/rates", together(other).replace(UPS, "")).code())
          .isEqualTo("CONFLICT");
    }
    assertThat(api.get(path + "/together").json().get("data")).isEmpty();
    assertThat(api.post(path + "/labels", together("ord_none")).code()).isEqualTo("NOT_FOUND");
    assertThat(state(path)).isEqualTo("open");
    assertThat(api.get("/v1/labels").json().get("data")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"items\":[{\"line\":1,\"quantity\":1}]",
        "\"parcels\":[{}]",
        "\"further\":true",
      })
  void togetherIsAllThatIsLeft(String beside) {
    var path = made("B-1", "350 5th Ave", "Bob Buyer");
    var second = made("B-2", "350 5th Ave", "Bob Buyer");
    var body = together(second);
    var refused =
        api.post(path + "/labels", body.substring(0, body.length() - 1) + "," + beside + "}");
    assertThat(refused.code()).as(refused.text()).isEqualTo("INVALID_REQUEST");
    assertThat(refused.fields()).containsExactly(beside.substring(1, beside.indexOf('"', 1)));
  }

  @Test
  void viewersLookAndStrangersSeeNothing() {
    var first = made("V-1", "350 5th Ave", "Bob Buyer");
    var second = made("V-2", "350 5th Ave", "Bob Buyer");
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get(first + "/together").json().get("data").findValuesAsText("reference"))
        .containsExactly("V-2");
    assertThat(viewer.post(first + "/labels", together(second)).code()).isEqualTo("FORBIDDEN");
    var neighbour = served.workspace("t-" + first.substring(first.length() - 6).toLowerCase());
    var stranger = as(neighbour, Role.ADMIN);
    assertThat(stranger.get(first + "/together").code()).isEqualTo("NOT_FOUND");
    var own = made(stranger, "V-1", "350 5th Ave", "Bob Buyer");
    assertThat(stranger.get(own + "/together").json().get("data")).isEmpty();
    assertThat(stranger.post(own + "/rates", together(second).replace(UPS, "")).code())
        .isEqualTo("NOT_FOUND");
    assertThat(stranger.post(own + "/labels", together(second)).code()).isEqualTo("NOT_FOUND");
    assertThat(state(first)).isEqualTo("open");
    assertThat(state(second)).isEqualTo("open");
    assertThat(stranger.get("/v1/labels").json().get("data")).isEmpty();
  }

  private static final String UPS = "\"carrier\":\"ups\",\"service\":\"ups_ground\",";

  private static String together(String path) {
    return "{%s\"from\":%s,\"with\":[\"%s\"]}"
        .formatted(
            UPS, FROM, path.substring(path.lastIndexOf('/') + (path.equals("/none") ? 0 : 1)));
  }

  private String state(String path) {
    return api.get(path).json().get("status").asText();
  }

  private String made(String reference, String street, String name) {
    return made(api, reference, street, name);
  }

  private static String made(Api desk, String reference, String street, String name) {
    var order =
        OrderRoutesTest.order(reference, 18)
            .replaceAll("\"street1\":\"[^\"]*\"", "\"street1\":\"" + street + "\"")
            .replaceFirst("\"name\":\"[^\"]*\"", "\"name\":\"" + name + "\"");
    JsonNode made = desk.post("/v1/orders", order).json();
    return "/v1/orders/" + made.get("id").asText();
  }
}
