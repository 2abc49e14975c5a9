package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// Print jobs as they are shown: one that waits for a station which is not there says so, whatever
/// it waited for before.
final class PrintJobLists {

  private final Database database;
  private final Stations stations;
  private final PrintJobListStore store = new PrintJobListStore();

  PrintJobLists(Database database, Stations stations) {
    this.database = database;
    this.stations = stations;
  }

  List<PrintJob> ofLabel(Caller caller, String labelId) {
    return shown(tx -> store.ofLabel(tx, caller.workspace(), labelId));
  }

  List<PrintJob> ofIds(Caller caller, Collection<String> ids) {
    return shown(tx -> store.ofIds(tx, caller.workspace(), ids));
  }

  List<PrintJob> line(Caller caller, int most) {
    return shown(tx -> store.line(tx, caller.workspace(), most));
  }

  Map<String, Unprinted> unprinted(Caller caller) {
    return database.read(tx -> store.unprinted(tx, caller.workspace()));
  }

  Page<PrintJob> page(Caller caller, PrintJobFilter filter, Slice<Age> slice) {
    return database.read(
        tx -> {
          var away = stations.offline(tx);
          return store
              .page(tx, caller.workspace(), filter, slice)
              .map(page -> page.stream().map(job -> shown(job, away)).toList());
        });
  }

  PrintJob shown(PrintJob job) {
    return shown(_ -> List.of(job)).getFirst();
  }

  private List<PrintJob> shown(Function<Tx, List<PrintJob>> read) {
    return database.read(
        tx -> {
          var away = stations.offline(tx);
          return read.apply(tx).stream().map(job -> shown(job, away)).toList();
        });
  }

  private static PrintJob shown(PrintJob job, Set<String> away) {
    var station = job.station();
    boolean waits = job.state() == PrintJobState.QUEUED || job.state() == PrintJobState.RENDERED;
    return waits && station != null && away.contains(station)
        ? job.shownWith(PrintWords.STATION_OFFLINE.of(station))
        : job;
  }
}
