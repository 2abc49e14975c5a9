package dev.quayside.app.shell.window;

import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.platform.store.PropertiesFile;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;

/// The window's place when it was closed, in pixels of the desktop.
///
/// @param maximized whether it filled the screen
public record WindowPlace(int x, int y, int width, int height, boolean maximized) {

  private static final String FILE = "window-place.properties";

  /// The stored place; empty at the first start and when the file cannot be read.
  public static Optional<WindowPlace> load(Path dataDirectory) {
    var stored = new PropertiesFile(dataDirectory.resolve(FILE)).read();
    var x = pixels(stored, "x");
    var y = pixels(stored, "y");
    var width = pixels(stored, "width");
    var height = pixels(stored, "height");
    return x == null || y == null || width == null || height == null
        ? Optional.empty()
        : Optional.of(
            new WindowPlace(x, y, width, height, Boolean.parseBoolean(stored.get("maximized"))));
  }

  /// The place of the first window: in the middle, and no larger than the screen has room for.
  ///
  /// @param room of the screen, without bars of the system
  public static WindowPlace first(Rectangle2D room, double width, double height) {
    double wide = Math.min(width, room.getWidth());
    double high = Math.min(height, room.getHeight());
    return new WindowPlace(
        (int) (room.getMinX() + (room.getWidth() - wide) / 2),
        (int) (room.getMinY() + (room.getHeight() - high) / 2),
        (int) wide,
        (int) high,
        false);
  }

  private static @Nullable Integer pixels(Map<String, String> stored, String key) {
    return NumberStyle.POINT.read(stored.getOrDefault(key, "")).whole().orElse(null);
  }

  /// Stores the place. A failure is ignored, since the window is closing.
  public void save(Path dataDirectory) {
    try {
      new PropertiesFile(dataDirectory.resolve(FILE))
          .write(
              Map.of(
                  "x", Integer.toString(x),
                  "y", Integer.toString(y),
                  "width", Integer.toString(width),
                  "height", Integer.toString(height),
                  "maximized", Boolean.toString(maximized)));
    } catch (UncheckedIOException full) {
      // the next window opens at its default place
    }
  }
}
