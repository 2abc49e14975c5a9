package dev.quayside.engine.carrier.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SandboxNetworkTest {

  private final Desk desk = new Desk();

  @Test
  void theCatalogueIsUspsUpsAndFedexInThatOrder() {
    assertThat(desk.network.carriers(Desk.WORKSPACE))
        .extracting(c -> c.profile().code())
        .containsExactly("usps", "ups", "fedex");
  }

  @Test
  void everyServiceOfEveryCarrierIsOfferedOrDeclinedWithAReason() {
    var consignment = desk.from("94103", "10001", Desk.box(5));
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      var rating = desk.rate(carrier.profile().code(), consignment);
      assertThat(rating.quotes()).isNotEmpty();
    }
  }

  @Test
  void aPurchaseUnderTheSameReferenceGetsTheSameNumber() {
    var consignment = desk.from("94103", "10001", Desk.box(5));
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      var service = carrier.profile().services().getFirst().code();
      var first = carrier.purchase(desk.tender("shp_1", service, consignment));
      assertThat(carrier.purchase(desk.tender("shp_1", service, consignment))).isEqualTo(first);
      assertThat(carrier.purchase(desk.tender("shp_2", service, consignment)).trackingNumber())
          .isNotEqualTo(first.trackingNumber());
      assertThat(carrier.findByReference("shp_1")).contains(first);
      desk.now = desk.now.plusSeconds(86400 * 9);
      desk.now = Desk.TUESDAY;
    }
  }
}
