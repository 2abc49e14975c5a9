package dev.quayside.printing;

import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/// Outputs turned into pictures by programs other than ours.
public final class Pictures {

  private Pictures() {}

  public static BufferedImage ofPng(byte[] png) {
    try {
      return Objects.requireNonNull(ImageIO.read(new ByteArrayInputStream(png)), "not a picture");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A page as a print driver rasterises it at the head's resolution.
  public static BufferedImage ofPdf(byte[] pdf, int page, Dpi dpi) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFRenderer(document).renderImageWithDPI(page, dpi.dotsPerInch(), ImageType.GRAY);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The part of a 4 inch wide label that holds the UPS MaxiCode.
  public static BufferedImage maxiCodeOf(BufferedImage label) {
    return part(label, 110, 1985, 1200, 1095);
  }

  /// The part of a 4 inch wide label that holds the posts' Data Matrix.
  public static BufferedImage dataMatrixOf(BufferedImage label) {
    return part(label, 2860, 2350, 1020, 1000);
  }

  /// A part of a 4 inch wide label, in mils.
  public static BufferedImage part(BufferedImage label, int x, int y, int width, int height) {
    double perMil = label.getWidth() / 4000.0;
    return label.getSubimage(
        (int) (x * perMil), (int) (y * perMil), (int) (width * perMil), (int) (height * perMil));
  }
}
