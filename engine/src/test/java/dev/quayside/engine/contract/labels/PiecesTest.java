package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.StreamSupport;
import org.apache.pdfbox.Loader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Several boxes, one shipment: one purchase, one price, one master number, a label for each.
class PiecesTest extends SandboxTest {

  /// A Tuesday without holidays around it, at noon in San Francisco.
  private static final Instant TUESDAY = Instant.parse("2026-03-10T19:00:00Z");

  private static final String BOX =
      "{\"parcel\":{\"weightOz\":%s,\"lengthIn\":12,\"widthIn\":9,\"heightIn\":6}}";

  private static final String THREE =
      "\"pieces\":[" + BOX.formatted(32) + "," + BOX.formatted(32) + "," + BOX.formatted(80) + "]";

  private static final String GROUND = "\"carrier\":\"ups\",\"service\":\"ups_ground\",";

  @Override
  protected InstantSource clock() {
    return () -> TUESDAY;
  }

  private static final String ABROAD =
      "\"carrier\":\"dhl_express\",\"service\":\"dhl_express_worldwide\",\"customs\":{\"contentsType\":\"merchandise\",\"items\":[{\"description\":\"Shirt\",\"quantity\":3,\"value\":10,\"weightOz\":8,\"originCountry\":\"US\",\"hsCode\":\"610910\"}]},";

  private static final String MONTREAL =
      "{\"name\":\"Luc Tremblay\",\"street1\":\"1000 Rue De La Gauchetiere"
          + " O\",\"city\":\"Montreal\",\"state\":\"QC\",\"zip\":\"H3B"
          + " 4W5\",\"country\":\"CA\",\"phone\":\"5145550100\"}";

  private static String request(String more) {
    boolean isAbroad = more.startsWith(ABROAD);
    return "{" + more + ",\"from\":" + FROM + ",\"to\":" + (isAbroad ? MONTREAL : TO) + "}";
  }

  @BeforeEach
  void funded() {
    assertThat(api.post("/v1/wallet/deposits", "{\"amount\":9000}").status()).isEqualTo(201);
  }

