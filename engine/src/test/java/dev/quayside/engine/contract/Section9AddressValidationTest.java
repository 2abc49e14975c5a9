package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.identity.Role;
import org.junit.jupiter.api.Test;

/// POST /v1/addresses/validate: section 4 of the specification, section 9 of the decisions.
class Section9AddressValidationTest extends ShopTest {

  private static final String PATH = "/v1/addresses/validate";

  @Test
  void anAddressIsStandardizedWithItsCorrections() {
    var response =
        api.post(
            PATH,
            """
            {"street1":"417 Montgomery Street, Suite 5","city":"San Fransisco","state":"California",
             "zip":"94104","country":"us"}""");

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
    assertThat(validation.findValuesAsText("field")).containsExactly("street1", "city", "state");
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
                {"street1":"1 Main St","city":"Los Angeles","state":"CA","zip":"94105","country":"US"}""")
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
          "{\"street1\":\"1 A St\",\"city\":\"New York\",\"state\":\"NY\",\"zip\":\"00000\",\"country\":\"US\"}|zip",
          "{\"street1\":\"1 A St\",\"city\":\"New York\",\"state\":\"CA\",\"zip\":\"10001\",\"country\":\"US\"}|zip",
          "{\"street1\":\"1 A St\",\"city\":\"Toronto\",\"state\":\"BC\",\"zip\":\"M5V 2T6\",\"country\":\"CA\"}|zip"
        }) {
      var cells = body.split("\\|");
      var response = api.post(PATH, cells[0]);
      assertThat(response.status()).as(response.text()).isEqualTo(422);
      assertThat(response.code()).isEqualTo("INVALID_ADDRESS");
      assertThat(response.fields()).containsExactly(cells[1]);
    }
  }

  @Test
  void aMalformedRequestIs400() {
    assertThat(api.post(PATH, "{}").fields()).containsExactly("country");
    var wrong = api.post(PATH, "{\"street1\":1,\"zip\":[],\"country\":\"Narnia\"}");
    assertThat(wrong.status()).isEqualTo(400);
    assertThat(wrong.code()).isEqualTo("INVALID_REQUEST");
    assertThat(wrong.fields()).containsExactly("country", "street1", "zip");
  }

  @Test
  void aViewerMayAsk() {
    var viewer = as(workspace, Role.VIEWER);
    var body =
        "{\"street1\":\"1 A St\",\"city\":\"New York\",\"state\":\"NY\",\"zip\":\"10001\",\"country\":\"US\"}";
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
