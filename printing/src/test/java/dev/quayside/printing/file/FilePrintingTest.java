package dev.quayside.printing.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.Scanner;
import dev.quayside.printing.artwork.Placing.Fit;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.zpl.ZplFormats;
import java.awt.Color;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;

/// Files of other programs on a 4 x 6 label of 203 dpi, which is 812 x 1218 dots.
class FilePrintingTest {

  private static final int INCH = 72;

  private final FilePrinting printing = new FilePrinting();

  @Test
  void aPageComesOutAsLargeAsItIsToldTo() throws IOException {
    // a square of two inches in the upper left corner of its page, an inch from the edges
    var small = square(4, 6);
    var large = square(8, 12);
    assertThat(ink(small, Fit.NONE, 0)).isEqualTo(new Rectangle(203, 203, 406, 406));
    assertThat(ink(small, Fit.SHRINK, 0)).isEqualTo(new Rectangle(203, 203, 406, 406));
    assertThat(ink(large, Fit.NONE, 0)).isEqualTo(new Rectangle(203, 203, 406, 406));
    assertIsAbout(ink(large, Fit.SHRINK, 0), new Rectangle(101, 101, 203, 203));
    assertIsAbout(ink(large, Fit.FIT, 0), new Rectangle(101, 101, 203, 203));
    assertIsAbout(ink(square(3, 4), Fit.FIT, 0), new Rectangle(271, 338, 541, 541));
    assertIsAbout(ink(small, Fit.NONE, 180), new Rectangle(203, 609, 406, 406));
    assertIsAbout(ink(square(6, 4), Fit.NONE, 90), new Rectangle(203, 203, 406, 406));
    assertIsAbout(ink(square(6, 4), Fit.NONE, 270), new Rectangle(203, 609, 406, 406));
    assertIsAbout(ink(square(6, 4), Fit.SHRINK, 0), new Rectangle(135, 135, 271, 271));
  }

  @Test
  void anAbsoluteTurnIsThatOfThePaper() throws IOException {
    var lying = square(6, 4);
    assertThat(ink(file(FileType.PDF, lying, Fit.NONE, new PrintFile.Turn(0, true))))
        .isEqualTo(ink(lying, Fit.NONE, 270));
    assertThat(ink(file(FileType.PDF, square(4, 6), Fit.NONE, new PrintFile.Turn(0, true))))
        .isEqualTo(ink(square(4, 6), Fit.NONE, 0));
  }

  @Test
  void anOfficePrinterGetsThePagesAsTheyAre() throws IOException {
    var office = printer(Language.PDF);
    var same = square(4, 6);
    assertThat(printing.bytes(file(FileType.PDF, same, Fit.NONE, PrintFile.Turn.NONE), office))
        .isEqualTo(same);
    var turned =
        printing.bytes(
            file(FileType.PDF, square(6, 4), Fit.SHRINK, new PrintFile.Turn(90, false)), office);
    try (var pdf = Loader.loadPDF(turned)) {
      assertThat(pdf.getPage(0).getMediaBox().getWidth()).isEqualTo(4f * INCH);
      var drawn = new PDFRenderer(pdf).renderImageWithDPI(0, 203);
      assertIsAbout(ink(drawn), new Rectangle(203, 203, 406, 406));
    }
    var twice =
        printing.bytes(
            new PrintFile(
                FileType.PDF, same, Fit.NONE, PrintFile.Turn.NONE, PageRange.ALL, null, 2),
            office);
    try (var pdf = Loader.loadPDF(twice)) {
      assertThat(pdf.getNumberOfPages()).isEqualTo(2);
    }
  }

  @Test
  void aPictureIsPrintedDotForDotOrAtItsOwnResolution() throws IOException {
    var picture = new BufferedImage(2000, 3000, BufferedImage.TYPE_INT_RGB);
    var pen = picture.createGraphics();
    pen.setColor(Color.WHITE);
    pen.fillRect(0, 0, 2000, 3000);
    pen.setColor(Color.BLACK);
    pen.fillRect(101, 103, 301, 303);
    pen.dispose();
    var out = new ByteArrayOutputStream();
    ImageIO.write(picture, "png", out);
    var png = out.toByteArray();
    assertThat(ink(file(FileType.PNG, png, Fit.NONE, PrintFile.Turn.NONE)))
        .isEqualTo(new Rectangle(101, 103, 301, 303));
    assertIsAbout(
        ink(file(FileType.PNG, png, Fit.SHRINK, PrintFile.Turn.NONE)),
        new Rectangle(41, 42, 122, 123));
    assertIsAbout(
        ink(file(FileType.PNG, png, Fit.NONE, new PrintFile.Turn(180, false))),
        new Rectangle(0, 0, 0, 0));
  }

