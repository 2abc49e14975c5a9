package dev.quayside.printing.render;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.measure.Size;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/// One PDF page for each layout: vector bars, embedded fonts, no dates and a fixed document id, so
/// the same labels give the same bytes.
final class PdfWriter {

  private static final long DOCUMENT_ID = 0x51554159;

  /// Parsed fonts keep state while a subset is made, so each writer takes a set for itself. Held
  /// softly: unused sets go when memory runs short.
  private static final Queue<SoftReference<Map<Face, TrueTypeFont>>> IDLE_FONTS =
      new ConcurrentLinkedQueue<>();

  private PdfWriter() {}

  static byte[] write(List<Layout> layouts) {
    Map<Face, TrueTypeFont> fonts = idleFonts();
    byte[] pdf = write(layouts, fonts);
    IDLE_FONTS.add(new SoftReference<>(fonts));
    return pdf;
  }

  private static Map<Face, TrueTypeFont> idleFonts() {
    for (var idle = IDLE_FONTS.poll(); idle != null; idle = IDLE_FONTS.poll()) {
      Map<Face, TrueTypeFont> fonts = idle.get();
      if (fonts != null) {
        return fonts;
      }
    }
    return new EnumMap<>(Face.class);
  }

  private static byte[] write(List<Layout> layouts, Map<Face, TrueTypeFont> open) {
    try (PDDocument document = new PDDocument()) {
      document.setDocumentId(DOCUMENT_ID);
      document.setVersion(1.7f);
      PdfFonts fonts = new PdfFonts(document, open);
      PDResources resources = new PDResources();
      for (Layout layout : layouts) {
        page(document, layout, fonts, resources);
      }
      fonts.addTo(resources);
      fonts.subset();
      printAtFullSize(document);
      ByteArrayOutputStream out = new ByteArrayOutputStream(32_768);
      document.save(out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void page(
      PDDocument document, Layout layout, PdfFonts fonts, PDResources resources)
      throws IOException {
    Size size = layout.target().size();
    PDPage page =
        new PDPage(
            new PDRectangle((float) size.width().inPoints(), (float) size.height().inPoints()));
    page.setResources(resources);
    byte[] content = PdfContent.of(layout, fonts);
    page.setContents(
        new PDStream(document, new ByteArrayInputStream(content), COSName.FLATE_DECODE));
    document.addPage(page);
  }

  /// Asks viewers not to fit the page to the sheet: a scaled label's bars leave the dot grid.
  private static void printAtFullSize(PDDocument document) {
    PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
    preferences.setPrintScaling(PDViewerPreferences.PRINT_SCALING.None);
    document.getDocumentCatalog().setViewerPreferences(preferences);
  }
}
