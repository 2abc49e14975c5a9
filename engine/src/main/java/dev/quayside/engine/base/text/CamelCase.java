package dev.quayside.engine.base.text;

import java.util.Locale;

/// A constant's name as JSON writes it: `CREATED_AT` is `createdAt`.
public final class CamelCase {

  private CamelCase() {}

  public static String of(String name) {
    var words = name.toLowerCase(Locale.ROOT).split("_");
    var camel = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      camel.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
    }
    return camel.toString();
  }
}
