package dev.quayside.engine.contract.sources;

import static dev.quayside.engine.source.doubles.vendure.VendureLedger.line;
import static dev.quayside.engine.source.doubles.vendure.VendureLedger.list;
import static dev.quayside.engine.source.doubles.vendure.VendureLedger.map;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.source.doubles.vendure.VendureDouble;
import dev.quayside.engine.source.doubles.vendure.VendureLedger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Orders from a Vendure server, and parcels to it.
class VendureTest extends SourceTest {

  private static final Instant FIRST_DAY = Instant.parse("2026-11-20T10:00:00Z");

  @SuppressWarnings("NullAway.Init") // openVendure() sets it
  private VendureDouble vendure;

  @BeforeEach
  void openVendure() {
    vendure = new VendureDouble(FIRST_DAY);
  }

  @AfterEach
  void closeVendure() {
    assertThat(vendure.violations()).isEmpty();
    vendure.close();
  }

  private VendureLedger ledger() {
    return vendure.ledger();
  }

  private String vendureDraft(String more) {
    return """
    {"kind":"vendure","name":"Main shop","pull":{"everyMinutes":0,"since":"%s"},
     "weightField":"weightGrams",
     "fields":{"url":"%s","apiKey":"%s"}%s}\
    """
        .formatted(SINCE, vendure.url(), VendureDouble.KEY, more);
  }

