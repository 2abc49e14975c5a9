package dev.quayside.printing.customs;

import org.jspecify.annotations.Nullable;

/// The numbers customs may ask for beside the goods.
///
/// @param exporterTaxId the sender's EORI, VAT or other number
/// @param importerTaxId the consignee's tax number
/// @param licence of export or import
/// @param certificate such as a plant health certificate
/// @param invoice the invoice number; null to use the order's
public record References(
    @Nullable String exporterTaxId,
    @Nullable String importerTaxId,
    @Nullable String licence,
    @Nullable String certificate,
    @Nullable String invoice) {

  public static final References NONE = new References(null, null, null, null, null);
}
