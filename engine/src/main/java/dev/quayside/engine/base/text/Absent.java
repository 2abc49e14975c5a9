package dev.quayside.engine.base.text;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What an answer leaves out, and what a request leaves out: null on the wire, empty within.
public final class Absent {

  private Absent() {}

  /// The text; empty when there is none.
  public static String toEmpty(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }

  /// The list; empty when there is none.
  public static <T> List<T> toEmpty(@Nullable List<T> list) {
    return Objects.requireNonNullElse(list, List.of());
  }

  /// The text; null when it is empty.
  public static @Nullable String fromEmpty(String text) {
    return text.isEmpty() ? null : text;
  }

  /// The text without blanks around it; null when nothing else is there.
  public static @Nullable String fromBlank(@Nullable String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }
}
