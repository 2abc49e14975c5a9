package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.printing.address.UsCountries;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Whether a carrier treats a shipment as crossing a border, and what has to be declared then.
final class Border {

  /// Territories that a carrier treats as domestic: for the US Postal Service all of them (and
  /// military mail), for UPS Puerto Rico.
  private static final Map<String, Set<String>> AT_HOME =
      Map.of("usps", UsCountries.TERRITORIES, "ups", Set.of("PR"));

  /// Carriers that want no list of goods for documents.
  private static final Set<String> DOCUMENTS_EXEMPT = Set.of("ups", "fedex");

  /// A service that carries only documents and needs no declaration.
  private static final String FOR_DOCUMENTS = "dhl_express_worldwide_documents";

  private Border() {}

  static boolean isCrossed(String carrier, Consignment consignment) {
    return !country(carrier, consignment.from()).equals(country(carrier, consignment.to()));
  }

  /// Whether the declaration is sufficient for a service across the border.
  static boolean isDeclared(String carrier, String service, @Nullable Customs customs) {
    if (service.equals(FOR_DOCUMENTS)) {
      return true;
    }
    return customs != null
        && (!customs.items().isEmpty()
            || (customs.contentsType() == ContentsType.DOCUMENTS
                && DOCUMENTS_EXEMPT.contains(carrier)));
  }

  /// The country, or the US territory in whichever way it was written: San Juan, PR is in `PR`.
  static String territory(Address address) {
    return UsTerritories.countryOf(address.country(), address.state(), address.zip());
  }

  private static String country(String carrier, Address address) {
    var country = territory(address);
    return AT_HOME.getOrDefault(carrier, Set.of()).contains(country) ? "US" : country;
  }
}
