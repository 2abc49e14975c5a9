package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.http.XmlElement;
import dev.quayside.engine.parcel.address.Address;
import java.util.Collection;

/// The request to transmit groups at the end of day (manifest.xsd, manifest-v8).
final class CanadaPostTransmission {

  private static final String NAMESPACE = "http://www.canadapost.ca/ws/manifest-v8";

  private CanadaPostTransmission() {}

  /// @param excluded numbers of shipments in the groups that are not transmitted
  static String set(Collection<String> groups, Address from, Collection<String> excluded) {
    return XmlElement.document(
        "transmit-set",
        NAMESPACE,
        set -> {
          set.group("group-ids", each -> groups.forEach(group -> each.add("group-id", group)))
              .add("requested-shipping-point", CanadaPostRates.postalCode(from))
              .add("detailed-manifests", true)
              .add("method-of-payment", CanadaPostShipments.ON_ACCOUNT)
              .group("manifest-address", each -> address(each, from));
          if (!excluded.isEmpty()) {
            set.group(
                "excluded-shipments",
                each -> excluded.forEach(shipment -> each.add("shipment-id", shipment)));
          }
        });
  }

  private static void address(XmlElement element, Address from) {
    var names = CanadaPostShipments.names("location", from);
    element
        .add(
            "manifest-company",
            CanadaPostShipments.required(
                "location.company", names.either(), CanadaPostShipments.NAME))
        .add("manifest-name", names.first())
        .add(
            "phone-number",
            CanadaPostShipments.required(
                "location.phone", CanadaPostShipments.written(from), CanadaPostShipments.PHONE))
        .group("address-details", each -> CanadaPostShipments.address(each, "location", from));
  }
}
