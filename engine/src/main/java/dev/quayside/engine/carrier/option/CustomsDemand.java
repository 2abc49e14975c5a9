package dev.quayside.engine.carrier.option;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// When a carrier wants goods declared, and on which form.
///
/// @param atHome country codes of United States territories that it serves without a declaration
/// @param forDocuments its services that carry documents only, which need none
/// @param exemptsDocuments whether documents need no list of goods with any service
/// @param postal whether it takes the forms of the Universal Postal Union (CN 22, CN 23) beside an
///   invoice
/// @param numbers those it is told beside the goods
public record CustomsDemand(
    Set<String> atHome,
    Set<String> forDocuments,
    boolean exemptsDocuments,
    boolean postal,
    NumberRoom numbers) {

  /// Everything that leaves a customs area is declared on an invoice.
  public static final CustomsDemand INVOICE =
      new CustomsDemand(Set.of(), Set.of(), false, false, NumberRoom.NONE);

  /// A post: declared on the union's forms.
  public static final CustomsDemand POSTAL =
      new CustomsDemand(Set.of(), Set.of(), false, true, NumberRoom.NONE);

  public CustomsDemand {
    atHome = Set.copyOf(atHome);
    forDocuments = Set.copyOf(forDocuments);
  }

  /// The same of a carrier that is told numbers beside the goods.
  public CustomsDemand with(NumberRoom room) {
    return new CustomsDemand(atHome, forDocuments, exemptsDocuments, postal, room);
  }

  /// Whether no carrier sees a border between both, so that there are no duties to pay.
  public static boolean isWithinBorders(Address from, Address to) {
    return territory(from).equals(territory(to));
  }

  /// The country, or the US territory in whichever way it was written: San Juan, PR is in `PR`.
  public static String territory(Address address) {
    return UsTerritories.countryOf(address.country(), address.state(), address.zip());
  }

  /// Whether the carrier treats a shipment as crossing a border.
  public boolean isCrossed(Consignment consignment) {
    return !country(consignment.from()).equals(country(consignment.to()));
  }

  /// Whether the declaration is sufficient for a service across the border.
  public boolean isDeclared(String service, @Nullable Customs customs) {
    if (forDocuments.contains(service)) {
      return true;
    }
    return customs != null
        && (!customs.items().isEmpty()
            || (customs.contentsType() == ContentsType.DOCUMENTS && exemptsDocuments));
  }

  private String country(Address address) {
    var country = territory(address);
    return atHome.contains(country) ? "US" : country;
  }
}
