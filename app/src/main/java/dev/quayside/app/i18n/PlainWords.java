package dev.quayside.app.i18n;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;

/// Compares words as they are typed in a hurry: without accents, in small letters, in any order.
public final class PlainWords {

  private static final Pattern ACCENTS = Pattern.compile("\\p{M}");
  private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

  private PlainWords() {}

  /// Whether `words` hold each of the typed words; without typed words always.
  public static boolean hold(String words, String typed) {
    var mine = plain(words);
    return Arrays.stream(plain(typed.strip()).split("\\s+")).allMatch(mine::contains);
  }

  /// Whether each of the typed words begins one of `words`; without typed words always.
  public static boolean begin(String words, String typed) {
    var mine = BETWEEN.split(plain(words));
    return Arrays.stream(plain(typed.strip()).split("\\s+"))
        .allMatch(word -> Arrays.stream(mine).anyMatch(own -> own.startsWith(word)));
  }

  private static String plain(String words) {
    var apart = Normalizer.normalize(words, Normalizer.Form.NFD);
    return ACCENTS.matcher(apart).replaceAll("").toLowerCase(Locale.ROOT);
  }
}
