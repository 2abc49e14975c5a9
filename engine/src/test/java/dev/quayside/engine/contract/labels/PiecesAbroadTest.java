package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.ShopTest;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// Several boxes over a border with a post that declares each of them: refused at the rates and at
/// the purchase, before money, with what would do.
class PiecesAbroadTest extends ShopTest {

  private static final String SHIPMENT =
      """
      "from":{"name":"Ann","street1":"2 George St","city":"Sydney","state":"NSW","zip":"2000",\
      "country":"AU","phone":"0255501000"},"to":%s,"pieces":[{"parcel":%s},{"parcel":%s}],\
      "customs":{"contentsType":"merchandise","items":[{"description":"Shirt","quantity":2,\
      "value":20,"currency":"AUD","weightOz":5,"originCountry":"AU"}]}\
      """
          .formatted(TO, PARCEL, PARCEL);

  private static final String WORDS =
      "pieces: Australia Post takes several boxes in one shipment within its country only: buy a"
          + " label for each box";

  @Test
  void aPostThatDeclaresEachBoxSaysWhatWouldDoAtTheRates() {
    var quote = api.post("/v1/rates", "{" + SHIPMENT + "}").json();
    var said =
        StreamSupport.stream(quote.get("messages").spliterator(), false)
            .filter(each -> each.path("carrier").asText().equals("australia_post"))
            .findFirst()
            .orElseThrow();
    assertThat(said.get("code").asText()).isEqualTo("PIECES_NOT_SUPPORTED");
    assertThat(said.get("message").asText()).isEqualTo(WORDS);
    assertThat(quote.get("rates").findValuesAsText("carrier"))
        .doesNotContain("australia_post")
        .contains("dhl_express");
  }

  @Test
  void andAtThePurchaseBeforeMoney() {
    var before = api.get("/v1/wallet").json();
    var label =
        api.post(
            "/v1/labels", "{\"carrier\":\"australia_post\",\"service\":\"PTI8\"," + SHIPMENT + "}");
    assertThat(label.status()).as(label.text()).isEqualTo(422);
    assertThat(label.code()).isEqualTo("PIECES_NOT_SUPPORTED");
    assertThat(label.message()).isEqualTo(WORDS);
    assertThat(api.get("/v1/wallet").json()).isEqualTo(before);
    assertThat(api.get("/v1/shipments").json().at("/pagination/totalCount").asInt()).isZero();
  }
}
