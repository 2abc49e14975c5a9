package dev.quayside.engine.platform.server.docs;

import dev.quayside.engine.platform.server.docs.Operation.Answer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds guides, calls, events and objects by any word in them: titles, texts, fields, error codes.
final class Search {

  private static final String GUIDE = "Guide";

  private static final int MOST_HITS = 40;

  /// The most names of fields and codes shown with a hit.
  private static final int MOST_NAMES = 4;

  private static final int IN_TITLE = 100;
  private static final int IN_GUIDE = 30;
  private static final int WHOLE_NAME = 20;
  private static final int IN_NAME = 10;

  /// How often a guide has a word that is its subject, and not only mentioned.
  private static final int ITS_SUBJECT = 3;

  private static final Pattern TAG = Pattern.compile("<[^>]*>");
  private static final Pattern CODE = Pattern.compile("<code>([^<]*)</code>");

  private final List<Entry> entries = new ArrayList<>();
  private final Synonyms synonyms;

  Search(Reference reference, Synonyms synonyms) {
    this.synonyms = synonyms;
    for (Guide each : reference.guides()) {
      add(each.title(), GUIDE, each.address(), each.html(), Stream.of());
    }
    for (String each : reference.codes()) {
      add(each, "Error code", Reference.error(each), "", Stream.of());
    }
    for (Group group : reference.groups()) {
      add(group.name(), "Group", "/docs/" + group.slug(), group.html(), Stream.of());
      group.operations().forEach(each -> add(group, each));
    }
    for (Reference.Thing each : reference.objects()) {
      var words = each.fields().stream().flatMap(Field::words);
      add(
          each.name(),
          "Object",
          each.address(),
          each.html() + words.collect(Collectors.joining(" ")),
          each.fields().stream().flatMap(Field::names));
    }
  }

  /// A hit of a search.
  ///
  /// @param kind guide, error code, group, call, event or object
  /// @param names fields and codes in it that match the search
  record Hit(String title, String kind, String address, List<String> names) {}

  private record Entry(String title, String kind, String address, Set<String> names, String text) {

    /// How well it matches the first of some words, or at half the worth another that means the
    /// same; 0 when it has none.
    int fit(List<String> words) {
      int typed = fit(words.getFirst()) * 2;
      return Math.max(typed, words.stream().skip(1).mapToInt(this::fit).max().orElse(0));
    }

    private int fit(String word) {
      if (title.toLowerCase(Locale.ROOT).contains(word)) {
        return IN_TITLE - title.length() / 4;
      }
      if (kind.equals(GUIDE) && text.split(Pattern.quote(word), -1).length > ITS_SUBJECT) {
        return IN_GUIDE;
      }
      if (names.stream().anyMatch(word::equalsIgnoreCase)) {
        return WHOLE_NAME;
      }
      return names(List.of(word)).isEmpty() ? text.contains(word) ? 1 : 0 : IN_NAME;
    }

    List<String> names(List<String> words) {
      return names.stream()
          .filter(name -> words.stream().anyMatch(name.toLowerCase(Locale.ROOT)::contains))
          .sorted(Comparator.comparingInt(String::length))
          .limit(MOST_NAMES)
          .toList();
    }
  }

  /// @param asked words that a hit must all have, or others that mean the same
  /// @return hits, best first
  List<Hit> find(String asked) {
    var words = synonyms.of(asked);
    record Scored(Entry entry, int score) {}
    var named = words.stream().flatMap(List::stream).toList();
    return entries.stream()
        .filter(entry -> words.stream().allMatch(word -> entry.fit(word) > 0))
        .filter(_ -> !words.isEmpty())
        .map(entry -> new Scored(entry, words.stream().mapToInt(entry::fit).sum()))
        .sorted(Comparator.comparingInt(Scored::score).reversed())
        .limit(MOST_HITS)
        .map(Scored::entry)
        .map(each -> new Hit(each.title(), each.kind(), each.address(), each.names(named)))
        .toList();
  }

  private void add(Group group, Operation operation) {
    var fields = Stream.of(operation.parameters(), operation.body()).flatMap(List::stream).toList();
    var answered = operation.answers().stream().flatMap(each -> each.fields().stream()).toList();
    var html =
        Stream.of(
                Stream.of(operation.id(), operation.html()),
                fields.stream().flatMap(Field::words),
                operation.answers().stream().map(Answer::html))
            .flatMap(each -> each)
            .collect(Collectors.joining(" "));
    boolean event = operation.method().equals("EVENT");
    add(
        operation.summary()
            + " ("
            + (event ? "" : operation.method() + " ")
            + operation.path()
            + ")",
        event ? "Event" : "Call",
        group.address(operation),
        html,
        Stream.concat(fields.stream(), answered.stream()).flatMap(Field::names));
  }

  private void add(String title, String kind, String address, String html, Stream<String> fields) {
    var codes = CODE.matcher(html).results().map(each -> each.group(1));
    var names = Stream.concat(fields, codes).collect(Collectors.toSet());
    var text = TAG.matcher(html).replaceAll(" ").toLowerCase(Locale.ROOT);
    entries.add(new Entry(title, kind, address, names, text));
  }
}
