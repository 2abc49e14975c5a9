package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.purchase.LookupAnswer;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SandboxNetworkTest {

  private final Desk desk = new Desk();

  @Test
  void theCatalogueHasEveryCarrierOnceInItsOrder() {
    assertThat(desk.network.carriers(Desk.WORKSPACE))
        .extracting(c -> c.profile().code())
        .containsExactly(
            "usps",
            "canada_post",
            "australia_post",
            "ups",
            "fedex",
            "dhl_express",
            "ontrac",
            "gls_us",
            "veho");
  }

  @Test
  void everyServiceOfEveryCarrierIsOfferedOrDeclinedWithAReason() {
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      var consignment = desk.served(carrier.profile().code(), Desk.box(5));
      var rating = desk.rate(carrier.profile().code(), consignment);
      assertThat(rating.quotes()).isNotEmpty();
    }
  }

  @Test
  void aPurchaseUnderTheSameReferenceGetsTheSameNumber() {
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      var consignment = desk.served(carrier.profile().code(), Desk.box(5));
      var service = carrier.rate(consignment, Set.of()).quotes().getFirst().service();
      var first = carrier.purchase(desk.tender("shp_1", service, consignment));
      assertThat(carrier.purchase(desk.tender("shp_1", service, consignment))).isEqualTo(first);
      assertThat(carrier.purchase(desk.tender("shp_2", service, consignment)).trackingNumber())
          .isNotEqualTo(first.trackingNumber());
      assertThat(carrier.lookUp(desk.tender("shp_1", service, consignment)))
          .isEqualTo(new LookupAnswer.Bought(first));
      desk.now = desk.now.plusSeconds(86400 * 9);
      desk.now = Desk.TUESDAY;
    }
  }
}
