package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.contract.PdfText;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The day a parcel leaves: today to each carrier's limit, in the sender's zone.
class ShipDatesTest extends SandboxTest {

  /// A Tuesday without holidays around it: late in the evening in San Francisco, Wednesday in New
  /// York.
  private static final Instant NIGHT = Instant.parse("2026-03-11T05:30:00Z");

  private static final String SAN_FRANCISCO = FROM;
  private static final String LOS_ANGELES =
      "{\"name\":\"Ann\",\"street1\":\"200 N Spring St\",\"city\":\"Los"
          + " Angeles\",\"state\":\"CA\",\"zip\":\"90012\",\"country\":\"US\",\"phone\":\"2135550100\"}";
  private static final String TORONTO =
      "{\"name\":\"Ann\",\"street1\":\"1 Yonge"
          + " St\",\"city\":\"Toronto\",\"state\":\"ON\",\"zip\":\"M5E"
          + " 1W7\",\"country\":\"CA\",\"phone\":\"4165550100\"}";
  private static final String MONTREAL =
      "{\"name\":\"Bob\",\"street1\":\"1000 Rue Sherbrooke"
          + " O\",\"city\":\"Montreal\",\"state\":\"QC\",\"zip\":\"H3A"
          + " 3G4\",\"country\":\"CA\",\"phone\":\"5145550100\"}";
  private static final String SYDNEY =
      "{\"name\":\"Ann\",\"street1\":\"2 George"
          + " St\",\"city\":\"Sydney\",\"state\":\"NSW\",\"zip\":\"2000\",\"country\":\"AU\",\"phone\":\"0255501000\"}";
  private static final String MELBOURNE =
      "{\"name\":\"Bob\",\"street1\":\"1 Collins"
          + " St\",\"city\":\"Melbourne\",\"state\":\"VIC\",\"zip\":\"3000\",\"country\":\"AU\",\"phone\":\"0391234567\"}";
  private static final String BOX = "{\"weightOz\":16,\"lengthIn\":8,\"widthIn\":6,\"heightIn\":4}";

  @Override
  protected InstantSource clock() {
    return () -> NIGHT;
  }

  private static String ends(String lane) {
    return switch (lane) {
      case "US" -> "\"from\":%s,\"to\":%s".formatted(SAN_FRANCISCO, LOS_ANGELES);
      case "CA" -> "\"from\":%s,\"to\":%s".formatted(TORONTO, MONTREAL);
      default -> "\"from\":%s,\"to\":%s".formatted(SYDNEY, MELBOURNE);
    };
  }

  /// @param today where it leaves
  @ParameterizedTest
  @CsvSource({
    "ups, US, 2026-03-10, 7",
    "usps, US, 2026-03-10, 7",
    "fedex, US, 2026-03-10, 10",
    "ontrac, US, 2026-03-10, 7",
    "veho, US, 2026-03-10, 7",
    "gls_us, US, 2026-03-10, 5",
    "canada_post, CA, 2026-03-11, 7",
    "australia_post, AU, 2026-03-11, 7",
    "dhl_express, AU, 2026-03-11, 10",
  })
  void fromTodayToTheCarriersLimit(String carrier, String lane, LocalDate today, int limit) {
    for (var currency : List.of("CAD", "AUD")) {
      deposit(currency);
    }
    assertThat(api.get("/v1/carriers/" + carrier).json().get("shipDateDays").asInt())
        .isGreaterThanOrEqualTo(limit);
    int days = api.get("/v1/carriers/" + carrier).json().get("shipDateDays").asInt();
    var taken = 0;
    for (int ahead = -1; ahead <= days + 1; ahead++) {
      var day = today.plusDays(ahead);
      var asked = ends(lane) + ",\"parcel\":" + BOX + ",\"shipDate\":\"" + day + "\"";
      var quote = api.post("/v1/rates", "{" + asked + ",\"carriers\":[\"" + carrier + "\"]}");
      if (quote.status() == 200) {
        assertThat(ahead).as(carrier + day).isBetween(0, days);
        taken++;
        for (JsonNode rate : quote.json().get("rates")) {
          assertThat(LocalDate.parse(rate.get("deliveryDate").asText()))
              .as(rate.toString())
              .isAfterOrEqualTo(day);
        }
        if (ahead == 0) {
          var bought =
              api.post(
                  "/v1/labels",
                  "{" + asked + ",\"rateId\":" + quote.json().at("/rates/0/id") + "}");
          assertThat(bought.status()).as(bought.text()).isEqualTo(201);
        }
      } else {
        assertThat(quote.code()).as(quote.text()).isIn("RATE_NOT_FOUND", "INVALID_SHIP_DATE");
        var service = service(carrier, lane);
        var refused =
            api.post(
                "/v1/labels",
                "{\"carrier\":\"%s\",\"service\":\"%s\",%s}".formatted(carrier, service, asked));
        assertThat(refused.status()).as(refused.text()).isEqualTo(422);
        assertThat(refused.code()).isEqualTo("INVALID_SHIP_DATE");
        assertThat(refused.fields()).containsExactly("shipDate");
        var instead = instead(refused.text(), day);
        assertThat(quote.text()).as("the same day").contains(instead.toString());
        assertThat(instead).isBetween(today, today.plusDays(days));
        // the day it names is one that is taken
        var asTold = asked.replace(day.toString(), instead.toString());
        var second = api.post("/v1/rates", "{" + asTold + ",\"carriers\":[\"" + carrier + "\"]}");
        assertThat(second.status()).as(carrier + instead + second.text()).isEqualTo(200);
      }
    }
    assertThat(taken).as(carrier).isBetween(3, days + 1);
  }

