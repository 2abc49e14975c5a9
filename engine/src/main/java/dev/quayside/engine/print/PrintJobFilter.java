package dev.quayside.engine.print;

import dev.quayside.printing.queue.PrintJobState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which jobs a list shows; null shows all.
public record PrintJobFilter(
    @Nullable PrintJobState state, @Nullable String printer, @Nullable String document) {

  /// The labels of the sheet that `document` names; one or none when it names no sheet.
  List<String> labels() {
    return document == null ? List.of() : SheetId.labels(document);
  }
}
