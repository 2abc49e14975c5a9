package dev.quayside.engine.contract.rates;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever is quoted is bought: by its rate alone, with what it was quoted for given again, and by
/// carrier and service; over every border, in every packaging, by every payor, in one box or
/// several.
class QuotedIsBoughtTest extends SandboxTest {

  /// A Tuesday without holidays around it, at noon in New York.
  private static final Instant TUESDAY = Instant.parse("2026-03-10T16:00:00Z");

  private static final LocalDate TODAY = LocalDate.parse("2026-03-10");

  @Override
  protected InstantSource clock() {
    return () -> TUESDAY;
  }

  private static final Map<String, String> ENDS =
      Map.of(
          "US", place("350 5th Ave", "New York", "NY", "10118", "US", "2125550100"),
          "PR", place("1 Calle Fortaleza", "San Juan", "PR", "00901", "US", "7875550100"),
          "CA", place("1 Yonge St", "Toronto", "ON", "M5E 1W7", "CA", "4165550100"),
          "AU", place("2 George St", "Sydney", "NSW", "2000", "AU", "0255501000"),
          "GB", place("1 Strand", "London", "", "WC2N 5HR", "GB", "+442071234567"),
          "FR", place("1 rue de Rivoli", "Paris", "", "75001", "FR", "+33155501000"),
          "NO", place("Karl Johans gate 1", "Oslo", "", "0154", "NO", "+4721234567"),
          "LA", place("200 N Spring St", "Los Angeles", "CA", "90012", "US", "2135550100"));

  private static final Map<String, String> NEIGHBOURS =
      Map.of(
          "US",
              place("500 Terry Francois Blvd", "San Francisco", "CA", "94158", "US", "4155550100"),
          "CA", place("1000 Rue Sherbrooke O", "Montreal", "QC", "H3A 3G4", "CA", "5145550100"),
          "AU", place("1 Collins St", "Melbourne", "VIC", "3000", "AU", "0391234567"));

  private static final Map<String, String> CURRENCIES =
      Map.of("US", "USD", "LA", "USD", "CA", "CAD", "AU", "AUD", "GB", "GBP");

  private static final List<String> LANES =
      List.of(
          "US CA", "US FR", "CA US", "CA PR", "CA FR", "AU US", "AU FR", "GB US", "GB FR", "US NO");

  private static final List<String> TERMS =
      List.of(
          "",
          ",\"incoterm\":\"DDU\"",
          ",\"incoterm\":\"DDP\"",
          ",\"dutiesPrepaid\":{\"amount\":7.5}",
          ",\"taxIds\":[{\"kind\":\"vat\",\"value\":\"DE123456789012345\",\"of\":\"sender\"}]");

  @Test
  void overEveryBorderOnAllTerms() {
    api.put(
        "/v1/tax-ids",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\"},"
            + "{\"kind\":\"eori\",\"value\":\"GB123456789000\"}]}");
    for (var currency : CURRENCIES.values()) {
      deposit(currency);
    }
    int bought = 0;
    for (var lane : LANES) {
      for (var terms : TERMS) {
        for (var code : List.of(",\"hsCode\":\"6109.10\"", "")) {
          bought += bought(lane, goods(lane, terms, code));
        }
      }
    }
    assertThat(bought).isGreaterThan(150);
  }

  private static final List<String> PACKAGINGS =
      List.of(
          "package",
          "package",
          "ups_letter",
          "ups_pak",
          "ups_express_box_small",
          "fedex_envelope",
          "fedex_pak",
          "fedex_large_box",
          "fedex_tube",
          "dhl_flyer",
          "dhl_express_envelope",
          "medium_flat_rate_box",
          "padded_flat_rate_envelope");

