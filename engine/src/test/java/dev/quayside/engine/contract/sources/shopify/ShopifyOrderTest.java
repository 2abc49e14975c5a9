package dev.quayside.engine.contract.sources.shopify;

import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.gid;
import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.inner;
import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.line;
import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.list;
import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.part;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.source.doubles.shopify.ShopifyBooks;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Shopify's orders as the contract's section "Order" has them.
class ShopifyOrderTest extends ShopifyTest {

  @Test
  void anOrderIsMappedWithItsOrigin() {
    books()
        .order(
            7,
            each -> {
              each.put(
                  "customAttributes",
                  List.of(
                      Map.of("key", "Gift message", "value", "Happy birthday"),
                      Map.of("key", "_app", "value", "x")));
              var engraved = line(70, 2);
              inner(engraved, "lineItem")
                  .put(
                      "customAttributes",
                      List.of(
                          Map.of("key", "Engraving", "value", "For Ann &amp; Bob"),
                          Map.of("key", "_bundle", "value", "17"),
                          Map.of("key", "Box", "value", "")));
              each.put(PARTS, new ArrayList<>(List.of(part(7, 1, engraved))));
            });
    var order = order(7);
    assertThat(order.get("reference").asText()).isEqualTo("#1007");
    assertThat(order.get("status").asText()).isEqualTo("open");
    assertThat(order.at("/to/name").asText()).isEqualTo("Ann Packer");
    assertThat(order.at("/to/state").asText()).isEqualTo("NY");
    assertThat(order.at("/to/email").asText()).isEqualTo("ann@example.com");
    assertThat(order.get("requestedService").asText()).isEqualTo("Express");
    assertThat(order.get("buyerNote").asText())
        .isEqualTo("Leave it at the door\nGift message: Happy birthday");
    var item = order.at("/items/0");
    assertThat(item.get("externalId").asText()).isEqualTo(gid("LineItem", 70));
    assertThat(item.get("name").asText()).isEqualTo("Mug - Blue");
    assertThat(item.get("options").toString())
        .isEqualTo("[{\"name\":\"Engraving\",\"value\":\"For Ann & Bob\"}]");
    assertThat(item.get("quantity").asInt()).isEqualTo(2);
    assertThat(item.get("location").asText()).isEqualTo("Place 1");
    assertThat(item.get("weightOz").asDouble()).isBetween(17.6, 17.7);
    assertThat(item.at("/value/amount").asDouble()).isEqualTo(12.0);
    assertThat(item.get("hsCode").asText()).isEqualTo("6912.00");
    assertThat(item.get("originCountry").asText()).isEqualTo("PT");
    assertThat(item.get("barcode").asText()).isEqualTo("4006381333931");
    assertThat(order.at("/origin/externalId").asText()).isEqualTo(gid("Order", 7));
    assertThat(order.at("/origin/status").asText()).isEqualTo("PAID, UNFULFILLED");
  }

  @Test
  void moneyIsTheBuyersWeightsHaveFourUnitsAndZeroIsUnknown() {
    books()
        .order(
            1,
            each -> {
              var yen = line(10, 1);
              price(yen, "1500", "JPY");
              yen.put("weight", Map.of("value", 2, "unit", "POUNDS"));
              var odd = line(11, 1);
              odd.put("sku", "ODD");
              odd.put("weight", Map.of("value", 0, "unit", "GRAMS"));
              odd.put(
                  "variant",
                  Map.of("inventoryItem", Map.of("harmonizedSystemCode", "mugs", "id", "x")));
              each.put(PARTS, new ArrayList<>(List.of(part(1, 1, yen, odd))));
            });
    var items = order(1).get("items");
    assertThat(items.at("/0/value/currency").asText()).isEqualTo("JPY");
    assertThat(items.at("/0/value/amount").asDouble()).isEqualTo(1500);
    assertThat(items.at("/0/weightOz").asDouble()).isEqualTo(32);
    assertThat(items.at("/1/weightOz").isNull()).isTrue();
    assertThat(items.at("/1/hsCode").isNull()).as("what is no code").isTrue();
  }

  @Test
  void linesShippedFromTwoPlacesAreApartAndNamedAsTheSettingSays() {
    books().order(1, ShopifyTest::inTwoPlaces);
    var source = source(",\"locations\":{\"gid://shopify/Location/2\":\"Back store\"}");
    synced(source);
    var items = pulled(source, 1).get("items");
    assertThat(items.findValuesAsText("location"))
        .containsExactly("Place 1", "Back store", "Back store");
    assertThat(items.findValuesAsText("externalId")).doesNotHaveDuplicates();
    assertThat(items.at("/2/externalId").asText()).isEqualTo(gid("LineItem", 11));
    // as a person finds them at Shopify: by its name, or by the number in its address
    var names = "{\"locations\":{\"Place 1\":\"Front\",\"2\":\"Back\"}}";
    api.patch(SOURCES + "/" + source, names);
    synced(source, "{\"full\":true}");
    assertThat(pulled(source, 1).get("items").findValuesAsText("location"))
        .containsExactly("Front", "Back", "Back");
  }

