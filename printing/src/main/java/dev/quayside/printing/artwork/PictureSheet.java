package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.message.Why;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
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
    return GuardedParser.ofProgram(() -> Pixels.threshold(picture(placing, target), false), MOST);
  }

  /// The picture on the media, in its colours.
  private BufferedImage picture(Placing placing, Target target) {
    double perPixel = dotsPerPixel(target.dpi().dotsPerInch());
    AffineTransform place =
        placing.on(
            header.width() * perPixel, header.height() * perPixel, target.width(), target.height());
    place.scale(perPixel, perPixel);
    BufferedImage paper =
        new BufferedImage(target.width(), target.height(), BufferedImage.TYPE_INT_RGB);
    Graphics2D drawing = paper.createGraphics();
    try {
      drawing.setBackground(Color.WHITE);
      drawing.clearRect(0, 0, paper.getWidth(), paper.getHeight());
      draw(drawing, place, new Rectangle(paper.getWidth(), paper.getHeight()));
    } finally {
      drawing.dispose();
    }
    return paper;
  }

  private double dotsPerPixel(int dpi) {
    Double own = header.perInch();
    double ratio = own == null ? 1 : dpi / own;
    return Math.abs(ratio - 1) < ALIKE ? 1 : ratio;
  }

  private void draw(Graphics2D drawing, AffineTransform place, Rectangle paper) {
    double scale = Math.sqrt(Math.abs(place.getDeterminant()));
    Rectangle seen = seen(place, paper);
    if (seen.isEmpty()) {
      return;
    }
    int every = (int) Math.max(1, Math.floor(1 / scale));
    drawing.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION,
        scale * every < 1
            ? RenderingHints.VALUE_INTERPOLATION_BILINEAR
            : RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);
    place.translate(seen.x, seen.y);
    place.scale(every, every);
    drawing.drawImage(read(seen, every), place, null);
  }

  /// The part of the picture that comes out.
  private Rectangle seen(AffineTransform place, Rectangle paper) {
    try {
      Rectangle2D there = place.createInverse().createTransformedShape(paper).getBounds2D();
      Rectangle2D.intersect(there, new Rectangle(header.width(), header.height()), there);
      Rectangle part = there.getBounds();
      part.grow(1, 1);
      return part.intersection(new Rectangle(header.width(), header.height()));
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
