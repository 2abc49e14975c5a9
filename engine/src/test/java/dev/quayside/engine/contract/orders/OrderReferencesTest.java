package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.order.file.FileKind;
import org.junit.jupiter.api.Test;

/// Further numbers that an order has for its labels.
class OrderReferencesTest extends SandboxTest {

  private static final String PO = "{\"kind\":\"purchase_order\",\"value\":\"PO-1\"}";
  private static final String OWN = "{\"kind\":\"department\",\"value\":\"Spares\"}";

  private JsonNode order(String reference, String more) {
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s,\"parcel\":%s%s}"
                .formatted(reference, TO, PARCEL, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  private JsonNode shipped(JsonNode order, String more) {
    var bought =
        api.post(
            "/v1/orders/" + order.get("id").asText() + "/labels",
            "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"from\":%s%s}".formatted(FROM, more));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    return api.get("/v1/shipments/" + bought.json().get("shipmentId").asText()).json();
  }

  /// An answer names only columns that the document has.
  @Test
  void everyColumnOfAFileIsDescribed() {
    var schemas = api.get("/v1/openapi.json").json().at("/components/schemas");
    assertThat(schemas.at("/OrderColumnName/enum"))
        .extracting(JsonNode::asText)
        .containsExactlyElementsOf(
            FileKind.ORDERS.columns().stream().map(FileKind.ORDERS::wire).toList());
  }

  @Test
  void itsLabelsHaveThem() {
    var order = order("R-1", ",\"references\":[" + PO + "]");
    assertThat(order.at("/references/0/value").asText()).isEqualTo("PO-1");
    assertThat(shipped(order, "").at("/references/0/value").asText()).isEqualTo("PO-1");
    var other = order("R-2", ",\"references\":[" + PO + "]");
    var own = shipped(other, ",\"references\":[" + OWN + "]");
    assertThat(own.get("references")).hasSize(1);
    assertThat(own.at("/references/0/kind").asText()).isEqualTo("department");
  }

  @Test
  void theyAreChangedAndTakenAway() {
    var order = order("R-3", "");
    assertThat(order.has("references")).isFalse();
    var path = "/v1/orders/" + order.get("id").asText();
    var changed = api.patch(path, "{\"references\":[" + OWN + "]}");
    assertThat(changed.json().at("/references/0/value").asText()).isEqualTo("Spares");
    assertThat(api.patch(path, "{\"notes\":\"Thanks\"}").json().at("/references/0/value").asText())
        .isEqualTo("Spares");
    assertThat(api.patch(path, "{\"references\":[]}").json().has("references")).isFalse();
    for (var wrong :
        new String[] {
          "{\"references\":[{\"kind\":\"po\",\"value\":\"1\"}]}|references[0].kind",
          "{\"references\":[{\"kind\":\"other\",\"value\":\" \"}]}|references[0].value",
          "{\"references\":\"PO-1\"}|references"
        }) {
      var parts = wrong.split("\\|");
      var refused = api.patch(path, parts[0]);
      assertThat(refused.status()).as(refused.text()).isEqualTo(400);
      assertThat(refused.fields()).containsExactly(parts[1]);
    }
  }

  @Test
  void manyAreGivenThemAtOnceAndUndone() {
    var order = order("R-4", ",\"references\":[" + PO + "]");
    var id = order.get("id").asText();
    var changed =
        api.post(
            "/v1/orders/bulk",
            "{\"orders\":[\"%s\"],\"change\":{\"references\":[%s],\"packaging\":\"ups_pak\"}}"
                .formatted(id, OWN));
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    assertThat(changed.json().get("changed").asInt()).isEqualTo(1);
    var now = api.get("/v1/orders/" + id).json();
    assertThat(now.at("/references/0/value").asText()).isEqualTo("Spares");
    assertThat(now.at("/parcel/packaging").asText()).isEqualTo("ups_pak");
    var undone = api.post("/v1/orders/bulk/" + changed.json().get("undo").asText() + "/undo");
    assertThat(undone.status()).as(undone.text()).isEqualTo(200);
    var before = api.get("/v1/orders/" + id).json();
    assertThat(before.at("/references/0/value").asText()).isEqualTo("PO-1");
    assertThat(before.at("/parcel/packaging").asText()).isEqualTo("package");
  }

  @Test
  void aFileHasThePurchaseOrderInAColumn() {
    var file =
        "Order,Name,Address 1,City,State,Zip,Country,Customer PO\\n"
            + "F-1,Bob Buyer,123 Flatbush Ave,Brooklyn,NY,11217,US,PO-77\\n";
    var read = api.post("/v1/orders/import", "{\"content\":\"%s\"}".formatted(file));
    assertThat(read.status()).as(read.text()).isBetween(200, 201);
    var order = api.get("/v1/orders?search=F-1").json().at("/data/0");
    assertThat(order.at("/references/0/value").asText()).as(read.text()).isEqualTo("PO-77");
    assertThat(order.at("/references/0/kind").asText()).isEqualTo("purchase_order");
  }
}
