package dev.quayside.engine.base.text;

import java.util.Locale;

/// A constant that is written as its name in lower case, in JSON and in the database.
public interface WireWord {

  String name();

  default String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// @throws IllegalArgumentException when no constant is written so
  static <E extends Enum<E> & WireWord> E read(Class<E> kind, String wire) {
    return Enum.valueOf(kind, wire.toUpperCase(Locale.ROOT));
  }
}
