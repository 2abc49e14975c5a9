package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Awkward tax numbers and prepaid duties are refused by field, kept or given with a request.
class CustomsNumbersInputsTest extends SandboxTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|data",
        "{\"data\":{}}|data",
        "{\"data\":\"IM2760000742\"}|data",
        "{\"data\":[7]}|data[0]",
        "{\"data\":[{}]}|data[0].kind data[0].value",
        "{\"data\":[{\"kind\":\"tax\",\"value\":\"1\"}]}|data[0].kind",
        "{\"data\":[{\"kind\":\"EORI\",\"value\":\"GB1\"}]}|data[0].kind",
        "{\"data\":[{\"kind\":\"eori\",\"value\":\"\"}]}|data[0].value",
        "{\"data\":[{\"kind\":\"eori\",\"value\":7}]}|data[0].value",
        "{\"data\":[{\"kind\":\"eori\",\"value\":\"GB1\",\"country\":\"XX\"}]}|data[0].country",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"countries\":\"FR\"}]}|data[0].countries",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"countries\":[\"France\"]}]}|data[0].countries[0]",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"upTo\":150}]}|data[0].upTo",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"upTo\":{\"amount\":-1,\"currency\":\"EUR\"}}]}|data[0].upTo.amount",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"upTo\":{\"amount\":150,\"currency\":\"EURO\"}}]}|data[0].upTo.currency",
        "{\"data\":[{\"kind\":\"eori\",\"value\":\"GB1\",\"of\":\"recipient\"}]}|data[0].of",
      })
  void numbersThatAreKept(String body, String fields) {
    refused(api.put("/v1/tax-ids", body), 400, fields);
    assertThat(api.get("/v1/tax-ids").json().get("data")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"taxIds\":{}|customs.taxIds",
        "\"taxIds\":\"GB1\"|customs.taxIds",
        "\"taxIds\":[\"GB1\"]|customs.taxIds[0]",
        "\"taxIds\":[{\"kind\":\"eori\",\"value\":\"GB1\"}]|customs.taxIds[0].of",
        "\"taxIds\":[{\"kind\":\"eori\",\"value\":\"GB1\",\"of\":\"carrier\"}]|customs.taxIds[0].of",
        "\"taxIds\":[{\"kind\":\"vat"
            + " number\",\"value\":\"GB1\",\"of\":\"sender\"}]|customs.taxIds[0].kind",
        "\"taxIds\":[{\"kind\":\"vat\",\"value\":\" \",\"of\":\"sender\"}]|customs.taxIds[0].value",
        "\"taxIds\":[{\"kind\":\"vat\",\"value\":\"1\",\"of\":\"sender\",\"country\":\"GBR\"}]|customs.taxIds[0].country",
        "\"dutiesPrepaid\":9.5|customs.dutiesPrepaid",
        "\"dutiesPrepaid\":{\"amount\":\"9.50\"}|customs.dutiesPrepaid.amount",
        "\"dutiesPrepaid\":{\"amount\":-1}|customs.dutiesPrepaid.amount",
        "\"dutiesPrepaid\":{\"amount\":1,\"currency\":\"CA\"}|customs.dutiesPrepaid.currency",
        "\"incoterm\":\"EXW\"|customs.incoterm",
        "\"incoterm\":\"ddp\"|customs.incoterm",
        "\"incoterm\":7|customs.incoterm",
      })
  void numbersOfARequest(String more, String field) {
    var to =
        "{\"name\":\"Bob\",\"street1\":\"1 Strand\",\"city\":\"London\",\"zip\":\"WC2N"
            + " 5HR\",\"country\":\"GB\",\"phone\":\"+442071234567\"}";
    var asked =
        "\"from\":%s,\"to\":%s,\"parcel\":%s,\"customs\":{\"contentsType\":\"merchandise\",\"items\":[{\"description\":\"Mug\",\"quantity\":1,\"value\":5,\"weightOz\":5,\"originCountry\":\"US\"}],%s}"
            .formatted(FROM, to, PARCEL, more);
    var label = "\"carrier\":\"ups\",\"service\":\"ups_worldwide_saver\"," + asked;
    for (var each :
        List.of(
            List.of("/v1/rates", asked),
            List.of("/v1/labels", label),
            List.of("/v1/shipments", label))) {
      var refused = api.post(each.get(0), "{" + each.get(1) + "}");
      assertThat(refused.status()).as(each + refused.text()).isEqualTo(400);
      assertThat(refused.fields()).as(refused.text()).containsExactly(field);
    }
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
  }

  /// What the carrier has no room for is named beside the label that was bought.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "usps|PRIORITY_MAIL_INTERNATIONAL|1234567890123456|1234|1234567890123|invoiceNumber"
            + " certificateNumber",
        "usps|PRIORITY_MAIL_INTERNATIONAL|1234|1234|1234|",
        "ups|ups_worldwide_saver|123456789012345678901234567890123456|||invoiceNumber",
        "ups|ups_worldwide_saver|1234|12||licenseNumber",
        "dhl_express|dhl_express_worldwide|1234|12345678901234567||licenseNumber",
        "fedex|FEDEX_INTERNATIONAL_PRIORITY|1234|||",
      })
  void numbersThatACarrierIsNotToldAreWarnedOf(
      String carrier,
      String service,
      String invoice,
      String license,
      String certificate,
      String left) {
    var to =
        "{\"name\":\"Bob\",\"street1\":\"1 Strand\",\"city\":\"London\",\"zip\":\"WC2N"
            + " 5HR\",\"country\":\"GB\",\"phone\":\"+442071234567\"}";
    var numbers =
        "{\"invoiceNumber\":\"%s\",\"licenseNumber\":\"%s\",\"certificateNumber\":\"%s\"}"
            .formatted(
                invoice, license == null ? "" : license, certificate == null ? "" : certificate);
    var bought =
        api.post(
            "/v1/labels",
            "{\"carrier\":\"%s\",\"service\":\"%s\",\"from\":%s,\"to\":%s,\"parcel\":%s,\"customs\":{\"contentsType\":\"merchandise\",\"references\":%s,\"items\":[{\"description\":\"Mug\",\"quantity\":1,\"value\":5,\"weightOz\":5,\"hsCode\":\"691200\",\"originCountry\":\"US\"}]}}"
                .formatted(carrier, service, FROM, to, PARCEL, numbers));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var warned =
        bought.json().path("warnings").findValuesAsText("field").stream()
            .filter(field -> field.startsWith("customs.references."))
            .map(field -> field.substring("customs.references.".length()))
            .toList();
    assertThat(String.join(" ", warned)).isEqualTo(left == null ? "" : left);
  }
}
