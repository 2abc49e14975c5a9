package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Payor, packaging, day and references of each parcel of an order.
class ParcelLinesTest extends SandboxTest {

  /// A Tuesday without holidays around it, at noon in San Francisco.
  private static final Instant TUESDAY = Instant.parse("2026-03-10T19:00:00Z");

  private static final String THIRD =
      "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"%s\",\"zip\":\"10001\","
          + "\"country\":\"US\"}}";

  @Override
  protected InstantSource clock() {
    return () -> TUESDAY;
  }

  @Test
  void eachLineHasItsOwnPayorDayPackagingAndReferences() {
    var path = made("L-1", "");
    var before = balance();
    var lines =
        line(1, THIRD.formatted("1A2B3C"))
            + ","
            + line(
                1,
                "\"shipDate\":\"2026-03-12\",\"references\":[{\"kind\":\"invoice\",\"value\":\"I-7\"}]")
            + ","
            + line(1, THIRD.formatted("9Z8Y7X") + ",\"delivery\":{\"instructions\":\"Dock 4\"}");
    var answer = api.post(path + "/parcels", ground(lines));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    var first = shipment(answer, 0);
    var second = shipment(answer, 1);
    var third = shipment(answer, 2);
    assertThat(first.at("/billing/transport/account").asText()).isEqualTo("B3C");
    assertThat(second.at("/billing/transport/payor").asText()).isIn("", "sender");
    assertThat(third.at("/billing/transport/account").asText()).isEqualTo("Y7X");
    assertThat(second.get("shipDate").asText()).isEqualTo("2026-03-12");
    assertThat(second.at("/references/0/value").asText()).isEqualTo("I-7");
    assertThat(first.path("references")).isEmpty();
    assertThat(third.at("/delivery/instructions").asText()).isEqualTo("Dock 4");
    assertThat(first.at("/rate/amount").decimalValue()).isZero();
    assertThat(third.at("/rate/amount").decimalValue()).isZero();
    assertThat(before.subtract(balance()))
        .isPositive()
        .isEqualByComparingTo(second.at("/rate/amount").decimalValue());
    assertThat(answer.text()).doesNotContain("1A2B3C", "9Z8Y7X");
  }

