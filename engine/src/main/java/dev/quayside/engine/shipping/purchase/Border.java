package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.carrier.option.CustomsDemand;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import org.jspecify.annotations.Nullable;

/// Whether a carrier treats a shipment as crossing a border, and what has to be declared then.
final class Border {

  private Border() {}

  /// @param wanted what the carrier wants declared
  static boolean isCrossed(CustomsDemand wanted, Consignment consignment) {
    return !country(wanted, consignment.from()).equals(country(wanted, consignment.to()));
  }

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

  private static String country(CustomsDemand wanted, Address address) {
    var country = territory(address);
    return wanted.atHome().contains(country) ? "US" : country;
  }
}
