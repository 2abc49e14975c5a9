package dev.quayside.engine.contract.carriers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.rates.RatesTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/// /v1/carriers.
class CarriersTest extends ShopTest {

  @Test
  void theListHasServiceCodes() {
    var carriers = RatesTest.list(api.get("/v1/carriers").json().get("carriers"));

    assertThat(carriers)
        .extracting(each -> each.get("code").asText())
        .contains("usps", "ups", "fedex");
    for (var carrier : carriers) {
      assertThat(carrier.get("code").asText()).matches("[a-z0-9_]+");
      assertThat(carrier.get("name").asText()).isNotEmpty();
      assertThat(carrier.get("services")).isNotEmpty().allMatch(each -> each.isTextual());
      for (String flag : List.of("supportsInternational", "supportsReturns", "supportsPickup")) {
        assertThat(carrier.get(flag).isBoolean()).as(flag).isTrue();
      }
    }
  }

  @Test
  void theDetailHasServicesInFull() {
    var carrier = api.get("/v1/carriers/ups").json();

    assertThat(carrier.get("supportsAddressValidation").isBoolean()).isTrue();
    for (var service : carrier.get("services")) {
      assertThat(service.at("/transitDays/min").asInt())
          .isLessThanOrEqualTo(service.at("/transitDays/max").asInt());
      assertThat(service.get("maxWeightOz").isNumber()).isTrue();
      for (String flag :
          List.of("supportsInternational", "supportsInsurance", "supportsSignatureConfirmation")) {
        assertThat(service.get(flag).isBoolean()).as(flag).isTrue();
      }
    }
    assertThat(RatesTest.list(carrier.get("services")))
        .anyMatch(service -> service.has("guaranteedDelivery"))
        .anyMatch(service -> !service.has("guaranteedDelivery"));
  }

  @Test
  void anUnknownCarrierIs404() {
    assertThat(api.get("/v1/carriers/pigeon").code()).isEqualTo("NOT_FOUND");
  }
}
