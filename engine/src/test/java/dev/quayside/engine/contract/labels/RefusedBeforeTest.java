package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a carrier or its papers will refuse is refused before money, in the sandbox too.
class RefusedBeforeTest extends SandboxTest {

  private static final String PARIS =
      "{\"name\":\"Bob\",\"street1\":\"1 rue de"
          + " Rivoli\",\"city\":\"Paris\",\"zip\":\"75001\",\"country\":\"FR\"%s}";
  private static final String PHONE = ",\"phone\":\"+33155501000\"";
  private static final String ITEM =
      "{\"description\":\"Shirt\",\"quantity\":2,\"value\":20,\"currency\":\"USD\",\"weightOz\":5,\"hsCode\":\"6109.10\",\"originCountry\":\"PT\"}";

  @AfterEach
  void nothingWasPaid() {
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
    assertThat(api.get("/v1/wallet").json().get("balance").decimalValue())
        .isEqualByComparingTo("1000");
  }

  @ParameterizedTest
  @CsvSource({
    "ups, ups_worldwide_saver",
    "fedex, FEDEX_INTERNATIONAL_PRIORITY",
    "dhl_express, dhl_express_worldwide"
  })
  void abroadTheRecipientsPhoneIsWanted(String carrier, String service) {
    refused(carrier, service, PARIS.formatted(""), goods(ITEM), 422, "INVALID_ADDRESS", "to.phone");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"currency\":\"USD\"|\"currency\":\"EUR\"|customs.items.value",
        "\"weightOz\":5|\"weightOz\":500|customs.items",
        "Shirt|Sh\u2603\uD83D\uDCE6rt|customs.items[1].description",
        "\"value\":20|\"value\":-1|customs.items[1].value",
        "\"quantity\":2|\"quantity\":0|customs.items[1].quantity",
        "\"quantity\":2|\"quantity\":1.5|customs.items[1].quantity",
        "\"6109.10\"|\"61\"|customs.items[1].hsCode",
        "\"PT\"|\"Portugal\"|customs.items[1].originCountry",
        "\"weightOz\":5|\"weightOz\":0|customs.items[1].weightOz",
        "\"currency\":\"USD\"|\"currency\":\"XXX\"|customs.items[1].currency",
      })
  void goodsThatCannotBeDeclaredAreNamed(String right, String wrong, String field) {
    var goods = goods(ITEM + "," + ITEM.replace(right, wrong));
    for (var service : List.of("ups ups_worldwide_saver", "dhl_express dhl_express_worldwide")) {
      var parts = service.split(" ");
      var answer = label(parts[0], parts[1], PARIS.formatted(PHONE), goods);
      assertThat(answer.status()).as(answer.text()).isIn(400, 422);
      assertThat(answer.code()).as(answer.text()).isIn("INVALID_REQUEST", "INVALID_CUSTOMS");
      assertThat(String.join(" ", answer.fields())).as(answer.text()).startsWith(field);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "to.company|,\"company\":\"\uD83D\uDCE6 Ltd\"",
        "to.name|,\"name\":\"\uD83D\uDCE6\"",
        "to.street2|,\"street2\":\"\uD83D\uDCE6\"",
        "to.city|,\"city\":\"\uD83D\uDCE6\"",
      })
  void whatNoPaperPrintsIsNamedWithItsCharacter(String field, String more) {
    var to = PARIS.formatted(PHONE + more);
    if (more.contains("\"name\"")) {
      to = to.replaceFirst("\"name\":\"Bob\",", "");
    }
    if (more.contains("\"city\"")) {
      to = to.replaceFirst("\"city\":\"Paris\",", "");
    }
    var answer = label("ups", "ups_worldwide_saver", to, goods(ITEM));
    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.code()).isEqualTo("INVALID_ADDRESS");
    assertThat(answer.fields()).containsExactly(field);
    assertThat(answer.message()).contains("U+1F4E6");
    assertSaidWithRates(answer, to, goods(ITEM));
  }

  /// What a label is refused for by its text alone is no news after a price was asked.
  private void assertSaidWithRates(
      dev.quayside.engine.contract.Api.Response refused, String to, String more) {
    var rates =
        api.post(
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s,%s}"
                .formatted(FROM, to, PARCEL.replace("18.5", "40"), more));
    assertThat(rates.status()).as(rates.text()).isEqualTo(refused.status());
    assertThat(rates.code()).isEqualTo(refused.code());
    assertThat(rates.fields()).isEqualTo(refused.fields());
    assertThat(rates.message()).isEqualTo(refused.message());
  }

  @ParameterizedTest
  @CsvSource({"contentsExplanation", "invoiceNumber", "licenseNumber", "taxId"})
  void whatNoCustomsPaperPrintsIsRefused(String which) {
    var bad = "\uD83D\uDCE6";
    var goods =
        switch (which) {
          case "contentsExplanation" ->
              goods(ITEM)
                  .replace("\"merchandise\"", "\"other\",\"contentsExplanation\":\"" + bad + "\"");
          case "taxId" ->
              goods(ITEM)
                  .replaceFirst(
                      "\"items\"",
                      "\"taxIds\":[{\"kind\":\"eori\",\"value\":\""
                          + bad
                          + "\",\"of\":\"sender\"}],\"items\"");
          default ->
              goods(ITEM)
                  .replaceFirst(
                      "\"items\"", "\"references\":{\"" + which + "\":\"" + bad + "\"},\"items\"");
        };
    var answer = label("ups", "ups_worldwide_saver", PARIS.formatted(PHONE), goods);
    assertThat(answer.status()).as(answer.text()).isIn(400, 422);
    assertThat(answer.fields()).as(answer.text()).hasSize(1);
    assertThat(answer.fields().getFirst()).startsWith("customs.");
    assertSaidWithRates(answer, PARIS.formatted(PHONE), goods);
  }

  private void refused(
      String carrier,
      String service,
      String to,
      String more,
      int status,
      String code,
      String field) {
    var answer = label(carrier, service, to, more);
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.code()).as(answer.text()).isEqualTo(code);
    assertThat(answer.fields()).containsExactly(field);
  }

  private dev.quayside.engine.contract.Api.Response label(
      String carrier, String service, String to, String more) {
    return api.post(
        "/v1/labels",
        "{\"carrier\":\"%s\",\"service\":\"%s\",\"from\":%s,\"to\":%s,\"parcel\":%s,%s}"
            .formatted(carrier, service, FROM, to, PARCEL.replace("18.5", "40"), more));
  }

  private static String goods(String items) {
    return "\"customs\":{\"contentsType\":\"merchandise\",\"items\":[" + items + "]}";
  }
}
