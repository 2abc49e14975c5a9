package dev.quayside.engine.contract.addresses;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.ShopTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers are ASCII digits. Postal codes are written with them, whichever a keyboard typed; all
/// else is refused.
class ForeignDigitsTest extends ShopTest {

  @ParameterizedTest
  @CsvSource({
    "NY, New York, US, １０１１８, 10118",
    "NY, New York, US, ١٠١١٨, 10118",
    "NY, New York, US, １０１１８－１２３４, 10118-1234",
    "Tokyo, Chiyoda-ku, JP, １００－０００１, 100-0001",
    "Tokyo, Chiyoda-ku, JP, １００ー０００１, 100-0001",
    "'', Berlin, DE, १०११७, 10117",
    "ON, Ottawa, CA, Ｋ１Ａ ０Ｂ１, K1A 0B1",
    "'', Riyadh, SA, ١٢٣٤٥, 12345",
    "'', Hong Kong, HK, ９９９, 999"
  })
  void aPostalCodeIsKeptInAsciiDigits(
      String state, String city, String country, String typed, String written) {
    var to =
        """
        {"name":"Bob Buyer","street1":"1 Main Street","city":"%s","state":"%s","zip":"%s","country":"%s","phone":"4155550101"}\
        """
            .formatted(city, state, typed, country);
    var order =
        country.equals("US") ? order() : order("dhl_express", "dhl_express_worldwide", CUSTOMS);
    var bought = api.post("/v1/labels", order.replace(TO, to));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var shipment = api.get("/v1/shipments/" + bought.json().get("shipmentId").asText()).json();
    assertThat(shipment.at("/to/zip").asText()).isEqualTo(written);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/shipments?page=１",
        "/v1/shipments?pageSize=١٠",
        "/v1/shipments?createdAfter=２０２６-01-01T00:00:00Z",
        "/v1/analytics/savings?from=٢٠٢٦-01-01"
      })
  void aQueryParameterInOtherDigitsIsNoNumber(String path) {
    var answer = api.get(path);
    assertThat(answer.status()).as(path).isEqualTo(400);
    assertThat(answer.fields()).as(path).hasSize(1);
  }

  @Test
  void anHsCodeInOtherDigitsIsNone() {
    var order =
        order("dhl_express", "dhl_express_worldwide", CUSTOMS.replace("6109.10", "６１０９.１０"));
    var abroad =
        order.replace(
            "\"state\":\"NY\",\"zip\":\"10118\",\"country\":\"US\"",
            "\"zip\":\"10117\",\"country\":\"DE\"");
    assertThat(api.post("/v1/labels", abroad).fields()).containsExactly("customs.items[0].hsCode");
  }

  private static final String CUSTOMS =
      """
      ,"customs":{"contentsType":"merchandise","items":[{"description":"Shirt","quantity":1,"value":20,
       "weightOz":8,"originCountry":"US","hsCode":"6109.10"}]}\
      """;
}
