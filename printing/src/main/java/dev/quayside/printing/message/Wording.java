package dev.quayside.printing.message;

/// The words of one language.
@FunctionalInterface
public interface Wording {

  /// English, with fields by their JSON paths.
  Wording ENGLISH = Bundles.in("")::pattern;

  /// The sentence of a key, with `{0}`, `{1}` where its arguments go; the key itself when there is
  /// no sentence for it.
  String pattern(String key);

  /// How a name, an address, a number or an amount of money is written.
  ///
  /// @param text as programs write it
  default String value(String text) {
    return text;
  }

  /// The user's name for a field.
  ///
  /// @param path in a request, `to.zip`
  default String field(String path) {
    return path;
  }
}
