package dev.quayside.engine.contract.addresses;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// POST /v1/addresses/validate, as docs/api/addresses.md has it.
class AddressValidationTest extends ShopTest {

  private static final String PATH = "/v1/addresses/validate";

  @Test
  void anAddressIsStandardizedWithItsCorrections() {
    var response =
        api.post(
            PATH,
            """
            {"street1":"417 Montgomery Street, Suite 5","city":"San Fransisco","state":"California",
             "zip":"94104","country":"us"}\
            """);

    assertThat(response.status()).as(response.text()).isEqualTo(200);
    var validation = response.json();
    assertThat(validation.get("valid").asBoolean()).isTrue();
    assertThat(validation.at("/standardized/street1").asText())
        .isEqualTo("417 MONTGOMERY ST STE 5");
    assertThat(validation.at("/standardized/city").asText()).isEqualTo("SAN FRANCISCO");
    assertThat(validation.at("/standardized/state").asText()).isEqualTo("CA");
    assertThat(validation.at("/standardized/zip").asText()).isEqualTo("94104");
    assertThat(validation.at("/standardized/country").asText()).isEqualTo("US");
    assertThat(validation.get("residential").isNull()).isTrue();
    assertThat(validation.get("source").asText()).isNotEmpty();
    assertThat(validation.get("messages").isArray()).isTrue();
    assertThat(validation.get("corrections").findValuesAsText("field"))
        .containsExactly("street1", "city", "state");
    var city = validation.at("/corrections/1");
    assertThat(city.get("from").asText()).isEqualTo("San Fransisco");
    assertThat(city.get("to").asText()).isEqualTo("SAN FRANCISCO");
    assertThat(city.get("reason").asText()).isNotEmpty();
  }

  @Test
  void aDoubtIsAMessageWithCodeSeverityAndField() {
    var validation =
        api.post(
                PATH,
                """
                {"street1":"1 Main St","city":"Los Angeles","state":"CA","zip":"94105","country":"US"}\
                """)
            .json();

    assertThat(validation.get("valid").asBoolean()).isFalse();
    var message = validation.at("/messages/0");
    assertThat(message.get("code").asText()).isEqualTo("CITY_POSTAL_CODE_MISMATCH");
    assertThat(message.get("severity").asText()).isEqualTo("warning");
    assertThat(message.get("field").asText()).isEqualTo("city");
    assertThat(message.get("message").asText()).contains("SAN FRANCISCO");
  }

  @Test
  void anAddressThatCannotBeMadeDeliverableIs422ByField() {
    for (var body :
        new String[] {
          "{\"city\":\"New York\",\"state\":\"NY\",\"zip\":\"10001\",\"country\":\"US\"}|street1",
          "{\"street1\":\"1 A St\",\"city\":\"New"
              + " York\",\"state\":\"NY\",\"zip\":\"00000\",\"country\":\"US\"}|zip",
          "{\"street1\":\"1 A St\",\"city\":\"New"
              + " York\",\"state\":\"CA\",\"zip\":\"10001\",\"country\":\"US\"}|zip",
          "{\"street1\":\"1 A St\",\"city\":\"Toronto\",\"state\":\"BC\",\"zip\":\"M5V"
              + " 2T6\",\"country\":\"CA\"}|zip"
        }) {
      var cells = body.split("\\|");
      var response = api.post(PATH, cells[0]);
      assertThat(response.status()).as(response.text()).isEqualTo(422);
      assertThat(response.code()).isEqualTo("INVALID_ADDRESS");
      assertThat(response.fields()).containsExactly(cells[1]);
    }
  }

  /// What cannot be true is refused by the validator, for rates and for labels alike.
  @ParameterizedTest
  @CsvSource({
    "99999, AK, US, zip",
    "00000, '', DE, zip",
    "05117, '', DE, zip",
    "000-0000, TOKYO, JP, zip",
    "530-0001, TOKYO, JP, zip"
  })
  void aCodeThatCannotBeIs422Everywhere(String zip, String state, String country, String field) {
    var place =
        "\"city\":\"A\",\"state\":\"%s\",\"zip\":\"%s\",\"country\":\"%s\"}"
            .formatted(state, zip, country);
    var validated = api.post(PATH, "{\"street1\":\"1 A St\"," + place);
    var to = "{\"name\":\"B\",\"street1\":\"1 A St\"," + place;
    var rated = api.post("/v1/rates", rateRequest().replace(TO, to));
    var bought = api.post("/v1/labels", order().replace(TO, to));
    assertThat(validated.fields()).as(validated.text()).containsExactly(field);
    assertThat(rated.fields()).as(rated.text()).containsExactly("to." + field);
    assertThat(bought.fields()).as(bought.text()).containsExactly("to." + field);
    for (var refused : List.of(validated, rated, bought)) {
      assertThat(refused.status()).isEqualTo(422);
      assertThat(refused.code()).isEqualTo("INVALID_ADDRESS");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "FPO, AP, 96667, US",
    "APO, AE, 09354, US",
    "APO, AA, 34002, US",
    "BFPO, '', BFPO 61, GB",
    "BFPO, '', BF1 2AY, GB",
    "Berlin, '', 10117, DE",
    "Chiyoda-ku, Tokyo-to, 100-0001, JP"
  })
  void militaryAndForeignAddressesAreGood(String city, String state, String zip, String country) {
    var answer =
        api.post(
            PATH,
            "{\"street1\":\"Unit 1 Box 2\",\"city\":\"%s\",\"state\":\"%s\",\"zip\":\"%s\",\"country\":\"%s\"}"
                .formatted(city, state, zip, country));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(answer.json().get("valid").asBoolean()).as(answer.text()).isTrue();
    assertThat(answer.json().findValuesAsText("code")).contains("STREET_NOT_CHECKED");
  }