  @Override
  protected String source() {
    var made = api.post(SOURCES, vendureDraft(""));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  private JsonNode tested(String source) {
    return api.post(SOURCES + "/" + source + "/test").json();
  }

  @Test
  void anOrderComesWithWhatIsLeftInItsCurrencyAndItsWeight() {
    ledger()
        .order(
            1,
            order -> {
              var cancelled = line(12, 1);
              cancelled.put("quantity", 0);
              list(order, "lines").addAll(List.of(line(11, 3), cancelled));
              var notes =
                  List.of(
                      Map.of("isPublic", false, "data", Map.of("note", "<p>Gift: no invoice</p>")),
                      Map.of("isPublic", true, "data", Map.of("note", "Goes on Monday")));
              order.put("history", Map.of("items", notes));
            });
    var source = source();
    assertThat(synced(source).get("created").asInt()).isEqualTo(1);
    var order = pulled(source, 1);
    assertThat(order.get("reference").asText()).isEqualTo("V1");
    assertThat(order.get("status").asText()).isEqualTo("open");
    assertThat(order.get("internalNote").asText()).isEqualTo("Gift: no invoice\nGoes on Monday");
    assertThat(order.get("items")).hasSize(2);
    var item = order.at("/items/0");
    assertThat(item.get("externalId").asText()).isEqualTo("10");
    assertThat(item.get("quantity").asInt()).isEqualTo(2);
    assertThat(item.at("/value/amount").asDouble()).isEqualTo(12);
    assertThat(item.get("weightOz").asDouble()).isBetween(11.9, 12.1);
    assertThat(order.at("/to/name").asText()).isEqualTo("Ann Packer");
    assertThat(order.at("/to/email").asText()).isEqualTo("ann@example.com");
  }

  @Test
  void whatTheServerKeepsInFieldsOfItsOwnComesToo() {
    vendure.hasField("ProductVariant", "hsCode", "string");
    vendure.hasField("ProductVariant", "gtin", "string");
    vendure.hasField("ProductVariant", "supplier", "relation");
    vendure.hasField("Product", "countryOfOrigin", "string");
    vendure.hasField("Product", "shippingWeightKg", "float");
    vendure.hasField("OrderLine", "engravingText", "string");
    vendure.hasField("OrderLine", "giftWrap", "boolean");
    vendure.hasField("Order", "giftMessage", "text");
    vendure.hasField("Order", "deliveryInstructions", "text");
    ledger()
        .order(
            1,
            order -> {
              var goods = Map.of("hsCode", "6912.00", "gtin", "4006381333931");
              var product = Map.of("countryOfOrigin", "Portugal", "shippingWeightKg", 0.5);
              var line = list(order, "lines").getFirst();
              line.put("customFields", Map.of("engravingText", "FOR ANN", "giftWrap", false));
              line.put(
                  "productVariant",
                  Map.of(
                      "sku",
                      "MUG",
                      "name",
                      "Mug",
                      "customFields",
                      goods,
                      "product",
                      Map.of("customFields", product)));
              order.put(
                  "customFields",
                  Map.of("giftMessage", "Happy day", "deliveryInstructions", "Ring twice"));
            });
    var source = source();
    api.patch(SOURCES + "/" + source, "{\"weightField\":\"\"}");
    synced(source);
    var order = pulled(source, 1);
    var item = order.at("/items/0");
    assertThat(item.get("hsCode").asText()).isEqualTo("6912.00");
    assertThat(item.get("originCountry").asText()).isEqualTo("PT");
    assertThat(item.get("barcode").asText()).isEqualTo("4006381333931");
    assertThat(item.get("weightOz").asDouble()).isBetween(17.6, 17.7);
    assertThat(item.get("options").toString()).contains("Engraving text", "FOR ANN");
    assertThat(item.get("options")).hasSize(1);
    assertThat(order.get("giftMessage").asText()).isEqualTo("Happy day");
    assertThat(order.get("buyerNote").asText()).isEqualTo("Ring twice");
  }

  @Test
  void whatRefusesInFrontOfTheServerIsShownInItsWords() {
    ledger().order(1);
    var source = source();
    vendure.tampers(
        (_, _) ->
            CarrierDouble.Answer.of(413, "application/json", "{\"error\":\"Too many words\"}"));
    assertThat(synced(source).at("/error/message").asText()).contains("Too many words");
  }

  @Test
  void aFieldThatIsGoneKeepsNoOrderOut() {
    vendure.hasField("ProductVariant", "weightInOz", "float");
    ledger().order(1);
    assertThat(synced(source()).get("created").asInt()).isEqualTo(1);
  }

  @Test
  void whatIsNotToBeShippedIsLeftOutOrWaits() {
    ledger().order(1, order -> order.put("state", "Cancelled"));
    ledger().order(2, order -> order.put("state", "Modifying"));
    ledger().order(3, order -> order.put("state", "ArrangingAdditionalPayment"));
    ledger().order(4, order -> order.put("state", "Draft"));
    ledger().order(5, order -> order.put("active", true));
    ledger().order(6, order -> order.put("state", "AtTheTailor"));
    ledger()
        .order(
            7,
            order ->
                list(list(order, "payments").getFirst(), "refunds")
                    .add(Map.of("total", 2400, "state", "Pending")));
    ledger().order(8, order -> list(order, "lines").getFirst().put("quantity", 0));
    ledger().order(9, order -> order.put("state", "PaymentAuthorized"));
    ledger().order(10, order -> map(order, "shippingAddress").put("countryCode", null));
    var source = source();
    var sync = synced(source);
    assertThat(sync.get("created").asInt()).isEqualTo(4);
    assertThat(sync.get("skipped").findValuesAsText("reason"))
        .containsExactlyInAnyOrder("cancelled", "unknown_status", "refunded", "cancelled");
    assertThat(sync.get("refused")).isEmpty();
    assertThat(pulled(source, 10).get("reason").asText()).contains("to.country");
    assertThat(pulled(source, 2).get("status").asText()).isEqualTo("held");
    assertThat(pulled(source, 3).get("status").asText()).isEqualTo("held");
    assertThat(pulled(source, 9).get("status").asText()).isEqualTo("open");
  }

  @Test
  void whatVendureChangesWithoutATimeIsFoundByTheNextPull() {
    ledger().order(1);
    ledger().order(2);
    ledger().order(3, order -> order.put("state", "Modifying"));
    var source = source();
    synced(source);
    // long after the overlap
    ledger().order(4);
    ledger().changedAt(4, FIRST_DAY.plusSeconds(86_400));
    synced(source);
    ledger().quietly(1, order -> map(order, "shippingAddress").put("streetLine1", "9 New St"));
    ledger().quietly(3, order -> order.put("state", "PaymentSettled"));
    assertThat(synced(source).get("updated").asInt()).isEqualTo(2);
    assertThat(pulled(source, 1).at("/to/street1").asText()).isEqualTo("9 New St");
    assertThat(pulled(source, 3).get("status").asText()).isEqualTo("open");
  }

  @Test
  void anOrderThatMovesBetweenPagesIsNotLostAndASpoiltOneHoldsUpNone() {
    for (int id = 1; id <= 150; id++) {
      ledger().order(id);
    }
    vendure.betweenPages(() -> ledger().change(1, _ -> {}));
    vendure.spoils(120);
    var sync = synced(source());
    assertThat(sync.get("created").asInt()).isEqualTo(149);
    assertThat(sync.get("refused").findValuesAsText("externalId")).containsExactly("120");
  }

  @Test
  void aParcelIsTwoStepsAndAVoidedOneIsCancelledThere() {
    ledger().order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    var first = bought(order, ",\"items\":[{\"line\":1,\"quantity\":1}]");
    awaitPostBack(order, "done");
    assertThat(ledger().parcels(1)).containsExactly(number(first) + " Shipped");
    assertThat(ledger().state(1)).isEqualTo("PartiallyShipped");
    var second = bought(order(order));
    await().until(() -> ledger().state(1).equals("Shipped"));
    await().until(() -> ledger().parcels(1).contains(number(second) + " Shipped"));
    synced(source);
    assertThat(codes(order(order))).as("shipped from here").isEmpty();
    cancel(second);
    await().until(() -> ledger().parcels(1).equals(List.of(number(first) + " Shipped")));
    assertThat(ledger().state(1)).as("as the real one").isEqualTo("Shipped");
    synced(source);
    assertThat(order(order).get("status").asText()).isEqualTo("partly_shipped");
    assertThat(codes(order(order))).isEmpty();
    var again = bought(order(order));
    await().until(() -> ledger().parcels(1).contains(number(again) + " Shipped"));
    assertThat(ledger().parcels(1)).hasSize(2);
  }

  @Test
  void aCrashBetweenTheTwoStepsLeavesOneFulfilment() {
    ledger().order(1);
    var source = source();
    synced(source);
    vendure.losesItsAnswer(each -> VendureDouble.is(each, "Add"), Fault.CUT);
    var order = pulled(source, 1);
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(ledger().parcels(1)).containsExactly(number(label) + " Shipped");
    assertThat(vendure.asked("Add")).isEqualTo(1);
    vendure.losesItsAnswer(each -> VendureDouble.is(each, "Move"), Fault.CUT);
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(ledger().parcels(1)).isEmpty();
  }

  @Test
  void anUnpaidOrderIsNotFulfilledThere() {
    ledger().order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    // between the look before the label and the parcel
    vendure.watches(
        each -> {
          if (VendureDouble.is(each, "One")) {
            ledger().quietly(1, it -> it.put("state", "ArrangingPayment"));
          }
        });
    bought(order);
    awaitPostBack(order, "refused");
    assertThat(order(order).at("/origin/postBacks/0/error").asText()).contains("payment");
    assertThat(ledger().parcels(1)).isEmpty();
  }

  @Test
  void keyChannelRightsAddressAndFieldEachHaveTheirSentence() {
    ledger().order(1);
    var source = source();
    var path = SOURCES + "/" + source;
    assertThat(tested(source).get("connection").asText()).isEqualTo("connected");
    api.patch(path, "{\"fields\":{\"apiKey\":\"other\"}}");
    assertThat(tested(source).get("connection").asText()).isEqualTo("wrong_credentials");
    api.patch(path, "{\"fields\":{\"apiKey\":\"" + VendureDouble.KEY + "\"}}");
    vendure.hasChannel("second");
    assertThat(tested(source).get("connection").asText()).isEqualTo("wrong_credentials");
    api.patch(path, "{\"fields\":{\"channelToken\":\"third\"}}");
    assertThat(tested(source).get("message").asText()).contains("no channel");
    api.patch(path, "{\"fields\":{\"channelToken\":\"second\"}}");
    assertThat(tested(source).get("connection").asText()).isEqualTo("connected");
    api.patch(path, "{\"weightField\":\"heft\"}");
    assertThat(tested(source).get("message").asText()).contains("no such custom field");
    assertThat(api.patch(path, "{\"weightField\":\"a b\"}").status()).isEqualTo(400);
    api.patch(path, "{\"weightField\":\"\"}");
    assertThat(tested(source).get("connection").asText()).isEqualTo("connected");
    vendure.readsOnly();
    synced(source);
    var order = pulled(source, 1);
    bought(order);
    await()
        .until(() -> order(order).at("/origin/postBacks/0/error").asText().contains("UpdateOrder"));
    api.patch(path, "{\"fields\":{\"url\":\"" + vendure.url() + "/shop-api\"}}");
    assertThat(tested(source).get("message").asText()).contains("not the Admin API");
  }
}