  @Test
  void longOrdersAreReadToTheirEnd() {
    books()
        .order(
            1,
            each -> {
              var lines =
                  IntStream.range(0, 60).mapToObj(i -> line(100 + i, 1)).toArray(Map[]::new);
              @SuppressWarnings("unchecked")
              var first = part(1, 1, (Map<String, Object>[]) lines);
              var parts = new ArrayList<Map<String, Object>>(List.of(first));
              for (int place = 2; place < 12; place++) {
                parts.add(part(1, place, line(200 + place, 1)));
              }
              each.put(PARTS, parts);
            });
    assertThat(order(1).get("items")).hasSize(70);
  }

  @Test
  void partsOfAKitNameItAndDigitalLinesAreLeftOut() {
    books()
        .order(
            1,
            each -> {
              var cup = line(10, 2);
              inner(cup, "lineItem").put("lineItemGroup", Map.of("title", "Tea set"));
              var code = line(11, 1);
              code.put("requiresShipping", false);
              var shipped = line(12, 3);
              shipped.put("remainingQuantity", 1);
              each.put(PARTS, new ArrayList<>(List.of(part(1, 1, cup, code, shipped))));
            });
    var items = order(1).get("items");
    assertThat(items.findValuesAsText("externalId"))
        .containsExactly(gid("LineItem", 10), gid("LineItem", 12));
    assertThat(items.at("/0/kit").asText()).isEqualTo("Tea set");
    assertThat(items.at("/1/quantity").asInt()).as("left to ship").isEqualTo(1);
  }

  @Test
  void whatWaitsIsHeldWithItsReasonAndOpensByItself() {
    books().order(1, each -> each.put("displayFinancialStatus", "PENDING"));
    books().order(2, each -> hold(each, "HIGH_RISK_OF_FRAUD", ""));
    books().order(3, each -> hold(each, "OTHER", "Ask Kim"));
    books()
        .order(
            4,
            each -> {
              var first = list(each, PARTS).getFirst();
              first.put("status", "SCHEDULED");
              first.put("fulfillAt", "2026-12-24T00:00:00Z");
            });
    books().order(5, each -> each.put("test", true));
    books().order(6, each -> each.put("displayFinancialStatus", "AUTHORIZED"));
    books().order(7, each -> hold(each, "OTHER", "a new one"));
    shopify.tampers(
        (_, answer) ->
            Answer.of(
                200,
                "application/json",
                new String(answer.body(), StandardCharsets.UTF_8)
                    .replace("OTHER\",\"reasonNotes\":\"a new one", "A_REASON_TO_COME")
                    .replace(
                        "a new one\",\"reason\":\"OTHER", "\",\"reason\":\"A_REASON_TO_COME")));
    var source = source();
    synced(source);
    assertThat(reason(source, 1)).contains("not paid");
    assertThat(reason(source, 2)).contains("high risk of fraud");
    assertThat(reason(source, 3)).contains("Ask Kim");
    assertThat(reason(source, 4)).contains("2026-12-24");
    assertThat(reason(source, 5)).contains("test order");
    assertThat(pulled(source, 6).get("status").asText())
        .as("taken from the card with the parcel")
        .isEqualTo("open");
    assertThat(reason(source, 7)).isEqualTo("on hold in the shop");
    books().change(1, each -> each.put("displayFinancialStatus", "PAID"));
    books().change(2, each -> list(each, PARTS).getFirst().put("status", "OPEN"));
    books().change(3, each -> hold(each, "INCORRECT_ADDRESS", ""));
    synced(source);
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("open");
    assertThat(pulled(source, 2).get("status").asText()).isEqualTo("open");
    assertThat(reason(source, 3)).contains("address is not right");
  }

  @Test
  void ofAnOrderThatWaitsInPartTheRestIsShipped() {
    books()
        .order(
            1,
            each -> {
              var later = part(1, 2, line(11, 1));
              later.put("status", "SCHEDULED");
              list(each, PARTS).add(later);
            });
    var order = order(1);
    assertThat(order.get("status").asText()).isEqualTo("open");
    assertThat(order.get("items")).hasSize(1);
  }

  @Test
  void whatIsNotForThisDeskIsLeftOutWithItsReason() {
    books().order(1, each -> each.put("requiresShipping", false));
    books().order(2, each -> method(each, "PICK_UP"));
    books().order(3, each -> method(each, "LOCAL"));
    books().order(4, each -> each.put(PARTS, new ArrayList<>()));
    books().order(5, each -> list(each, PARTS).getFirst().put("supportedActions", List.of()));
    books().order(6, each -> each.put("displayFulfillmentStatus", "FULFILLED"));
    books().order(7, each -> each.put("displayFinancialStatus", "REFUNDED"));
    books().order(8, each -> each.put("cancelledAt", "2026-11-20T10:00:00Z"));
    books()
        .order(
            9,
            each -> {
              list(list(each, PARTS).getFirst(), "lineItems")
                  .getFirst()
                  .put("remainingQuantity", 0);
              list(each, PARTS).getFirst().put("status", "CLOSED");
            });
    var sync = synced(source());
    assertThat(sync.get("skipped").findValuesAsText("number"))
        .containsExactlyInAnyOrder(
            "#1001", "#1002", "#1003", "#1004", "#1005", "#1006", "#1007", "#1008", "#1009");
    for (var each : sync.get("skipped")) {
      assertThat(each.get("reason").asText())
          .as(each.toString())
          .isEqualTo(
              switch (each.get("number").asText()) {
                case "#1001" -> "digital";
                case "#1002", "#1003" -> "pickup";
                case "#1004", "#1005" -> "elsewhere";
                case "#1006" -> "shipped";
                case "#1008" -> "cancelled";
                default -> "refunded";
              });
    }
  }

