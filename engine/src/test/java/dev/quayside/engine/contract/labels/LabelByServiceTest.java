package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.rates.RatesTest;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A label bought by carrier and service, without a `rateId`, is that carrier's offer at the price
/// it had in the comparison, whichever others there were.
class LabelByServiceTest extends ShopTest {

  @Test
  void everyCarriersOfferCanBeBoughtByItsNamesAtThePriceThatWasShown() {
    var rates = RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
    var bought = new HashSet<String>();
    for (JsonNode rate : rates) {
      var carrier = rate.get("carrier").asText();
      if (bought.add(carrier)) {
        var label = bought(order(carrier, rate.get("service").asText(), ""));
        assertThat(label.get("carrier").asText()).isEqualTo(carrier);
        assertThat(label.get("service")).isEqualTo(rate.get("service"));
        assertThat(label.at("/rate/amount")).isEqualTo(rate.get("amount"));
        assertThat(label.at("/rate/currency")).isEqualTo(rate.get("currency"));
      }
    }
    assertThat(bought).hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void aRateBesideAnotherCarrierOrServiceIsRefusedAndSellsNothing() {
    var rate = api.post("/v1/rates", rateRequest()).json().at("/rates/0");
    var other = rate.get("carrier").asText().equals("ups") ? "usps" : "ups";
    for (String named : List.of("\"carrier\":\"" + other + "\"", "\"service\":\"no_such\"")) {
      var body = "{\"rateId\":\"%s\",%s}".formatted(rate.get("id").asText(), named);
      var refused = api.post("/v1/labels", body);
      assertThat(refused.status()).as(body).isEqualTo(400);
      assertThat(refused.code()).isEqualTo("INVALID_SERVICE");
    }
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
  }

  /// `field` is the path in the very request that was sent.
  @Test
  void anUnknownCarrierIsNamedWhereItWasGiven() {
    var quote = rateRequest().replaceFirst("\\{", "{\"carriers\":[\"ups\",\"pigeon\"],");
    var predict =
        "{\"carrierCode\":\"pigeon\",\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"10118\"}";
    assertThat(api.post("/v1/labels", order("pigeon", "x", "")).fields())
        .containsExactly("carrier");
    assertThat(api.post("/v1/rates", quote).fields()).containsExactly("carriers");
    assertThat(api.post("/v1/analytics/predict", predict).fields()).containsExactly("carrierCode");
  }

  /// 400 is for codes a carrier does not have.
  @Test
  void aServiceThatIsNotForThisParcelSaysWhyAndAnUnknownOneIsAMistake() {
    for (var refused :
        List.of(
            order("ups", "ups_worldwide_express", ""),
            order("gls_us", "gls_ground", ""),
            order("canada_post", "DOM.EP", ""),
            order("fedex", "GROUND_HOME_DELIVERY", "")
                .replace("\"Bob Buyer\"", "\"Bob Buyer\",\"company\":\"B Ltd\""))) {
      var answer = api.post("/v1/labels", refused);
      assertThat(answer.status()).as(answer.text()).isEqualTo(422);
      assertThat(answer.code()).as(answer.text()).isEqualTo("SERVICE_NOT_AVAILABLE");
    }
    assertThat(api.post("/v1/shipments", order("gls_us", "gls_ground", "")).message())
        .contains("GLS Ground")
        .contains("outside its area");
    var unknown = api.post("/v1/labels", order("ups", "ups_by_pigeon", ""));
    assertThat(unknown.status()).isEqualTo(400);
    assertThat(unknown.code()).isEqualTo("INVALID_SERVICE");
  }

  @Test
  void goodsThatWeighMoreThanTheirParcelAre422() {
    var items =
        """
        ,"customs":{"contentsType":"merchandise","items":[{"description":"Shirt","quantity":3,
         "value":10,"weightOz":7,"originCountry":"US"}]}\
        """;
    var label = api.post("/v1/labels", order("ups", "ups_ground", items));
    assertThat(label.status()).as(label.text()).isEqualTo(422);
    assertThat(label.code()).isEqualTo("INVALID_CUSTOMS");
    assertThat(label.fields()).containsExactly("customs.items");
    var rates = api.post("/v1/rates", rateRequest().replaceFirst("}$", items + "}"));
    assertThat(rates.code()).as(rates.text()).isEqualTo("INVALID_CUSTOMS");
  }

  /// San Juan lies in `PR`, and addresses there are written with `US` too: one parcel, and each
  /// carrier has its own mind about the border.
  @ParameterizedTest
  @CsvSource({
    "usps, PRIORITY_MAIL, false",
    "ups, ups_2nd_day_air, false",
    "fedex, FEDEX_INTERNATIONAL_PRIORITY, true"
  })
  void aTerritoryIsTheSamePlaceByEitherName(String carrier, String service, boolean declared) {
    for (var country : List.of("US", "PR")) {
      var order = order(carrier, service, "").replace(TO, sanJuan(country));
      var answer = api.post("/v1/labels", order);
      assertThat(answer.status()).as(answer.text()).isEqualTo(declared ? 422 : 201);
      if (declared) {
        assertThat(answer.code()).isEqualTo("CUSTOMS_REQUIRED");
      }
    }
    var quoted =
        api.post("/v1/rates", rateRequest().replace(TO, sanJuan("US"))).json().at("/rates/0");
    var bought =
        api.post(
            "/v1/labels",
            "{\"rateId\":\"%s\",\"to\":%s}".formatted(quoted.get("id").asText(), sanJuan("PR")));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
  }

  private static String sanJuan(String country) {
    return """
    {"name":"Bob Buyer","street1":"100 Calle Fortaleza","city":"San Juan","state":"PR",
     "zip":"00901","country":"%s"}\
    """
        .formatted(country);
  }

  @Test
  void documentsNeedNoListOfGoodsWhereTheCarrierExemptsThem() {
    var documents = ",\"customs\":{\"contentsType\":\"documents\"}";
    assertThat(toBerlin("dhl_express", "dhl_express_worldwide_documents", "").status())
        .isEqualTo(201);
    assertThat(toBerlin("dhl_express", "dhl_express_worldwide_documents", documents).status())
        .isEqualTo(201);
    assertThat(toBerlin("ups", "ups_worldwide_saver", documents).status()).isEqualTo(201);
    assertThat(toBerlin("ups", "ups_worldwide_saver", "").code()).isEqualTo("CUSTOMS_REQUIRED");
    assertThat(toBerlin("dhl_express", "dhl_express_worldwide", documents).code())
        .isEqualTo("CUSTOMS_REQUIRED");
    var byPost = toBerlin("usps", "PRIORITY_MAIL_INTERNATIONAL", documents);
    assertThat(byPost.code()).isEqualTo("CUSTOMS_REQUIRED");
    assertThat(byPost.fields()).containsExactly("customs.items");
  }

  private Api.Response toBerlin(String carrier, String service, String more) {
    var berlin =
        "{\"name\":\"Eva\",\"street1\":\"Invalidenstr."
            + " 44\",\"city\":\"Berlin\",\"zip\":\"10117\",\"country\":\"DE\",\"phone\":\"+49 30"
            + " 5550 0142\"}";
    return api.post("/v1/labels", order(carrier, service, more).replace(TO, berlin));
  }

  /// Decisions section 14: nobody but the post gets to a box in a post office.
  @Test
  void onlyThePostGoesToPostOfficeBoxes() {
    var box = "350 5th Ave\",\"street2\":\"Floor 21";
    for (var names : List.of("ups ups_ground", "fedex GROUND_HOME_DELIVERY", "fedex FEDEX_2_DAY")) {
      var cells = names.split(" ");
      var refused =
          api.post("/v1/labels", order(cells[0], cells[1], "").replace(box, "P.O. Box 12"));
      assertThat(refused.status()).as(refused.text()).isEqualTo(422);
      assertThat(refused.code()).isEqualTo("INVALID_ADDRESS");
      assertThat(refused.fields()).containsExactly("to.street1");
    }
    for (var names : List.of("usps PRIORITY_MAIL", "ups ups_ground_saver", "fedex SMART_POST")) {
      var cells = names.split(" ");
      var sold = api.post("/v1/labels", order(cells[0], cells[1], "").replace(box, "PO BOX 12"));
      assertThat(sold.status()).as(sold.text()).isEqualTo(201);
    }
    var rates = api.post("/v1/rates", rateRequest().replace(box, "PO Box 12")).json().get("rates");
    assertThat(rates.findValuesAsText("service"))
        .contains("PRIORITY_MAIL", "ups_ground_saver")
        .doesNotContain("ups_ground", "ontrac_ground", "veho_ground_plus");
  }

  /// A rate asked for with codes alone cannot fill a label in; everything that lacks is named.
  @Test
  void whatAQuoteLacksIsNamedOverBothAddresses() {
    var bare =
        rateRequest()
            .replace(FROM, "{\"zip\":\"94158\",\"country\":\"US\"}")
            .replace(TO, "{\"zip\":\"10118\",\"country\":\"US\"}");
    var rate = api.post("/v1/rates", bare).json().at("/rates/0/id").asText();
    assertThat(api.post("/v1/labels", "{\"rateId\":\"" + rate + "\"}").fields())
        .containsExactly(
            "from.city",
            "from.name",
            "from.state",
            "from.street1",
            "to.city",
            "to.name",
            "to.state",
            "to.street1");
  }

  /// Nobody compared: savings know of the carrier's own other services only.
  @Test
  void withoutAComparisonSavingsStayWithTheCarrier() {
    bought(order("ups", "ups_next_day_air", ""));
    bought(order("ups", "ups_2nd_day_air", ""));
    for (JsonNode lane : api.get("/v1/analytics/savings").json().get("topLanes")) {
      assertThat(lane.get("recommendedCarrier").asText()).isEqualTo("ups");
    }
  }

  private JsonNode bought(String order) {
    var answer = api.post("/v1/labels", order);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  /// The rate was asked for with two postal codes: what the label lacks, given or quoted, is one
  /// answer.
  @Test
  void whatIsMissingOfAGivenAndOfAQuotedAddressComesInOneRound() {
    var id =
        api.post(
                "/v1/rates",
                """
                {"from":{"zip":"94158","country":"US"},"to":{"zip":"10118","country":"US"},
                 "parcel":{"weightOz":18.5}}\
                """)
            .json()
            .at("/rates/0/id")
            .asText();
    var response =
        api.post(
            "/v1/labels",
            "{\"rateId\":\"%s\",\"to\":{\"street1\":\"1 A St\",\"zip\":\"10118\",\"country\":\"US\"}}"
                .formatted(id));
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.fields())
        .containsExactly(
            "from.city",
            "from.name",
            "from.state",
            "from.street1",
            "to.city",
            "to.name",
            "to.state");
  }

  /// Bought, and told in the answer, also to a retry.
  @ParameterizedTest
  @ValueSource(strings = {"/v1/labels", "/v1/shipments"})
  void whatIsDoubtfulAboutAnAddressIsAWarning(String path) {
    var order = order().replace("\"New York\"", "\"Buffalo\"");
    var bought = api.with("Idempotency-Key", "doubt").post(path, order);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var warnings = bought.json().get("warnings");
    assertThat(warnings.findValuesAsText("field")).containsExactly("to.city");
    assertThat(warnings.at("/0/message").asText()).contains("10118");
    var again = api.with("Idempotency-Key", "doubt").post(path, order);
    assertThat(again.text()).isEqualTo(bought.text());

    var both = api.post(path + "?colour=red", order).json().get("warnings");
    assertThat(both.findValuesAsText("field")).containsExactly("to.city", "colour");
    assertThat(api.post(path, order()).json().has("warnings")).isFalse();
  }

  /// These do not deliver to post office boxes (docs/api/labels.md); the post does.
  @ParameterizedTest
  @CsvSource({
    "ontrac, ontrac_ground",
    "veho, veho_premium_economy",
    "gls_us, gls_ground",
    "ups, ups_ground",
    "fedex, FEDEX_2_DAY"
  })
  void aPostOfficeBoxIsForThePost(String carrier, String service) {
    var order =
        order(carrier, service, "")
            .replace("\"350 5th Ave\",\"street2\":\"Floor 21\"", "\"PO Box 12\"")
            .replace("New York", "Los Angeles")
            .replace("\"NY\",\"zip\":\"10118\"", "\"CA\",\"zip\":\"90012\"");
    var street = api.post("/v1/labels", order.replace("PO Box 12", "1 A St"));
    assertThat(street.status()).as(street.text()).isEqualTo(201);
    var refused = api.post("/v1/labels", order);
    assertThat(refused.status()).as(refused.text()).isEqualTo(422);
    assertThat(refused.code()).isEqualTo("INVALID_ADDRESS");
    assertThat(refused.fields()).containsExactly("to.street1");
  }

  /// The one thing that the sandbox sells and production refuses is told with the label.
  @ParameterizedTest
  @CsvSource({
    "usps, PRIORITY_MAIL, USPS",
    "ontrac, ontrac_ground, OnTrac",
    "veho, veho_ground_plus, Veho"
  })
  void aParcelWithoutSidesIsSoldWithAWarning(String carrier, String service, String name) {
    var west =
        TO.replace("350 5th Ave", "1 Main St")
            .replace("10118", "94105")
            .replace("\"NY\"", "\"CA\"")
            .replace("New York", "San Francisco");
    var body =
        "{\"carrier\":\"%s\",\"service\":\"%s\",\"from\":%s,\"to\":%s,\"parcel\":{\"weightOz\":18%s}}";
    var label = api.post("/v1/labels", body.formatted(carrier, service, FROM, west, ""));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(label.json().get("warnings").toString())
        .contains("parcel.lengthIn", name + " wants the size");
    var sides = ",\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4";
    assertThat(
            api.post("/v1/shipments", body.formatted(carrier, service, FROM, west, sides))
                .json()
                .path("warnings")
                .toString())
        .doesNotContain("lengthIn");
  }
}
