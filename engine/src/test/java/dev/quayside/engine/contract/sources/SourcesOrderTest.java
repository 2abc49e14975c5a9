package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.source.doubles.WooDouble;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/// The section "Order" of the contract, but for what goes back to the shop.
class SourcesOrderTest extends SourceTest {

  @Test
  void anOrderIsMappedWithItsOrigin() {
    shop.order(
        7,
        each -> {
          ((ObjectNode) each.at("/line_items/0"))
              .withArray("meta_data")
              .addObject()
              .put("key", "engraving")
              .put("value", "FOR ANN")
              .put("display_key", "Engraving");
          each.withArray("line_items").add(WooDouble.line(71, 2, 1));
          each.withArray("line_items").add(WooDouble.line(72, 3, 1));
        });
    var source = source();
    synced(source);
    var order = pulled(source, 7);
    assertThat(order.get("reference").asText()).isEqualTo("7");
    assertThat(order.get("status").asText()).isEqualTo("open");
    assertThat(order.at("/to/street1").asText()).isEqualTo("350 5th Ave");
    assertThat(order.at("/to/email").asText()).isEqualTo("ann@example.com");
    assertThat(order.get("requestedService").asText()).isEqualTo("Express");
    assertThat(order.get("buyerNote").asText()).isEqualTo("Leave it at the door");
    assertThat(order.get("items")).as("without what is virtual").hasSize(2);
    assertThat(order.at("/items/0/externalId").asText()).isEqualTo("70");
    assertThat(order.at("/items/0/options/0/name").asText()).isEqualTo("Engraving");
    assertThat(order.at("/items/0/options/0/value").asText()).isEqualTo("FOR ANN");
    assertThat(order.at("/items/0/weightOz").asDouble()).isBetween(17.6, 17.7);
    assertThat(order.at("/items/0/value/amount").asDouble()).isEqualTo(12.0);
    assertThat(order.at("/items/1/weightOz").isNull()).as("empty is unknown").isTrue();
    var origin = order.get("origin");
    assertThat(origin.get("sourceId").asText()).isEqualTo(source);
    assertThat(origin.get("externalId").asText()).isEqualTo("7");
    assertThat(origin.get("status").asText()).isEqualTo("processing");
    assertThat(origin.get("updatedAt").asText()).isEqualTo("2026-11-20T10:00:01.000Z");
    assertThat(origin.get("warnings")).isEmpty();
    assertThat(origin.get("postBacks")).isEmpty();
  }

  @Test
  void aFileAndAnotherProgramLeaveAShopsOrderAsItIs() {
    shop.order(1);
    var source = source();
    synced(source);
    var before = pulled(source, 1);
    var posted =
        api.post(
            "/v1/orders",
            """
            {"reference":"1","to":{"name":"Gina Ortiz","street1":"12 Alameda St","city":"Santa Fe","state":"NM","zip":"87501","country":"US"}}
            """);
    assertThat(posted.status()).as(posted.text()).isEqualTo(409);
    assertThat(posted.text()).contains(before.get("id").asText());
    assertThat(imported("Gina Ortiz,12 Alameda St,Santa Fe,NM,87501").get("created").asInt())
        .isOne();
    assertThat(imported("Gina Ortiz,12 Alameda St,Santa Fe,NM,87501").get("unchanged").asInt())
        .isOne();
    assertThat(imported("Lou Marsh,9 Elm St,Denver,CO,80202").get("updated").asInt()).isZero();
    assertThat(imported("Gina Ortiz,14 Alameda St,Santa Fe,NM,87501").get("updated").asInt())
        .isOne();
    assertThat(pulled(source, 1)).isEqualTo(before);
    var own = api.get("/v1/orders?reference=1%20(file)").json().at("/data/0");
    assertThat(own.at("/to/street1").asText()).isEqualTo("14 Alameda St");
  }

