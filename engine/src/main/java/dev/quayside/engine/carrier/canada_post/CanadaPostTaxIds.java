package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.option.TaxIdRoom;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The one tax number that Canada Post has a field for (shipment.xsd, CustomsType): the sender's
/// for the Import One-Stop Shop.
final class CanadaPostTaxIds {

  private static final TaxIdRoom.Field IOSS =
      new TaxIdRoom.Field(TaxIdSide.SENDER, Set.of(TaxIdKind.IOSS), 1, 13);

  static final TaxIdRoom ROOM = TaxIdRoom.of(IOSS);

  private CanadaPostTaxIds() {}

  static @Nullable String ioss(Customs customs) {
    return ROOM.sent(IOSS, customs).stream().map(TaxIdRoom.Sent::number).findFirst().orElse(null);
  }
}