  private JsonNode shipment(String more) {
    var answer = api.post("/v1/shipments", request(more));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private BigDecimal balance() {
    return api.get("/v1/wallet").json().get("balance").decimalValue();
  }

  private static List<JsonNode> list(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }

  @Test
  void aShipmentOfThreeBoxesHasOnePriceAndThreeLabels() throws Exception {
    for (var what : List.of(GROUND, "\"carrier\":\"fedex\",\"service\":\"FEDEX_2_DAY\",", ABROAD)) {
      var before = balance();
      var shipment = shipment(what + THREE);
      var price = shipment.at("/rate/amount").decimalValue();
      assertThat(balance()).isEqualByComparingTo(before.subtract(price));
      assertThat(shipment.get("masterTrackingNumber").asText())
          .isNotEmpty()
          .isEqualTo(shipment.get("trackingNumber").asText());
      var pieces = list(shipment.get("pieces"));
      assertThat(pieces).hasSize(3);
      var numbers = new HashSet<String>();
      var sum = BigDecimal.ZERO;
      for (int i = 0; i < 3; i++) {
        var piece = pieces.get(i);
        assertThat(piece.get("number").asInt()).isEqualTo(i + 1);
        assertThat(piece.at("/parcel/weightOz").decimalValue())
            .isEqualByComparingTo(i < 2 ? "32" : "80");
        var label = api.get("/v1/labels/" + piece.get("labelId").asText()).json();
        assertThat(label.get("id")).isEqualTo(piece.get("labelId"));
        assertThat(label.get("shipmentId")).isEqualTo(shipment.get("id"));
        assertThat(label.at("/piece/number").asInt()).isEqualTo(i + 1);
        assertThat(label.at("/piece/of").asInt()).isEqualTo(3);
        assertThat(label.get("trackingNumber")).isEqualTo(piece.get("trackingNumber"));
        numbers.add(label.get("trackingNumber").asText());
        sum = sum.add(label.at("/rate/amount").decimalValue());
        for (var format : List.of("pdf", "png", "zpl")) {
          assertThat(download("/v1/labels/" + label.get("id").asText(), format).status())
              .isEqualTo(200);
        }
      }
      assertThat(numbers).hasSize(3);
      assertThat(sum).isEqualByComparingTo(price);
      assertThat(shipment.at("/label/id")).isEqualTo(pieces.getFirst().get("labelId"));
      var path = "/v1/shipments/" + shipment.get("id").asText();
      try (var pdf = Loader.loadPDF(download(path, "pdf").raw().body())) {
        assertThat(pdf.getNumberOfPages()).isEqualTo(3);
      }
      assertThat(download(path, "zpl").text().split("\\^XA", -1)).hasSize(4);
      assertThat(download(path, "png").status()).isEqualTo(400);
    }
  }

  private Api.Response download(String path, String format) {
    return api.get(path + "/download?format=" + format);
  }

  @Test
  void whatIsQuotedIsBought() {
    var carriers = "\"carriers\":[\"ups\",\"fedex\",\"dhl_express\",\"usps\"],";
    var quote = api.post("/v1/rates", request(carriers + THREE));
    assertThat(quote.status()).as(quote.text()).isEqualTo(200);
    assertThat(quote.json().get("messages").toString()).contains("PIECES_NOT_SUPPORTED", "usps");
    var rates = list(quote.json().get("rates"));
    assertThat(rates).hasSizeGreaterThan(8);
    for (var rate : rates) {
      assertThat(rate.get("carrier").asText()).isNotEqualTo("usps");
      var parts =
          list(rate.get("breakdown")).stream()
              .map(each -> each.get("amount").decimalValue())
              .reduce(BigDecimal.ZERO, BigDecimal::add);
      assertThat(parts).isEqualByComparingTo(rate.get("amount").decimalValue());
      var bought = shipment("\"rateId\":\"" + rate.get("id").asText() + "\"");
      assertThat(bought.at("/rate/amount")).isEqualTo(rate.get("amount"));
      assertThat(bought.get("pieces")).hasSize(3);
    }
  }

  @Test
  void aPurchaseAgreesWithTheBoxesOfItsRate() {
    var rate = quoted(THREE);
    for (var other :
        List.of(
            THREE.replace("\"weightOz\":80", "\"weightOz\":81") + "|pieces[2].parcel.weightOz",
            "\"pieces\":[" + BOX.formatted(32) + "," + BOX.formatted(32) + "]|pieces",
            "\"parcel\":{\"weightOz\":144}|pieces",
            THREE.replaceFirst("\"heightIn\":6", "\"heightIn\":7")
                + "|pieces[0].parcel.lengthIn")) {
      var parts = other.split("\\|");
      var refused = api.post("/v1/labels", request("\"rateId\":\"" + rate + "\"," + parts[0]));
      assertThat(refused.status()).as(other + refused.text()).isEqualTo(422);
      assertThat(refused.text()).as(other).contains("RATE_MISMATCH", "\"" + parts[1] + "\"");
    }
    var ofOne = quoted("\"parcel\":{\"weightOz\":32}");
    var refused = api.post("/v1/labels", request("\"rateId\":\"" + ofOne + "\"," + THREE));
    assertThat(refused.text()).contains("RATE_MISMATCH", "\"pieces\"");
    var label = api.post("/v1/labels", request("\"rateId\":\"" + rate + "\"," + THREE));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(label.json().at("/piece/of").asInt()).isEqualTo(3);
  }

  private String quoted(String what) {
    var quote = api.post("/v1/rates", request("\"carriers\":[\"ups\"]," + what));
    assertThat(quote.status()).as(quote.text()).isEqualTo(200);
    return quote.json().at("/rates/0/id").asText();
  }

  @Test
  void whatCannotBeIsRefusedBeforeMoney() {
    var before = balance();
    for (var carrier : List.of("usps", "ontrac", "gls_us", "veho", "canada_post")) {
      var service = api.get("/v1/carriers/" + carrier).json().at("/services/0/code").asText();
      var refused =
          api.post(
              "/v1/labels",
              request(
                  "\"carrier\":\"%s\",\"service\":\"%s\",".formatted(carrier, service) + THREE));
      assertThat(refused.status()).as(carrier + refused.text()).isEqualTo(422);
      assertThat(refused.text()).as(carrier).contains("PIECES_NOT_SUPPORTED", "\"pieces\"");
    }
    for (var wrong :
        List.of(
            "\"pieces\":[" + BOX.formatted(32) + "]|pieces",
            "\"pieces\":[]|pieces",
            "\"pieces\":[" + (BOX.formatted(32) + ",").repeat(50) + BOX.formatted(1) + "]|pieces",
            "\"pieces\":\"three\"|pieces",
            "\"pieces\":[" + BOX.formatted(32) + ",7]|pieces[1]",
            "\"pieces\":[" + BOX.formatted(32) + ",{}]|pieces[1].parcel",
            "\"pieces\":["
                + BOX.formatted(32)
                + ","
                + BOX.formatted(-1)
                + "]|pieces[1].parcel.weightOz",
            THREE + ",\"parcel\":{\"weightOz\":3}|parcel",
            THREE + ",\"insuredValue\":{\"amount\":100}|insuredValue",
            THREE.replaceFirst("\"lengthIn\"", "\"signature\":\"adult\",\"lengthIn\"")
                + "|pieces[1].parcel.signature",
            THREE.replaceFirst("\"lengthIn\"", "\"packaging\":\"ups_pak\",\"lengthIn\"")
                + "|pieces[1].parcel.packaging")) {
      var parts = wrong.split("\\|");
      for (var path : List.of("/v1/labels", "/v1/shipments", "/v1/rates")) {
        var refused = api.post(path, request(GROUND + parts[0]));
        assertThat(refused.status()).as(path + wrong + refused.text()).isEqualTo(400);
        assertThat(refused.text()).as(path + wrong).contains("\"" + parts[1] + "\"");
      }
    }
    var heavy = api.post("/v1/labels", request(GROUND + THREE.replace(":80", ":2401")));
    assertThat(heavy.status()).isEqualTo(422);
    assertThat(heavy.text()).contains("WEIGHT_EXCEEDS_LIMIT", "pieces[2].parcel.weightOz");
    assertThat(balance()).isEqualByComparingTo(before);
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
  }

  @Test
  void voidingABoxVoidsTheShipmentAndSaysSoFirst() {
    var shipment = shipment(GROUND + THREE);
    var second = shipment.at("/pieces/1/labelId").asText();
    var first = shipment.at("/pieces/0/labelId").asText();
    for (var label : List.of(first, second)) {
      var refused = api.post("/v1/labels/" + label + "/cancel");
      assertThat(refused.status()).isEqualTo(409);
      assertThat(refused.text()).contains("CONFLICT", "wholeShipment");
      for (var body : List.of("{\"wholeShipment\":true}", "{\"whole_shipment\":true}")) {
        var misplaced = api.post("/v1/labels/" + label + "/cancel", body);
        assertThat(misplaced.status()).as(misplaced.text()).isEqualTo(400);
        assertThat(misplaced.message()).contains("?wholeShipment=");
      }
      assertThat(api.post("/v1/labels/" + label + "/cancel", "no JSON").status()).isEqualTo(409);
    }
    var voided = api.post("/v1/labels/" + second + "/cancel?wholeShipment=true");
    assertThat(voided.status()).as(voided.text()).isEqualTo(200);
    for (var piece : list(shipment.get("pieces"))) {
      var label = api.get("/v1/labels/" + piece.get("labelId").asText()).json();
      assertThat(label.get("status").asText()).isEqualTo("cancelled");
      assertThat(tracking(piece.get("trackingNumber").asText()).get("status").asText())
          .isEqualTo("cancelled");
    }
    assertThat(api.get("/v1/shipments/" + shipment.get("id").asText()).json().at("/refund/amount"))
        .isEqualTo(shipment.at("/rate/amount"));
    assertThat(api.post("/v1/labels/" + first + "/cancel?wholeShipment=true").text())
        .contains("LABEL_ALREADY_CANCELLED");
    var other = shipment(GROUND + THREE);
    var whole = api.post("/v1/shipments/" + other.get("id").asText() + "/cancel");
    assertThat(whole.status()).as(whole.text()).isEqualTo(200);
    assertThat(whole.json().get("status").asText()).isEqualTo("cancelled");
  }

  @Test
  void aShipmentIsDeliveredWhenAllItsBoxesAre() {
    autoScan(false);
    for (var what : List.of(GROUND, ABROAD)) {
      var shipment = shipment(what + THREE);
      var label = shipment.get("label");
      var numbers =
          list(shipment.get("pieces")).stream()
              .map(each -> each.get("trackingNumber").asText())
              .toList();
      scanned(numbers.get(2), "delivered");
      assertThat(shipmentStatus(label)).isEqualTo("in_transit");
      scanned(numbers.get(1), "exception");
      assertThat(shipmentStatus(label)).isEqualTo("exception");
      scanned(numbers.get(0), "delivered");
      assertThat(shipmentStatus(label)).isEqualTo("exception");
      scanned(numbers.get(1), "delivered");
      assertThat(shipmentStatus(label)).isEqualTo("delivered");
      assertThat(tracking(numbers.get(1)).get("status").asText()).isEqualTo("delivered");
      assertThat(tracking(numbers.get(1)).at("/weight/oz").decimalValue())
          .isEqualByComparingTo("32");
      assertThat(tracking(shipment.get("masterTrackingNumber").asText()).get("status").asText())
          .isEqualTo("delivered");
      var found = api.get("/v1/shipments?trackingNumber=" + numbers.get(1)).json();
      assertThat(found.at("/data/0/id")).isEqualTo(shipment.get("id"));
    }
  }

  @Test
  void aLostAnswerIsSettledWhole() {
    carrier("ups", "timeout_after_purchase");
    var shipment = shipment(GROUND + THREE);
    assertThat(shipment.at("/label/status").asText()).isEqualTo("created");
    assertThat(shipment.get("pieces")).hasSize(3);
    var rate = quoted(THREE);
    var before = balance();
    carrier("ups", "malformed");
    var doubted = shipment("\"rateId\":\"" + rate + "\"");
    assertThat(doubted.at("/label/status").asText()).isEqualTo("pending");
    assertThat(doubted.has("masterTrackingNumber")).isFalse();
    assertThat(doubted.at("/pieces/1/trackingNumber").isNull()).isTrue();
    var pending = api.get("/v1/labels/" + doubted.at("/pieces/1/labelId").asText());
    assertThat(pending.json().get("status").asText()).isEqualTo("pending");
    var hand = "{\"bought\":true,\"trackingNumber\":\"1ZQS00000312345676\"%s}";
    var path = "/v1/labels/" + doubted.at("/label/id").asText() + "/settle";
    assertThat(api.post(path, hand.formatted("")).text()).contains("trackingNumbers");
    carrier("ups", "up");
    var settled =
        api.post(
            path,
            hand.formatted(
                ",\"trackingNumbers\":[\"1ZQS00000312345676\",\"1ZQS00000312345685\",\"1ZQS00000312345694\"]"));
    assertThat(settled.status()).as(settled.text()).isEqualTo(200);
    var now = api.get("/v1/shipments/" + doubted.get("id").asText()).json();
    assertThat(now.at("/pieces/2/trackingNumber").asText()).startsWith("1Z");
    assertThat(balance())
        .isEqualByComparingTo(before.subtract(now.at("/rate/amount").decimalValue()));
  }

  @Test
  void aRetryGetsTheSameShipment() {
    var body = request(GROUND + THREE);
    var first = api.with("Idempotency-Key", "k-pieces").post("/v1/shipments", body);
    var second = api.with("Idempotency-Key", "k-pieces").post("/v1/shipments", body);
    assertThat(second.status()).isEqualTo(201);
    assertThat(second.json()).isEqualTo(first.json());
    assertThat(api.get("/v1/shipments").json().at("/pagination/totalCount").asInt()).isEqualTo(1);
  }

  @Test
  void theBoxesAreDeclaredTogether() {
    var item =
        "\"items\":[{\"description\":\"%s\",\"quantity\":1,\"value\":10,\"weightOz\":8,\"originCountry\":\"US\"}]";
    var box = BOX.formatted(32).substring(0, BOX.formatted(32).length() - 1);
    var pieces =
        "\"pieces\":["
            + box
            + ","
            + item.formatted("Shirt")
            + "},"
            + box
            + ","
            + item.formatted("Mug")
            + "}]";
    var toCanada = ",\"from\":" + FROM + ",\"to\":" + MONTREAL + "}";
    var customs = "\"customs\":{\"contentsType\":\"merchandise\"%s},";
    var standard = "{\"carrier\":\"ups\",\"service\":\"ups_standard\",";
    var bought = api.post("/v1/shipments", standard + customs.formatted("") + pieces + toCanada);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().at("/customs/items/1/description").asText()).isEqualTo("Mug");
    assertThat(bought.json().at("/customs/items")).hasSize(2);
    var twice =
        api.post(
            "/v1/shipments",
            standard + customs.formatted("," + item.formatted("Shirt")) + pieces + toCanada);
    assertThat(twice.status()).isEqualTo(400);
    assertThat(twice.text()).contains("customs.items");
    var none =
        api.post("/v1/shipments", standard + "\"pieces\":[" + box + "}," + box + "}]" + toCanada);
    assertThat(none.text()).contains("CUSTOMS_REQUIRED");
    var papers = api.get("/v1/shipments/" + bought.json().get("id").asText() + "/documents");
    assertThat(papers.status()).isEqualTo(200);
  }

