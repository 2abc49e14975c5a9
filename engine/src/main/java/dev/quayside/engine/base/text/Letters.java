package dev.quayside.engine.base.text;

import java.text.Normalizer;
import java.util.Locale;

/// Compares words that people write in many ways.
public final class Letters {

  private Letters() {}

  /// The letters and digits of a text, in lower case and without accents: `Nº de pedido` is
  /// `nodepedido`.
  public static String of(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{Alnum}]", "");
  }
}
