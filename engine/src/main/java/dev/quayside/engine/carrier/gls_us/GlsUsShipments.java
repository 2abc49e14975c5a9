package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.module.Addressee;
import dev.quayside.engine.carrier.module.VendorFile;
import dev.quayside.engine.carrier.module.VendorStreet;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.phone.Telephone;
import dev.quayside.printing.measure.Dpi;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Purchases: asks for a shipment under a number of ours and reads the answer.
final class GlsUsShipments {

  /// Characters in a line. GLS publishes no lengths: this is what fits on a line of a label.
  private static final int LINE = 35;

  private GlsUsShipments() {}

  static GlsUsWire.ShipmentRequest request(String accountNumber, String number, Tender tender) {
    var consignment = tender.consignment();
    GlsUsLimits.ALL.require(consignment);
    var from = consignment.from();
    var to = consignment.to();
    var parcel = consignment.parcel();
    var sides = parcel.dimensions();
    var sender = Addressee.of(GlsUs.NAME, "from", from, LINE, LINE);
    var recipient = Addressee.of(GlsUs.NAME, "to", to, LINE, LINE);
    var pickup = street("from", from);
    var delivery = street("to", to);
    return new GlsUsWire.ShipmentRequest(
        accountNumber,
        new GlsUsWire.Shipment(
            number,
            isZpl(tender.label()) ? "ZPL_LABEL" : "PAPER_LABEL",
            GlsUsRates.signature(parcel),
            GlsUsRates.declared(parcel),
            BigDecimal.ZERO,
            Absent.fromEmpty(VendorText.cut(consignment.reference(), LINE)),
            tender.reference(),
            GlsUsRates.pounds(parcel),
            sides == null ? null : GlsUsRates.inches(sides.length()),
            sides == null ? null : GlsUsRates.inches(sides.width()),
            sides == null ? null : GlsUsRates.inches(sides.height()),
            GlsUsServices.glsCode(tender.service()),
            GlsUsTime.shipDate(consignment).toString(),
            sender.first(),
            sender.either(),
            VendorText.phone(GlsUs.NAME, "from", phone(from), LINE),
            pickup.getFirst(),
            pickup.size() > 1 ? pickup.get(1) : null,
            required("from.city", from.city()),
            required("from.state", from.state()),
            from.zip5(),
            recipient.first(),
            recipient.either(),
            Absent.fromEmpty(phone(to)),
            Absent.fromEmpty(VendorText.tidy(to.email())),
            delivery.getFirst(),
            delivery.size() > 1 ? delivery.get(1) : null,
            required("to.city", to.city()),
            required("to.state", to.state()),
            to.zip5()));
  }

  /// Whether to ask for ZPL, which GLS makes for 203 dpi. Every other format is made from its
  /// image.
  private static boolean isZpl(LabelSpec label) {
    return label.format() == LabelFormat.ZPL && label.dpi().equals(Dpi.DPI_203);
  }

  /// The acceptance with its label, which GLS gives only in this answer.
  static Acceptance acceptance(GlsUsWire.Shipped said, String number, Tender tender, Instant at) {
    var charges = said.shipmentCharges();
    var total = charges == null ? null : charges.totalCharge();
    return new Acceptance(
        number,
        number,
        Map.of(),
        GlsUsTime.shipDate(tender.consignment()),
        null,
        at,
        total == null ? null : Money.rounded(total, Money.USD),
        List.of(
            label(said)
                .map(file -> CarrierDocument.ready(CarrierDocumentKind.LABEL, file))
                .orElseGet(() -> CarrierDocument.lost(CarrierDocumentKind.LABEL))));
  }

  private static Optional<byte[]> label(GlsUsWire.Shipped said) {
    return Stream.of(said.zplLabel(), said.zpl(), said.paperLabel())
        .flatMap(text -> file(text).stream())
        .findFirst();
  }

  /// The file: ZPL as it is or in Base64, an image in Base64.
  private static Optional<byte[]> file(@Nullable String text) {
    if (text == null || text.isBlank()) {
      return Optional.empty();
    }
    if (text.stripLeading().startsWith("^XA")) {
      return Optional.of(text.getBytes(StandardCharsets.UTF_8));
    }
    return VendorFile.ofBase64(text);
  }

  private static List<String> street(String field, Address address) {
    required(field + ".street1", address.street1());
    return VendorStreet.lines(GlsUs.NAME, field, address, 2, LINE);
  }

  private static String phone(Address address) {
    return VendorText.tidy(Telephone.read(address.phone(), address.country()).callable());
  }

  private static String required(String field, @Nullable String text) {
    return VendorText.required(GlsUs.NAME, field, text, LINE);
  }
}
