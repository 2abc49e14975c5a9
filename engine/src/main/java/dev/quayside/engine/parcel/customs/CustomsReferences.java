package dev.quayside.engine.parcel.customs;

import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The numbers a border may ask for beside the goods; as the shop wrote them.
///
/// @param exporterTaxId the sender's EORI, VAT or other number
/// @param importerTaxId the consignee's
public record CustomsReferences(
    @Nullable String exporterTaxId,
    @Nullable String importerTaxId,
    @Nullable String licenseNumber,
    @Nullable String certificateNumber,
    @Nullable String invoiceNumber) {

  /// As long as a tax office's longest, with room.
  static final int LONGEST = 50;

  /// Whether there is not one of them.
  boolean isEmpty() {
    return Stream.of(exporterTaxId, importerTaxId, licenseNumber, certificateNumber, invoiceNumber)
        .allMatch(Objects::isNull);
  }
}
