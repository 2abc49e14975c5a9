package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import org.jspecify.annotations.Nullable;

/// What has to be declared at a border.
final class Border {

  private Border() {}

  /// Whether the declaration is sufficient for a service across the border.
  static boolean isDeclared(CustomsDemand wanted, String service, @Nullable Customs customs) {
    if (wanted.forDocuments().contains(service)) {
      return true;
    }
    return customs != null
        && (!customs.items().isEmpty()
            || (customs.contentsType() == ContentsType.DOCUMENTS && wanted.exemptsDocuments()));
  }

  /// The country, or the US territory in whichever way it was written: San Juan, PR is in `PR`.
  static String territory(Address address) {
    return UsTerritories.countryOf(address.country(), address.state(), address.zip());
  }
}
