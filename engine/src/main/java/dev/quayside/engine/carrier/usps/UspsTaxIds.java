package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.usps.UspsLabelWire.CustomsReference;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import org.jspecify.annotations.Nullable;

/// Tax numbers as exporter's and importer's reference (International Labels v3): one of each side.
/// Which type stands for which kind is a guess.
final class UspsTaxIds {

  private static final int LENGTH = 28;

  static final TaxIdRoom ROOM = TaxIdRoom.bothSides(1, LENGTH);

  private UspsTaxIds() {}

  static @Nullable CustomsReference exporter(Consignment consignment) {
    return reference(TaxIdSide.SENDER, consignment);
  }

  static @Nullable CustomsReference importer(Consignment consignment) {
    return reference(TaxIdSide.RECIPIENT, consignment);
  }

  private static @Nullable CustomsReference reference(TaxIdSide side, Consignment consignment) {
    return UspsHandle.of(consignment) == UspsHandle.INTERNATIONAL
        ? ROOM.sent(side, consignment.customs()).stream()
            .map(each -> new CustomsReference(type(each.kind(), side), each.number()))
            .findFirst()
            .orElse(null)
        : null;
  }

  private static String type(TaxIdKind kind, TaxIdSide side) {
    return switch (kind) {
      case VAT, IOSS, VOEC, GST, ARN -> "VAT_NUMBER";
      case EORI -> side == TaxIdSide.RECIPIENT ? "IMPORTER_CODE" : "TAX_CODE";
      case EIN, OTHER -> "TAX_CODE";
    };
  }
}
