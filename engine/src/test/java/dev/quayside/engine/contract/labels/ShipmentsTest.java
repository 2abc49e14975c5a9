package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// /v1/shipments, as docs/api/labels.md has it.
class ShipmentsTest extends ShopTest {

  /// Decisions section 6: only a label is `pending`.
  @Test
  void aShipmentWhosePurchaseIsInDoubtIsCreated() {
    var rate = upsRate();
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"malformed\"}");
    var shipment = api.post("/v1/shipments", "{\"rateId\":\"" + rate + "\"}").json();

    assertThat(shipment.at("/label/status").asText()).isEqualTo("pending");
    assertThat(shipment.get("status").asText()).isEqualTo("created");
    assertThat(api.get("/v1/shipments?status=created").json().get("data")).hasSize(1);
    assertThat(api.get("/v1/shipments?status=pending").fields()).containsExactly("status");
    assertThat(api.get("/v1/labels?status=pending").json().get("data")).hasSize(1);
    assertThat(api.get("/v1/labels?status=created").json().get("data")).isEmpty();
  }

  @Test
  void anotherRequestWithTheKeyIsToldWhatItMade() {
    var keyed = api.with("Idempotency-Key", "order-1");
    var label = keyed.post("/v1/labels", order()).json();
    var refused = keyed.post("/v1/labels", order("ups", "ups_3_day_select", ""));
    assertThat(refused.json().at("/error/message").asText()).contains(label.get("id").asText());
    var made = new TreeMap<String, String>();
    for (var each : refused.json().at("/error/details")) {
      made.put(each.get("field").asText(), each.get("message").asText());
    }
    for (var field : List.of("shipmentId", "trackingNumber")) {
      assertThat(made).containsEntry(field, label.get(field).asText());
    }
    assertThat(made).containsEntry("labelId", label.get("id").asText());
  }

  @Test
  void aRefusedOrderMayBeSentAgainUnderItsKey() {
    var keyed = api.with("Idempotency-Key", "order-1");
    assertThat(keyed.post("/v1/labels", order("ups", "carrier_pigeon", "")).status())
        .isEqualTo(400);
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"down\"}");
    assertThat(keyed.post("/v1/labels", order()).status()).isEqualTo(502);
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"up\"}");
    var bought = keyed.post("/v1/labels", order());
    assertThat(bought.status()).isEqualTo(201);
    assertThat(bought.header("Idempotent-Replayed")).isEmpty();
    var cancel = "/v1/labels/" + bought.json().get("id").asText() + "/cancel";
    assertThat(api.with("Idempotency-Key", "cancel-1").post(cancel).status()).isEqualTo(200);
    var again = api.with("Idempotency-Key", "cancel-1").post(cancel);
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
  }

  @Test
  void aPendingLabelSaysWhenItsCarrierIsAskedAndAnAdminCanSettleIt() {
    var rate = upsRate();
    var body = "{\"rateId\":\"%s\",\"reference\":\"doubt\"%s}";
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"malformed\"}");
    var pending = api.post("/v1/labels", body.formatted(rate, "")).json();
    var path = "/v1/labels/" + pending.get("id").asText();
    assertThat(pending.get("status").asText()).isEqualTo("pending");
    assertThat(pending.at("/settlement/of").asText()).isEqualTo("purchase");
    assertThat(pending.at("/settlement/status").asText()).isEqualTo("asking");
    assertThat(pending.at("/settlement/attempts").asInt()).isOne();
    assertThat(Instant.parse(pending.at("/settlement/nextAskAt").asText()))
        .isAfter(Instant.parse(pending.get("createdAt").asText()));

    var second = api.with("Idempotency-Key", "again").post("/v1/labels", body.formatted(rate, ""));
    assertThat(second.code()).isEqualTo("DUPLICATE_SHIPMENT");
    assertThat(second.fields()).contains("labelId", "shipmentId");
    assertThat(api.post("/v1/labels", body.formatted(rate, ",\"allowDuplicate\":true")).status())
        .isEqualTo(201);

    assertThat(as(workspace, Role.OPERATOR).post(path + "/settle", "{\"bought\":false}").code())
        .isEqualTo("FORBIDDEN");
    assertThat(api.post(path + "/settle", "{}").fields()).containsExactly("bought");
    for (var number :
        List.of("", ",\"trackingNumber\":\"1Z\"", ",\"trackingNumber\":\"1234567890\"")) {
      assertThat(api.post(path + "/settle", "{\"bought\":true" + number + "}").fields())
          .as(number)
          .containsExactly("trackingNumber");
    }
    var settled =
        api.post(path + "/settle", "{\"bought\":true,\"trackingNumber\":\"1Z999AA10123456784\"}");
    assertThat(settled.status()).as(settled.text()).isEqualTo(200);
    assertThat(settled.json().get("status").asText()).isEqualTo("created");
    assertThat(settled.json().get("settlement").isNull()).isTrue();
    assertThat(api.get(path).json()).isEqualTo(settled.json());
    assertThat(api.get(path + "/download").status()).isEqualTo(200);
    assertThat(api.post(path + "/settle", "{\"bought\":false}").code()).isEqualTo("CONFLICT");
  }

  @Test
  void aShipmentIsCreatedWithItsLabel() {
    var response =
        api.post(
            "/v1/shipments",
            order(
                "ups",
                "ups_ground",
                ",\"reference\":\"R\",\"signature\":\"adult\",\"insuredValue\":{\"amount\":50,\"currency\":\"USD\"}"));

    assertThat(response.status()).as(response.text()).isEqualTo(201);
    var shipment = response.json();
    assertThat(shipment.get("id").asText()).matches("shp_[0-9A-HJKMNP-TV-Z]{26}");
    assertThat(shipment.get("status").asText()).isEqualTo("created");
    assertThat(shipment.at("/from/name").asText()).isEqualTo("Ann Sender");
    assertThat(shipment.at("/from/company").asText()).isEqualTo("Dock 7");
    assertThat(shipment.at("/to/zip").asText()).isEqualTo("10118");
    assertThat(shipment.at("/parcel/weightOz").decimalValue()).isEqualByComparingTo("18.5");
    assertThat(shipment.at("/parcel/signature").asText()).isEqualTo("adult");
    assertThat(shipment.at("/parcel/insuredValue/amount").decimalValue())
        .isEqualByComparingTo("50");
    assertThat(shipment.get("reference").asText()).isEqualTo("R");
    assertThat(shipment.get("customs").isNull()).isTrue();
    assertThat(shipment.get("trackingNumber")).isEqualTo(shipment.at("/label/trackingNumber"));
    assertThat(shipment.get("id")).isEqualTo(shipment.at("/label/shipmentId"));
    assertThat(api.get("/v1/shipments/" + shipment.get("id").asText()).json()).isEqualTo(shipment);
  }

  @Test
  void aLabelMakesAShipmentToo() {
    var label = label();
    var shipment = api.get("/v1/shipments/" + label.get("shipmentId").asText());
    assertThat(shipment.status()).isEqualTo(200);
    assertThat(shipment.json().get("label")).isEqualTo(label);
  }

  @Test
  void aCancelledShipmentComesWithItsRefund() {
    var label = label();
    var path = "/v1/shipments/" + label.get("shipmentId").asText();
    var response = api.post(path + "/cancel");

    assertThat(response.status()).isEqualTo(200);
    assertThat(response.json().get("status").asText()).isEqualTo("cancelled");
    assertThat(response.json().at("/refund/status").asText()).isEqualTo("pending");
    assertThat(response.json().at("/label/status").asText()).isEqualTo("cancelled");
    assertThat(api.post(path + "/cancel").code()).isEqualTo("LABEL_ALREADY_CANCELLED");
    assertThat(api.post("/v1/shipments/shp_none/cancel").status()).isEqualTo(404);
  }

  @Test
  void pagesAreNewestFirstAndHoldEverythingOnce() {
    var bought = new ArrayList<String>();
    for (int i = 0; i < 7; i++) {
      bought.add(label().get("shipmentId").asText());
    }
    var seen = new ArrayList<String>();
    for (int page = 1; page <= 3; page++) {
      var response = api.get("/v1/shipments?pageSize=3&page=" + page).json();
      assertThat(response.at("/pagination/page").asInt()).isEqualTo(page);
      assertThat(response.at("/pagination/pageSize").asInt()).isEqualTo(3);
      assertThat(response.at("/pagination/totalCount").asInt()).isEqualTo(7);
      assertThat(response.at("/pagination/totalPages").asInt()).isEqualTo(3);
      response.get("data").forEach(each -> seen.add(each.get("id").asText()));
    }
    assertThat(seen).containsExactlyElementsOf(bought.reversed());
    assertThat(new HashSet<>(seen)).hasSize(7);
    assertThat(api.get("/v1/shipments?page=2147483647&pageSize=100").json().get("data")).isEmpty();
  }

  @Test
  void aPageHas25Unless() {
    var pagination = api.get("/v1/shipments").json().get("pagination");
    assertThat(pagination.get("page").asInt()).isEqualTo(1);
    assertThat(pagination.get("pageSize").asInt()).isEqualTo(25);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "page=0",
        "page=a",
        "pageSize=0",
        "pageSize=101",
        "pageSize=1e2",
        "createdAfter=yesterday",
        "createdAfter=2026-02-30",
        "status=flying"
      })
  void wrongFiltersAre400(String query) {
    var response = api.get("/v1/shipments?" + query);
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.code()).isEqualTo("INVALID_REQUEST");
    assertThat(response.fields()).containsExactly(query.substring(0, query.indexOf('=')));
  }

  @ParameterizedTest
  @CsvSource({
    "carrier=ups, 1",
    "carrier=usps, 0",
    "status=created, 1",
    "status=delivered, 0",
    "createdAfter=2020-01-01T00:00:00Z, 1",
    "createdAfter=2020-01-01T01:00:00%2B01:00, 1",
    "createdAfter=2020-01-01T01:00:00+01:00, 1",
    "createdAfter=2099-01-01T00:00:00Z, 0",
    "createdAfter=2020-01-01, 1",
    "createdBefore=2020-01-01, 0",
  })
  void filtersNarrow(String query, int expected) {
    label();
    assertThat(api.get("/v1/shipments?" + query).json().at("/pagination/totalCount").asInt())
        .isEqualTo(expected);
  }

  private String upsRate() {
    var question = rateRequest().replace("{\"from\"", "{\"carriers\":[\"ups\"],\"from\"");
    return api.post("/v1/rates", question).json().at("/rates/0/id").asText();
  }
}
