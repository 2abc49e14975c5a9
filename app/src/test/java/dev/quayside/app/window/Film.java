package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import org.testfx.util.WaitForAsyncUtils;

/// Pictures of the window one after another, as a GIF that begins again.
final class Film {

  /// A README is opened over slow lines too.
  private static final long LARGEST_BYTES = 2_000_000;

  private static final String GIF = "javax_imageio_gif_image_1.0";

  private record Frame(BufferedImage picture, int hundredths) {}

  private final List<Frame> frames = new ArrayList<>();

  /// @param seconds that the window is shown as it is now
  void add(TestWindow window, double seconds) throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    frames.add(new Frame(Png.copy(window.picture()), (int) Math.round(seconds * 100)));
  }

  void write(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.deleteIfExists(file);
    var writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (var out = ImageIO.createImageOutputStream(file.toFile())) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      for (var frame : frames) {
        var type = ImageTypeSpecifier.createFromRenderedImage(frame.picture());
        var metadata = writer.getDefaultImageMetadata(type, null);
        describe(metadata, frame.hundredths());
        writer.writeToSequence(new IIOImage(frame.picture(), null, metadata), null);
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
    assertThat(Files.size(file)).as(file.toString()).isLessThan(LARGEST_BYTES);
  }

  /// Says how long a picture stays and that the film begins again after its last one: the
  /// application extension NETSCAPE2.0, which all browsers know, with a count of 0.
  private static void describe(IIOMetadata metadata, int hundredths) throws IOException {
    var root = metadata.getAsTree(GIF);
    var control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", Integer.toString(hundredths));
    root.appendChild(control);
    var extension = new IIOMetadataNode("ApplicationExtension");
    extension.setAttribute("applicationID", "NETSCAPE");
    extension.setAttribute("authenticationCode", "2.0");
    extension.setUserObject(new byte[] {1, 0, 0});
    var extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(extension);
    root.appendChild(extensions);
    metadata.mergeTree(GIF, root);
  }
}