  private static LocalDate instead(String refusal, LocalDate asked) {
    var days =
        java.util.regex.Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
            .matcher(refusal)
            .results()
            .map(found -> LocalDate.parse(found.group()))
            .filter(day -> !day.equals(asked))
            .toList();
    assertThat(days).as(refusal).isNotEmpty();
    return days.getLast();
  }

  private String service(String carrier, String lane) {
    var quote =
        api.post(
            "/v1/rates",
            "{%s,\"parcel\":%s,\"carriers\":[\"%s\"]}".formatted(ends(lane), BOX, carrier));
    return quote.json().at("/rates/0/service").asText();
  }

  @Test
  void todayIsTheSendersDay() {
    var late = "\"parcel\":" + BOX + ",\"shipDate\":\"2026-03-10\",\"carriers\":[\"fedex\"]";
    var west = api.post("/v1/rates", "{" + ends("US") + "," + late + "}");
    assertThat(west.status()).as(west.text()).isEqualTo(200);
    var east = api.post("/v1/rates", "{\"from\":%s,\"to\":%s,%s}".formatted(TO, FROM, late));
    assertThat(east.status()).as(east.text()).isEqualTo(404);
    assertThat(east.text()).contains("2026-03-11");
  }

  @Test
  void thePaperHasTheDay() throws IOException {
    var label =
        api.post(
            "/v1/labels",
            "{\"carrier\":\"ups\",\"service\":\"ups_ground\",%s,\"parcel\":%s,\"shipDate\":\"2026-03-13\"}"
                .formatted(ends("US"), BOX));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    var file = api.get("/v1/labels/" + label.json().get("id").asText() + "/download?format=pdf");
    assertThat(PdfText.of(file)).containsIgnoringCase("13 MAR 2026");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"2026-02-30\"",
        "\"12/01/2026\"",
        "20260312",
        "true",
        "\"tomorrow\"",
        "\"\"",
        "\"2026-03-12T00:00:00Z\"",
        "[\"2026-03-12\"]",
        "{}",
        "\"-2026-03-12\"",
        "\"99999-01-01\""
      })
  void whatIsNoDayIsRefused(String day) {
    for (var path : List.of("/v1/rates", "/v1/labels", "/v1/shipments")) {
      var refused =
          api.post(
              path,
              ((path.endsWith("rates") ? "{" : "{\"carrier\":\"ups\",\"service\":\"ups_ground\",")
                      + "%s,\"parcel\":%s,\"shipDate\":%s}")
                  .formatted(ends("US"), BOX, day));
      assertThat(refused.status()).as(path + day + refused.text()).isEqualTo(400);
      assertThat(refused.fields()).containsExactly("shipDate");
    }
  }

  /// A parcel that leaves on Friday is not scanned before, and its delivery counts from then.
  @Test
  void itsScansBeginOnTheDay() {
    autoScan(true);
    var label =
        api.post(
                "/v1/labels",
                "{\"carrier\":\"ups\",\"service\":\"ups_ground\",%s,\"parcel\":%s,\"shipDate\":\"2026-03-13\"}"
                    .formatted(ends("US"), BOX))
            .json();
    // Thursday, half past ten in the evening in San Francisco
    advance(2L * 24 * 3600);
    assertThat(tracking(number(label)).get("status").asText()).isEqualTo("pre_transit");
    advance(3L * 24 * 3600);
    var tracked = tracking(number(label));
    assertThat(tracked.get("status").asText()).isNotEqualTo("pre_transit");
    for (var event : tracked.get("events")) {
      if (!event.get("status").asText().equals("pre_transit")) {
        assertThat(Instant.parse(event.get("timestamp").asText()))
            .as(event.toString())
            .isAfter(Instant.parse("2026-03-13T07:00:00Z"));
      }
    }
  }

  private void deposit(String currency) {
    served
        .engine()
        .accounts()
        .wallets()
        .deposit(
            workspace.ownCaller(),
            Money.of("900.00", Currency.getInstance(currency)),
            Message.said("test"),
            RequestKey.none());
  }
}
