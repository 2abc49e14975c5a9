package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// In whichever way a label of an order is bought, the order is read once more at its shop before.
class SourcesLabelTest extends SourceTest {

  @ParameterizedTest
  @ValueSource(strings = {"/v1/labels", "/v1/shipments"})
  void aLabelByTheRateOfAnOrder(String path) {
    var source = pulledWith(2);
    var first = rate(pulled(source, 1), "");
    var second = rate(pulled(source, 2), "");
    cancelled(1);
    var refused = api.post(path, first);
    assertThat(refused.code()).as(refused.text()).isEqualTo("CONFLICT");
    assertThat(refused.fields()).containsExactly("origin.CANCELLED");
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("cancelled");
    moved(2);
    assertThat(api.post(path, second).fields()).containsExactly("origin.ADDRESS_CHANGED");
    assertThat(api.post(path, second).status()).as("seen by now").isEqualTo(201);
    assertThat(api.get("/v1/shipments").json().get("data")).hasSize(1);
    assertThat(api.get("/v1/shipments").json().at("/data/0/to/street1").asText())
        .isEqualTo("20 W 34th St");
  }

  @Test
  void aLabelByARateSaysWhichShopCouldNotBeAsked() {
    var source = pulledWith(1);
    var rate = rate(pulled(source, 1), "");
    fails("/", Fault.ERROR);
    var label = api.post("/v1/labels", rate);
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(label.json().at("/warnings/0/message").asText()).contains("Main shop");
    shop.recovers();
  }

  @Test
  void theLinesOfABatch() {
    var source = pulledWith(3);
    cancelled(1);
    moved(2);
    var done = batch(pulled(source, 1), pulled(source, 2), pulled(source, 3));
    assertThat(lines(done)).containsExactly("failed", "failed", "bought");
    assertThat(done.at("/lines/0/reason").asText()).contains("cancelled in the shop");
    assertThat(done.at("/lines/1/reason").asText()).contains("address of order 2 was changed");
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("cancelled");
    var changed = pulled(source, 2);
    assertThat(changed.get("status").asText()).isEqualTo("failed");
    assertThat(changed.get("reason").asText()).contains("address of order 2 was changed");
    assertThat(lines(batch(changed))).as("seen by now").containsExactly("bought");
  }

  /// Four lines at a time each wait two seconds; those after them do not wait again.
  @Test
  void aSilentShopIsNotAskedForEachLineOfABatch() {
    var source = pulledWith(12);
    var orders = Stream.iterate(1, each -> each + 1).limit(12).map(id -> pulled(source, id));
    shop.fails(SourcesLabelTest::isRead, Fault.SILENT);
    long before = reads();
    var done = batch(orders.toArray(JsonNode[]::new));
    assertThat(lines(done)).hasSize(12).containsOnly("bought");
    assertThat(reads() - before).isLessThan(12);
    var order = pulled(source, 12);
    assertThat(codes(order)).as("said of each order").contains("NOT_READ");
    assertThat(order.at("/origin/warnings/0/message").asText()).contains("could not be asked");
    shop.recovers();
    synced(source, "{\"full\":true}");
    assertThat(codes(pulled(source, 12))).as("heard again").doesNotContain("NOT_READ");
  }

  @Test
  void severalParcelsOfAnOrderReadItOnce() {
    var source = pulledWith(1);
    var order = pulled(source, 1);
    var bought =
        api.post(
            "/v1/orders/" + order.get("id").asText() + "/parcels",
            """
            {"from":%s,"carrier":"ups","service":"ups_ground","parcels":[
             {"parcel":%s,"items":[{"line":1,"quantity":1}]},
             {"parcel":%s,"items":[{"line":1,"quantity":1}]}]}"""
                .formatted(FROM, PARCEL, PARCEL));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(reads()).isEqualTo(1);
  }

  @Test
  void theOtherOrdersInAParcelAreReadToo() {
    var source = pulledWith(2);
    var with = ",\"with\":[\"" + pulled(source, 2).get("id").asText() + "\"]";
    var rate = rate(pulled(source, 1), with);
    cancelled(2);
    assertThat(api.post("/v1/labels", rate).fields()).containsExactly("origin.CANCELLED");
    assertThat(buy(pulled(source, 1), "").status()).isEqualTo(201);
  }

