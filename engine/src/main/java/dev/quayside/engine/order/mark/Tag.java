package dev.quayside.engine.order.mark;

import java.text.Normalizer;
import java.util.Locale;

/// A word that people put on orders.
///
/// @param name 1 to 30 characters, unique whatever their letter case
/// @param orders how many have it
public record Tag(String id, String name, TagColour colour, int orders) {

  /// Characters of a name.
  public static final int LONGEST_NAME = 30;

  /// A name as it is kept: without blanks around it, accents composed.
  static String tidied(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC).strip();
  }

  /// What tells two names apart.
  public static String key(String name) {
    return tidied(name).toLowerCase(Locale.ROOT);
  }
}
