package dev.quayside.printing.customs;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The numbers customs may ask for beside the goods.
///
/// @param exporterTaxIds the sender's EORI, VAT and other numbers
/// @param importerTaxIds the consignee's
/// @param licence of export or import
/// @param certificate such as a plant health certificate
/// @param invoice the invoice number; null to use the order's
public record References(
    List<TaxNumber> exporterTaxIds,
    List<TaxNumber> importerTaxIds,
    @Nullable String licence,
    @Nullable String certificate,
    @Nullable String invoice) {

  public static final References NONE = new References(List.of(), List.of(), null, null, null);

  public References {
    exporterTaxIds = List.copyOf(exporterTaxIds);
    importerTaxIds = List.copyOf(importerTaxIds);
  }

  /// The sender's numbers in one line; null for none.
  public @Nullable String exporter() {
    return line(exporterTaxIds);
  }

  /// The consignee's numbers in one line; null for none.
  public @Nullable String importer() {
    return line(importerTaxIds);
  }

  private static @Nullable String line(List<TaxNumber> numbers) {
    return numbers.isEmpty()
        ? null
        : numbers.stream().map(TaxNumber::text).collect(Collectors.joining(", "));
  }
}
