package dev.quayside.engine.platform.server.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// What is looked for when a word is typed: the word, its stem, and what the documentation calls
/// the same thing. From `synonyms.txt`, in which a line is `typed = words`.
final class Synonyms {

  /// Words that say nothing of the subject.
  private static final Set<String> FILL =
      Set.of(
          "a", "an", "the", "of", "to", "for", "my", "do", "i", "how", "in", "is", "can", "mode");

  private static final List<String> ENDINGS = List.of("ing", "ies", "es", "ed", "s", "y", "e");

  /// Letters that a stem must have: shorter ones are in every text.
  private static final int SHORTEST = 4;

  private final Map<String, List<String>> others = new LinkedHashMap<>();

  Synonyms(String lines) {
    lines
        .lines()
        .filter(line -> line.contains("=") && !line.startsWith("#"))
        .map(line -> line.split("=", 2))
        .forEach(parts -> others.put(parts[0].strip(), words(parts[1])));
  }

  /// @param asked as typed
  /// @return for each word or known phrase the words of which a hit must have one, the typed one
  ///   first
  List<List<String>> of(String asked) {
    var left = " " + String.join(" ", words(asked)) + " ";
    List<List<String>> found = new ArrayList<>();
    for (Map.Entry<String, List<String>> phrase : others.entrySet()) {
      var typed = " " + phrase.getKey() + " ";
      if (phrase.getKey().contains(" ") && left.contains(typed)) {
        found.add(Stream.concat(Stream.of(phrase.getKey()), phrase.getValue().stream()).toList());
        left = left.replace(typed, " ");
      }
    }
    var words = words(left);
    words.stream()
        .filter(word -> words.size() + found.size() == 1 || !FILL.contains(word))
        .map(this::each)
        .forEach(found::add);
    return found;
  }

  private List<String> each(String word) {
    var all = new LinkedHashSet<String>();
    all.add(word);
    var stem = stem(word);
    all.add(stem);
    for (String known : List.of(word, stem)) {
      all.addAll(others.getOrDefault(known, List.of()));
    }
    return List.copyOf(all);
  }

  private static String stem(String word) {
    return ENDINGS.stream()
        .filter(end -> word.endsWith(end) && word.length() - end.length() >= SHORTEST)
        .findFirst()
        .map(end -> word.substring(0, word.length() - end.length()))
        .orElse(word);
  }

  private static List<String> words(String text) {
    return Stream.of(text.toLowerCase(Locale.ROOT).strip().split("[\\s,;]+"))
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
