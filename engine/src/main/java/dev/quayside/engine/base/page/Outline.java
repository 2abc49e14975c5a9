package dev.quayside.engine.base.page;

import java.util.List;
import java.util.Map;

/// A long list as it was at one moment, kept as the keys its pages begin with: small for any
/// length.
///
/// @param rows how many rows the list has
/// @param starts the key of the first row of each page of {@link #PAGE} rows
/// @param places positions, counted from 0, of the rows asked for by id; a row not in the list is
///   missing
public record Outline(int rows, List<RowKey> starts, Map<String, Integer> places) {

  /// Rows in a page; the last page may have fewer.
  public static final int PAGE = 100;

  public static final Outline EMPTY = new Outline(0, List.of(), Map.of());

  public Outline {
    starts = List.copyOf(starts);
    places = Map.copyOf(places);
  }
}
