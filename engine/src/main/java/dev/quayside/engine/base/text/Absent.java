package dev.quayside.engine.base.text;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Converts what may be missing: null in JSON, empty in the code.
public final class Absent {

  private Absent() {}

  public static String toEmpty(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }

  public static <T> List<T> toEmpty(@Nullable List<T> list) {
    return Objects.requireNonNullElse(list, List.of());
  }

  public static @Nullable String fromEmpty(String text) {
    return text.isEmpty() ? null : text;
  }

  /// The text trimmed; null when it is missing or blank.
  public static @Nullable String fromBlank(@Nullable String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }
}