  private static final List<String> PAYORS =
      List.of(
          "",
          "",
          "\"transport\":{\"payor\":\"recipient\",\"account\":\"1A2B3C\"}",
          "\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"}",
          "\"transport\":{\"payor\":\"third_party\",\"account\":\"1A9999\",\"zip\":\"10001\",\"country\":\"US\"}",
          "\"duties\":{\"payor\":\"sender\"}",
          "\"duties\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"}");

  private static final List<String> OTHERS =
      List.of(
          "",
          "",
          ",\"signature\":\"adult\"",
          ",\"delivery\":{\"saturday\":true}",
          ",\"references\":[{\"kind\":\"purchase_order\",\"value\":\"PO-1\"}]",
          ",\"isReturn\":true");

  /// May be added at the purchase, since they change no price.
  private static final List<String> ADDED =
      List.of(
          "",
          ",\"delivery\":{\"instructions\":\"Dock 4\"}",
          ",\"references\":[{\"kind\":\"purchase_order\",\"value\":\"PO-1\"},{\"kind\":\"department\",\"value\":\"Spares\"}]");

  private static final int FARTHEST_DAY = 11;

  /// Nine carriers, by a day up to and beyond what each takes.
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {7, 8})
  void ofAllCarriersOnAnyDay(long seed) {
    for (var currency : CURRENCIES.values()) {
      deposit(currency);
    }
    var random = new Random(seed);
    var bought = new TreeSet<String>();
    for (int i = 0; i < 80; i++) {
      var lane = one(LANES_OF_ALL, random);
      var asked = asked(lane, random, 3);
      int ahead = random.nextInt(FARTHEST_DAY + 1);
      var day = random.nextInt(4) == 0 ? "" : ",\"shipDate\":\"" + TODAY.plusDays(ahead) + "\"";
      bought.addAll(boughtAtAll(asked + day, random));
    }
    assertThat(bought)
        .contains(
            "australia_post",
            "canada_post",
            "dhl_express",
            "fedex",
            "gls_us",
            "ontrac",
            "ups",
            "usps",
            "veho");
  }

  private static final List<String> LANES_OF_ALL =
      List.of(
          "LA US", "LA US", "LA US", "US US", "US CA", "US FR", "CA CA", "CA US", "AU AU", "AU FR",
          "GB FR", "US PR");

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2})
  void whateverIsAskedBesideTheParcel(long seed) {
    for (var currency : CURRENCIES.values()) {
      deposit(currency);
    }
    var random = new Random(seed);
    var lanes = List.of("US US", "US US", "US CA", "US FR", "CA CA", "CA US", "AU AU", "GB FR");
    int bought = 0;
    for (int i = 0; i < 45; i++) {
      var lane = one(lanes, random);
      bought += boughtAtAll(asked(lane, random, 1), random).size();
    }
    assertThat(bought).isGreaterThan(25);
  }

  /// The first, which is the usual, but for one in so many.
  private static <T> T one(List<T> all, Random random, int often) {
    return random.nextInt(often) == 0 ? one(all, random) : all.getFirst();
  }

  private static <T> T one(List<T> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  /// @param often of how many things it asks one in so many
  private static String asked(String lane, Random random, int often) {
    var ends = lane.split(" ");
    var packaging = one(PACKAGINGS, random, often);
    var boxes = new ArrayList<String>();
    for (int i = random.nextInt(often) == 0 ? random.nextInt(3) : 0; i >= 0; i--) {
      boxes.add(
          "{\"weightOz\":%d,\"lengthIn\":8,\"widthIn\":6,\"heightIn\":4,\"packaging\":\"%s\"}"
              .formatted(one(List.of(11, 15, 40, 161), random), packaging));
    }
    var what =
        boxes.size() == 1
            ? "\"parcel\":" + boxes.getFirst()
            : "\"pieces\":["
                + String.join(",", boxes.stream().map(each -> "{\"parcel\":" + each + "}").toList())
                + "]";
    var customs = isHome(ends) ? "" : ",\"customs\":" + goods(lane, "", ",\"hsCode\":\"6109.10\"");
    var to = isHome(ends) ? NEIGHBOURS.get(ends[1]) : ENDS.get(ends[1]);
    return "\"from\":%s,\"to\":%s,%s%s,\"billing\":{%s}%s"
        .formatted(
            ENDS.get(ends[0]),
            to,
            what,
            customs,
            one(PAYORS, random, often),
            one(OTHERS, random, often));
  }

  private static boolean isHome(String... ends) {
    return ends[0].equals(ends[1]) || ends[0].equals("LA");
  }

  /// Buys one rate of each carrier and kind of price.
  ///
  /// @return the carriers
  private List<String> boughtAtAll(String asked, Random random) {
    var quote = api.post("/v1/rates", "{" + asked + "}");
    assertThat(quote.status()).as(asked + quote.text()).isIn(200, 404);
    var seen = new HashSet<String>();
    var carriers = new ArrayList<String>();
    for (JsonNode rate : quote.json().path("rates")) {
      var carrier = rate.get("carrier").asText();
      if (seen.add(carrier + rate.path("pricing").asText())) {
        carriers.add(carrier);
        boolean byService = random.nextInt(3) == 0;
        var how =
            byService
                ? "\"carrier\":%s,\"service\":%s"
                    .formatted(rate.get("carrier"), rate.get("service"))
                : "\"rateId\":" + rate.get("id");
        var more = byService || asked.contains("delivery") ? "" : added(asked, random);
        var label = api.post("/v1/labels", "{%s,%s%s}".formatted(how, asked, more));
        assertThat(label.status()).as(asked + rate + label.text()).isEqualTo(201);
        var price = label.json().at("/rate/amount").decimalValue();
        if (byService) {
          // at the cheaper of two prices
          assertThat(price).as(asked).isLessThanOrEqualTo(rate.get("amount").decimalValue());
        } else {
          assertThat(price).as(asked).isEqualByComparingTo(rate.get("amount").decimalValue());
        }
      }
    }
    return carriers;
  }

  private static String added(String asked, Random random) {
    var more = one(ADDED, random);
    return more.contains("references") && asked.contains("references") ? "" : more;
  }

  /// Buys the first rate of each carrier: how many there were.
  private int bought(String lane, String customs) {
    var ends = lane.split(" ");
    var parcel =
        """
        "from":%s,"to":%s,"parcel":{"weightOz":16,"lengthIn":8,"widthIn":6,"heightIn":4}\
        """
            .formatted(ENDS.get(ends[0]), ENDS.get(ends[1]));
    var quote = api.post("/v1/rates", "{" + parcel + ",\"customs\":" + customs + "}");
    var again = new ArrayList<>(List.of("", ",\"customs\":" + customs));
    var seen = new HashSet<String>();
    for (JsonNode rate : quote.json().path("rates")) {
      if (seen.add(rate.get("carrier").asText())) {
        var more = again.get(seen.size() % 2);
        var label =
            api.post("/v1/labels", "{\"rateId\":%s,%s%s}".formatted(rate.get("id"), parcel, more));
        assertThat(label.status()).as(lane + customs + rate + label.text()).isEqualTo(201);
      }
    }
    return seen.size();
  }

  private void deposit(String currency) {
    served
        .engine()
        .accounts()
        .wallets()
        .deposit(
            workspace.ownCaller(),
            Money.of("90000.00", Currency.getInstance(currency)),
            Message.said("test"),
            RequestKey.none());
  }

  private static String goods(String lane, String terms, String code) {
    return """
    {"contentsType":"merchandise","items":[{"description":"Shirt","quantity":2,"value":20,\
    "currency":"%s","weightOz":5%s,"originCountry":"PT"}]%s}\
    """
        .formatted(CURRENCIES.get(lane.split(" ")[0]), code, terms);
  }

  private static String place(
      String street, String city, String state, String zip, String country, String phone) {
    return """
    {"name":"Ann","street1":"%s","city":"%s",%s"zip":"%s","country":"%s","phone":"%s"}\
    """
        .formatted(
            street,
            city,
            state.isEmpty() ? "" : "\"state\":\"" + state + "\",",
            zip,
            country,
            phone);
  }
}
