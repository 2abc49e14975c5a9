package dev.quayside.printing.message;

/// The words of one language.
@FunctionalInterface
public interface Wording {

  /// English, with fields by their JSON paths.
  Wording ENGLISH = Bundles.in("")::pattern;

  /// The sentence of a key, with `{0}`, `{1}` where its arguments go; the key itself when there is
  /// no sentence for it.
  String pattern(String key);

  /// The user's name for a field.
  ///
  /// @param path in a request, `to.zip`
  default String field(String path) {
    return path;
  }
}
