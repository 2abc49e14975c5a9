package dev.quayside.engine.order.file;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Which column of a file holds what.
///
/// @param places index of the column from 0, by what it holds
public record Mapping(Map<Column, Integer> places) {

  public Mapping {
    places = Map.copyOf(places);
  }

  public Mapping with(Column column, int place) {
    var changed = without(column, place);
    changed.put(column, place);
    return new Mapping(changed);
  }

  /// Leaves the column of the file unused.
  public Mapping unused(int place) {
    var changed = new EnumMap<Column, Integer>(Column.class);
    places.forEach(
        (held, at) -> {
          if (at != place) {
            changed.put(held, at);
          }
        });
    return new Mapping(changed);
  }

  /// What every order needs and no column holds; a name may be in two parts.
  public Set<Column> missing() {
    var missing = new LinkedHashSet<Column>();
    for (var needed : List.of(Column.NUMBER, Column.STREET1, Column.CITY, Column.ZIP)) {
      if (!places.containsKey(needed)) {
        missing.add(needed);
      }
    }
    if (!places.containsKey(Column.NAME)
        && !places.containsKey(Column.LAST_NAME)
        && !places.containsKey(Column.COMPANY)) {
      missing.add(Column.NAME);
    }
    return missing;
  }

  /// By which a file's layout is recognised: its headers, without case and marks.
  static String signature(List<String> header) {
    return header.stream()
        .map(Headers::key)
        .collect(Collectors.joining("|"))
        .toLowerCase(Locale.ROOT);
  }

  private Map<Column, Integer> without(Column column, int place) {
    var changed = new EnumMap<Column, Integer>(Column.class);
    places.forEach(
        (held, at) -> {
          if (held != column && at != place) {
            changed.put(held, at);
          }
        });
    return changed;
  }
}
