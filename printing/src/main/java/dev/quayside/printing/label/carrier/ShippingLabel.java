package dev.quayside.printing.label.carrier;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a bought label shows, whatever the carrier.
///
/// @param carrier the carrier's code, such as `usps` or `dhl_express`
/// @param service the service's code
/// @param serviceName the service's name as printed
/// @param weightOz the parcel's weight in ounces
/// @param box the parcel's measures, null when they were not given
/// @param trackingNumber of the carrier's own shape, see its layout
/// @param routing the carrier's routing texts by name, such as `urc` for ups and `ursa`, `airport`
///   for fedex; a layout leaves out what is missing
/// @param sandbox bought in the sandbox: marked as not for shipment
/// @param voided cancelled: VOID across it and no barcode that scans
/// @param signature `none`, `standard` or `adult`
public record ShippingLabel(
    String carrier,
    String service,
    String serviceName,
    Party from,
    Party to,
    BigDecimal weightOz,
    @Nullable Box box,
    LocalDate shipDate,
    String trackingNumber,
    @Nullable String reference,
    Map<String, String> routing,
    boolean residential,
    boolean isReturn,
    boolean sandbox,
    boolean voided,
    String signature) {

  static final Set<String> US_TERRITORIES = Set.of("PR", "VI", "GU", "AS", "MP");

  public ShippingLabel {
    routing = Map.copyOf(routing);
  }

  /// Whether the parcel crosses a customs border.
  boolean isInternational() {
    return !home(to.country()).equals(home(from.country()));
  }

  /// USPS and UPS carry parcels to US territories as domestic ones.
  private String home(String country) {
    boolean american = carrier.equals("usps") || carrier.equals("ups");
    return american && US_TERRITORIES.contains(country) ? "US" : country;
  }

  /// A routing text, empty when the carrier gave none.
  String routing(String name) {
    return routing.getOrDefault(name, "");
  }
}
