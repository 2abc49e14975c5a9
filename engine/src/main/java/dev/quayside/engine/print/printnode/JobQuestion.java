package dev.quayside.engine.print.printnode;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Which jobs a program asks for.
///
/// @param numbers null for all
/// @param printers names; null for all
/// @param after the number they begin behind; null for the first or last one
record JobQuestion(
    @Nullable Set<Long> numbers,
    @Nullable List<String> printers,
    int limit,
    @Nullable Long after,
    boolean ascending) {

  long from() {
    return after == null ? ascending ? 0 : Long.MAX_VALUE : after;
  }
}
