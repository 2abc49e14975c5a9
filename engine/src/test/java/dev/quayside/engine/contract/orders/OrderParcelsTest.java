package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.PdfText;
import dev.quayside.engine.contract.SandboxTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An order in several parcels, as docs/api/orders.md has it.
class OrderParcelsTest extends SandboxTest {

  private static final String BOX =
      "\"parcel\":{\"weightOz\":8,\"lengthIn\":6,\"widthIn\":6,\"heightIn\":4}";

  @Test
  void someItemsShipNowAndTheRestLater() {
    var path = made("P-1", 3);
    var part = bought(path, BOX + ",\"items\":[{\"sku\":\"MUG\",\"quantity\":2}]");
    var order = api.get(path).json();
    assertThat(order.get("status").asText()).isEqualTo("partly_shipped");
    assertThat(order.at("/items/0/left").asInt()).isEqualTo(1);
    assertThat(order.at("/parcels/0/labelId")).isEqualTo(part.get("id"));
    assertThat(order.at("/parcels/0/trackingNumber")).isEqualTo(part.get("trackingNumber"));
    assertThat(order.at("/parcels/0/items").toString()).isEqualTo("[{\"line\":1,\"quantity\":2}]");
    assertThat(api.get("/v1/orders?status=partly_shipped").json().get("data")).hasSize(1);
    assertThat(api.get("/v1/orders?status=open").json().get("data")).isEmpty();
    assertThat(told("order.partly_shipped").at("/parcels/0/labelId")).isEqualTo(part.get("id"));
    assertThat(api.get("/v1/labels/" + part.get("id").asText()).json().get("reference").asText())
        .isEqualTo("P-1");
    var rated = api.post(path + "/rates", "{\"from\":" + FROM + "," + BOX + "}");
    assertThat(rated.status()).as(rated.text()).isEqualTo(200);
    bought(path, BOX);
    assertThat(state(path)).isEqualTo("shipped");
    assertThat(told("order.shipped").get("parcels")).hasSize(2);
  }

  /// Whoever of them is told of a label has one of his own, and no refusal of the others is kept.
  @Test
  void packersOfTheSameOrderAtOnceGetALabelEachOrAreRefused() throws Exception {
    var path = made("C-1", 3);
    var one = ups(BOX + ",\"items\":[{\"sku\":\"MUG\",\"quantity\":1}]");
    var answers = new ArrayList<Future<Api.Response>>();
    try (var packers = Executors.newFixedThreadPool(6)) {
      for (int i = 0; i < 12; i++) {
        var own = api.with("Idempotency-Key", "packer-" + i);
        answers.add(packers.submit(() -> own.post(path + "/labels", one)));
      }
    }
    var labels = new ArrayList<String>();
    for (var answer : answers) {
      var response = answer.get();
      assertThat(response.status()).as(response.text()).isIn(201, 409);
      if (response.status() == 201) {
        labels.add(response.json().get("id").asText());
      }
    }
    var order = api.get(path).json();
    assertThat(labels).isNotEmpty();
    assertThat(order.get("parcels").findValuesAsText("labelId"))
        .containsExactlyInAnyOrderElementsOf(labels);
    assertThat(order.get("status").asText()).isIn("partly_shipped", "shipped");
  }

  @Test
  void theSlipOfAParcelListsWhatIsInIt() throws IOException {
    var path = made("L-1", 3);
    var first = bought(path, BOX + ",\"items\":[{\"sku\":\"MUG\",\"quantity\":2}]");
    var rest = bought(path, BOX);
    assertThat(slip(first)).contains("MUG Mug 2");
    assertThat(slip(rest)).contains("MUG Mug 1");
  }

  private String slip(JsonNode label) throws IOException {
    var shipment = label.get("shipmentId").asText();
    return PdfText.of(api.get("/v1/shipments/" + shipment + "/documents/packing_slip"));
  }

  @Test
  void aVoidGivesBackWhatItsParcelHeld() {
    var path = made("V-1", 3);
    var first = bought(path, BOX + ",\"items\":[{\"line\":1,\"quantity\":2}]");
    bought(path, BOX);
    cancel(first);
    var order = api.get(path).json();
    assertThat(order.get("status").asText()).isEqualTo("partly_shipped");
    assertThat(order.at("/items/0/left").asInt()).isEqualTo(2);
    assertThat(order.get("parcels").findValuesAsText("status")).containsExactly("voided", "bought");
    var changed = api.patch(path, "{\"items\":[{\"sku\":\"MUG\",\"quantity\":9}]}");
    assertThat(changed.code()).isEqualTo("CONFLICT");
    assertThat(api.patch(path, "{\"notes\":\"fragile\"}").status()).isEqualTo(200);
    assertThat(api.post(path + "/cancel").json().get("status").asText()).isEqualTo("cancelled");
    assertThat(api.post(path + "/reopen").json().get("status").asText())
        .isEqualTo("partly_shipped");
    bought(path, BOX);
    assertThat(state(path)).isEqualTo("shipped");
  }

