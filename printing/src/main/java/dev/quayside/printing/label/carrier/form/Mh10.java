package dev.quayside.printing.label.carrier.form;

import java.text.Normalizer;

/// Shipment data as ANSI MH10.8.3 writes it, format 01: fields between group separators, plain
/// ASCII.
public final class Mh10 {

  private static final char RS = '\u001e';
  private static final char GS = '\u001d';
  private static final char EOT = '\u0004';

  private Mh10() {}

  public static String block(String... fields) {
    return "[)>" + RS + "01" + GS + String.join(String.valueOf(GS), fields) + RS + EOT;
  }

  /// Accents off and in capitals.
  public static String plain(String text) {
    return Words.capitals(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("[^ -~]", "")
        .strip();
  }

  /// MH10.8.3 gives names and streets 35 characters.
  public static String cut(String text) {
    String plain = plain(text);
    return plain.length() > 35 ? plain.substring(0, 35) : plain;
  }
}
