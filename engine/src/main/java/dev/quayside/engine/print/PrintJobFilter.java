package dev.quayside.engine.print;

import dev.quayside.engine.print.paper.SheetId;
import dev.quayside.printing.queue.PrintJobState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Selects the jobs of a list; null in a field selects all.
public record PrintJobFilter(
    @Nullable PrintJobState state, @Nullable String printer, @Nullable String document) {

  /// The labels of the sheet named by `document`; at most one when it names no sheet.
  List<String> labels() {
    return document == null ? List.of() : SheetId.labels(document);
  }
}
