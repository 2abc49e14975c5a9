package dev.quayside.printing.document;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Size;
import java.util.List;
import java.util.Locale;

/// The papers of a shipment or a day as pages, in English or Spanish; other languages get English.
/// `Renders` of the package `render` makes PDF and PNG of them.
public final class Documents {

  private Documents() {}

  public static List<LabelDocument> manifest(Manifest manifest, Paper paper, Locale locale) {
    return ManifestPages.of(manifest, paper, locale);
  }

  public static List<LabelDocument> packingSlip(PackingSlip slip, Paper paper, Locale locale) {
    return PackingSlipPages.of(slip, paper, locale);
  }

  /// The packing slip on one 4 x 6 inch label, for label printers.
  public static LabelDocument packingSlipLabel(PackingSlip slip, Locale locale) {
    return PackingSlipLabel.of(slip, locale);
  }

  /// A pick list on sheets, or on as many labels as it takes.
  public static List<LabelDocument> pickList(PickSheet list, Size size, Locale locale) {
    return PickSheetPages.of(list, size, locale);
  }

  public static List<LabelDocument> commercialInvoice(
      Declaration declaration, Paper paper, Locale locale) {
    return InvoicePages.of(declaration, paper, locale);
  }

  /// @throws TooManyGoods when the form is too small for the goods
  public static List<LabelDocument> cn22(Declaration declaration, Paper paper, Locale locale) {
    return Cn22.of(declaration, paper, locale);
  }

  public static List<LabelDocument> cn23(Declaration declaration, Paper paper, Locale locale) {
    return Cn23.of(declaration, paper, locale);
  }

  /// The scanner's command sheet, in the size of the loaded media; at 4 x 6 inches when that is too
  /// small.
  public static LabelDocument commandSheet(Size media, Locale locale) {
    return CommandSheet.of(media, locale);
  }
}
