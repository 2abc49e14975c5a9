package dev.quayside.printing.render;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// Turns label documents into files for printers and people. The same document gives the same bytes
/// on every run; all methods may be called from any thread.
///
/// Every method throws [UnprintableLabel] instead of returning a barcode that would not scan, and
/// [dev.quayside.printing.font.UnprintableText] for a character no bundled font covers.
public final class Renders {

  /// A PDF with one page, its bars snapped to the dots of `dpi`.
  public byte[] pdf(LabelDocument document, Dpi dpi) {
    return pdf(List.of(document), dpi);
  }

  /// A PDF with a page for each document.
  public byte[] pdf(List<LabelDocument> documents, Dpi dpi) {
    return PdfWriter.write(documents.stream().map(d -> layout(d, dpi)).toList());
  }

  /// The dots of the print head, as a one-bit PNG.
  public byte[] png(LabelDocument document, Dpi dpi) {
    return PngWriter.write(raster(document, dpi));
  }

  /// The dots of the print head as ZPL graphics.
  public byte[] zpl(LabelDocument document, Dpi dpi, ZplGraphics encoding) {
    return zpl(document, dpi, encoding, ZplSetup.NONE);
  }

  public byte[] zpl(LabelDocument document, Dpi dpi, ZplGraphics encoding, ZplSetup setup) {
    return ZplRaster.write(raster(document, dpi), encoding, setup);
  }

  /// The label in the printer's own fonts and barcodes: small, but its text is not exactly that of
  /// the preview.
  public byte[] zplNative(LabelDocument document, Dpi dpi) {
    return zplNative(document, dpi, ZplSetup.NONE);
  }

  public byte[] zplNative(LabelDocument document, Dpi dpi, ZplSetup setup) {
    return ZplNative.write(layout(document, dpi), setup);
  }

  public Raster raster(LabelDocument document, Dpi dpi) {
    return RasterRenderer.render(layout(document, dpi));
  }

  /// Everything that is wrong with a label at this resolution; empty when nothing is.
  public List<LayoutViolation> check(LabelDocument document, Dpi dpi) {
    return LayoutCheck.of(place(document, dpi));
  }

  private static Layout layout(LabelDocument document, Dpi dpi) {
    Layout layout = place(document, dpi);
    List<LayoutViolation> spoilt =
        LayoutCheck.of(layout).stream().filter(LayoutViolation::spoilsBarcode).toList();
    if (!spoilt.isEmpty()) {
      throw new UnprintableLabel(spoilt);
    }
    return layout;
  }

  private static Layout place(LabelDocument document, Dpi dpi) {
    return Layout.of(document, new Target(dpi, document.size()));
  }
}
