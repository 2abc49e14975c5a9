package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Tax numbers as DHL's registration numbers (MyDHL API 3.1.1).
final class DhlTaxIds {

  private static final int MOST = 50;
  private static final int LENGTH = 35;

  /// Letters of a country, ISO 3166-1 alpha-2.
  private static final int CODE = 2;

  static final TaxIdRoom ROOM = TaxIdRoom.bothSides(MOST, LENGTH);

  private DhlTaxIds() {}

  static @Nullable List<DhlWire.Registration> sender(Consignment consignment) {
    return numbers(TaxIdSide.SENDER, consignment, consignment.from());
  }

  static @Nullable List<DhlWire.Registration> recipient(Consignment consignment) {
    return numbers(TaxIdSide.RECIPIENT, consignment, consignment.to());
  }

  private static @Nullable List<DhlWire.Registration> numbers(
      TaxIdSide side, Consignment consignment, Address party) {
    if (!DhlLane.isDeclared(consignment)) {
      return null;
    }
    var numbers =
        ROOM.sent(side, consignment.customs()).stream()
            .map(
                each ->
                    new DhlWire.Registration(
                        code(each.kind()), each.number(), issuer(each.id(), consignment, party)))
            .toList();
    return numbers.isEmpty() ? null : numbers;
  }

  /// SDT stands for the schemes of sellers that have collected the tax: IOSS, VOEC, ARN.
  private static String code(TaxIdKind kind) {
    return switch (kind) {
      case EORI -> "EOR";
      case IOSS, VOEC, ARN -> "SDT";
      case GST -> "GST";
      case EIN -> "EIN";
      case VAT, OTHER -> "VAT";
    };
  }

  /// The country that gave the number out. DHL wants one: where it is not said, the one that an
  /// EORI or VAT number begins with, else that of the party; for a scheme of the destination's,
  /// that of the destination.
  private static String issuer(TaxId id, Consignment consignment, Address party) {
    var said = id.country();
    if (said != null && !said.equals("EU")) {
      return said;
    }
    return switch (id.told()) {
      case IOSS, VOEC, ARN -> consignment.to().country();
      case EORI, VAT -> beginning(id).orElse(party.country());
      case GST, EIN, OTHER -> party.country();
    };
  }

  private static Optional<String> beginning(TaxId id) {
    return Optional.of(id.bare())
        .filter(number -> number.length() > CODE)
        .map(number -> number.substring(0, CODE))
        // numbers of Greece begin with its code in the Union
        .map(code -> code.equals("EL") ? "GR" : code)
        .filter(TaxId::isIssuer);
  }
}
