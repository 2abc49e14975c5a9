package dev.quayside.engine.base.page;

import java.util.List;
import java.util.Map;

/// A long list as it was at one moment, by where its pages begin: small however long the list is.
///
/// @param rows how many there are
/// @param starts of each page of {@link #PAGE} rows the key of its first
/// @param places where the rows stand that were asked about, counted from 0; without those that are
///   not in the list
public record Outline(int rows, List<RowKey> starts, Map<String, Integer> places) {

  /// Rows of a page; the last one may have fewer.
  public static final int PAGE = 100;

  public static final Outline EMPTY = new Outline(0, List.of(), Map.of());

  public Outline {
    starts = List.copyOf(starts);
    places = Map.copyOf(places);
  }
}
