package dev.quayside.engine.contract.rates;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// POST /v1/rates, as docs/api/rates.md has it.
public class RatesTest extends ShopTest {

  @Test
  void ratesOfAllCarriersComeSortedByPrice() {
    var response = api.post("/v1/rates", rateRequest());

    assertThat(response.status()).isEqualTo(200);
    var rates = list(response.json().get("rates"));
    assertThat(rates)
        .extracting(rate -> rate.get("carrier").asText())
        .contains("usps", "ups", "fedex");
    assertThat(rates).extracting(rate -> rate.get("amount").decimalValue()).isSorted();
    assertThat(response.json().get("messages")).isEmpty();
    assertThat(Instant.parse(response.json().get("requestedAt").asText()))
        .isCloseTo(Instant.now(), org.assertj.core.api.Assertions.within(Duration.ofMinutes(1)));
  }

  @Test
  void aRateHasTheFieldsOfTheSpecification() {
    for (JsonNode rate : api.post("/v1/rates", rateRequest()).json().get("rates")) {
      assertThat(rate.get("id").asText()).matches("rate_[0-9A-HJKMNP-TV-Z]{26}");
      assertThat(rate.get("carrierName").asText()).isNotEmpty();
      assertThat(rate.get("service").asText()).isNotEmpty();
      assertThat(rate.get("serviceName").asText()).isNotEmpty();
      assertThat(rate.get("currency").asText()).isEqualTo("USD");
      assertThat(rate.get("transitDays").isInt()).isTrue();
      assertThat(rate.get("deliveryDate").asText()).matches("\\d{4}-\\d\\d-\\d\\d");
      assertThat(rate.get("guaranteedDelivery").isBoolean()).isTrue();
    }
  }

  @Test
  void moneyIsANumberWithExactlyTheMinorDigits() {
    var text = api.post("/v1/rates", rateRequest()).text();
    assertThat(text).containsPattern("\"amount\":\\d+\\.\\d\\d,");
    assertThat(text).doesNotContainPattern("\"amount\":(\"|\\d+[,}]|\\d+\\.\\d[,}]|\\d+\\.\\d{3})");
  }

  @Test
  void theSameRequestGivesTheSamePrices() {
    var amounts = new ArrayList<List<BigDecimal>>();
    for (int i = 0; i < 2; i++) {
      amounts.add(
          list(api.post("/v1/rates", rateRequest()).json().get("rates")).stream()
              .map(rate -> rate.get("amount").decimalValue())
              .toList());
    }
    assertThat(amounts.get(0)).isEqualTo(amounts.get(1));
  }

  @Test
  void zipAndCountryAreEnough() {
    var response =
        api.post(
            "/v1/rates",
            """
            {"from":{"zip":"94158","country":"US"},"to":{"zip":"10118","country":"us"},
             "parcel":{"weightOz":16}}\
            """);
    assertThat(response.status()).as(response.text()).isEqualTo(200);
  }

  @Test
  void carriersAndServicesNarrowTheQuestion() {
    var body = rateRequest().substring(0, rateRequest().length() - 1);
    var ofUps = api.post("/v1/rates", body + ",\"carriers\":[\"ups\"]}").json().get("rates");
    assertThat(list(ofUps)).extracting(rate -> rate.get("carrier").asText()).containsOnly("ups");

    var one = api.post("/v1/rates", body + ",\"services\":[\"ups_ground\"]}").json().get("rates");
    assertThat(list(one))
        .extracting(rate -> rate.get("service").asText())
        .containsOnly("ups_ground");
  }

