import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/// Draws the icon in the formats of all systems: PNG, ICO (Windows), ICNS (macOS).
///
/// `java Icon.java SVG FOLDER` draws all of them. `java Icon.java`, run in `installer`, renews the
/// window's icons, which are kept in the source tree so that building the window does not need the
/// installer.
public final class Icon {

  static final int[] SIZES = {16, 24, 32, 48, 64, 128, 256, 512};
  private static final int[] WINDOW_SIZES = {16, 32, 48, 128};
  private static final int[] WINDOWS_SIZES = {16, 24, 32, 48, 64, 128, 256};
  private static final Path SOURCE = Path.of("src/icon/quayside.svg");
  private static final Path WINDOW = Path.of("../app/src/main/resources/dev/quayside/app/theme");

  private Icon() {}

  public static void main(String[] arguments) throws Exception {
    if (arguments.length == 0) {
      var drawing = Drawing.read(SOURCE);
      for (int size : WINDOW_SIZES) {
        Files.write(WINDOW.resolve(name(size)), drawing.png(size));
      }
    } else {
      draw(Path.of(arguments[0]), Path.of(arguments[1]));
    }
  }

  static void draw(Path svg, Path folder) throws Exception {
    var drawing = Drawing.read(svg);
    Files.createDirectories(folder);
    for (int size : SIZES) {
      Files.write(folder.resolve(name(size)), drawing.png(size));
    }
    Files.write(folder.resolve("quayside.ico"), ico(drawing));
    Files.write(folder.resolve("quayside.icns"), icns(drawing));
  }

  /// Checks that the window's icons show the current drawing.
  ///
  /// @throws IllegalStateException saying how to renew them
  static void checkWindow(Path installer) throws Exception {
    var drawing = Drawing.read(installer.resolve(SOURCE));
    for (int size : WINDOW_SIZES) {
      if (!drawing.isShownBy(installer.resolve(WINDOW).resolve(name(size)))) {
        throw new IllegalStateException(
            name(size) + " of the window is another drawing: run java src/build/Icon.java here");
      }
    }
  }

  static String name(int size) {
    return "quayside-" + size + ".png";
  }

  private static byte[] ico(Drawing drawing) throws IOException {
    int offset = 6 + 16 * WINDOWS_SIZES.length;
    var directory = ByteBuffer.allocate(offset).order(ByteOrder.LITTLE_ENDIAN);
    directory.putShort((short) 0).putShort((short) 1).putShort((short) WINDOWS_SIZES.length);
    var pictures = new ByteArrayOutputStream();
    for (int size : WINDOWS_SIZES) {
      var png = drawing.png(size);
      // a size of 256 is written as 0
      directory.put((byte) size).put((byte) size).putShort((short) 0);
      directory.putShort((short) 1).putShort((short) 32).putInt(png.length);
      directory.putInt(offset + pictures.size());
      pictures.write(png);
    }
    var file = new ByteArrayOutputStream();
    file.write(directory.array());
    pictures.writeTo(file);
    return file.toByteArray();
  }

  private static byte[] icns(Drawing drawing) throws IOException {
    Map<String, Integer> types = new LinkedHashMap<>();
    types.put("icp4", 16);
    types.put("icp5", 32);
    types.put("ic11", 32);
    types.put("ic12", 64);
    types.put("ic07", 128);
    types.put("ic13", 256);
    types.put("ic08", 256);
    types.put("ic14", 512);
    types.put("ic09", 512);
    types.put("ic10", 1024);
    var pictures = new ByteArrayOutputStream();
    for (var type : types.entrySet()) {
      var png = drawing.png(type.getValue());
      pictures.write(type.getKey().getBytes(StandardCharsets.US_ASCII));
      pictures.write(ByteBuffer.allocate(4).putInt(png.length + 8).array());
      pictures.write(png);
    }
    var file = new ByteArrayOutputStream();
    file.write("icns".getBytes(StandardCharsets.US_ASCII));
    file.write(ByteBuffer.allocate(4).putInt(pictures.size() + 8).array());
    pictures.writeTo(file);
    return file.toByteArray();
  }
}
