package dev.quayside.app.habit;

import dev.quayside.engine.platform.store.PropertiesFile;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;

/// What this person set of the lists, by name: a small file beside the database, as the place of
/// the window is.
public final class Habits {

  private static final String FILE = "lists.properties";

  private final ObservableMap<String, String> all = FXCollections.observableHashMap();
  private final ObservableMap<String, String> seen = FXCollections.unmodifiableObservableMap(all);
  private final Consumer<Map<String, String>> keep;

  /// @param keep told of all of them whenever one changes
  public Habits(Consumer<Map<String, String>> keep) {
    this.keep = keep;
  }

  /// Of a window that keeps nothing.
  public static Habits none() {
    return new Habits(_ -> {});
  }

  /// Changes when they were read, and with each that is set.
  public ObservableMap<String, String> all() {
    return seen;
  }

  /// Empty for none.
  public String get(String name) {
    return all.getOrDefault(name, "");
  }

  /// @param value empty for none
  public void set(String name, String value) {
    if (value.isEmpty()) {
      all.remove(name);
    } else {
      all.put(name, value);
    }
    keep.accept(Map.copyOf(all));
  }

  /// What was kept the last time.
  public void recall(Map<String, String> kept) {
    all.putAll(kept);
  }

  /// What cannot be read is forgotten.
  public static Map<String, String> read(Path dataDirectory) {
    return new PropertiesFile(dataDirectory.resolve(FILE)).read();
  }

  public static void write(Map<String, String> all, Path dataDirectory) {
    new PropertiesFile(dataDirectory.resolve(FILE)).write(all);
  }
}
