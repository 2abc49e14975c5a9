package dev.quayside.engine.contract.addresses;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// An address is read the same way by validation, rates, labels and orders, and a place is the same
/// place under each of its country codes.
class OneReadingTest extends ShopTest {

  private static final String GOODS =
      """
      ,"customs":{"contentsType":"merchandise","incoterm":"DDU","items":[{"description":"Ceramic mug","quantity":1,\
      "value":20.00,"currency":"USD","weightOz":12,"hsCode":"691110","originCountry":"US"}]}\
      """;

  @ParameterizedTest
  @CsvSource({
    "US, California, 94105, San Francisco",
    "US, D.C., 20001, Washington",
    "US, US-MA, 2108-1234, Boston",
    "US, Mass., 021081234, Boston",
    "US, MA, 02108-, Boston",
    "CA, British Columbia, V6C-1S4, Vancouver",
    "CA, Colombie-Britannique, v6c1s4, Vancouver",
    "CA, CA-ON, M5V 2T6, Toronto",
    "CA, PQ, H2X 1K4, Montréal",
    "AU, New South Wales, 2000, Sydney",
    "AU, N.S.W., 2000, Sydney",
    "JP, JP-13, 1000001, Chiyoda",
    "MX, Jalisco, 44100, Guadalajara",
    "DE, '', D-10115, Berlin",
    "XK, '', 10000, Pristina",
    "HK, Kowloon, '', Mong Kok",
    "AE, '', '', Dubai",
    "IE, '', '', Dublin",
    "JE, '', JE2 3AB, St Helier",
    "GB, '', JE2 3AB, St Helier",
    "HK, Kowloon, N/A, Mong Kok",
    "HK, Kowloon, 999077, Mong Kok",
    "US, 'California, United States', 94105, San Francisco",
    "US, USA-CA, (94105), San Francisco",
    "US, CA, CA94105, San Francisco",
    "AU, AUS-NSW, 2000, Sydney",
    "AU, Northern Terr., 800, Darwin",
    "CA, Yukon Terr., Y1A 1A1, Whitehorse",
    "MX, Q. Roo, 77500, Cancún",
    "AR, CABA, C1002AAP, Buenos Aires",
    "BR, São Paulo, 01.310-100, São Paulo",
    "KR, 11, 04524, Seoul"
  })
  void whatValidationCallsValidIsTakenEverywhere(
      String country, String state, String zip, String city) {
    var to = address(country, state, zip, city);
    var validation = api.post("/v1/addresses/validate", to);
    assertThat(validation.status()).as(validation.text()).isEqualTo(200);
    assertThat(validation.json().get("valid").asBoolean()).as(validation.text()).isTrue();
    var rates =
        api.post(
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s%s}".formatted(FROM, to, PARCEL, GOODS));
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    for (var carrier : List.of("ups", "usps")) {
      var rate = first(rates, carrier);
      var label =
          api.post("/v1/labels", "{\"rateId\":\"%s\",\"to\":%s%s}".formatted(rate, to, GOODS));
      assertThat(label.status()).as(carrier + label.text()).isEqualTo(201);
    }
    var order =
        api.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s}".formatted((country + state + zip).hashCode(), to));
    assertThat(order.status()).as(order.text()).isEqualTo(201);
    var standard = validation.json().get("standardized");
    var kept = order.json().get("to");
    assertThat(kept.get("country")).isEqualTo(standard.get("country"));
    assertThat(kept.get("zip")).isEqualTo(standard.get("zip"));
    assertThat(kept.get("state").asText("").toUpperCase(Locale.ROOT))
        .isEqualTo(standard.get("state").asText("").toUpperCase(Locale.ROOT));
  }

  @ParameterizedTest
  @CsvSource({
    "CA, Bavaria, M5V 2T6, Toronto, state", "AU, Texas, 2000, Sydney, state",
    "US, Ontario, 94105, San Francisco, state", "US, CA, 2108, Los Angeles, zip"
  })
  void whatValidationRefusesIsRefusedEverywhere(
      String country, String state, String zip, String city, String field) {
    var to = address(country, state, zip, city);
    for (var asked :
        new String[][] {
          {"/v1/addresses/validate", to, field},
          {
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s}".formatted(FROM, to, PARCEL),
            "to." + field
          },
          {"/v1/orders", "{\"reference\":\"1\",\"to\":%s}".formatted(to), "to." + field}
        }) {
      var answer = api.post(asked[0], asked[1]);
      assertThat(answer.status()).as(asked[0]).isEqualTo(422);
      assertThat(answer.text()).as(asked[0]).contains("\"" + asked[2] + "\"");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "SW1A 1AA, GB, JE2 3AB, GB, JE2 3AB, JE", "SW1A 1AA, GB, GY1 1AA, GB, GY1 1AA, GG",
    "SW1A 1AA, GB, IM1 1AA, GB, IM1 1AA, IM", "2000, AU, 2899, AU, 2899, NF",
    "2000, AU, 6798, AU, 6798, CX", "94105, US, 97110, FR, 97110, GP",
    "94105, US, JE2 3AB, GB, JE2 3AB, JE", "94105, US, 22100, FI, 22100, AX",
    "94105, US, 00901, US, 00901, PR", "94105, US, 47890, IT, 47890, SM"
  })
  void aPlaceCostsTheSameUnderEachOfItsCountryCodes(
      String from, String fromCountry, String zip, String country, String sameZip, String same) {
    assertThat(prices(from, fromCountry, zip, country))
        .isNotEmpty()
        .isEqualTo(prices(from, fromCountry, sameZip, same));
  }

  @Test
  void privateCarriersDoNotGoToPostOfficeBoxes() {
    for (var street : List.of("P.O. 123", "POB 65", "PO-Box 12")) {
      var to = address("US", "NY", "10118", "New York").replace("12 High Street", street);
      var rates =
          api.post(
              "/v1/rates", "{\"from\":%s,\"to\":%s,\"parcel\":%s}".formatted(FROM, to, PARCEL));
      assertThat(rates.status()).isEqualTo(200);
      rates
          .json()
          .get("rates")
          .forEach(
              rate ->
                  assertThat(
                          rate.get("carrier").asText().equals("usps")
                              || rate.get("service")
                                  .asText()
                                  .matches("ups_ground_saver|SMART_POST"))
                      .as(street + rate)
                      .isTrue());
    }
  }

  private TreeMap<String, String> prices(
      String from, String fromCountry, String zip, String country) {
    var answer =
        api.post(
            "/v1/rates",
            """
            {"from":{"zip":"%s","country":"%s"},"to":{"zip":"%s","country":"%s"},\
            "parcel":{"weightOz":64,"lengthIn":12,"widthIn":9,"heightIn":6,"residential":true}}\
            """
                .formatted(from, fromCountry, zip, country));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    var prices = new TreeMap<String, String>();
    answer
        .json()
        .get("rates")
        .forEach(
            rate ->
                prices.put(
                    rate.get("carrier").asText() + rate.get("service").asText(),
                    rate.get("amount").asText() + rate.get("zone")));
    return prices;
  }

  private static String first(Api.Response rates, String carrier) {
    var ids = new ArrayList<String>();
    for (var rate : rates.json().get("rates")) {
      if (rate.get("carrier").asText().equals(carrier)) {
        ids.add(rate.get("id").asText());
      }
    }
    assertThat(ids).as(carrier + rates.text()).isNotEmpty();
    return ids.getFirst();
  }

  private static String address(String country, String state, String zip, String city) {
    return """
    {"name":"Ivy Brown","street1":"12 High Street","city":"%s","state":"%s","zip":"%s","country":"%s",\
    "phone":"415-555-0100 x12"}\
    """
        .formatted(city, state, zip, country);
  }
}