  @Test
  void aBlankPageIsABlankLabel() throws IOException {
    try (var pdf = new PDDocument()) {
      pdf.addPage(new PDPage());
      pdf.addPage(new PDPage());
      var out = new ByteArrayOutputStream();
      pdf.save(out);
      var zpl =
          printing.bytes(
              file(FileType.PDF, out.toByteArray(), Fit.SHRINK, PrintFile.Turn.NONE),
              printer(Language.ZPL));
      assertThat(ZplFormats.of(zpl).labels()).isEqualTo(2);
    }
  }

  @Test
  void zplIsDrawnWhereItsCommandsAreKnown() throws IOException {
    var label =
        "^XA^PW812^LL1218^FO100,200^GB300,200,5^FS^FO120,700^BY3^BCN,150,Y,N,N^FD12345678^FS"
            + "^FO50,50^A0N,60,60^FH_^FDHello_20World^FS^FO500,200^GFA,8,8,2,FFFF:FFFF,FFFF^FS"
            + "^FO500,500^BQN,2,6^FDQA,https://example.com^FS^PQ2^XZ";
    var file = file(FileType.ZPL, label.getBytes(ISO_8859_1), Fit.NONE, PrintFile.Turn.NONE);
    assertThat(printing.prints(file, Language.EPL2)).isTrue();
    var pdf = printing.bytes(file, printer(Language.PDF));
    try (var pages = Loader.loadPDF(pdf)) {
      assertThat(pages.getNumberOfPages()).isEqualTo(2);
      var drawn = new PDFRenderer(pages).renderImageWithDPI(0, 203);
      if (Boolean.getBoolean("quayside.pictures")) {
        ImageIO.write(drawn, "png", new File("/tmp/zpl-drawn.png"));
      }
      assertThat(Scanner.linear(drawn)).contains("12345678");
      assertThat(drawn.getRGB(102, 300) & 0xff).isZero();
      assertThat(drawn.getRGB(200, 300) & 0xff).isEqualTo(255);
    }
    for (var unknown :
        List.of(
            "^XA^XFR:FORM.ZPL^FN1^FDx^FS^XZ",
            "^XA^FO1,1^XGR:A.GRF,1,1^FS^XZ",
            "^XA^FO1,1^BDN^FDx^FS^XZ",
            "^XA^FO1,1^A@N,20,20,E:X.TTF^FDx^FS^XZ",
            "^XA^POI^FO1,1^FDx^FS^XZ")) {
      var other = file(FileType.ZPL, unknown.getBytes(ISO_8859_1), Fit.NONE, PrintFile.Turn.NONE);
      assertThat(printing.prints(other, Language.PDF)).as(unknown).isFalse();
      assertThat(printing.prints(other, Language.ZPL)).as(unknown).isTrue();
      assertThatThrownBy(() -> printing.bytes(other, printer(Language.PDF)))
          .isInstanceOf(Refusal.class);
    }
  }

  private Rectangle ink(byte[] pdf, Fit fit, int turn) throws IOException {
    return ink(file(FileType.PDF, pdf, fit, new PrintFile.Turn(turn, false)));
  }

  private Rectangle ink(PrintFile file) throws IOException {
    var png = printing.bytes(file, printer(Language.PNG));
    return ink(ImageIO.read(new ByteArrayInputStream(png)));
  }

  private static Rectangle ink(BufferedImage image) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = 0;
    int bottom = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if ((image.getRGB(x, y) & 0xff) < 128) {
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
      }
    }
    return right == 0 ? new Rectangle() : new Rectangle(left, top, right - left, bottom - top);
  }

  private static void assertIsAbout(Rectangle one, Rectangle other) {
    assertThat(Math.abs(one.x - other.x)).as("%s and %s", one, other).isLessThan(3);
    assertThat(Math.abs(one.y - other.y)).as("%s and %s", one, other).isLessThan(3);
    assertThat(Math.abs(one.width - other.width)).as("%s and %s", one, other).isLessThan(3);
    assertThat(Math.abs(one.height - other.height)).as("%s and %s", one, other).isLessThan(3);
  }

  private static PrintFile file(FileType type, byte[] bytes, Fit fit, PrintFile.Turn turn) {
    return new PrintFile(type, bytes, fit, turn, PageRange.ALL, null, 1);
  }

  private static Printer printer(Language language) {
    return new Printer(
        "dock", new Transports().open("tcp://192.0.2.5:9100"), language, Profile.of(Dpi.DPI_203));
  }

  /// @param width in inches
  private static byte[] square(int width, int height) throws IOException {
    try (var pdf = new PDDocument()) {
      var page = new PDPage(new PDRectangle(width * INCH, height * INCH));
      pdf.addPage(page);
      try (var content = new PDPageContentStream(pdf, page)) {
        content.addRect(INCH, (height - 3) * INCH, 2 * INCH, 2 * INCH);
        content.fill();
      }
      var out = new ByteArrayOutputStream();
      pdf.save(out);
      return out.toByteArray();
    }
  }
}
