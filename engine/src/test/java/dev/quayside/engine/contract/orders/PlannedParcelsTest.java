package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.sources.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Orders whose shop says in which parcels they go: each is bought once, whoever buys it.
class PlannedParcelsTest extends DatabaseTest {

  private static final String SERVICE =
      "{\"from\":" + FROM + ",\"carrier\":\"ups\",\"service\":\"ups_ground\"";
  private static final String BARE = SERVICE + "}";

  @BeforeEach
  void tables() {
    var erp = sqlite(workspace.slug() + ".db");
    erp.run(
        """
        create table ord (no text, name text, street1 text, city text, state text, zip text, sku text, item text,
          qty integer, weight_oz real, length_in real, width_in real, height_in real, phone text default '2125550100')\
        """,
        """
        insert into ord (no, name, street1, city, state, zip, sku, item, qty, weight_oz, length_in, width_in, height_in) values
          ('P-1', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 10, 6, 4, 2),
          ('P-1', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 20, 8, 4, 2),
          ('P-1', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 30, 9, 4, 2),
          ('P-2', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', 'MUG', 'Mug', 2, 10, 6, 4, 2),
          ('P-2', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', 'CUP', 'Cup', 1, 20, 8, 4, 2)\
        """);
    source(
        "ERP",
        erp,
        Map.of("byKey", "select no as order_number, * from ord where no = :key"),
        ",\"rowsAre\":\"parcels\",\"columns\":[{\"column\":\"reference\",\"header\":\"order_number\"}]");
  }

  @Test
  void twoWhoAskAtOnceBuyEachOnce() throws Exception {
    var order = found("P-1");
    var calls = new ArrayList<Callable<Integer>>();
    for (int i = 0; i < 4; i++) {
      calls.add(() -> buy(order, BARE).status());
    }
    try (var together = Executors.newFixedThreadPool(4)) {
      for (var each : together.invokeAll(calls)) {
        assertThat(each.get()).isIn(201, 207, 409);
      }
    }
    assertThat(labels(order)).hasSizeLessThanOrEqualTo(3).doesNotHaveDuplicates();
    buy(order, BARE);
    assertThat(labels(order)).hasSize(3);
    assertThat(buy(order, BARE).status()).isEqualTo(409);
  }

  @Test
  void thoseBoughtByHandAreNotBoughtAgain() {
    var order = found("P-1");
    var three = "[{\"parcel\":P},{\"parcel\":P},{\"parcel\":P}]".replace("P", PARCEL);
    var byHand =
        api.post(
            "/v1/orders/" + order.get("id").asText() + "/parcels",
            SERVICE + ",\"further\":true,\"parcels\":" + three + "}");
    assertThat(byHand.status()).as(byHand.text()).isEqualTo(201);
    var again = buy(order, BARE);
    assertThat(again.status()).as(again.text()).isEqualTo(409);
    assertThat(labels(order)).hasSize(3);
  }

  @Test
  void aLineBoughtByHandLeavesTheParcelsOfTheOthers() {
    var order = found("P-2");
    var cup = "{\"line\":2,\"quantity\":1}";
    var byHand = buy(order, SERVICE + ",\"parcel\":" + PARCEL + ",\"items\":[" + cup + "]}");
    assertThat(byHand.status()).as(byHand.text()).isEqualTo(201);
    var rest = buy(order, BARE);
    assertThat(rest.status()).as(rest.text()).isEqualTo(201);
    assertThat(order(order).get("status").asText()).isEqualTo("shipped");
    assertThat(labels(order)).hasSize(2);
    assertThat(buy(order, BARE).status()).isEqualTo(409);
  }

  @Test
  void aManagerBuysThemDespiteTheirCheck() {
    api.put("/v1/pack-check", "{\"required\":\"always\"}");
    var order = found("P-2");
    assertThat(buy(order, BARE).code()).isEqualTo("CHECK_REQUIRED");
    var despite = SERVICE + ",\"despiteCheck\":true}";
    var path = "/v1/orders/" + order.get("id").asText() + "/labels";
    assertThat(as(workspace, Role.OPERATOR).post(path, despite).code()).isEqualTo("FORBIDDEN");
    var bought = buy(order, despite);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(labels(order)).hasSize(2);
  }

  @Test
  void theyAreBilledAndLeaveAsTheRequestSays() {
    var order = found("P-1");
    var before = api.get("/v1/wallet").json().get("balance");
    var billing =
        ",\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A%s\",\"zip\":\"10001\",\"country\":\"US\"}},"
            + "\"references\":[{\"kind\":\"other\",\"value\":\"X-1\"}]}";
    var refused = buy(order, SERVICE + billing.formatted("0000"));
    assertThat(refused.code()).as(refused.text()).isEqualTo("PAYOR_NOT_ACCEPTED");
    assertThat(refused.fields()).containsExactly("billing.transport.account");
    var bought = buy(order, SERVICE + billing.formatted("2B3C"));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(labels(order))
        .hasSize(3)
        .allSatisfy(
            id -> {
              var shipment = api.get("/v1/shipments/" + id).json();
              assertThat(shipment.at("/billing/transport/account").asText()).isEqualTo("B3C");
              assertThat(shipment.at("/references/0/value").asText()).isEqualTo("X-1");
            });
    assertThat(api.get("/v1/wallet").json().get("balance")).isEqualTo(before);
  }

  private Api.Response buy(JsonNode order, String body) {
    return api.post("/v1/orders/" + order.get("id").asText() + "/labels", body);
  }

  private List<String> labels(JsonNode order) {
    return parcels(order)
        .filter(parcel -> !parcel.get("status").asText().equals("voided"))
        .map(parcel -> parcel.get("shipmentId").asText())
        .toList();
  }

  private Stream<JsonNode> parcels(JsonNode order) {
    return StreamSupport.stream(order(order).get("parcels").spliterator(), false);
  }
}
