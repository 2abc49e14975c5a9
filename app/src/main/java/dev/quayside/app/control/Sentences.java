package dev.quayside.app.control;

import dev.quayside.app.i18n.Language;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The engine's sentences in another language. The engine speaks English; a sheet of sentences,
/// with `{0}`, `{1}` where its words change, says what each means. What stands in a hole may be a
/// sentence of its own.
final class Sentences {

  private static final ConcurrentHashMap<Language, Sentences> SHEETS = new ConcurrentHashMap<>();
  private static final Pattern HOLE = Pattern.compile("\\{(\\d)}");

  /// @param words how much of it does not change
  private record Sentence(Pattern english, int words, List<String> holes, String other) {}

  private final List<Sentence> known;

  private Sentences(List<Sentence> known) {
    this.known = known;
  }

  static Sentences in(Language language) {
    return SHEETS.computeIfAbsent(language, Sentences::read);
  }

  /// The sentence in this language, the most particular one that fits; unchanged when the sheet
  /// does not know it.
  String of(String english) {
    for (var sentence : known) {
      var match = sentence.english().matcher(english);
      if (match.matches()) {
        return fill(sentence, match);
      }
    }
    return english;
  }

  private String fill(Sentence sentence, MatchResult match) {
    return HOLE.matcher(sentence.other())
        .replaceAll(
            hole ->
                Matcher.quoteReplacement(
                    of(match.group(sentence.holes().indexOf(hole.group(1)) + 1))));
  }

  private static Sentences read(Language language) {
    if (language == Language.ENGLISH) {
      return new Sentences(List.of());
    }
    var sheet = new Properties();
    try (var stream =
        Objects.requireNonNull(
            Sentences.class.getResourceAsStream("sentences_" + language.code() + ".properties"))) {
      sheet.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Sentences(
        sheet.stringPropertyNames().stream()
            .filter(key -> key.endsWith(".en"))
            .map(key -> key.substring(0, key.length() - ".en".length()))
            .map(
                key ->
                    sentence(
                        sheet.getProperty(key + ".en"),
                        Objects.requireNonNull(sheet.getProperty(key), key)))
            .sorted(Comparator.comparingInt(Sentence::words).reversed())
            .toList());
  }

  private static Sentence sentence(String english, String other) {
    var holes = HOLE.matcher(english).results().map(hole -> hole.group(1)).toList();
    var pattern = new StringBuilder();
    int from = 0;
    for (var hole : HOLE.matcher(english).results().toList()) {
      pattern.append(Pattern.quote(english.substring(from, hole.start()))).append("(.+?)");
      from = hole.end();
    }
    pattern.append(Pattern.quote(english.substring(from)));
    int words = HOLE.matcher(english).replaceAll("").length();
    return new Sentence(Pattern.compile(pattern.toString()), words, holes, other);
  }
}
