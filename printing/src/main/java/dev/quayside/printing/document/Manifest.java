package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.label.carrier.form.Party;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a warehouse hands over to one carrier at the end of a day: the driver scans the barcode and
/// signs.
///
/// @param number the manifest's own, as the workspace calls it
/// @param carrier its name as printed, such as `USPS`
/// @param account the shipper's account with the carrier
/// @param location where the parcels are picked up
/// @param lines the parcels on it, in the order to print them
/// @param leftOuts parcels that are not on it, with the reason
/// @param barcode Code 128 text, or GS1 element strings such as `[420]43215[94]...`
/// @param sandbox marks every page as not for shipment
public record Manifest(
    String number,
    String carrier,
    @Nullable String account,
    LocalDate date,
    Party location,
    List<Line> lines,
    List<LeftOut> leftOuts,
    String barcode,
    boolean sandbox) {

  /// A parcel on the manifest.
  ///
  /// @param service the service's name
  /// @param from where it leaves from; null for the manifest's own location
  /// @param weightOz in ounces
  /// @param postage what it cost, null to print no amounts
  public record Line(
      String trackingNumber,
      String service,
      @Nullable Party from,
      Party consignee,
      @Nullable String reference,
      BigDecimal weightOz,
      @Nullable Amount postage) {}

  /// A parcel that is not handed over.
  ///
  /// @param reason a sentence for the packer who has to follow it up, in the document's language
  public record LeftOut(String trackingNumber, @Nullable String reference, String reason) {}

  public Manifest {
    lines = List.copyOf(lines);
    leftOuts = List.copyOf(leftOuts);
  }
}
