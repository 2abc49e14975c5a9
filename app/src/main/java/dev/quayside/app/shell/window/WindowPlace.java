package dev.quayside.app.shell.window;

import dev.quayside.app.measure.Decimals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/// Where the window stood when it was closed, in pixels of the desktop.
///
/// @param maximized whether it filled the screen
public record WindowPlace(int x, int y, int width, int height, boolean maximized) {

  private static final String FILE = "window-place.properties";

  /// Empty for a first start, and where what was kept cannot be read.
  public static Optional<WindowPlace> load(Path dataDirectory) {
    var stored = new Properties();
    try (var reader = Files.newBufferedReader(dataDirectory.resolve(FILE))) {
      stored.load(reader);
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
    var x = Decimals.whole(stored.getProperty("x", ""));
    var y = Decimals.whole(stored.getProperty("y", ""));
    var width = Decimals.whole(stored.getProperty("width", ""));
    var height = Decimals.whole(stored.getProperty("height", ""));
    return x == null || y == null || width == null || height == null
        ? Optional.empty()
        : Optional.of(
            new WindowPlace(
                x, y, width, height, Boolean.parseBoolean(stored.getProperty("maximized"))));
  }

  /// What cannot be kept is forgotten: the window is closing.
  public void save(Path dataDirectory) {
    var stored = new Properties();
    stored.setProperty("x", Integer.toString(x));
    stored.setProperty("y", Integer.toString(y));
    stored.setProperty("width", Integer.toString(width));
    stored.setProperty("height", Integer.toString(height));
    stored.setProperty("maximized", Boolean.toString(maximized));
    try (var writer = Files.newBufferedWriter(dataDirectory.resolve(FILE))) {
      stored.store(writer, null);
    } catch (IOException full) {
      // it opens where a first one does
    }
  }
}
