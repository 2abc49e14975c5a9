package dev.quayside.engine.carrier.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.address.Address;
import dev.quayside.engine.carrier.Consignment;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SandboxNetworkTest {

  private final Desk desk = new Desk();

  @Test
  void theCatalogueHasEveryCarrierOnceInItsOrder() {
    assertThat(desk.network.carriers(Desk.WORKSPACE))
        .extracting(c -> c.profile().code())
        .containsExactly(
            "usps", "canada_post", "australia_post", "ups", "fedex", "ontrac", "gls_us", "veho");
  }

  @Test
  void everyServiceOfEveryCarrierIsOfferedOrDeclinedWithAReason() {
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      var consignment = consignment(carrier.profile().code());
      var rating = desk.rate(carrier.profile().code(), consignment);
      assertThat(rating.quotes()).isNotEmpty();
    }
  }

  @Test
  void aPurchaseUnderTheSameReferenceGetsTheSameNumber() {
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      var consignment = consignment(carrier.profile().code());
      var service = carrier.rate(consignment, Set.of()).quotes().getFirst().service();
      var first = carrier.purchase(desk.tender("shp_1", service, consignment));
      assertThat(carrier.purchase(desk.tender("shp_1", service, consignment))).isEqualTo(first);
      assertThat(carrier.purchase(desk.tender("shp_2", service, consignment)).trackingNumber())
          .isNotEqualTo(first.trackingNumber());
      assertThat(carrier.findByReference("shp_1")).contains(first);
      desk.now = desk.now.plusSeconds(86400 * 9);
      desk.now = Desk.TUESDAY;
    }
  }

  private Consignment consignment(String carrier) {
    return switch (carrier) {
      case "canada_post" -> within("CA", "M5V 2T6", "V6B 1A1");
      case "australia_post" -> within("AU", "2000", "6000");
      default -> within("US", "94103", Lanes.farServed(carrier));
    };
  }

  private Consignment within(String country, String from, String to) {
    return new Consignment(
        Address.of(from, country),
        Address.of(to, country),
        Desk.box(5),
        false,
        null,
        null,
        desk.now);
  }
}
