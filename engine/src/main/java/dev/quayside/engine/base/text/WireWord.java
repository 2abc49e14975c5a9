package dev.quayside.engine.base.text;

import java.util.Locale;

/// A constant that is written as its name in lower case, in JSON and in the database.
public interface WireWord {

  String name();

  default String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}
