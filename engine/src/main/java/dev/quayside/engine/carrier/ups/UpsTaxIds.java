package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Tax numbers in UPS's fields: one of each party, and the vendor collect id of a seller who has
/// collected the tax (Shipping API v2409).
final class UpsTaxIds {

  private static final int PARTY = 15;
  private static final int VENDOR = 35;

  private static final Set<TaxIdKind> COLLECTED =
      EnumSet.of(TaxIdKind.IOSS, TaxIdKind.VOEC, TaxIdKind.ARN);

  private static final TaxIdRoom.Field SHIPPER =
      new TaxIdRoom.Field(
          TaxIdSide.SENDER, EnumSet.complementOf(EnumSet.copyOf(COLLECTED)), 1, PARTY);

  private static final TaxIdRoom.Field COLLECT =
      new TaxIdRoom.Field(TaxIdSide.SENDER, COLLECTED, 1, VENDOR);

  private static final TaxIdRoom.Field CONSIGNEE =
      TaxIdRoom.Field.of(TaxIdSide.RECIPIENT, 1, PARTY);

  static final TaxIdRoom ROOM = TaxIdRoom.of(SHIPPER, COLLECT, CONSIGNEE);

  private UpsTaxIds() {}

  static @Nullable String sender(Consignment consignment) {
    return number(SHIPPER, consignment);
  }

  static @Nullable String recipient(Consignment consignment) {
    return number(CONSIGNEE, consignment);
  }

  private static @Nullable String number(TaxIdRoom.Field field, Consignment consignment) {
    return isDeclared(consignment)
        ? ROOM.sent(field, consignment.customs()).stream()
            .map(TaxIdRoom.Sent::number)
            .findFirst()
            .orElse(null)
        : null;
  }

  static UpsWire.@Nullable Vendor vendor(Consignment consignment) {
    return isDeclared(consignment)
        ? ROOM.sent(COLLECT, consignment.customs()).stream()
            .map(
                each ->
                    new UpsWire.Vendor(
                        code(each.kind()),
                        each.number(),
                        consignment.to().company() == null ? "02" : "01"))
            .findFirst()
            .orElse(null)
        : null;
  }

  private static boolean isDeclared(Consignment consignment) {
    return UpsParties.isAbroad(consignment);
  }

  private static String code(TaxIdKind kind) {
    return switch (kind) {
      case IOSS -> "0356";
      case VOEC -> "0357";
      case ARN -> "1052";
      case EORI, VAT, GST, EIN, OTHER -> "0000";
    };
  }
}
