package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.PdfText;
import dev.quayside.engine.contract.SandboxTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// What makes a piece the buyer's own, and what buyer and seller wrote, as docs/api/orders.md has
/// it.
class OrderMessagesTest extends SandboxTest {

  private static final String ORDER =
      """
      {"reference":"OWN-1","to":{"name":"Bob Buyer","street1":"350 5th Ave","city":"New York","state":"NY","zip":"10118","country":"US"},
       "items":[{"sku":"MUG-1","name":"Mug","weightOz":6,"options":[{"name":"Engraving","value":"FOR ANN"}]},
         {"sku":"MUG-1","name":"Mug","weightOz":6,"options":[{"value":"FOR BOB \\uD83C\\uDF89"}]}],
       "parcel":{"weightOz":14},"buyerNote":"Please knock\\ntwice \\uD83D\\uDEAA","internalNote":"SECRET","giftMessage":"¡Feliz día!"}
      """;

  private static final String LABEL =
      """
      {"carrier":"ups","service":"ups_ground","from":{"name":"Harbor Supply","street1":"500 Howard St","city":"San Francisco",
       "state":"CA","zip":"94105","country":"US","phone":"4155550100"}}
      """;

  @Test
  void twoMugsStayTwoLinesUpToThePackingSlip() throws IOException {
    var made = api.post("/v1/orders", ORDER);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var path = "/v1/orders/" + made.json().get("id").asText();
    var order = api.get(path).json();
    assertThat(order.at("/items/0/options/0/name").asText()).isEqualTo("Engraving");
    assertThat(order.at("/items/1/options/0/value").asText()).startsWith("FOR BOB");
    assertThat(order.at("/items/1/options/0/name").isNull()).isTrue();
    assertThat(order.get("internalNote").asText()).isEqualTo("SECRET");
    assertThat(api.post("/v1/orders", ORDER).status()).isEqualTo(200);
    assertThat(api.post("/v1/orders", ORDER.replace("FOR ANN", "FOR EVE")).json().toString())
        .contains("FOR EVE");
    var label = api.post(path + "/labels", LABEL);
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    var slip =
        api.get(
            "/v1/shipments/" + label.json().get("shipmentId").asText() + "/documents/packing_slip");
    assertThat(PdfText.of(slip))
        .contains("Engraving: FOR EVE", "FOR BOB ?", "Please knock", "twice ?", "¡Feliz día!")
        .doesNotContain("SECRET");
  }

  @Test
  void aChangeNamesWhatItTakesAway() {
    var made = api.post("/v1/orders", ORDER);
    var path = "/v1/orders/" + made.json().get("id").asText();
    var changed = api.patch(path, "{\"buyerNote\":\"\",\"giftMessage\":\"Hi\"}").json();
    assertThat(changed.get("buyerNote").isNull()).isTrue();
    assertThat(changed.get("giftMessage").asText()).isEqualTo("Hi");
    assertThat(changed.get("internalNote").asText()).isEqualTo("SECRET");
    var bad = api.post("/v1/orders", ORDER.replace("\"value\":\"FOR ANN\"", "\"value\":\" \""));
    assertThat(bad.fields()).containsExactly("items[0].options[0].value");
  }
}
