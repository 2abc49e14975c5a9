package dev.quayside.app.habit;

import dev.quayside.engine.platform.store.PropertiesFile;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;

/// The user's settings of the lists, by name, in a small file beside the database.
public final class Habits {

  private static final String FILE = "lists.properties";

  private final ObservableMap<String, String> all = FXCollections.observableHashMap();
  private final ObservableMap<String, String> seen = FXCollections.unmodifiableObservableMap(all);
  private final Consumer<Map<String, String>> keep;

  /// @param keep called with all settings whenever one changes
  public Habits(Consumer<Map<String, String>> keep) {
    this.keep = keep;
  }

  /// Habits that are not saved; for tests.
  public static Habits none() {
    return new Habits(_ -> {});
  }

  /// All settings; changes after they were read, and whenever one is set.
  public ObservableMap<String, String> all() {
    return seen;
  }

  /// The value of a setting; empty for none.
  public String get(String name) {
    return all.getOrDefault(name, "");
  }

  /// @param value empty to remove the setting
  public void set(String name, String value) {
    if (value.isEmpty()) {
      all.remove(name);
    } else {
      all.put(name, value);
    }
    keep.accept(Map.copyOf(all));
  }

  /// Takes over the stored settings.
  public void recall(Map<String, String> kept) {
    all.putAll(kept);
  }

  /// The stored settings; none when the file cannot be read.
  public static Map<String, String> read(Path dataDirectory) {
    return new PropertiesFile(dataDirectory.resolve(FILE)).read();
  }

  public static void write(Map<String, String> all, Path dataDirectory) {
    new PropertiesFile(dataDirectory.resolve(FILE)).write(all);
  }
}