  @Test
  void anOrderThatCannotBeReadHoldsUpNoneAndHiddenAddressesAreSaidSo() {
    books().order(1, each -> each.remove("shippingAddress"));
    books()
        .order(
            2,
            each -> {
              var to = ShopifyBooks.address("");
              to.remove("city");
              each.put("shippingAddress", to);
            });
    books().order(3, each -> each.put("displayFinancialStatus", "PAID"));
    var source = source();
    var sync = synced(source);
    assertThat(sync.get("created").asInt()).isEqualTo(2);
    assertThat(pulled(source, 2).get("status").asText()).isEqualTo("held");
    assertThat(sync.get("refused").findValuesAsText("number")).containsExactly("#1001");
    assertThat(sync.at("/refused/0/message").asText()).contains("protected customer data");
  }

  @Test
  void whatAScopeHidesIsLeftOutAndTheRestIsTaken() {
    books()
        .order(
            1,
            each -> {
              var mug = line(10, 2);
              mug.put("sku", "HIDDEN");
              mug.put("variant", ShopifyBooks.DENIED + "variant field.");
              each.put(PARTS, new ArrayList<>(List.of(part(1, 1, mug))));
            });
    books().order(2, each -> each.put("shippingAddress", ShopifyBooks.DENIED + "it."));
    books().order(3, each -> each.put(PARTS, ShopifyBooks.DENIED + "fulfillmentOrders field."));
    var source = source();
    var sync = synced(source);
    assertThat(sync.at("/error/code").asText())
        .as("no order is misread")
        .isEqualTo("SOURCE_CREDENTIALS");
    assertThat(sync.at("/error/message").asText()).contains("fulfillmentOrders");
    books().order(3);
    sync = synced(source);
    assertThat(sync.get("refused").findValuesAsText("number")).containsExactly("#1002");
    var item = pulled(source, 1).at("/items/0");
    assertThat(item.get("name").asText()).isEqualTo("Mug - Blue");
    assertThat(item.get("hsCode").isNull()).isTrue();
  }

  @Test
  void anOrderShopifyItselfCannotShowHoldsUpNone() {
    for (int id = 1; id <= 6; id++) {
      books().order(id);
    }
    shopify.tampers(
        (asked, answer) ->
            asked.text().contains(gid("Order", 2) + "\"")
                ? Answer.of(
                    200, "application/json", "{\"data\":null,\"errors\":[{\"message\":\"odd\"}]}")
                : answer);
    var sync = synced(source());
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(5);
    assertThat(sync.get("refused").findValuesAsText("externalId")).containsExactly(gid("Order", 2));
  }

  @Test
  void piecesThatWerePaidBackAreTakenOff() {
    books().order(1);
    books().order(2);
    var source = source();
    synced(source);
    books()
        .change(
            1,
            each -> {
              each.put("displayFinancialStatus", "PARTIALLY_REFUNDED");
              list(list(each, PARTS).getFirst(), "lineItems")
                  .getFirst()
                  .put("remainingQuantity", 1);
            });
    books().change(2, each -> each.put("cancelledAt", "2026-11-21T10:00:00Z"));
    var sync = synced(source);
    assertThat(pulled(source, 1).at("/items/0/quantity").asInt()).isEqualTo(1);
    assertThat(sync.get("cancelled").asInt()).isEqualTo(1);
    assertThat(pulled(source, 2).get("reason").asText()).isEqualTo("cancelled in the shop");
  }

  private JsonNode order(long id) {
    var source = source();
    synced(source);
    return pulled(source, id);
  }

  private String reason(String source, long id) {
    var order = pulled(source, id);
    assertThat(order.get("status").asText()).as(order.toString()).isEqualTo("held");
    return order.get("reason").asText();
  }

  private static void hold(Map<String, Object> order, String reason, String notes) {
    var first = list(order, PARTS).getFirst();
    first.put("status", "ON_HOLD");
    first.put("fulfillmentHolds", List.of(Map.of("reason", reason, "reasonNotes", notes)));
  }

  private static void method(Map<String, Object> order, String method) {
    list(order, PARTS).getFirst().put("deliveryMethod", Map.of("methodType", method));
  }

  private static void price(Map<String, Object> line, String amount, String currency) {
    inner(line, "lineItem")
        .put(
            "discountedUnitPriceAfterAllDiscountsSet",
            Map.of("presentmentMoney", Map.of("amount", amount, "currencyCode", currency)));
  }
}