  @Test
  void anUnknownCarrierIs400() {
    var body = rateRequest().substring(0, rateRequest().length() - 1);
    var response = api.post("/v1/rates", body + ",\"carriers\":[\"pigeon\"]}");
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.code()).isEqualTo("INVALID_SERVICE");
  }

  /// Section 7: 400 is for codes no carrier has; what is not sold for this parcel is no mistake.
  @Test
  void anUnknownServiceIs400() {
    var response = api.post("/v1/rates", asking("ups_ground", "ups_by_pigeon"));
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.code()).isEqualTo("INVALID_SERVICE");
    assertThat(response.fields()).containsExactly("services");
    assertThat(response.message()).contains("ups_by_pigeon").doesNotContain("ups_ground");
  }

  @Test
  void onlyServicesPricedBySizeWithoutSidesAre422() {
    var response =
        api.post(
            "/v1/rates",
            """
            {"from":{"zip":"94158","country":"US"},"to":{"zip":"10118","country":"US"},
             "parcel":{"weightOz":16},"services":["ups_2nd_day_air"]}\
            """);
    assertThat(response.status()).as(response.text()).isEqualTo(422);
    assertThat(response.code()).isEqualTo("DIMENSION_REQUIRED");
    assertThat(response.fields())
        .containsExactly("parcel.heightIn", "parcel.lengthIn", "parcel.widthIn");
  }

  private static String asking(String... services) {
    return rateRequest()
        .replaceFirst("\\{", "{\"services\":[\"" + String.join("\",\"", services) + "\"],");
  }

  @Test
  void everythingMissingIsNamedAtOnce() {
    assertThat(api.post("/v1/rates", "{}").fields()).containsExactly("from", "parcel", "to");
    var response =
        api.post(
            "/v1/rates",
            """
            {"from":{"country":"USA"},"to":{"zip":10118,"country":"US"},
             "parcel":{"weightOz":-1,"lengthIn":3}}\
            """);
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.fields())
        .containsExactly(
            "from.country",
            "from.zip",
            "parcel.heightIn",
            "parcel.weightOz",
            "parcel.widthIn",
            "to.zip");
  }

  @Test
  void aPostalCodeThatCannotBeIs422() {
    var response =
        api.post(
            "/v1/rates",
            """
            {"from":{"zip":"94158","country":"US"},"to":{"zip":"ABC","country":"US"},
             "parcel":{"weightOz":16}}\
            """);
    assertThat(response.status()).isEqualTo(422);
    assertThat(response.code()).isEqualTo("INVALID_ADDRESS");
    assertThat(response.fields()).containsExactly("to.zip");
  }

  @Test
  void aParcelNobodyTakesIs404() {
    var response =
        api.post(
            "/v1/rates",
            """
            {"from":{"zip":"94158","country":"US"},"to":{"zip":"10118","country":"US"},
             "parcel":{"weightOz":30000}}\
            """);
    assertThat(response.status()).isEqualTo(404);
    assertThat(response.code()).isEqualTo("RATE_NOT_FOUND");
  }

  @Test
  void viewersMayAsk() {
    assertThat(as(workspace, Role.VIEWER).post("/v1/rates", rateRequest()).status()).isEqualTo(200);
  }

  @Test
  void aWorkspaceWithoutCarriersGetsItsOwnWords() {
    var production = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    var response = production.post("/v1/rates", rateRequest());
    assertThat(response.status()).isEqualTo(404);
    assertThat(response.code()).isEqualTo("RATE_NOT_FOUND");
  }

  public static List<JsonNode> list(JsonNode array) {
    var all = new ArrayList<JsonNode>();
    array.forEach(all::add);
    return all;
  }

  /// A price that no purchase gets is none.
  @Test
  void dangerousGoodsInAnOrdinaryParcelHaveNoPrice() {
    var body =
        """
        {"from":%s,"to":{"zip":"SW1A 2AA","country":"GB"},"parcel":{"weightOz":20,"lengthIn":9,"widthIn":6,\
        "heightIn":3%s},"customs":{"contentsType":"dangerous_goods","incoterm":"DDU","items":[\
        {"description":"Perfume","quantity":1,"value":20.00,"currency":"USD","weightOz":4,\
        "hsCode":"330300","originCountry":"US"}]}}\
        """;
    var refused = api.post("/v1/rates", body.formatted(FROM, ""));
    assertThat(refused.code()).isEqualTo("INVALID_CUSTOMS");
    assertThat(refused.fields()).containsExactly("customs.contentsType");
    assertThat(api.post("/v1/rates", body.formatted(FROM, ",\"hazmat\":true")).code())
        .isNotEqualTo("INVALID_CUSTOMS");
  }
}
