package dev.quayside.engine.sandbox.card;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One rate card: `[kind name]` sections of `key = value` lines.
public record CardFile(String carrier, List<Section> sections) {

  public CardFile {
    sections = List.copyOf(sections);
  }

  /// Reads `cards/<name>.card`.
  ///
  /// @param name the carrier's code, followed by a dot and the country for a card of another
  ///   country: `ups.ca`
  public static CardFile read(String name) {
    return parse(name.split("\\.")[0], Tables.lines("cards/" + name + ".card"));
  }

  /// @param lines without comments and blank ones
  public static CardFile parse(String carrier, List<String> lines) {
    var sections = new ArrayList<Section>();
    Map<String, String> entries = Map.of();
    for (var line : lines) {
      var text = line.strip();
      if (text.startsWith("[") && text.endsWith("]")) {
        var title = text.substring(1, text.length() - 1).split(" ", 2);
        entries = new LinkedHashMap<>();
        sections.add(new Section(carrier, title[0], title.length > 1 ? title[1] : "", entries));
      } else {
        add(carrier, entries, text);
      }
    }
    return new CardFile(carrier, sections);
  }

  private static void add(String carrier, Map<String, String> entries, String line) {
    int equals = line.indexOf('=');
    if (equals < 1) {
      throw new IllegalArgumentException(carrier + ".card: not 'key = value': " + line);
    }
    var key = line.substring(0, equals).strip();
    if (entries.put(key, line.substring(equals + 1).strip()) != null) {
      throw new IllegalArgumentException(carrier + ".card: '" + key + "' is there twice: " + line);
    }
  }

  /// The one section of a kind.
  public Section one(String kind) {
    return all(kind).getFirst();
  }

  /// Sections of one kind, in the card's order.
  public List<Section> all(String kind) {
    return sections.stream().filter(section -> section.kind().equals(kind)).toList();
  }
}
