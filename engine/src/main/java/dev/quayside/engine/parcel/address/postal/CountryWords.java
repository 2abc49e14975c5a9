package dev.quayside.engine.parcel.address.postal;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The words of a country's name, as far as they tell it from others: `Korea, Republic of` and `The
/// Republic of Korea` are one.
final class CountryWords {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern NOT_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");

  /// Initials with or without points: `U.S.`, `U S`.
  private static final Pattern INITIALS =
      Pattern.compile("(?<![\\p{L}\\p{N}])(\\p{L})[. ]+(?=\\p{L}(?![\\p{L}\\p{N}]))");

  /// Apostrophes within an English word, and an article cut short before a name.
  private static final Pattern OWNED = Pattern.compile("['\u2019\u02bc`](?=s\\b)");

  private static final Set<String> NOT_TELLING =
      Set.of(
          ("the and of de la le les el los las des der die das du d del di da do dos e y et und en"
                  + " van l i og och oraz ir ve")
              .split(" "));

  /// Words about the kind of a state, left out where the rest is a country's name.
  private static final Set<String> KIND_OF_STATE =
      Set.of(
          ("republic republique republica republik repubblica republiek kingdom koenigreich royaume"
                  + " reino regno state states federal federation federated islamic people peoples"
                  + " democratic arab sar commonwealth principality grand duchy sultanate hashemite"
                  + " plurinational bolivarian socialist cooperative union independent territory")
              .split(" "));

  private static final Map<String, String> WRITTEN_OUT =
      Map.of(
          "st", "saint",
          "ste", "saint",
          "sainte", "saint",
          "is", "islands",
          "isl", "islands",
          "island", "islands",
          "isles", "islands",
          "rep", "republic",
          "dem", "democratic",
          "fed", "federal");

  private static final Map<String, String> LETTERS =
      Map.of("ß", "ss", "ø", "o", "ł", "l", "æ", "ae", "đ", "d", "ı", "i", "œ", "oe", "ð", "d");

  private static final Map<String, String> UMLAUTS =
      Map.of("ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "å", "aa");

  private CountryWords() {}

  /// Equal for all spellings of a name; empty when it has no words.
  static String key(String name) {
    return joined(name, word -> !NOT_TELLING.contains(word));
  }

  /// The same without the words about the kind of a state.
  static String shortKey(String name) {
    return joined(name, word -> !NOT_TELLING.contains(word) && !KIND_OF_STATE.contains(word));
  }

  /// `Österreich` as typed on a keyboard without umlauts.
  static String withoutUmlauts(String name) {
    return replaced(name, UMLAUTS);
  }

  /// A name of nothing but articles may be a code: `EL` is Greece to the European Union.
  private static String joined(String name, Predicate<String> tells) {
    var words = words(name).map(word -> WRITTEN_OUT.getOrDefault(word, word)).toList();
    var telling = words.stream().filter(tells).toList();
    return (telling.isEmpty() ? words : telling)
        .stream().sorted().distinct().collect(Collectors.joining(" "));
  }

  private static Stream<String> words(String name) {
    var lower = replaced(name.toLowerCase(Locale.ROOT), LETTERS);
    var bare = MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD)).replaceAll("");
    var owned = OWNED.matcher(bare).replaceAll("");
    return Arrays.stream(NOT_LETTERS.split(INITIALS.matcher(owned).replaceAll("$1")))
        .filter(word -> !word.isEmpty());
  }

  private static String replaced(String text, Map<String, String> letters) {
    var replaced = text;
    for (var letter : letters.entrySet()) {
      replaced = replaced.replace(letter.getKey(), letter.getValue());
    }
    return replaced;
  }
}
