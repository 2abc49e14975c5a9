package dev.quayside.printing.artwork;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Why;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.rendering.ImageType;
import org.jspecify.annotations.Nullable;

/// Draws a page of a PDF. A page that holds only an image is not rendered: the image's own pixels
/// are taken, so that they reach the print head unscaled.
final class PdfFile {

  /// Longest side of a page in points of 1/72 inch: fourteen inches. A longer page is no label.
  private static final float LONGEST_SIDE = 1008;

  private static final int DEEPEST = 6;

  private final PDDocument document;

  private PdfFile(PDDocument document) {
    this.document = document;
  }

  /// @param page from 0
  static BufferedImage read(byte[] file, int page, Dpi dpi) {
    return with(file, pdf -> pdf.page(page, dpi));
  }

  static int pages(byte[] file) {
    return with(
        file,
        pdf -> {
          int pages = pdf.document.getNumberOfPages();
          if (pages > Limits.MOST_LABELS) {
            throw new BadArtwork(Why.ART_PAGES.of(pages, Limits.MOST_LABELS));
          }
          return pages;
        });
  }

  private interface Question<T> {
    T ask(PdfFile pdf) throws IOException;
  }

  private static <T> T with(byte[] file, Question<T> question) {
    InflatedSize.check(file);
    try (PDDocument document =
        Loader.loadPDF(
            new PatientBytes(file),
            "",
            null,
            null,
            MemoryUsageSetting.setupMainMemoryOnly(Limits.MOST_INFLATED).streamCache)) {
      return question.ask(new PdfFile(document));
    } catch (IOException | RuntimeException e) {
      throw e instanceof BadArtwork bad ? bad : new BadArtwork(Why.ART_DAMAGED_PDF.of(), e);
    }
  }

  private BufferedImage page(int number, Dpi dpi) throws IOException {
    if (document.getNumberOfPages() <= number) {
      throw new BadArtwork(Why.ART_NO_PAGES.of());
    }
    PDPage page = document.getPage(number);
    PDRectangle box = page.getCropBox();
    if (box.getWidth() > LONGEST_SIDE || box.getHeight() > LONGEST_SIDE) {
      throw new BadArtwork(
          Why.ART_SIZE.of("%.1f x %.1f".formatted(box.getWidth() / 72, box.getHeight() / 72)));
    }
    demandSmallImages(page.getResources(), Limits.MOST_PIXELS);
    try {
      PdfParts.demandWhole(page);
      return drawn(page, number, dpi);
    } catch (IOException e) {
      throw new BadArtwork(Why.ART_UNDRAWN.of(number + 1), e);
    }
  }

  private BufferedImage drawn(PDPage page, int number, Dpi dpi) throws IOException {
    PDImageXObject only = onlyImage(page);
    if (only != null) {
      return only.getImage();
    }
    return new PatientRenderer(document)
        .renderImageWithDPI(number, dpi.dotsPerInch(), ImageType.GRAY);
  }

  /// @param most in pixels
  static void demandSmallImages(@Nullable PDResources resources, long most) throws IOException {
    demandSmallImages(resources, most, DEEPEST);
  }

  private static void demandSmallImages(@Nullable PDResources resources, long most, int depth)
      throws IOException {
    if (resources == null) {
      return;
    }
    if (depth == 0) {
      throw new BadArtwork(Why.ART_DEEP.of());
    }
    for (COSName name : resources.getXObjectNames()) {
      PDXObject part = resources.getXObject(name);
      if (part instanceof PDImageXObject image) {
        Limits.pixels(image.getWidth(), image.getHeight(), most);
      } else if (part instanceof PDFormXObject form) {
        demandSmallImages(form.getResources(), most, depth - 1);
      }
    }
  }

  /// The image of a page that shows nothing else and shows it upright; null for any other page.
  private static @Nullable PDImageXObject onlyImage(PDPage page) throws IOException {
    if (page.getRotation() != 0 || page.getResources() == null) {
      return null;
    }
    List<Object> tokens = new PDFStreamParser(page).parse();
    COSName shown = null;
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i) instanceof Operator operator) {
        switch (operator.getName()) {
          case "q", "Q", "gs" -> {}
          case "cm" -> {
            if (!isUpright(tokens.subList(Math.max(0, i - 6), i))) {
              return null;
            }
          }
          case "Do" -> {
            if (shown != null || !(tokens.get(i - 1) instanceof COSName name)) {
              return null;
            }
            shown = name;
          }
          default -> {
            return null;
          }
        }
      }
    }
    return shown != null && page.getResources().getXObject(shown) instanceof PDImageXObject image
        ? image
        : null;
  }

  private static boolean isUpright(List<Object> matrix) {
    if (matrix.size() != 6 || !matrix.stream().allMatch(n -> n instanceof COSNumber)) {
      return false;
    }
    return number(matrix, 0) > 0
        && number(matrix, 1) == 0
        && number(matrix, 2) == 0
        && number(matrix, 3) > 0;
  }

  private static float number(List<Object> matrix, int index) {
    return ((COSNumber) (COSBase) matrix.get(index)).floatValue();
  }
}
