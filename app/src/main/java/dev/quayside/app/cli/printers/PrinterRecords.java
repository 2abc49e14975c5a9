package dev.quayside.app.cli.printers;

import dev.quayside.app.DataPlace;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.print.PrintRecords;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintJob;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/// Printers and print jobs for the command line, with or without a window or `serve` running on the
/// same data.
final class PrinterRecords implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final long BETWEEN_MS = 100;

  private final FolderDatabase kept;
  private final Database database;
  private final PrintRecords tray;

  private PrinterRecords(FolderDatabase kept, Database database, Station station) {
    this.kept = kept;
    this.database = database;
    var clock = InstantSource.system();
    tray = new PrintRecords(database, station, new Ids(clock, new SecureRandom()), clock);
  }

  static PrinterRecords open(FolderDatabase kept) {
    var database = kept.open(_ -> {});
    try {
      var wanted = DataPlace.ofSystem().station(null);
      var clock = InstantSource.system();
      var station = Stations.ofFolder(kept, database, wanted, clock, new SecureRandom());
      return new PrinterRecords(kept, database, station);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
  }

  PrintRecords tray() {
    return tray;
  }

  /// @throws CommandFailure when there is none of this name
  Printer printer(String name) {
    return tray.printer(name)
        .orElseThrow(
            () -> new CommandFailure("there is no printer '" + name + "': see quayside printers"));
  }

  /// Queues a file and waits up to 15 seconds for its result.
  ///
  /// @return a sentence on what happened
  /// @throws CommandFailure when it did not print, or may not have
  String print(Printer to, String title, byte[] file) {
    return print(to, title, file, PATIENCE);
  }

  /// Queues a file and waits for its result: the running engine prints it, else one opened here
  /// does.
  ///
  /// @param patience how long to wait for the printer
  /// @return a sentence on what happened
  /// @throws CommandFailure when it did not print, or may not have
  String print(Printer to, String title, byte[] file, Duration patience) {
    var job = tray.lay(to.name(), title, file);
    var engine = ownEngine();
    try {
      return outcome(settled(job.id(), patience), engine == null);
    } finally {
      if (engine != null) {
        engine.close();
      }
    }
  }

  /// An engine opened here; null when another process has one open.
  private @Nullable Engine ownEngine() {
    try {
      return Engine.open(EngineOptions.on(kept).atStation(DataPlace.ofSystem().station(null)));
    } catch (StoreException running) {
      return null;
    }
  }

  private PrintJob settled(String id, Duration patience) {
    var end = System.nanoTime() + patience.toNanos();
    var job = tray.job(id).orElseThrow();
    while (isUnderWay(job) && System.nanoTime() < end) {
      try {
        Thread.sleep(BETWEEN_MS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return job;
      }
      job = tray.job(id).orElseThrow();
    }
    return job;
  }

  private static boolean isUnderWay(PrintJob job) {
    return switch (job.state()) {
      case QUEUED, RENDERED, SENDING -> true;
      case SENT, CONFIRMED, UNKNOWN, HELD, FAILED, CANCELLED, EXPIRED -> false;
    };
  }

  private static String outcome(PrintJob job, boolean running) {
    var reason = job.reason() == null ? "" : " " + job.reason();
    return switch (job.state()) {
      case SENT -> "Sent to " + job.printer() + "." + reason;
      case CONFIRMED -> "Printed on " + job.printer() + ".";
      case UNKNOWN -> throw new CommandFailure("it may or may not have printed:" + reason);
      case QUEUED, RENDERED, SENDING ->
          throw new CommandFailure(
              "not printed yet:"
                  + (reason.isEmpty() ? " " + job.printer() + " is busy." : reason)
                  + (running
                      ? " It stays in the queue and prints by itself."
                      : " It stays in the queue and prints when Quayside runs."));
      case HELD, FAILED, CANCELLED, EXPIRED -> throw new CommandFailure("not printed:" + reason);
    };
  }

  @Override
  public void close() {
    database.close();
  }
}
