package dev.quayside.app.shell.window;

import dev.quayside.app.measure.Decimals;
import dev.quayside.engine.platform.store.PropertiesFile;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// Where the window stood when it was closed, in pixels of the desktop.
///
/// @param maximized whether it filled the screen
public record WindowPlace(int x, int y, int width, int height, boolean maximized) {

  private static final String FILE = "window-place.properties";

  /// Empty for a first start, and where what was kept cannot be read.
  public static Optional<WindowPlace> load(Path dataDirectory) {
    var stored = new PropertiesFile(dataDirectory.resolve(FILE)).read();
    var x = Decimals.whole(stored.getOrDefault("x", ""));
    var y = Decimals.whole(stored.getOrDefault("y", ""));
    var width = Decimals.whole(stored.getOrDefault("width", ""));
    var height = Decimals.whole(stored.getOrDefault("height", ""));
    return x == null || y == null || width == null || height == null
        ? Optional.empty()
        : Optional.of(
            new WindowPlace(x, y, width, height, Boolean.parseBoolean(stored.get("maximized"))));
  }

  /// What cannot be kept is forgotten: the window is closing.
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
      // it opens where a first one does
    }
  }
}
