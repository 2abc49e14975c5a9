package dev.quayside.engine.platform.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/// A few texts by name in a small file beside the database. They concern this machine, and must not
/// move to another with a backup.
public record PropertiesFile(Path file) {

  /// The texts; none when the file is missing or cannot be read.
  public Map<String, String> read() {
    var stored = new Properties();
    try (var reader = Files.newBufferedReader(file)) {
      stored.load(reader);
    } catch (IOException | IllegalArgumentException unreadable) {
      return Map.of();
    }
    var texts = new HashMap<String, String>();
    stored.stringPropertyNames().forEach(name -> texts.put(name, stored.getProperty(name)));
    return texts;
  }

  /// Writes all texts, or keeps the old file when that fails. One call at a time, since two would
  /// remove each other's unfinished file.
  ///
  /// @throws UncheckedIOException when the file cannot be written
  public void write(Map<String, String> texts) {
    var stored = new Properties();
    stored.putAll(texts);
    synchronized (PropertiesFile.class) {
      replace(stored);
    }
  }

  private void replace(Properties stored) {
    var fresh = file.resolveSibling(file.getFileName() + ".new");
    try {
      try (var writer = Files.newBufferedWriter(fresh)) {
        stored.store(writer, null);
      }
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
