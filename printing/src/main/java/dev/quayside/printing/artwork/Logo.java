package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.message.Why;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/// A shop's logo. The uploaded picture is decoded and drawn anew, small, so that nothing else
/// hidden in the file goes on to a browser, an e-mail or a printer.
public final class Logo {

  /// Largest size of the uploaded file, in bytes.
  public static final int MOST_BYTES = 512 * 1024;

  /// Shortest edge of the uploaded picture, in pixels.
  public static final int LEAST_EDGE = 16;

  /// Longest edge of the uploaded picture, in pixels.
  public static final int MOST_EDGE = 4_000;

  /// Width of the box the picture is shrunk to fit, in pixels: twice what a page shows, for
  /// high-resolution screens.
  private static final int WIDTH = 640;

  private static final int HEIGHT = 240;

  private final BufferedImage picture;

  private Logo(BufferedImage picture) {
    this.picture = picture;
  }

  /// @param file PNG or JPEG, told by its content
  /// @throws BadArtwork saying what is wrong with it and what to do
  public static Logo read(byte[] file) {
    if (file.length > MOST_BYTES) {
      throw new BadArtwork(Why.LOGO_BYTES.of(file.length / 1024, MOST_BYTES / 1024));
    }
    return new Logo(Shrinking.into(decoded(file), WIDTH, HEIGHT));
  }

  public int width() {
    return picture.getWidth();
  }

  public int height() {
    return picture.getHeight();
  }

  /// The picture as PNG, at most 640 x 240 pixels, without metadata.
  public byte[] png() {
    try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
      ImageIO.write(picture, "png", out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The picture for paper: everything darker than near-white is black.
  public Bits bits() {
    return LineArt.of(picture);
  }

  private static BufferedImage decoded(byte[] file) {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw new BadArtwork(Why.LOGO_NONE.of());
      }
      ImageReader reader = readers.next();
      try {
        String format = reader.getFormatName().toLowerCase(Locale.ROOT);
        if (!format.equals("png") && !format.equals("jpeg")) {
          throw new BadArtwork(Why.LOGO_KIND.of());
        }
        reader.setInput(in, true, true);
        checkSize(reader.getWidth(0), reader.getHeight(0));
        return reader.read(0);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw e instanceof BadArtwork bad ? bad : new BadArtwork(Why.LOGO_DAMAGED.of(), e);
    }
  }

  private static void checkSize(int width, int height) {
    if (Math.min(width, height) < LEAST_EDGE || Math.max(width, height) > MOST_EDGE) {
      throw new BadArtwork(Why.LOGO_SIZE.of(width, height, LEAST_EDGE, MOST_EDGE));
    }
  }
}
