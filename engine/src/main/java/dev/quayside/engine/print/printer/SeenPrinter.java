package dev.quayside.engine.print.printer;

import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.printing.printer.status.Attention;
import dev.quayside.printing.printer.status.Health;
import dev.quayside.printing.printer.status.PrinterStatus;
import dev.quayside.printing.watch.WatchedStatus;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a printer's own station last heard of it, as it is stored for the others.
///
/// @param detail the printer's own words, as {@link MessageColumn} keeps them
record SeenPrinter(Health health, List<Attention> attentions, @Nullable String detail, Instant at) {

  static SeenPrinter of(WatchedStatus watched) {
    var status = watched.status();
    return new SeenPrinter(
        status.health(), status.attentions(), MessageColumn.write(status.detail()), watched.at());
  }

  WatchedStatus watched() {
    return new WatchedStatus(new PrinterStatus(health, attentions, MessageColumn.read(detail)), at);
  }
}
