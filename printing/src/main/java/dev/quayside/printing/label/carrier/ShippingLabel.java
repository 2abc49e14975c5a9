package dev.quayside.printing.label.carrier;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a bought label shows, whatever the carrier.
///
/// @param carrier `usps`, `ups` or `fedex`
/// @param service the service's code
/// @param serviceName the service's name as printed
/// @param weightOz the parcel's weight in ounces
/// @param box the parcel's measures, null when they were not given
/// @param trackingNumber usps 22 digits; ups `1Z` and 16 letters or digits; fedex 12 digits
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

  public ShippingLabel {
    routing = Map.copyOf(routing);
  }

  /// A routing text, empty when the carrier gave none.
  String routing(String name) {
    return routing.getOrDefault(name, "");
  }
}
