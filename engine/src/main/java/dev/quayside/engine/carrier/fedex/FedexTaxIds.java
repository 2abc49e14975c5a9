package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Tax numbers as FedEx's `tins` (Ship API v1). Which type stands for which kind is a guess: its
/// description lists the types and says no more. The kind itself is the number's usage.
final class FedexTaxIds {

  private static final int MOST = 10;
  private static final int LENGTH = 18;

  static final TaxIdRoom ROOM = TaxIdRoom.bothSides(MOST, LENGTH);

  private FedexTaxIds() {}

  static @Nullable List<FedexShipWire.Tin> sender(Consignment consignment) {
    return tins(TaxIdSide.SENDER, consignment, consignment.from());
  }

  static @Nullable List<FedexShipWire.Tin> recipient(Consignment consignment) {
    return tins(TaxIdSide.RECIPIENT, consignment, consignment.to());
  }

  private static @Nullable List<FedexShipWire.Tin> tins(
      TaxIdSide side, Consignment consignment, Address party) {
    if (!FedexAddresses.isAbroad(consignment)) {
      return null;
    }
    var tins =
        ROOM.sent(side, consignment.customs()).stream()
            .map(
                each ->
                    new FedexShipWire.Tin(
                        each.number(), type(each.kind(), party), usage(each.kind())))
            .toList();
    return tins.isEmpty() ? null : tins;
  }

  private static String type(TaxIdKind kind, Address party) {
    return switch (kind) {
      case EORI, IOSS -> "BUSINESS_UNION";
      case EIN -> "FEDERAL";
      case VAT, VOEC, GST, ARN -> "BUSINESS_NATIONAL";
      case OTHER -> party.company() == null ? "PERSONAL_NATIONAL" : "BUSINESS_NATIONAL";
    };
  }

  private static @Nullable String usage(TaxIdKind kind) {
    return kind == TaxIdKind.OTHER ? null : kind.name();
  }
}
