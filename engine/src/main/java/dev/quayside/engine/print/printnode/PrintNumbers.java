package dev.quayside.engine.print.printnode;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Database;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;

/// Numbers for what is known by names and ids elsewhere: each gets one when it is first asked for,
/// and keeps it.
public final class PrintNumbers {

  private final Database database;
  private final InstantSource clock;
  private final PrintNumberStore store = new PrintNumberStore();

  public PrintNumbers(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  /// The numbers of these, the lowest first.
  List<PrintNumber> of(NumberKind kind, Collection<String> names) {
    var known = database.readOnce(tx -> store.of(tx, kind, names));
    return known.size() >= names.size()
        ? known
        : database.write(
            tx -> {
              store.give(tx, kind, names, clock.instant());
              return store.of(tx, kind, names);
            });
  }

  PrintNumber of(NumberKind kind, String name) {
    return of(kind, List.of(name)).getFirst();
  }

  long countJobs(Caller caller) {
    return database.readOnce(tx -> store.countJobs(tx, caller.workspace()));
  }

  List<PrintNumber> jobs(Caller caller, JobQuestion asked) {
    var workspace = caller.workspace();
    var fresh = database.readOnce(tx -> store.unnumbered(tx, workspace));
    if (!fresh.isEmpty()) {
      of(NumberKind.JOB, fresh);
    }
    return database.readOnce(tx -> store.jobs(tx, workspace, asked));
  }
}
