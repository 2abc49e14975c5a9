package dev.quayside.engine.base.text;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Compares words that people write in many ways.
public final class Letters {

  /// Letters of Latin alphabets that are no letter with an accent, as those write them who have no
  /// such key.
  private static final Map<String, String> FOLDED =
      Map.of(
          "ł", "l", "ø", "o", "đ", "d", "ð", "d", "ı", "i", "ħ", "h", "ß", "ss", "æ", "ae", "œ",
          "oe", "þ", "th");

  private static final Pattern TO_FOLD = Pattern.compile("[łøđðıħßæœþ]");
  private static final Pattern NEITHER = Pattern.compile("[^\\p{L}\\p{N}]");

  private Letters() {}

  /// The letters and digits of a text in any script, in lower case and without accents: `Nº de
  /// pedido` is `nodepedido`, `Straße` is `strasse`, `注文番号` stays what it is.
  public static String of(String text) {
    var plain = Normalizer.normalize(text, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    var bare =
        NEITHER
            .matcher(
                TO_FOLD.matcher(plain).replaceAll(found -> FOLDED.getOrDefault(found.group(), "")))
            .replaceAll("");
    return Normalizer.normalize(bare, Normalizer.Form.NFC);
  }
}
