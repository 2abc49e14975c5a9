package dev.quayside.printing.artwork;

import dev.quayside.printing.message.Why;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/// Reads PNG and GIF. The size is checked before anything is unpacked.
final class ImageFile {

  private ImageFile() {}

  static BufferedImage read(byte[] file) {
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw new BadArtwork(Why.ART_NO_PICTURE.of());
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in, true, true);
        Limits.pixels(reader.getWidth(0), reader.getHeight(0));
        return reader.read(0);
      } finally {
        reader.dispose();
      }
    } catch (IOException | RuntimeException e) {
      throw e instanceof BadArtwork bad ? bad : new BadArtwork(Why.ART_DAMAGED_PICTURE.of(), e);
    }
  }
}
