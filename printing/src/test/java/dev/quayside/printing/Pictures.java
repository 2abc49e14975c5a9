package dev.quayside.printing;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Raster;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.Objects;
import java.util.stream.IntStream;
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

  /// The dots themselves: that a PNG has the same is shown by SameDotsTest, and reading one takes
  /// longer than all the rest of a test that wants many.
  public static BufferedImage ofRaster(Raster raster) {
    BufferedImage picture =
        new BufferedImage(raster.width(), raster.height(), BufferedImage.TYPE_BYTE_GRAY);
    byte[] shades = ((DataBufferByte) picture.getRaster().getDataBuffer()).getData();
    byte[] rows = raster.bits().toBytes();
    for (int y = 0, i = 0; y < raster.height(); y++) {
      int row = y * raster.bits().rowBytes();
      for (int x = 0; x < raster.width(); x++, i++) {
        shades[i] = (byte) ((rows[row + (x >> 3)] & (0x80 >> (x & 7))) == 0 ? 255 : 0);
      }
    }
    return picture;
  }

  /// A page as a print driver rasterises it at the head's resolution.
  public static BufferedImage ofPdf(byte[] pdf, int page, Dpi dpi) {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFRenderer(document).renderImageWithDPI(page, dpi.dotsPerInch(), ImageType.GRAY);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The dots that are black, from left to right and from top to bottom. A picture's own way of
  /// telling one colour at a time is too slow for the millions of a label.
  public static BitSet black(BufferedImage image) {
    if (image.getType() == BufferedImage.TYPE_BYTE_GRAY) {
      return blackOfGray(image);
    }
    int[] colours = rgb(image);
    BitSet black = new BitSet(colours.length);
    for (int i = 0; i < colours.length; i++) {
      if ((colours[i] & 0xff) < 128) {
        black.set(i);
      }
    }
    return black;
  }

  /// The same picture in shades of gray, as scanners see it.
  public static BufferedImage gray(BufferedImage image) {
    return image.getType() == BufferedImage.TYPE_BYTE_GRAY
        ? image
        : drawn(image, BufferedImage.TYPE_BYTE_GRAY);
  }

  /// As its colour model has them: its half is not the half of the bytes.
  private static BitSet blackOfGray(BufferedImage gray) {
    int[] colourOf = IntStream.range(0, 256).map(gray.getColorModel()::getRGB).toArray();
    int[] row = new int[gray.getWidth()];
    BitSet black = new BitSet(gray.getWidth() * gray.getHeight());
    for (int y = 0, i = 0; y < gray.getHeight(); y++) {
      gray.getRaster().getSamples(0, y, row.length, 1, 0, row);
      for (int x = 0; x < row.length; x++, i++) {
        if ((colourOf[row[x]] & 0xff) < 128) {
          black.set(i);
        }
      }
    }
    return black;
  }

  private static int[] rgb(BufferedImage image) {
    return ((DataBufferInt) drawn(image, BufferedImage.TYPE_INT_RGB).getRaster().getDataBuffer())
        .getData();
  }

  private static BufferedImage drawn(BufferedImage image, int type) {
    BufferedImage drawn = new BufferedImage(image.getWidth(), image.getHeight(), type);
    Graphics2D pen = drawn.createGraphics();
    pen.drawImage(image, 0, 0, Color.WHITE, null);
    pen.dispose();
    return drawn;
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
