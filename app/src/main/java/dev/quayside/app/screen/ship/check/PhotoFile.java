package dev.quayside.app.screen.ship.check;

import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;

/// A photo out of a file, made small enough to be kept: a camera's is ten times too large.
public final class PhotoFile {

  /// Names that a file dialog shows.
  public static final List<String> ENDINGS = List.of("*.jpg", "*.jpeg", "*.png");

  /// Bytes that are kept (`PUT /v1/checks/{id}/photo`).
  private static final int MOST = 500 * 1_024;

  /// A larger file is no photo.
  private static final long MOST_READ = 64L * 1_024 * 1_024;

  /// Pixels of the longer side: a serial number on an item is still read.
  private static final int EDGE = 1_600;

  private static final float[] QUALITIES = {0.85f, 0.7f, 0.5f, 0.3f};

  private PhotoFile() {}

  public static boolean isPhoto(File file) {
    var name = file.getName().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(ending -> name.endsWith(ending.substring(1)));
  }

  /// @return a PNG or JPEG that is small enough
  /// @throws ProblemException `INVALID_REQUEST` for a file that cannot be read as a picture
  static byte[] read(Path file) {
    try {
      if (Files.size(file) > MOST_READ) {
        throw unreadable(file);
      }
      var content = Files.readAllBytes(file);
      return content.length <= MOST && isPhoto(file.toFile()) ? content : smaller(file);
    } catch (IOException e) {
      throw unreadable(file);
    }
  }

  private static byte[] smaller(Path file) throws IOException {
    var image = drawn(file);
    for (var quality : QUALITIES) {
      var jpeg = jpeg(image, quality);
      if (jpeg.length <= MOST) {
        return jpeg;
      }
    }
    throw unreadable(file);
  }

  /// Not larger than {@link #EDGE}; pixels are left out while it is read, so that a huge picture
  /// does not fill the memory.
  private static BufferedImage drawn(Path file) throws IOException {
    try (var in = ImageIO.createImageInputStream(file.toFile())) {
      var readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw unreadable(file);
      }
      var reader = readers.next();
      try {
        reader.setInput(in, true, true);
        return scaled(read(reader));
      } catch (RuntimeException broken) { // readers fail so on files that are cut off
        throw unreadable(file);
      } finally {
        reader.dispose();
      }
    }
  }

  private static BufferedImage read(ImageReader reader) throws IOException {
    int longer = Math.max(reader.getWidth(0), reader.getHeight(0));
    int step = Math.max(1, longer / (2 * EDGE));
    var how = reader.getDefaultReadParam();
    how.setSourceSubsampling(step, step, 0, 0);
    return reader.read(0, how);
  }

  private static BufferedImage scaled(BufferedImage image) {
    double scale =
        Math.min(1, (double) EDGE / Math.max(1, Math.max(image.getWidth(), image.getHeight())));
    int width = Math.max(1, (int) Math.round(image.getWidth() * scale));
    int height = Math.max(1, (int) Math.round(image.getHeight() * scale));
    var small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = small.createGraphics();
    try {
      pen.setRenderingHint(
          RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
      pen.drawImage(image, 0, 0, width, height, Color.WHITE, null);
    } finally {
      pen.dispose();
    }
    return small;
  }

  private static byte[] jpeg(BufferedImage image, float quality) throws IOException {
    var writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    var bytes = new ByteArrayOutputStream();
    try (var out = ImageIO.createImageOutputStream(bytes)) {
      var how = writer.getDefaultWriteParam();
      how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      how.setCompressionQuality(quality);
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, null), how);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static ProblemException unreadable(Path file) {
    return ProblemException.refused(
        ProblemCode.INVALID_REQUEST, AppWords.NO_PHOTO, String.valueOf(file.getFileName()));
  }
}
