package dev.quayside.engine.order.file;

import java.util.EnumMap;
import java.util.Map;

/// The meaning of a file's columns.
///
/// @param places index of the column, from 0, by its meaning
public record Mapping(Map<Column, Integer> places) {

  public Mapping {
    places = Map.copyOf(places);
  }

  public Mapping with(Column column, int place) {
    var changed = without(column, place);
    changed.put(column, place);
    return new Mapping(changed);
  }

  /// A copy that leaves the column of the file unused.
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
