package dev.quayside.app.notice;

import java.util.List;

/// A short message that disappears by itself.
///
/// @param key of its text in the bundles
/// @param values for `{0}`, `{1}`
public record Notice(Kind kind, String key, List<Object> values) {

  /// Whether something is done, or needs attention.
  public enum Kind {
    DONE,
    ATTENTION
  }

  public Notice {
    values = List.copyOf(values);
  }

  public static Notice done(String key, Object... values) {
    return new Notice(Kind.DONE, key, List.of(values));
  }

  public static Notice attention(String key, Object... values) {
    return new Notice(Kind.ATTENTION, key, List.of(values));
  }
}