  private JsonNode imported(String rest) {
    var content = "Order,Name,Street,City,State,Zip\\n1," + rest + "\\n";
    var answer = api.post("/v1/orders/import", "{\"content\":\"" + content + "\"}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  @Test
  void partsOfAKitAreShippedAndNameIt() {
    shop.order(
        1,
        each -> {
          var lines = each.withArray("line_items");
          ((ObjectNode) lines.get(0)).put("name", "Tea set").putArray("bundled_items").add(12);
          lines.add(WooDouble.line(12, 2, 3).put("bundled_by", "10"));
        });
    var source = source();
    synced(source);
    var items = pulled(source, 1).get("items");
    assertThat(items).hasSize(1);
    assertThat(items.at("/0/kit").asText()).isEqualTo("Tea set");
  }

  @Test
  void itemsHoldWhatIsLeftToShip() {
    shop.order(1);
    shop.refund(1, 10, 1);
    var source = source();
    synced(source);
    assertThat(pulled(source, 1).at("/items/0/quantity").asInt()).isEqualTo(1);
    shop.refund(1, 10, 1);
    synced(source);
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("cancelled");
  }

  @Test
  void aNumberThatIsTakenGetsTheNameOfTheShop() {
    try (var second = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"));
        var third = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"))) {
      shop.order(1);
      second.order(1);
      third.order(1);
      synced(source());
      var two = source("Back shop", second, "");
      synced(two);
      assertThat(pulled(two, 1).get("reference").asText()).isEqualTo("1 (Back shop)");
      var three = source("Back shop", third, "");
      synced(three);
      assertThat(pulled(three, 1).get("reference").asText()).isEqualTo("1 (Back shop) 2");
      assertThat(pulled(three, 1).at("/origin/number").asText()).isEqualTo("1");
      assertLabelsBearTheShopsNumber(pulled(two, 1), pulled(three, 1));
    }
  }

  /// By the API and in a batch: the name of the shop is no part of what the customer's label says.
  private void assertLabelsBearTheShopsNumber(JsonNode one, JsonNode other) {
    bought(one);
    var batch =
        api.post(
            "/v1/batches",
            "{\"orders\":[\"%s\"],\"action\":\"buy\",\"fallback\":{\"kind\":\"cheapest\"},\"from\":%s}"
                .formatted(other.get("id").asText(), FROM));
    assertThat(batch.status()).as(batch.text()).isEqualTo(202);
    var path = batch.header("Location");
    await().until(() -> api.get(path).json().get("status").asText().equals("done"));
    assertThat(api.get("/v1/shipments?reference=1").json().get("data")).hasSize(2);
  }

  @Test
  void unpaidWaitsAndOpensByItselfUnlessAPersonHeldIt() {
    shop.order(1, each -> each.put("status", "pending"));
    shop.order(2, each -> each.put("status", "on-hold"));
    var source = source();
    synced(source);
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("held");
    assertThat(pulled(source, 1).get("reason").asText()).contains("not paid");
    var held = pulled(source, 2);
    assertThat(api.get(SOURCES + "/" + source).json().at("/counts/held").asInt()).isEqualTo(2);
    api.post("/v1/orders/" + held.get("id").asText() + "/hold", "{\"reason\":\"ask Ann\"}");
    shop.change(1, each -> each.put("status", "processing"));
    shop.change(2, each -> each.put("status", "processing"));
    synced(source);
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("open");
    assertThat(pulled(source, 2).get("status").asText()).isEqualTo("held");
    assertThat(pulled(source, 2).get("reason").asText()).isEqualTo("ask Ann");
  }

  @Test
  void whatAPersonReleasedStaysOpenWhileTheShopSaysNothingNew() {
    shop.order(1, each -> each.put("status", "on-hold"));
    var source = source();
    synced(source);
    api.post("/v1/orders/" + pulled(source, 1).get("id").asText() + "/release");
    shop.change(1, each -> each.put("customer_note", "soon"));
    synced(source);
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("open");
    assertThat(pulled(source, 1).get("buyerNote").asText()).isEqualTo("soon");
  }

  @Test
  void cancelledOrShippedInTheShopIsCancelledHere() {
    shop.order(1);
    shop.order(2);
    var source = source();
    synced(source);
    shop.change(1, each -> each.put("status", "cancelled"));
    shop.change(2, each -> each.put("status", "completed"));
    var sync = synced(source);
    assertThat(sync.get("cancelled").asInt()).isEqualTo(2);
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("cancelled");
    assertThat(pulled(source, 2).get("reason").asText()).isEqualTo("shipped in the shop");
    shop.change(1, each -> each.put("status", "processing"));
    synced(source);
    assertThat(pulled(source, 1).get("status").asText()).as("after all").isEqualTo("open");
  }

  @Test
  void whatChangedInTheShopIsTakenOverAndWhatChangedHereStays() {
    shop.order(1);
    shop.order(2);
    var source = source();
    synced(source);
    var here = pulled(source, 2);
    api.patch("/v1/orders/" + here.get("id").asText(), "{\"to\":" + TO + "}");
    for (long id = 1; id <= 2; id++) {
      shop.change(id, each -> ((ObjectNode) each.get("shipping")).put("address_1", "20 W 34th St"));
    }
    synced(source);
    assertThat(pulled(source, 1).at("/to/street1").asText()).isEqualTo("20 W 34th St");
    assertThat(codes(pulled(source, 1))).isEmpty();
    var kept = pulled(source, 2);
    assertThat(kept.at("/to/name").asText()).isEqualTo("Bob Buyer");
    assertThat(codes(kept)).containsExactly("EDITED_HERE");
    assertThat(api.get("/v1/events?type=order.source_changed").json().get("data")).hasSize(2);
  }

  @Test
  void anOrderWithALabelIsNeverChangedAndAPersonIsTold() {
    for (long id = 1; id <= 4; id++) {
      shop.order(id);
    }
    var source = source("Main", shop, ",\"postBack\":{\"enabled\":false}");
    synced(source);
    for (long id = 1; id <= 4; id++) {
      bought(pulled(source, id));
    }
    shop.change(1, each -> each.put("status", "cancelled"));
    shop.change(2, each -> ((ObjectNode) each.get("shipping")).put("address_1", "20 W 34th St"));
    shop.change(3, each -> each.withArray("line_items").add(WooDouble.line(99, 1, 1)));
    shop.change(4, each -> each.put("status", "completed"));
    synced(source);
    assertThat(codes(pulled(source, 1))).containsExactly("CANCELLED");
    assertThat(codes(pulled(source, 2))).containsExactly("ADDRESS_CHANGED");
    assertThat(codes(pulled(source, 3))).containsExactly("LINES_CHANGED");
    assertThat(codes(pulled(source, 4))).containsExactly("SHIPPED_ELSEWHERE");
    for (long id = 1; id <= 4; id++) {
      assertThat(pulled(source, id).get("status").asText()).isEqualTo("shipped");
      assertThat(pulled(source, id).at("/to/street1").asText()).isEqualTo("350 5th Ave");
    }
  }

  @Test
  void beforeALabelIsBoughtTheShopIsAskedOnceMore() {
    shop.order(1);
    shop.order(2);
    var source = source();
    synced(source);
    shop.change(1, each -> each.put("status", "cancelled"));
    var gone = buy(pulled(source, 1), "");
    assertThat(gone.status()).as(gone.text()).isEqualTo(409);
    assertThat(gone.message()).contains("cancelled in the shop");
    assertThat(gone.fields()).containsExactly("origin.CANCELLED");
    assertThat(buy(pulled(source, 1), ",\"despiteSource\":true").status()).isEqualTo(201);
    shop.change(2, each -> ((ObjectNode) each.get("shipping")).put("address_1", "20 W 34th St"));
    var moved = buy(pulled(source, 2), "");
    assertThat(moved.status()).isEqualTo(409);
    assertThat(moved.fields()).containsExactly("origin.ADDRESS_CHANGED");
    assertThat(pulled(source, 2).at("/to/street1").asText()).isEqualTo("20 W 34th St");
    assertThat(buy(pulled(source, 2), "").status()).as("seen by now").isEqualTo(201);
  }

  @Test
  void aShopThatCannotBeAskedHoldsUpNoLabelForLong() {
    shop.order(1);
    var source = source();
    synced(source);
    fails("/", Fault.SILENT);
    long before = System.nanoTime();
    var label = bought(pulled(source, 1));
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
    assertThat(label.at("/warnings/0/field").asText()).isEqualTo("origin");
    assertThat(label.at("/warnings/0/message").asText()).contains("Main shop");
    shop.recovers();
    await().until(() -> !shop.numbers(1).isEmpty());
  }

  @Test
  void whatNoPersonCanChangeThereIsReadAsFarAsItGoes() {
    shop.order(
        1,
        each -> {
          each.put("number", "A\u2615\n1");
          ((ObjectNode) each.get("shipping"))
              .put("first_name", "Maria ".repeat(16).strip())
              .put("last_name", "Goldberg-Schillingsfuerst");
          var chosen = JsonNodeFactory.instance.objectNode().put("key", "Colour");
          chosen.putArray("value").add("red").add("blue");
          var typed = JsonNodeFactory.instance.objectNode().put("key", "Engraving");
          typed.putObject("value").put("text", "FOR ANN");
          ((ObjectNode) each.at("/line_items/0")).withArray("meta_data").add(chosen).add(typed);
        });
    shop.order(
        2,
        each ->
            ((ObjectNode) each.get("shipping"))
                .put("country", "CN")
                .put("state", "CN11")
                .put("postcode", "210000")
                .put("city", "Nanjing"));
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    assertThat(order.at("/items/0/options").findValuesAsText("value"))
        .containsExactly("red, blue", "FOR ANN");
    assertThat(order.at("/to/name").asText() + " " + order.at("/to/company").asText())
        .isEqualTo("Maria ".repeat(16) + "Goldberg-Schillingsfuerst");
    assertThat(pulled(source, 2).at("/to/state").asText()).isEqualTo("JIANGSU SHENG");
    api.patch("/v1/orders/" + order.get("id").asText(), "{\"to\":" + TO + "}");
    assertThat(bought(order).get("reference").asText()).isEqualTo("A? 1");
  }
}