  @Test
  void theWindowHearsWhatIsNewAndAPersonDecides() {
    var source = pulledWith(3);
    moved(1);
    assertRefused(source, 1, "address of order 1 was changed");
    assertThat(buyAtTheDesk(source, 1).trackingNumber()).as("looked at").isPresent();
    shop.change(2, each -> ((ObjectNode) each.at("/line_items/0")).put("quantity", 3));
    assertRefused(source, 2, "items of order 2 were changed");
    cancelled(3);
    assertRefused(source, 3, "cancelled in the shop");
    assertThat(api.post("/v1/orders/" + id(source, 3) + "/reopen").status()).isEqualTo(200);
    assertThat(buyAtTheDesk(source, 3).trackingNumber()).as("opened by a person").isPresent();
  }

  @Test
  void aShopThatAsksForAPauseIsLeftAlone() {
    var source = pulledWith(2);
    fails("/", Fault.TOO_MANY);
    int before = shop.asked().size();
    assertThat(bought(pulled(source, 1)).at("/warnings/0/field").asText()).isEqualTo("origin");
    assertThat(bought(pulled(source, 2)).at("/warnings/0/field").asText()).isEqualTo("origin");
    assertThat(shop.asked()).as("within the pause it asked for").hasSize(before + 1);
    assertThat(api.get(SOURCES + "/" + source).json().at("/sync/status").asText())
        .isEqualTo("waiting");
    shop.recovers();
  }

  @Test
  void anOrderThatTheShopNoLongerHasIsNamed() {
    var source = pulledWith(1);
    shop.delete(1);
    var label = bought(pulled(source, 1), "");
    assertThat(label.at("/warnings/0/message").asText()).contains("no longer has order 1");
  }

  private String pulledWith(int orders) {
    for (long id = 1; id <= orders; id++) {
      shop.order(id);
    }
    var source = source("Main shop", shop, ",\"postBack\":{\"enabled\":false}");
    synced(source);
    return source;
  }

  private void cancelled(long id) {
    shop.change(id, each -> each.put("status", "cancelled"));
  }

  private void moved(long id) {
    shop.change(id, each -> ((ObjectNode) each.get("shipping")).put("address_1", "20 W 34th St"));
  }

  private long reads() {
    return shop.asked().stream().filter(SourcesLabelTest::isRead).count();
  }

  private static boolean isRead(Asked request) {
    return request.path().matches("/wp-json/wc/v3/orders/\\d+.*");
  }

  /// A request for a label by a rate of the order.
  private String rate(JsonNode order, String more) {
    var rates =
        api.post(
            "/v1/orders/" + order.get("id").asText() + "/rates", "{\"from\":" + FROM + more + "}");
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    return "{\"rateId\":\"" + rates.json().at("/rates/0/id").asText() + "\"}";
  }

  private JsonNode batch(JsonNode... orders) {
    var ids = Stream.of(orders).map(each -> "\"" + each.get("id").asText() + "\"").toList();
    var path =
        api.post(
                "/v1/batches",
                """
                {"action":"buy","orders":%s,"fallback":{"kind":"cheapest"},"from":%s}"""
                    .formatted(ids, FROM))
            .header("Location");
    return await()
        .until(() -> api.get(path).json(), each -> each.get("status").asText().equals("done"));
  }

  private static List<String> lines(JsonNode batch) {
    return batch.get("lines").findValuesAsText("status");
  }

  private String id(String source, long externalId) {
    return pulled(source, externalId).get("id").asText();
  }

  private void assertRefused(String source, long order, String why) {
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> buyAtTheDesk(source, order))
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(ProblemCode.CONFLICT))
        .withMessageContaining(why);
  }

  /// As the window buys what the packer sees.
  private Shipment buyAtTheDesk(String source, long externalId) {
    var engine = served.engine();
    var caller = workspace.ownCaller();
    var order = engine.ordering().orders().get(caller, id(source, externalId));
    var rate = rate(pulled(source, externalId), "").replaceAll(".*:\"|\"}", "");
    return engine
        .formPurchase()
        .buy(
            caller,
            rate,
            order.id(),
            Packing.of(order.left()),
            LabelRequest.ofRate(rate, order.number()));
  }
}
