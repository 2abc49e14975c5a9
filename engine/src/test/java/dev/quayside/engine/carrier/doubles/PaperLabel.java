package dev.quayside.engine.carrier.doubles;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// A label as a carrier's file: a page of four by six inches with something on it.
public final class PaperLabel {

  private static final byte[] PDF = draw(1);

  private PaperLabel() {}

  /// Always the same bytes.
  public static byte[] pdf() {
    return PDF.clone();
  }

  /// The labels of several boxes, a page for each.
  public static byte[] pdf(int pages) {
    return pages == 1 ? pdf() : draw(pages);
  }

  /// The same in Base64.
  public static String base64() {
    return Base64.getEncoder().encodeToString(PDF);
  }

  private static byte[] draw(int pages) {
    try (var document = new PDDocument();
        var out = new ByteArrayOutputStream()) {
      for (int i = 0; i < pages; i++) {
        var page = new PDPage(new PDRectangle(288, 432));
        document.addPage(page);
        try (var content = new PDPageContentStream(document, page)) {
          content.addRect(30 + 20f * i, 60, 3, 200);
          content.fill();
        }
      }
      document.save(out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
