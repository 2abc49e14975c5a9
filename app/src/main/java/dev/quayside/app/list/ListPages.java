package dev.quayside.app.list;

import dev.quayside.engine.base.page.Outline;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Reads pages of a long list, off the model's thread; adjacent pages in one question.
record ListPages<R>(ListSource.Question<R, ?> question, Outline outline) {

  /// The pages that hold these rows, as far as the list has them.
  ///
  /// @param first index of the first row
  /// @param last index of the last row
  Map<Integer, List<R>> around(int first, int last) {
    return read(
        IntStream.rangeClosed(Math.max(0, first / Outline.PAGE), last / Outline.PAGE)
            .boxed()
            .toList());
  }

  Map<Integer, List<R>> read(List<Integer> numbers) {
    var read = new HashMap<Integer, List<R>>();
    SortedSet<Integer> left = new TreeSet<>(numbers);
    left.removeIf(number -> number < 0 || number >= outline.starts().size());
    while (!left.isEmpty()) {
      int first = left.first();
      int end = first;
      while (left.remove(end)) {
        end++;
      }
      var rows = question.page(outline.starts().get(first), (end - first) * Outline.PAGE);
      for (int i = 0; i < end - first; i++) {
        read.put(
            first + i,
            rows.subList(
                Math.min(rows.size(), i * Outline.PAGE),
                Math.min(rows.size(), (i + 1) * Outline.PAGE)));
      }
    }
    return read;
  }
}
