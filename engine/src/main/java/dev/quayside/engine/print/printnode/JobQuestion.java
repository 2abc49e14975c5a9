package dev.quayside.engine.print.printnode;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Which jobs a program asks for.
///
/// @param numbers null for all
/// @param printers names; null for all
/// @param after the number they begin behind; null for the first or last one
/// @param pending whether only those that wait
record JobQuestion(
    @Nullable Set<Long> numbers,
    @Nullable List<String> printers,
    int limit,
    @Nullable Long after,
    boolean ascending,
    boolean pending) {

  /// All that wait, oldest first.
  static JobQuestion pending(@Nullable Set<Long> numbers, @Nullable List<String> printers) {
    return new JobQuestion(numbers, printers, Integer.MAX_VALUE, null, true, true);
  }

  long from() {
    return after == null ? ascending ? 0 : Long.MAX_VALUE : after;
  }
}
