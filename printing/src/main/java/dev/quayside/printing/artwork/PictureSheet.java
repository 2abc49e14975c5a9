package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.message.Why;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.NoninvertibleTransformException;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/// A PNG of another program. Only the part and the detail that come out are unpacked, so that a
/// large one does not fill the memory.
public final class PictureSheet implements SheetFile {

  /// In pixels.
  public static final long MOST_PIXELS = 100_000_000;

  private static final Duration MOST = Duration.ofSeconds(30);

  /// A picture made for the head's resolution, but for rounding, is printed dot for dot.
  private static final double ALIKE = 0.01;

  private final byte[] file;
  private final PngHeader header;

  private PictureSheet(byte[] file, PngHeader header) {
    this.file = file;
    this.header = header;
  }

  /// @throws BadArtwork when it is no whole PNG or has too many pixels
  public static PictureSheet open(byte[] file) {
    return new PictureSheet(file, GuardedParser.ofProgram(() -> PngHeader.of(file), MOST));
  }

  @Override
  public int pages() {
    return 1;
  }

  @Override
  public boolean lies(int page) {
    return header.width() > header.height();
  }

  @Override
  public Bits draw(int page, Placing placing, Target target) {
    return GuardedParser.ofProgram(() -> drawn(placing, target), MOST);
  }

  private Bits drawn(Placing placing, Target target) {
    double perPixel = dotsPerPixel(target.dpi().dotsPerInch());
    AffineTransform place =
        placing.on(
            header.width() * perPixel, header.height() * perPixel, target.width(), target.height());
    place.scale(perPixel, perPixel);
    Rectangle seen = seen(place, new Rectangle(target.width(), target.height()));
    byte[] rows = new byte[(target.width() + 7) / 8 * target.height()];
    if (!seen.isEmpty()) {
      int every = (int) Math.max(1, Math.floor(1 / Math.sqrt(Math.abs(place.getDeterminant()))));
      place.translate(seen.x, seen.y);
      place.scale(every, every);
      sample(Pixels.threshold(read(seen, every), false), inverse(place), target, rows);
    }
    return Bits.of(target.width(), target.height(), rows);
  }

  /// Gives each dot the pixel under its centre.
  private static void sample(Bits pixels, AffineTransform back, Target target, byte[] rows) {
    int rowBytes = (target.width() + 7) / 8;
    double[] at = new double[2];
    for (int y = 0; y < target.height(); y++) {
      GuardedParser.demandPatience();
      for (int x = 0; x < target.width(); x++) {
        at[0] = x + 0.5;
        at[1] = y + 0.5;
        back.transform(at, 0, at, 0, 1);
        int px = (int) Math.floor(at[0]);
        int py = (int) Math.floor(at[1]);
        boolean there = px >= 0 && py >= 0 && px < pixels.width() && py < pixels.height();
        if (there && pixels.isBlack(px, py)) {
          rows[y * rowBytes + (x >> 3)] |= (byte) (0x80 >> (x & 7));
        }
      }
    }
  }

  private double dotsPerPixel(int dpi) {
    Double own = header.perInch();
    double ratio = own == null ? 1 : dpi / own;
    return Math.abs(ratio - 1) < ALIKE ? 1 : ratio;
  }

  /// The part of the picture that comes out.
  private Rectangle seen(AffineTransform place, Rectangle paper) {
    Rectangle2D there = inverse(place).createTransformedShape(paper).getBounds2D();
    Rectangle part = there.getBounds();
    part.grow(1, 1);
    return part.intersection(new Rectangle(header.width(), header.height()));
  }

  private static AffineTransform inverse(AffineTransform place) {
    try {
      return place.createInverse();
    } catch (NoninvertibleTransformException e) {
      throw new BadArtwork(Why.FILE_DAMAGED_PNG.of(), e);
    }
  }

  private BufferedImage read(Rectangle part, int every) {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName("png");
      ImageReader reader = readers.next();
      try {
        reader.setInput(in, true, true);
        ImageReadParam wanted = reader.getDefaultReadParam();
        wanted.setSourceRegion(part);
        wanted.setSourceSubsampling(every, every, 0, 0);
        return reader.read(0, wanted);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw new BadArtwork(Why.FILE_DAMAGED_PNG.of(), e);
    }
  }

  @Override
  public void close() {
    // all of it is in memory
  }
}