  @Test
  void aBritishTownOfAnotherPostcodeIsADoubt() {
    var answer =
        api.post(
            PATH,
            "{\"street1\":\"1 High Street\",\"city\":\"Edinburgh\",\"zip\":\"SW1A"
                + " 1AA\",\"country\":\"GB\"}");
    assertThat(answer.json().get("valid").asBoolean()).as(answer.text()).isFalse();
    assertThat(answer.json().findValuesAsText("code")).contains("CITY_POSTAL_CODE_MISMATCH");
  }

  @Test
  void whatWasNotCheckedIsSaid() {
    var body =
        "{\"street1\":\"1 A St\",\"city\":\"New"
            + " York\",\"state\":\"NY\",\"zip\":\"10001\",\"country\":\"US\"}";
    assertThat(api.post(PATH, body).json().findValuesAsText("code"))
        .contains("PLUS4_NOT_CONFIRMED", "STREET_NOT_CHECKED");
    assertThat(api.post(PATH, "{\"state\":\"Narnia\",\"zip\":\"1\",\"country\":\"US\"}").fields())
        .containsExactly("city", "state", "street1", "zip");
  }

  @Test
  void aCarrierWithAnAccountIsAskedTooAndNeverSpoilsTheAnswer() {
    var body =
        "{\"street1\":\"350 5th Ave\",\"city\":\"New"
            + " York\",\"state\":\"NY\",\"zip\":\"10118\",\"country\":\"US\"}";
    api.put(
        "/v1/carrier-accounts/ups",
        "{\"fields\":{\"accountNumber\":\"1A2B3C\",\"clientId\":\"an-app\",\"clientSecret\":\"a-secret\"}}");
    var asked = api.post(PATH, body).json();
    assertThat(asked.get("source").asText()).startsWith("UPS; ");
    assertThat(asked.at("/standardized/zip").asText()).matches("10118-\\d{4}");
    assertThat(asked.get("messages")).isEmpty();
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"down\"}");
    var unheard = api.post(PATH, body);
    assertThat(unheard.status()).isEqualTo(200);
    assertThat(unheard.json().findValuesAsText("code")).contains("CARRIER_NOT_HEARD");
    assertThat(unheard.json().get("source").asText()).doesNotContain("UPS;");
    api.put("/v1/carrier-accounts/ups", "{\"enabled\":false}");
    assertThat(api.post(PATH, body).json().findValuesAsText("code"))
        .doesNotContain("CARRIER_NOT_HEARD");
  }

  @Test
  void aMalformedRequestIs400() {
    assertThat(api.post(PATH, "{}").fields()).containsExactly("city", "country", "street1", "zip");
    var wrong = api.post(PATH, "{\"street1\":1,\"zip\":[],\"country\":\"Narnia\"}");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.code()).isEqualTo("INVALID_REQUEST");
    assertThat(wrong.fields()).containsExactly("country", "street1", "zip");
  }

  @Test
  void aViewerMayAsk() {
    var viewer = as(workspace, Role.VIEWER);
    var body =
        "{\"street1\":\"1 A St\",\"city\":\"New"
            + " York\",\"state\":\"NY\",\"zip\":\"10001\",\"country\":\"US\"}";
    assertThat(viewer.post(PATH, body).status()).isEqualTo(200);
  }

  @Test
  void aLabelToAZipOfAnotherStateIsRefusedBeforeMoneyIsSpent() {
    var before = api.get("/v1/wallet").json();
    var response = api.post("/v1/labels", order().replace("\"10118\"", "\"90210\""));

    assertThat(response.status()).isEqualTo(422);
    assertThat(response.code()).isEqualTo("INVALID_ADDRESS");
    assertThat(response.fields()).containsExactly("to.zip");
    assertThat(api.get("/v1/wallet").json()).isEqualTo(before);
  }
}