  @Test
  void parcelsOfAnOrderShipTogether() {
    var order =
        "{\"reference\":\"%s\",\"to\":"
            + TO
            + ",\"items\":[{\"sku\":\"MUG-1\",\"weightOz\":8,\"quantity\":3}]}";
    var ids = new ArrayList<String>();
    for (var number : List.of("T-1", "T-2", "T-3")) {
      var made = api.post("/v1/orders", order.formatted(number));
      assertThat(made.status()).as(made.text()).isEqualTo(201);
      ids.add(
          (made.json().has("order") ? made.json().get("order") : made.json()).get("id").asText());
    }
    var parcels =
        "\"together\":true,\"from\":"
            + FROM
            + ",\"parcels\":[{\"parcel\":{\"weightOz\":16,\"lengthIn\":6,\"widthIn\":6,\"heightIn\":6},\"items\":[{\"line\":1,\"quantity\":1}]},"
            + "{\"parcel\":{\"weightOz\":32,\"lengthIn\":8,\"widthIn\":8,\"heightIn\":8},\"items\":[{\"line\":1,\"quantity\":2}]}]}";
    for (var path : List.of("parcels", "labels")) {
      var id = ids.removeFirst();
      var bought = api.post("/v1/orders/" + id + "/" + path, "{" + GROUND + parcels);
      assertThat(bought.status()).as(bought.text()).isEqualTo(201);
      var lines = list(bought.json().get("data"));
      assertThat(lines).hasSize(2);
      assertThat(lines.get(1).at("/label/piece/number").asInt()).isEqualTo(2);
      assertThat(lines.get(0).at("/label/shipmentId"))
          .isEqualTo(lines.get(1).at("/label/shipmentId"));
      var shipped = api.get("/v1/orders/" + id).json();
      assertThat(shipped.get("status").asText()).as(shipped.toString()).isEqualTo("shipped");
    }
    var id = ids.removeFirst();
    var refused =
        api.post(
            "/v1/orders/" + id + "/parcels",
            "{\"carrier\":\"usps\",\"service\":\"PRIORITY_MAIL\"," + parcels);
    assertThat(refused.status()).as(refused.text()).isEqualTo(422);
    assertThat(refused.text()).contains("PIECES_NOT_SUPPORTED");
    assertThat(api.get("/v1/orders/" + id).json().get("status").asText()).isNotEqualTo("shipped");
  }

  @Test
  void tenBoxesCostLessTimeThanThreeLabels() {
    var boxes = new StringBuilder();
    for (int i = 1; i <= 10; i++) {
      boxes.append(i == 1 ? "" : ",").append(BOX.formatted(16 * i));
    }
    var ten = GROUND + "\"pieces\":[" + boxes + "]";
    var one = GROUND + "\"parcel\":{\"weightOz\":32,\"lengthIn\":12,\"widthIn\":9,\"heightIn\":6}";
    Duration best = Duration.ofHours(1);
    Duration three = Duration.ofHours(1);
    for (int i = 0; i < 12; i++) {
      three =
          min(
              three,
              time(
                  () -> {
                    shipment(one);
                    shipment(one);
                    shipment(one);
                  }));
      best = min(best, time(() -> shipment(ten)));
    }
    assertThat(best).isLessThan(three);
  }

  private static Duration min(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private static Duration time(Runnable work) {
    long start = System.nanoTime();
    work.run();
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
