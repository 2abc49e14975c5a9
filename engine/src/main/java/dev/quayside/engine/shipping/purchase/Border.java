package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Where a carrier sees a border, and what it wants declared there.
final class Border {

  /// Territories that are no foreign country to a carrier: all of them to the US Postal Service
  /// (military mail likewise), Puerto Rico to UPS.
  private static final Map<String, Set<String>> AT_HOME =
      Map.of("usps", Set.of("PR", "VI", "GU", "AS", "MP"), "ups", Set.of("PR"));

  /// For documents these want no list of goods.
  private static final Set<String> DOCUMENTS_EXEMPT = Set.of("ups", "fedex");

  /// Carries documents and nothing else: no declaration at all.
  private static final String FOR_DOCUMENTS = "dhl_express_worldwide_documents";

  private Border() {}

  static boolean isCrossed(String carrier, Consignment consignment) {
    return !country(carrier, consignment.from()).equals(country(carrier, consignment.to()));
  }

  /// Whether a declaration is enough for a service across the border.
  static boolean isDeclared(String carrier, String service, @Nullable Customs customs) {
    if (service.equals(FOR_DOCUMENTS)) {
      return true;
    }
    return customs != null
        && (!customs.items().isEmpty()
            || (customs.contentsType() == ContentsType.DOCUMENTS
                && DOCUMENTS_EXEMPT.contains(carrier)));
  }

  /// The country, or the US territory whichever way it was written: San Juan, PR is in `PR`.
  static String territory(Address address) {
    return UsTerritories.countryOf(address.country(), address.state(), address.zip());
  }

  private static String country(String carrier, Address address) {
    var country = territory(address);
    return AT_HOME.getOrDefault(carrier, Set.of()).contains(country) ? "US" : country;
  }
}