  @Test
  void packagingIsThatOfTheLine() {
    var path = made("L-2", "");
    var body =
        """
        {"from":%s,"carrier":"ups","service":"ups_next_day_air","parcels":[
         {"items":[{"line":1,"quantity":1}],"parcel":{"weightOz":6,"packaging":"ups_letter"}},
         {"items":[{"line":1,"quantity":2}],"parcel":{"weightOz":16,"packaging":"ups_pak"}}]}
        """
            .formatted(FROM);
    var answer = api.post(path + "/parcels", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    assertThat(shipment(answer, 0).at("/parcel/packaging").asText()).isEqualTo("ups_letter");
    assertThat(shipment(answer, 1).at("/parcel/packaging").asText()).isEqualTo("ups_pak");
  }

  @Test
  void whatStandsBesideTheLinesHoldsForThoseThatSayNothing() {
    var path = made("L-3", "");
    var lines =
        line(1, "\"billing\":{\"transport\":{\"payor\":\"sender\"}}")
            + ","
            + line(2, "\"shipDate\":null");
    var answer =
        api.post(
            path + "/parcels",
            ground(lines)
                .replaceFirst(
                    "\\{", "{" + THIRD.formatted("1A2B3C") + ",\"shipDate\":\"2026-03-12\","));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    assertThat(shipment(answer, 0).at("/rate/amount").decimalValue()).isPositive();
    assertThat(shipment(answer, 1).at("/billing/transport/account").asText()).isEqualTo("B3C");
    assertThat(shipment(answer, 0).get("shipDate").asText()).isEqualTo("2026-03-12");
    assertThat(shipment(answer, 1).get("shipDate").asText()).isEqualTo("2026-03-12");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"billing\":{\"transport\":{\"payor\":\"third_party\"}}|400|INVALID_REQUEST|billing.transport.account",
        "\"billing\":{\"transport\":{\"payor\":\"nobody\",\"account\":\"1A2B3C\"}}|400|INVALID_REQUEST|billing.transport.payor",
        "\"billing\":{\"transport\":{\"payor\":\"sender\",\"account\":\"1A2B3C\"}}|400|INVALID_REQUEST|billing.transport.account",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"payorId\":\"pay_none\"}}|400|INVALID_REQUEST|billing.transport.payorId",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"country\":\"US\"}}|400|INVALID_REQUEST|billing.transport.zip",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"XX\"}}|400|INVALID_REQUEST|billing.transport.country",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A0000\",\"zip\":\"10001\",\"country\":\"US\"}}|422|PAYOR_NOT_ACCEPTED|billing.transport.account",
        "\"billing\":7|400|INVALID_REQUEST|billing",
        "\"shipDate\":\"tomorrow\"|400|INVALID_REQUEST|shipDate",
        "\"shipDate\":\"2026-03-15\"|422|INVALID_SHIP_DATE|shipDate",
        "\"shipDate\":\"2026-03-09\"|422|INVALID_SHIP_DATE|shipDate",
        "\"shipDate\":\"2026-04-09\"|422|INVALID_SHIP_DATE|shipDate",
        "\"references\":[{\"kind\":\"po\",\"value\":\"1\"}]|400|INVALID_REQUEST|references[0].kind",
        "\"references\":[{\"kind\":\"other\",\"value\":\""
            + " \"}]|400|INVALID_REQUEST|references[0].value",
        "\"references\":[{\"kind\":\"other\",\"value\":\"📦\"}]|422|INVALID_ADDRESS|references[0].value",
        "\"delivery\":{\"instructions\":\"📦\"}|422|INVALID_ADDRESS|delivery.instructions",
        "\"delivery\":{\"saturday\":\"yes\"}|400|INVALID_REQUEST|delivery.saturday",
        "\"parcel\":{\"weightOz\":8,\"packaging\":\"fedex_pak\"}|422|INVALID_PACKAGING|parcel.packaging",
        "\"parcel\":{\"weightOz\":8,\"packaging\":\"ups_pak\"}|422|INVALID_PACKAGING|parcel.packaging",
        "\"parcel\":{\"weightOz\":8,\"packaging\":\"crate\"}|400|INVALID_REQUEST|parcel.packaging",
        "\"parcel\":{\"weightOz\":-8}|400|INVALID_REQUEST|parcel.weightOz",
        "\"parcel\":{\"weightOz\":3000}|422|WEIGHT_EXCEEDS_LIMIT|parcel.weightOz",
      })
  void aWrongLineRefusesAllBeforeMoneyAndIsNamed(
      String wrong, int status, String code, String field) {
    var path = made("W-" + Math.abs(wrong.hashCode()), "");
    var before = balance();
    var second = line(1, wrong);
    if (wrong.startsWith("\"parcel\"")) {
      second = "{\"items\":[{\"line\":1,\"quantity\":1}]," + wrong + "}";
    }
    var answer =
        api.post(
            path + "/parcels",
            ground(
                line(1, "\"delivery\":null") + "," + second + "," + line(1, "\"delivery\":null")));
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.code()).as(answer.text()).isEqualTo(code);
    assertThat(answer.fields()).as(answer.text()).containsExactly("parcels[1]." + field);
    assertThat(answer.text()).doesNotContain("1A0000");
    assertThat(balance()).isEqualByComparingTo(before);
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
    var order = api.get(path).json();
    assertThat(order.get("parcels")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"billing\":{\"transport\":{\"payor\":\"recipient\",\"account\":\"1A2B3C\"}}|billing.transport",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\"}}|billing.transport.account",
        "\"shipDate\":\"2026-03-12\"|shipDate",
        "\"delivery\":{\"saturday\":true}|delivery.saturday",
        "\"delivery\":{\"instructions\":\"Dock 4\"}|delivery.instructions",
        "\"references\":[{\"kind\":\"other\",\"value\":\"1\"}]|references",
        "\"rateId\":\"rate_1\"|rateId",
      })
  void boxesOfOneShipmentHaveThemInCommon(String different, String field) {
    var path = made("T-" + Math.abs(different.hashCode()), "");
    var answer =
        api.post(
            path + "/labels", together(line(1, "\"delivery\":null") + "," + line(1, different)));
    assertThat(answer.code()).as(answer.text()).isEqualTo("INVALID_REQUEST");
    assertThat(answer.fields()).as(answer.text()).containsExactly("parcels[1]." + field);
    assertThat(api.get(path).json().get("parcels")).isEmpty();
  }

  @Test
  void boxesOfOneShipmentAreBilledAndLeaveAsTheirLinesSay() {
    var alike = THIRD.formatted("1A2B3C") + ",\"shipDate\":\"2026-03-12\"";
    var path = made("T-1", "");
    var before = balance();
    var answer = api.post(path + "/labels", together(line(1, alike) + "," + line(2, alike)));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    var shipment = shipment(answer, 1);
    assertThat(shipment.at("/billing/transport/account").asText()).isEqualTo("B3C");
    assertThat(shipment.get("shipDate").asText()).isEqualTo("2026-03-12");
    assertThat(balance()).isEqualByComparingTo(before);
    var refused = alike.replace("1A2B3C", "1A0000");
    var other = made("T-2", "");
    answer = api.post(other + "/labels", together(line(1, refused) + "," + line(2, refused)));
    assertThat(answer.code()).as(answer.text()).isEqualTo("PAYOR_NOT_ACCEPTED");
    assertThat(answer.fields()).containsExactly("parcels[0].billing.transport.account");
    var beside =
        together(line(1, "\"delivery\":null") + "," + line(2, "\"delivery\":null"))
            .replaceFirst("\\{", "{" + refused + ",");
    answer = api.post(other + "/labels", beside);
    assertThat(answer.fields()).as(answer.text()).containsExactly("billing.transport.account");
  }

  /// One shipment has one declaration: what only one line says of it is not left out in silence.
  @Test
  void boxesOfOneShipmentHaveOneDeclaration() {
    var path = abroad("D-1");
    var vat =
        "\"customs\":{\"taxIds\":[{\"kind\":\"vat\",\"value\":\"GB%s\",\"of\":\"recipient\"}]}";
    for (var first : new String[] {"\"delivery\":null", vat.formatted("123456789")}) {
      var answer =
          api.post(
              path + "/labels",
              together(line(1, first) + "," + line(1, vat.formatted("987654321")))
                  .replace("ups_ground", "ups_worldwide_saver"));
      assertThat(answer.code()).as(answer.text()).isEqualTo("INVALID_REQUEST");
      assertThat(answer.fields()).containsExactly("parcels[1].customs");
    }
    var alike = vat.formatted("123456789");
    var bought =
        api.post(
            path + "/labels",
            together(line(1, alike) + "," + line(2, alike))
                .replace("ups_ground", "ups_worldwide_saver"));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(shipment(bought, 0).at("/customs/taxIds/0/value").asText()).isEqualTo("GB123456789");
  }

  /// What one line says of taxes leaves what stands beside the lines of duties.
  @Test
  void whatIsSaidOfTheDeclarationInTwoPlacesHolds() {
    var path = abroad("D-2");
    var vat =
        "\"customs\":{\"taxIds\":[{\"kind\":\"vat\",\"value\":\"GB123456789\",\"of\":\"recipient\"}]}";
    var beside = "\"customs\":{\"dutiesPrepaid\":{\"amount\":7.5,\"currency\":\"USD\"}}";
    var answer =
        api.post(
            path + "/parcels",
            ground(line(1, vat) + "," + line(1, "\"delivery\":null"))
                .replace("ups_ground", "ups_worldwide_saver")
                .replaceFirst("\\{", "{" + beside + ","));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    for (int each = 0; each < 2; each++) {
      var customs = shipment(answer, each).get("customs");
      assertThat(customs.at("/dutiesPrepaid/amount").decimalValue())
          .as(customs.toString())
          .isEqualByComparingTo("7.5");
      assertThat(customs.get("incoterm").asText()).isEqualTo("DDP");
    }
    assertThat(shipment(answer, 0).at("/customs/taxIds/0/value").asText()).isEqualTo("GB123456789");
  }

  private String abroad(String reference) {
    var to =
        "{\"name\":\"Bob\",\"street1\":\"1 Strand\",\"city\":\"London\",\"zip\":\"WC2N"
            + " 5HR\",\"country\":\"GB\",\"phone\":\"+442071234567\"}";
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s,\"items\":[{\"sku\":\"MUG\",\"name\":\"Mug\",\"quantity\":3,\"weightOz\":5,\"originCountry\":\"US\",\"hsCode\":\"6912.00\",\"value\":{\"amount\":5,\"currency\":\"USD\"}}]}"
                .formatted(reference, to));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return "/v1/orders/" + made.json().get("id").asText();
  }

  /// What stands in the request holds for the parcels that a rule makes of the order, too.
  @Test
  void parcelsThatARuleMakesAreBilledAsTheRequestSays() {
    api.put("/v1/products/MUG", "{\"alone\":true,\"weightOz\":8}");
    var rule =
        api.post(
            "/v1/rules",
            "{\"name\":\"Alone\",\"split\":\"alone\",\"choice\":{\"kind\":\"cheapest\"}}");
    assertThat(rule.status()).as(rule.text()).isEqualTo(201);
    var path = made("R-1", "");
    var before = balance();
    var said =
        "{\"from\":%s,%s,\"shipDate\":\"2026-03-12\",\"references\":[{\"kind\":\"other\",\"value\":\"X-1\"}]}"
            .formatted(FROM, THIRD.formatted("1A2B3C"));
    var rates = api.post(path + "/rates", said);
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    assertThat(rates.json().at("/rates/0/billedTo/accountEnd").asText())
        .as(rates.text())
        .isEqualTo("B3C");
    var answer = api.post(path + "/labels", said);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    assertThat(answer.json().get("data")).hasSize(3);
    for (int i = 0; i < 3; i++) {
      var shipment = shipment(answer, i);
      assertThat(shipment.at("/billing/transport/account").asText()).isEqualTo("B3C");
      assertThat(shipment.get("shipDate").asText()).isEqualTo("2026-03-12");
      assertThat(shipment.at("/references/0/value").asText()).isEqualTo("X-1");
    }
    assertThat(balance()).isEqualByComparingTo(before);
  }

  /// Prices of an order are of one parcel: lines are not left out in silence.
  @Test
  void ratesOfAnOrderTakeNoLines() {
    var path = made("Q-1", "");
    var refused =
        api.post(
            path + "/rates",
            "{\"from\":%s,\"parcels\":[%s]}".formatted(FROM, line(1, THIRD.formatted("1A2B3C"))));
    assertThat(refused.code()).as(refused.text()).isEqualTo("INVALID_REQUEST");
    assertThat(refused.fields()).containsExactly("parcels");
    assertThat(
            api.post(path + "/rates", "{\"from\":%s,\"together\":true}".formatted(FROM)).fields())
        .containsExactly("together");
    var line = line(1, THIRD.formatted("1A2B3C")).replaceFirst("\\{", "");
    var rates = api.post(path + "/rates", "{\"from\":%s,%s".formatted(FROM, line));
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    assertThat(rates.json().at("/rates/0/billedTo/accountEnd").asText()).isEqualTo("B3C");
    var byRate =
        "{\"from\":%s,\"parcels\":[{\"rateId\":%s},{\"items\":[{\"line\":1,\"quantity\":1}],\"rateId\":%s,%s}]}"
            .formatted(
                FROM,
                rates.json().at("/rates/0/id"),
                rates.json().at("/rates/1/id"),
                THIRD.formatted("1A2B3D"));
    var mismatch = api.post(path + "/parcels", byRate);
    assertThat(mismatch.code()).as(mismatch.text()).isEqualTo("RATE_MISMATCH");
    assertThat(mismatch.fields()).containsExactly("parcels[1].billing.transport");
    assertThat(api.get(path).json().get("parcels")).isEmpty();
    var bought = api.post(path + "/parcels", byRate.replace("1A2B3D", "1A2B3C"));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(shipment(bought, 1).at("/billing/transport/account").asText()).isEqualTo("B3C");
  }

  private static String together(String lines) {
    return ground(lines).replaceFirst("\\{", "{\"together\":true,");
  }

  private JsonNode shipment(Api.Response answer, int line) {
    var label = answer.json().at("/data/" + line + "/label");
    return api.get("/v1/shipments/" + label.get("shipmentId").asText()).json();
  }

  private BigDecimal balance() {
    return api.get("/v1/wallet").json().get("balance").decimalValue();
  }

  private static String line(int mugs, String more) {
    return "{\"items\":[{\"line\":1,\"quantity\":%d}],\"parcel\":{\"weightOz\":8,\"lengthIn\":6,\"widthIn\":6,\"heightIn\":4},%s}"
        .formatted(mugs, more);
  }

  private static String ground(String lines) {
    return "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcels\":[%s]}"
        .formatted(FROM, lines);
  }

  private String made(String reference, String more) {
    var order =
        OrderRoutesTest.order(reference, 18).replace("\"quantity\":2", "\"quantity\":3" + more);
    var made = api.post("/v1/orders", order);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return "/v1/orders/" + Objects.requireNonNull(made.json().get("id")).asText();
  }
}
