package dev.quayside.engine.parcel.customs;

import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Numbers that customs may ask for beside the goods, as the shop wrote them.
///
/// @param exporterTaxId the sender's EORI, VAT or other number
/// @param importerTaxId the consignee's
public record CustomsReferences(
    @Nullable String exporterTaxId,
    @Nullable String importerTaxId,
    @Nullable String licenseNumber,
    @Nullable String certificateNumber,
    @Nullable String invoiceNumber) {

  /// Characters; longer than any tax office's number known, so that only a typing error is refused.
  static final int LONGEST = 50;

  boolean isEmpty() {
    return Stream.of(exporterTaxId, importerTaxId, licenseNumber, certificateNumber, invoiceNumber)
        .allMatch(Objects::isNull);
  }
}
