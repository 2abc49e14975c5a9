package dev.quayside.printing.message;

/// The words of one language.
@FunctionalInterface
public interface Wording {

  /// English, with fields by their JSON paths.
  Wording ENGLISH = Bundles.in("")::pattern;

  /// The sentence of a key, with `{0}`, `{1}` where its arguments go; the key itself when nobody
  /// knows it any more.
  String pattern(String key);

  /// What a field is called.
  ///
  /// @param path in a request, `to.zip`
  default String field(String path) {
    return path;
  }
}
