package dev.quayside.printing.artwork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.CarrierArtwork;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import dev.quayside.printing.render.ZplSetup;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ArtworkTest {

  private static final Dpi DPI = Dpi.DPI_203;

  private final Renders renders = new Renders();
  private final LabelDocument label = new CarrierLabels().document(SampleLabels.ups());

  @Test
  void aPictureOfTheHeadsResolutionIsPrintedDotForDot() {
    byte[] png = renders.png(label, DPI);
    assertThat(renders.raster(document(png), DPI)).isEqualTo(renders.raster(label, DPI));
  }

  @Test
  void aGifThatLiesOnItsSideIsTurned() throws IOException {
    BufferedImage upright = Pictures.ofPng(renders.png(label, DPI));
    int width = upright.getWidth();
    BufferedImage lying =
        new BufferedImage(upright.getHeight(), width, BufferedImage.TYPE_BYTE_BINARY);
    for (int y = 0; y < upright.getHeight(); y++) {
      for (int x = 0; x < width; x++) {
        lying.setRGB(y, width - 1 - x, upright.getRGB(x, y));
      }
    }
    ByteArrayOutputStream gif = new ByteArrayOutputStream();
    ImageIO.write(lying, "gif", gif);
    assertThat(renders.raster(document(gif.toByteArray()), DPI))
        .isEqualTo(renders.raster(label, DPI));
  }

  @Test
  void aCanvasLongerThanTheLabelLosesItsBlankEnd() throws IOException {
    BufferedImage canvas = new BufferedImage(800, 1400, BufferedImage.TYPE_BYTE_BINARY);
    canvas.createGraphics().fillRect(0, 0, 800, 1400);
    canvas
        .createGraphics()
        .drawImage(
            Pictures.ofPng(renders.png(label, DPI)).getSubimage(6, 0, 800, 1218), 0, 0, null);
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    ImageIO.write(canvas, "png", png);
    assertThat(Scanner.linear(Pictures.ofPng(renders.png(document(png.toByteArray()), DPI))))
        .contains("1Z12345E0305271640");
  }

  @Test
  void aPdfThatOnlyHoldsAnImageIsTakenApart() throws IOException {
    assertThat(renders.raster(document(DamagedPdfTest.imagePdf(label)), DPI))
        .isEqualTo(renders.raster(label, DPI));
  }

  @Test
  void barsOfADrawnPdfStayOnTheGrid() {
    for (Dpi dpi : new Dpi[] {Dpi.DPI_203, Dpi.DPI_300}) {
      LabelDocument art = Artwork.of(renders.pdf(label, dpi)).document(0, dpi, Size.FOUR_BY_SIX);
      BufferedImage ours = Pictures.ofPng(renders.png(label, dpi));
      BufferedImage theirs = Pictures.ofPng(renders.png(art, dpi));
      assertThat(Scanner.linear(theirs)).isEqualTo(Scanner.linear(ours));
      assertThat(row(theirs, 4.2)).isEqualTo(row(ours, 4.2));
    }
  }

  @Test
  void anyArtworkGoesToAZplPrinter() {
    ZplOracle.require();
    byte[] zpl = renders.zpl(document(renders.pdf(label, DPI)), DPI, ZplGraphics.Z64);
    assertThat(Scanner.linear(ZplOracle.draw(zpl, DPI))).contains("1Z12345E0305271640");
  }

  @Test
  void carriersZplLosesItsSettingsAndGetsOurs() {
    String carriers =
        "~SD30~JSN^XA^PRE^MMT^MNW^MTD^PW900^LL9999^LS40^LT90^JUS^PQ50,0,1,Y^POI^LH10,10"
            + "^FO10,10^A0N,30,30^FDOne ^FS^XZ~JR^XA^IDR:*.*^FS^FO1,1^GB5,5^FS^XZ";
    String clean =
        new String(
            Artwork.of(carriers.getBytes(StandardCharsets.ISO_8859_1))
                .zpl(DPI, Size.FOUR_BY_SIX, new ZplSetup(12, 4, 3, 0), false),
            StandardCharsets.ISO_8859_1);
    assertThat(clean)
        .doesNotContain(
            "~SD30", "~JS", "^PRE", "^MMT", "^MNW", "^MTD", "^PW900", "^LL9999", "^LT90")
        .doesNotContain("^JUS", "^PQ50", "^POI", "~JR", "^ID")
        .contains("^LH10,10^FO10,10^A0N,30,30^FDOne ^FS")
        .contains("~SD12", "^PW812^LL1218", "^PR4", "^LS-3");
    assertThat(clean.split("\\^PQ1,0,1,N\\^XZ", -1)).hasSize(3);
  }

  @Test
  void ourOwnZplIsCarriersZplToo() {
    ZplOracle.require();
    byte[] clean =
        Artwork.of(renders.zplNative(label, DPI)).zpl(DPI, Size.FOUR_BY_SIX, ZplSetup.NONE, false);
    assertThat(Scanner.linear(ZplOracle.draw(clean, DPI))).contains("1Z12345E0305271640");
  }

  @Test
  void zplThatChangesItsPrefixOrNeverEndsIsRefused() {
    refused("^XA^CC!!XZ!JUS".getBytes(StandardCharsets.US_ASCII), "changes its own syntax");
    refused("^XA^FO1,1^FDx^FS".getBytes(StandardCharsets.US_ASCII), "cut off");
    refused("^XA^FO1,1^GFB,9,9,1,123^FS^XZ".getBytes(StandardCharsets.US_ASCII), "binary");
    refused(
        "^XA^FDx^FS^XZ".repeat(100_000).getBytes(StandardCharsets.US_ASCII), "more than 50 labels");
  }

  @Test
  void aPictureThatClaimsToBeHugeIsRefusedUnread() {
    ByteBuffer header = ByteBuffer.allocate(13).putInt(100_000).putInt(100_000);
    header.put(new byte[] {1, 0, 0, 0, 0});
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    png.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
    chunk(png, "IHDR", header.array());
    chunk(png, "IDAT", new byte[] {0x78, 1, 1, 0, 0, (byte) 0xff, (byte) 0xff, 0, 0, 0, 1});
    chunk(png, "IEND", new byte[0]);
    refused(png.toByteArray(), "100000 x 100000 pixels");
  }

  @Test
  void aPdfThatUnpacksToGigabytesIsRefused() throws IOException {
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bomb)) {
      byte[] blanks = new byte[1 << 20];
      Arrays.fill(blanks, (byte) ' ');
      for (int i = 0; i < 200; i++) {
        out.write(blanks);
      }
    }
    ByteArrayOutputStream pdf = new ByteArrayOutputStream();
    pdf.writeBytes(
        "%PDF-1.4\n1 0 obj<</Length 1/Filter/FlateDecode>>stream\n"
            .getBytes(StandardCharsets.US_ASCII));
    pdf.writeBytes(bomb.toByteArray());
    pdf.writeBytes(
        "\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF".getBytes(StandardCharsets.US_ASCII));
    refused(pdf.toByteArray(), "unpacks to more than");
  }

  /// Five forms, each of which shows the next a hundred times: ten thousand million strokes.
  @Test
  void aPdfThatWouldDrawForDaysIsRefusedAndLeavesNothingBehind() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (PDDocument pdf = new PDDocument()) {
      PDPage page = new PDPage(new PDRectangle(288, 432));
      pdf.addPage(page);
      PDFormXObject inner = form(pdf, null, "0 0 288 432 re f\n");
      for (int i = 0; i < 4; i++) {
        inner = form(pdf, inner, "/F Do\n".repeat(100));
      }
      try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
        content.drawForm(inner);
        content.addRect(1, 1, 1, 1);
        content.fill();
      }
      pdf.save(file);
    }
    Artwork artwork = Artwork.of(file.toByteArray());
    assertThatThrownBy(() -> artwork.page(0, DPI, Size.FOUR_BY_SIX, Duration.ofMillis(500)))
        .isInstanceOf(BadArtwork.class)
        .hasMessageContaining("too long");
    await()
        .until(
            () ->
                Thread.getAllStackTraces().keySet().stream()
                    .noneMatch(thread -> thread.getName().equals(GuardedParser.THREAD)));
  }

  private static PDFormXObject form(PDDocument pdf, @Nullable PDFormXObject inner, String content)
      throws IOException {
    PDFormXObject form = new PDFormXObject(pdf);
    form.setBBox(new PDRectangle(288, 432));
    PDResources resources = new PDResources();
    if (inner != null) {
      resources.put(COSName.getPDFName("F"), inner);
    }
    form.setResources(resources);
    try (OutputStream out = form.getContentStream().createOutputStream()) {
      out.write(content.getBytes(StandardCharsets.US_ASCII));
    }
    return form;
  }

  @Test
  void everyPageOfAPdfIsALabel() {
    LabelDocument other = new CarrierLabels().document(SampleLabels.fedex());
    byte[] pdf = renders.pdf(List.of(label, other), DPI);
    var pages = CarrierArtwork.pages(Artwork.of(pdf));
    assertThat(pages).hasSize(2);
    var last = pages.getLast().document(DPI, Size.FOUR_BY_SIX);
    assertThat(Scanner.linear(Pictures.ofPng(renders.png(last, DPI))))
        .isEqualTo(Scanner.linear(Pictures.ofPng(renders.png(other, DPI))));
  }

  /// One carrier's file, four printers: every one gets its own language, and the bars read.
  @Test
  void aPrinterOfAnyLanguagePrintsACarriersFile() {
    var content = CarrierArtwork.pages(Artwork.of(renders.pdf(label, DPI))).getFirst();
    for (Language language : Language.values()) {
      var printer =
          new Printer(
              "a", new Transports().open("tcp://192.0.2.5:9100"), language, Profile.of(DPI));
      byte[] bytes = printer.render(content, renders);
      switch (language) {
        case PDF ->
            assertThat(Scanner.linear(Pictures.ofPdf(bytes, 0, DPI)))
                .contains("1Z12345E0305271640");
        case PNG ->
            assertThat(Scanner.linear(Pictures.ofPng(bytes))).contains("1Z12345E0305271640");
        case ZPL -> assertThat(bytes).startsWith('^', 'X', 'A');
        case EPL2 -> assertThat(bytes).startsWith('\n', 'N', '\n');
      }
    }
  }

  @Test
  void aPageOfTenFeetIsRefused() throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (PDDocument pdf = new PDDocument()) {
      pdf.addPage(new PDPage(new PDRectangle(8640, 8640)));
      pdf.save(file);
    }
    refused(file.toByteArray(), "120.0 x 120.0 inches");
  }

  @Test
  void damagedAndForeignFilesAreRefused() {
    byte[] pdf = renders.pdf(label, DPI);
    refused(Arrays.copyOf(pdf, 300), "damaged PDF");
    refused(Arrays.copyOf(renders.png(label, DPI), 60), "damaged picture");
    refused("GIF89a".getBytes(StandardCharsets.US_ASCII), "damaged picture");
    refused("<html>Error".getBytes(StandardCharsets.US_ASCII), "neither PDF, PNG, GIF nor ZPL");
    refused(new byte[0], "neither PDF, PNG, GIF nor ZPL");
    refused(new byte[9 * 1024 * 1024], "bytes");
  }

  private static void refused(byte[] file, String because) {
    assertThatThrownBy(
            () -> {
              Artwork artwork = Artwork.of(file);
              if (artwork.kind() == ArtworkKind.ZPL) {
                artwork.zpl(DPI, Size.FOUR_BY_SIX, ZplSetup.NONE, false);
              } else {
                artwork.document(0, DPI, Size.FOUR_BY_SIX);
              }
            })
        .isInstanceOf(BadArtwork.class)
        .hasMessageContaining(because);
  }

  private static LabelDocument document(byte[] file) {
    return Artwork.of(file).document(0, DPI, Size.FOUR_BY_SIX);
  }

  /// The dots across a label so many inches down, where the bars are.
  private static boolean[] row(BufferedImage image, double inches) {
    int y = (int) (inches * image.getWidth() / 4);
    boolean[] row = new boolean[image.getWidth()];
    for (int x = 0; x < row.length; x++) {
      row[x] = (image.getRGB(x, y) & 0xff) < 128;
    }
    return row;
  }

  private static void chunk(ByteArrayOutputStream png, String type, byte[] body) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(body);
    png.writeBytes(ByteBuffer.allocate(4).putInt(body.length).array());
    png.writeBytes(name);
    png.writeBytes(body);
    png.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
  }
}
