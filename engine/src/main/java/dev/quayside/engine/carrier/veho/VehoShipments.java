package dev.quayside.engine.carrier.veho;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for an order of one package and reads the answer.
final class VehoShipments {

  /// Characters in a line. Veho's API states no lengths: this is what fits on a line of a label.
  private static final int LINE = 60;

  private VehoShipments() {}

  static VehoWire.OrderRequest order(Tender tender, String merchantId) {
    var consignment = tender.consignment();
    VehoLimits.ALL.require(consignment);
    var to = consignment.to();
    return new VehoWire.OrderRequest(
        destination(to),
        origin(consignment.from()),
        fromName(consignment.from()),
        VehoServices.serviceClass(tender.service()),
        required("to.name", to.name()),
        tender.reference(),
        Absent.fromEmpty(merchantId),
        Absent.fromEmpty(VendorText.whole(Veho.NAME, "to.company", to.company(), LINE)),
        Absent.fromEmpty(VendorText.tidy(Telephone.read(to.phone(), to.country()).callable())),
        Absent.fromEmpty(VendorText.tidy(to.email())),
        List.of(parcel(tender)));
  }

  private static VehoWire.Destination destination(Address to) {
    var lines = street("to", to);
    return new VehoWire.Destination(
        lines.getFirst(),
        lines.size() > 1 ? lines.get(1) : null,
        required("to.city", to.city()),
        required("to.state", to.state()),
        to.zip(),
        to.country());
  }

  private static VehoWire.Origin origin(Address from) {
    var lines = street("from", from);
    return new VehoWire.Origin(
        lines.getFirst(),
        lines.size() > 1 ? lines.get(1) : null,
        required("from.city", from.city()),
        required("from.state", from.state()),
        from.zip(),
        from.country());
  }

  private static List<String> street(String field, Address address) {
    required(field + ".street1", address.street1());
    return VendorStreet.lines(Veho.NAME, field, address, 2, LINE);
  }

  private static String fromName(Address from) {
    return required("from.name", from.company() == null ? from.name() : from.company());
  }

  private static VehoWire.Parcel parcel(Tender tender) {
    var consignment = tender.consignment();
    var sides = Limits.sides(consignment);
    var insured = consignment.parcel().insuredValue();
    return new VehoWire.Parcel(
        tender.reference(),
        sides.length(),
        sides.width(),
        sides.height(),
        VehoRates.pounds(consignment.parcel().weight()),
        insured == null ? null : BigDecimal.valueOf(insured.minor()),
        Absent.fromEmpty(VendorText.cut(consignment.reference(), LINE)),
        VehoRates.shipDate(consignment).toString());
  }

  /// The acceptance; empty without a package.
  static Optional<Acceptance> acceptance(
      VehoWire.Order order, Consignment consignment, LabelFormat format, Instant at) {
    var id = order.id();
    return Absent.toEmpty(order.packages()).stream()
        .filter(each -> id != null && each.id() != null && each.trackingId() != null)
        .findFirst()
        .map(
            each ->
                new Acceptance(
                    Objects.requireNonNull(each.trackingId()),
                    new VehoHandle(Objects.requireNonNull(id), Objects.requireNonNull(each.id()))
                        .text(),
                    codes(each.barCode()),
                    Map.of(),
                    VehoRates.shipDate(consignment),
                    null,
                    at,
                    null,
                    List.of(
                        CarrierDocument.later(
                            CarrierDocumentKind.LABEL,
                            label(Objects.requireNonNull(each.id()), format)))));
  }

  private static List<String> codes(@Nullable String barCode) {
    return Stream.of(VendorText.tidy(barCode)).filter(each -> !each.isEmpty()).toList();
  }

  private static String label(String parcel, LabelFormat format) {
    return "/v2/labels/" + parcel + "." + format.name().toLowerCase(Locale.ROOT);
  }

  private static String required(String field, @Nullable String text) {
    return VendorText.required(Veho.NAME, field, text, LINE);
  }
}
