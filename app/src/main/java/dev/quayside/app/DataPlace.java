package dev.quayside.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Where a person's data lives unless they say otherwise (decisions section 13).
public final class DataPlace {

  private final Map<String, String> environment;
  private final Function<String, @Nullable String> property;

  public DataPlace(Map<String, String> environment, Function<String, @Nullable String> property) {
    this.environment = environment;
    this.property = property;
  }

  /// Of this process.
  public static DataPlace ofSystem() {
    return new DataPlace(System.getenv(), System::getProperty);
  }

  /// The directory asked for, else `QUAYSIDE_DATA`, else the platform's own place.
  public Path resolve(@Nullable Path asked) {
    if (asked != null) {
      return asked;
    }
    var named = variable("QUAYSIDE_DATA");
    return named != null ? Path.of(named) : ofPlatform();
  }

  private Path ofPlatform() {
    var system = text("os.name").toLowerCase(Locale.ROOT);
    var home = Path.of(text("user.home"));
    if (system.contains("mac")) {
      return home.resolve("Library/Application Support/Quayside");
    }
    if (system.contains("win")) {
      var local = variable("LOCALAPPDATA");
      return (local == null ? home.resolve("AppData/Local") : Path.of(local)).resolve("Quayside");
    }
    var shared = variable("XDG_DATA_HOME");
    return (shared == null ? home.resolve(".local/share") : Path.of(shared)).resolve("quayside");
  }

  private @Nullable String variable(String name) {
    var value = environment.get(name);
    return value == null || value.isBlank() ? null : value;
  }

  private String text(String name) {
    var value = property.apply(name);
    return value == null ? "" : value;
  }
}
