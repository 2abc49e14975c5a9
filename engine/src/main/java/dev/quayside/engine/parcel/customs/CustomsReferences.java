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

  static final int LONGEST = TaxId.LONGEST;

  static final CustomsReferences NONE = new CustomsReferences(null, null, null, null, null);

  /// The numbers of both sides, whose kinds are not known.
  Stream<TaxId> taxIds() {
    return Stream.concat(
        Stream.ofNullable(exporterTaxId).map(each -> TaxId.other(each, TaxIdSide.SENDER)),
        Stream.ofNullable(importerTaxId).map(each -> TaxId.other(each, TaxIdSide.RECIPIENT)));
  }

  /// A copy without the number of one side.
  CustomsReferences without(TaxIdSide side) {
    return new CustomsReferences(
        side == TaxIdSide.SENDER ? null : exporterTaxId,
        side == TaxIdSide.RECIPIENT ? null : importerTaxId,
        licenseNumber,
        certificateNumber,
        invoiceNumber);
  }

  boolean isEmpty() {
    return Stream.of(exporterTaxId, importerTaxId, licenseNumber, certificateNumber, invoiceNumber)
        .allMatch(Objects::isNull);
  }
}
