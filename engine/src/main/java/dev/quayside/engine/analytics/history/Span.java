package dev.quayside.engine.analytics.history;

import java.util.ArrayList;
import java.util.List;

/// A stretch of time for which sums are kept.
///
/// @param length in the unit of the sums (seconds or days)
/// @param start number of lengths since 1970
record Span(long length, long start) {

  /// The fewest spans that make up [from, to).
  ///
  /// @param from a multiple of the shortest length, as `to` is
  /// @param lengths longest first, each a multiple of the next
  static List<Span> cover(long from, long to, List<Long> lengths) {
    var all = new ArrayList<Span>();
    long at = from;
    while (at < to) {
      var span = longest(at, to, lengths);
      all.add(span);
      at += span.length();
    }
    return all;
  }

  private static Span longest(long at, long to, List<Long> lengths) {
    for (long length : lengths) {
      if (Math.floorMod(at, length) == 0 && at + length <= to) {
        return new Span(length, Math.floorDiv(at, length));
      }
    }
    throw new IllegalArgumentException("no span of " + lengths + " begins at " + at);
  }
}
