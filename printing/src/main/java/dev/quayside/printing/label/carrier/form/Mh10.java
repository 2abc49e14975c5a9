package dev.quayside.printing.label.carrier.form;

import java.text.Normalizer;

/// Writes shipment data by ANSI MH10.8.3, format 01: fields between group separators, plain ASCII.
public final class Mh10 {

  private static final char RS = '\u001e';
  private static final char GS = '\u001d';
  private static final char EOT = '\u0004';

  private Mh10() {}

  public static String block(String... fields) {
    return "[)>" + RS + "01" + GS + String.join(String.valueOf(GS), fields) + RS + EOT;
  }

  /// The text in capitals without accents or other characters beyond ASCII.
  public static String plain(String text) {
    return Words.capitals(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("[^ -~]", "")
        .strip();
  }

  /// The text cut to the 35 characters MH10.8.3 allows for names and streets.
  public static String cut(String text) {
    String plain = plain(text);
    return plain.length() > 35 ? plain.substring(0, 35) : plain;
  }
}