  @Test
  void severalAtOnceAreAnsweredEachAndARetryChangesNothing() {
    var path = made("S-1", 3);
    var two =
        ups("\"parcels\":[{%s,\"items\":[{\"line\":1,\"quantity\":1}]},{%s}]".formatted(BOX, BOX));
    var keyed = api.with("Idempotency-Key", "S-1");
    var answer = keyed.post(path + "/parcels", two);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    assertThat(answer.json().get("data").findValuesAsText("trackingNumber"))
        .doesNotHaveDuplicates()
        .hasSize(2);
    var balance = api.get("/v1/wallet").text();
    assertThat(keyed.post(path + "/parcels", two).text()).isEqualTo(answer.text());
    assertThat(api.post(path + "/parcels", two).code()).isEqualTo("CONFLICT");
    assertThat(api.get("/v1/wallet").text()).isEqualTo(balance);
    assertThat(api.get(path).json().get("parcels")).hasSize(2);
  }

  @Test
  void whenTheWalletEndsBetweenParcelsItIs207() {
    var path = made("S-2", 40);
    var parcel = "{%s,\"items\":[{\"line\":1,\"quantity\":1}]}".formatted(BOX);
    var parcels = String.join(",", Collections.nCopies(40, parcel));
    var answer = api.post(path + "/parcels", ups("\"parcels\":[" + parcels + "]"));
    assertThat(answer.status()).as(answer.text()).isEqualTo(207);
    var labels = answer.json().get("data").findValues("label");
    var bought = labels.stream().filter(label -> !label.isNull()).count();
    assertThat(bought).isBetween(1L, 39L);
    var codes = answer.json().get("data").findValuesAsText("code");
    assertThat(codes).hasSize(40 - (int) bought).startsWith("INSUFFICIENT_BALANCE");
    assertThat(codes.subList(1, codes.size())).containsOnly("CONFLICT");
    assertThat(api.get(path).json().get("parcels")).hasSize((int) bought);
  }

  @Test
  void onlyAFurtherParcelIsBoughtForAShippedOrder() {
    var path = made("F-1", 1);
    bought(path, BOX);
    assertThat(api.post(path + "/labels", ups(BOX)).code()).isEqualTo("CONFLICT");
    bought(path, BOX + ",\"further\":true");
    assertThat(api.get(path).json().get("parcels")).hasSize(2);
    assertThat(state(path)).isEqualTo("shipped");
    var both = ups(BOX + ",\"further\":true,\"items\":[{\"line\":1,\"quantity\":1}]");
    assertThat(api.post(path + "/labels", both).code()).isEqualTo("CONFLICT");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"items\":[{\"line\":2,\"quantity\":1}] | items[0].line",
        "\"items\":[{\"sku\":\"HAT\",\"quantity\":1}] | items[0].sku",
        "\"items\":[{\"sku\":\"MUG\"}] | items[0].quantity",
        "\"items\":[{\"quantity\":1}] | items[0].sku",
        "\"items\":[] | items",
        "\"parcels\":[{}] | parcels",
      })
  void whatIsNotInTheOrderIsNamed(String asked, String field) {
    var path = made("X-" + asked.length(), 2);
    var answer = api.post(path + "/labels", ups(asked));
    assertThat(answer.code()).as(answer.text()).isEqualTo("INVALID_REQUEST");
    assertThat(answer.fields()).contains(field);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"parcels\":[{},{}] | parcels[1].items",
        "\"parcels\":[],\"items\":[{\"line\":1,\"quantity\":1}] | items",
        "\"parcels\":[] | parcels",
        "\"parcels\":7 | parcels",
        "\"items\":[] | parcels",
        "\"parcels\":[{}],\"with\":[\"ord_1\"] | with",
      })
  void severalParcelsSayWhatIsInEach(String asked, String field) {
    var path = made("Y-" + asked.hashCode(), 2);
    var answer = api.post(path + "/parcels", ups(asked));
    assertThat(answer.code()).as(answer.text()).isEqualTo("INVALID_REQUEST");
    assertThat(answer.fields()).contains(field).doesNotHaveDuplicates();
    assertThat(api.get(path).json().get("parcels")).isEmpty();
  }

  private JsonNode bought(String path, String more) {
    var answer = api.post(path + "/labels", ups(more));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private static String ups(String more) {
    return "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",%s}".formatted(FROM, more);
  }

  private JsonNode told(String type) {
    return api.get("/v1/events?type=" + type).json().at("/data/0/data");
  }

  private String state(String path) {
    return api.get(path).json().get("status").asText();
  }

  private String made(String reference, int mugs) {
    var order =
        OrderRoutesTest.order(reference, 18).replace("\"quantity\":2", "\"quantity\":" + mugs);
    return "/v1/orders/" + api.post("/v1/orders", order).json().get("id").asText();
  }
}
