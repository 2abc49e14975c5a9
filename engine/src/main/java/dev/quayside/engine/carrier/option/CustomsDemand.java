package dev.quayside.engine.carrier.option;

import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import java.util.Set;

/// When a carrier wants goods declared, and on which form.
///
/// @param atHome country codes of United States territories that it serves without a declaration
/// @param forDocuments its services that carry documents only, which need none
/// @param exemptsDocuments whether documents need no list of goods with any service
/// @param postal whether it takes the forms of the Universal Postal Union (CN 22, CN 23) beside an
///   invoice
public record CustomsDemand(
    Set<String> atHome, Set<String> forDocuments, boolean exemptsDocuments, boolean postal) {

  /// Everything that leaves a customs area is declared on an invoice.
  public static final CustomsDemand INVOICE = new CustomsDemand(Set.of(), Set.of(), false, false);

  /// A post: declared on the union's forms.
  public static final CustomsDemand POSTAL = new CustomsDemand(Set.of(), Set.of(), false, true);

  public CustomsDemand {
    atHome = Set.copyOf(atHome);
    forDocuments = Set.copyOf(forDocuments);
  }

  /// Whether a shipment crosses a border for this carrier: territories of the United States count
  /// as countries of their own, but for those at home.
  public boolean isBorder(Consignment consignment) {
    return !country(consignment.from()).equals(country(consignment.to()));
  }

  private String country(Address address) {
    var country = UsTerritories.countryOf(address.country(), address.state(), address.zip());
    return atHome.contains(country) ? "US" : country;
  }
}
