package dev.quayside.engine.shipping;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.sandbox.Desk;
import dev.quayside.engine.sandbox.Sold;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.measure.Dpi;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Whatever the sandbox sells, from whatever country, has a label. With `-Dquayside.labels=DIR` the
/// pictures are written there.
class EveryLabelTest {

  private static final Map<String, List<String>> PLACES =
      Map.of(
          "94103", List.of("500 Howard St", "San Francisco", "CA"),
          "10001", List.of("233 W 31st St", "New York", "NY"),
          "87101", List.of("1 Civic Plaza NW", "Albuquerque", "NM"),
          "94110", List.of("2000 Mission St", "San Francisco", "CA"),
          "SW1A 1AA", List.of("1 The Mall", "London", ""),
          "M1 1AE", List.of("8 Piccadilly Gardens", "Manchester", ""),
          "M5V 2T6", List.of("290 Bremner Blvd", "Toronto", "ON"),
          "V6B 1A1", List.of("555 W Hastings St", "Vancouver", "BC"),
          "2000", List.of("1 Martin Pl", "Sydney", "NSW"),
          "6000", List.of("66 St Georges Tce", "Perth", "WA"));

  private static final Caller CALLER =
      new Caller(new WorkspaceId("ws_1"), Environment.SANDBOX, Role.OPERATOR, "test");

  private final LabelArt art = new LabelArt((_, _) -> java.util.Optional.empty());

  @TestFactory
  Stream<DynamicTest> everyServiceHasALabelFromEveryCountryItIsSoldIn() {
    return Sold.services()
        .flatMap(
            service ->
                Sold.consignments(service, Sold.SLIM).stream()
                    .map(
                        consignment ->
                            DynamicTest.dynamicTest(
                                service + " " + consignment.from().country(),
                                () -> hasLabel(service, addressed(consignment)))));
  }

  private void hasLabel(Sold.Service service, Consignment consignment) throws IOException {
    var desk = new Desk();
    var carrier = desk.carrier(service.carrier());
    var name = carrier.profile().service(service.code()).orElseThrow().name();
    var acceptance = carrier.purchase(desk.tender("shp_1", service.code(), consignment));
    var shipment =
        new Shipment(
            "shp_1",
            "lbl_1",
            ShipmentStatus.CREATED,
            service.carrier(),
            service.code(),
            name,
            consignment,
            LabelFormat.ZPL,
            Terms.PREPAID,
            Money.usd("1.00"),
            acceptance,
            LabelFile.READY,
            Desk.TUESDAY,
            Desk.TUESDAY,
            null,
            null,
            null,
            null,
            null,
            null,
            null);
    var zpl = art.file(CALLER, shipment, LabelFormat.ZPL, Dpi.DPI_203);
    assertThat(new String(zpl, StandardCharsets.US_ASCII)).startsWith("^XA").contains("^XZ");
    var pictures = System.getProperty("quayside.labels");
    if (pictures != null) {
      Files.write(
          Path.of(pictures, service.code() + "-" + consignment.from().country() + ".png"),
          art.file(CALLER, shipment, LabelFormat.PNG, Dpi.DPI_203));
    }
  }

  private static Consignment addressed(Consignment c) {
    return new Consignment(
        addressed(c.from(), "Harbor Supply"),
        addressed(c.to(), "Bob Buyer"),
        c.parcel(),
        c.isReturn(),
        c.customs(),
        "order-1001",
        c.tenderAt());
  }

  private static Address addressed(Address code, String name) {
    var place = PLACES.getOrDefault(code.zip(), List.of());
    return new Address(
        name,
        null,
        place.get(0),
        null,
        place.get(1),
        place.get(2).isEmpty() ? null : place.get(2),
        code.zip(),
        code.country(),
        "5550100",
        null);
  }
}
