package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.message.Why;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/// A PDF of another program. It is foreign like a carrier's: what it unpacks to, and how long it
/// may take, is limited.
public final class PdfSheets implements SheetFile {

  /// In pages. A larger limit would let one job keep a printer for hours.
  public static final int MOST_PAGES = 500;

  /// In bytes: what the file may grow to in all. Pages are unpacked one after the other, so it
  /// limits the time, not the memory.
  private static final long MOST_INFLATED = 512L << 20;

  /// In bytes: what is unpacked at the same time.
  private static final long MOST_IN_MEMORY = 256L << 20;

  private static final Duration A_PAGE = Duration.ofSeconds(10);
  private static final Duration ALL_PAGES = Duration.ofSeconds(20);
  private static final int POINTS_PER_INCH = 72;

  private final PDDocument document;
  private final byte[] file;

  private PdfSheets(byte[] file, PDDocument document) {
    this.file = file;
    this.document = document;
  }

  /// @throws BadArtwork when it is no whole PDF, is encrypted, or has no page or too many
  public static PdfSheets open(byte[] file) {
    return GuardedParser.ofProgram(() -> opened(file), A_PAGE);
  }

  private static PdfSheets opened(byte[] file) {
    InflatedSize.check(file, MOST_INFLATED);
    try {
      PDDocument document =
          Loader.loadPDF(
              new PatientBytes(file),
              "",
              null,
              null,
              MemoryUsageSetting.setupMainMemoryOnly(MOST_IN_MEMORY).streamCache);
      try {
        PdfSheets sheets = new PdfSheets(file, document);
        sheets.check();
        return sheets;
      } catch (RuntimeException bad) {
        document.close();
        throw bad;
      }
    } catch (InvalidPasswordException locked) {
      throw new BadArtwork(Why.FILE_ENCRYPTED.of(), locked);
    } catch (IOException | RuntimeException e) {
      throw e instanceof BadArtwork bad ? bad : new BadArtwork(Why.FILE_DAMAGED_PDF.of(), e);
    }
  }

  private void check() {
    if (document.isEncrypted()) {
      throw new BadArtwork(Why.FILE_ENCRYPTED.of());
    }
    int pages = pages();
    if (pages == 0) {
      throw new BadArtwork(Why.FILE_NO_PAGES.of());
    }
    if (pages > MOST_PAGES) {
      throw new BadArtwork(Why.FILE_PAGES.of(pages, MOST_PAGES));
    }
  }

  @Override
  public int pages() {
    return document.getNumberOfPages();
  }

  @Override
  public boolean lies(int page) {
    PDPage it = document.getPage(page);
    PDRectangle box = it.getCropBox();
    return (it.getRotation() % 180 == 0) == (box.getWidth() > box.getHeight());
  }

  /// Looks whether all that these pages are drawn from is there, without drawing them.
  ///
  /// @param pages from 0
  /// @throws BadArtwork when one is damaged
  public void demandWhole(List<Integer> pages) {
    boolean whole =
        GuardedParser.ofProgram(
            () -> {
              pages.forEach(this::demandWhole);
              return true;
            },
            ALL_PAGES);
    if (!whole) {
      throw new IllegalStateException("a page is whole or refused");
    }
  }

  private void demandWhole(int number) {
    try {
      PDPage page = document.getPage(number);
      PdfFile.demandSmallImages(page.getResources(), PictureSheet.MOST_PIXELS);
      PdfParts.demandWhole(page);
    } catch (IOException | RuntimeException e) {
      throw e instanceof BadArtwork bad ? bad : new BadArtwork(Why.FILE_UNDRAWN.of(number + 1), e);
    }
  }

  @Override
  public Bits draw(int page, Placing placing, Target target) {
    return GuardedParser.ofProgram(() -> drawn(page, placing, target), A_PAGE);
  }

  private Bits drawn(int number, Placing placing, Target target) {
    try {
      return Pixels.threshold(picture(number, placing, target), false);
    } catch (IOException | RuntimeException e) {
      throw e instanceof BadArtwork bad ? bad : new BadArtwork(Why.FILE_UNDRAWN.of(number + 1), e);
    }
  }

  /// The page is laid on a sheet of the media's size, and that is drawn.
  private BufferedImage picture(int number, Placing placing, Target target) throws IOException {
    PdfFile.demandSmallImages(document.getPage(number).getResources(), PictureSheet.MOST_PIXELS);
    int dpi = target.dpi().dotsPerInch();
    PDRectangle media = new PDRectangle(points(target.width(), dpi), points(target.height(), dpi));
    try (SheetWriter writer = new SheetWriter(document, media)) {
      writer.add(number, placing);
      return writer.picture(dpi);
    }
  }

  /// A little more than so many dots: what is drawn is rounded down to whole ones.
  private static float points(int dots, int dpi) {
    return (dots + 0.2f) * POINTS_PER_INCH / dpi;
  }

  /// The pages as a PDF for a printer that takes sheets. A file that lies right on them already is
  /// left as it is.
  ///
  /// @param pages from 0
  /// @param placing of a page that lies, or stands
  /// @param sheet the size of the sheets
  public byte[] sheets(
      List<Integer> pages, int times, Function<Boolean, Placing> placing, Size sheet) {
    return GuardedParser.ofProgram(
        () -> {
          try {
            return arranged(pages, times, placing, sheet);
          } catch (IOException | RuntimeException e) {
            throw e instanceof BadArtwork bad ? bad : new BadArtwork(Why.FILE_DAMAGED_PDF.of(), e);
          }
        },
        ALL_PAGES);
  }

  private byte[] arranged(
      List<Integer> pages, int times, Function<Boolean, Placing> placing, Size sheet)
      throws IOException {
    boolean all = times == 1 && pages.equals(IntStream.range(0, pages()).boxed().toList());
    if (all && pages.stream().allMatch(page -> isRight(page, placing, sheet))) {
      return file.clone();
    }
    try (SheetWriter writer = new SheetWriter(document, SheetWriter.rectangle(sheet))) {
      for (int page : pages) {
        writer.add(page, placing.apply(lies(page)));
      }
      writer.repeat(times);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      writer.save(out);
      return out.toByteArray();
    }
  }

  private boolean isRight(int number, Function<Boolean, Placing> placing, Size sheet) {
    return placing.apply(lies(number)).turn() == 0 && isOfSize(number, sheet);
  }

  private boolean isOfSize(int number, Size sheet) {
    PDPage page = document.getPage(number);
    PDRectangle box = page.getCropBox();
    boolean onSide = page.getRotation() % 180 != 0;
    return isAlike(onSide ? box.getHeight() : box.getWidth(), sheet.width().inPoints())
        && isAlike(onSide ? box.getWidth() : box.getHeight(), sheet.height().inPoints());
  }

  private static boolean isAlike(double one, double other) {
    return Math.abs(one - other) < 1.5;
  }

  @Override
  public void close() {
    try {
      document.close();
    } catch (IOException e) {
      throw new BadArtwork(Why.FILE_DAMAGED_PDF.of(), e);
    }
  }
}
