package dev.quayside.engine.printqueue;

import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.shipment.Follower;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.transport.BadPrinterAddress;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.queue.IllegalPrintJobChange;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.SchedulerAlarm;
import dev.quayside.printing.queue.Vitals;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Printers and print jobs of this desk. A label that is bought stays bought, whatever the printer
/// does.
public final class PrintDesk implements Follower, AutoCloseable {

  private static final Duration LAST_WORDS = Duration.ofSeconds(2);

  private final Database database;
  private final InstantSource clock;
  private final Transports transports = new Transports();
  private final PrinterStore printers = new PrinterStore();
  private final PrintQueueStore jobs;
  private final SchedulerAlarm alarm;
  private final PrintQueue queue;
  private final List<Consumer<PrintJob>> listeners = new CopyOnWriteArrayList<>();

  public PrintDesk(
      Database database, Shipments shipments, LabelArt art, Ids ids, InstantSource clock) {
    this.database = database;
    this.clock = clock;
    jobs = new PrintQueueStore(database);
    alarm = new SchedulerAlarm(clock);
    queue =
        new PrintQueue(
            jobs,
            this::printer,
            new LabelContent(shipments, art),
            Vitals.NONE,
            clock,
            () -> ids.next(IdKind.PRINT_JOB),
            alarm,
            PrintQueue.workers(),
            job -> listeners.forEach(listener -> listener.accept(job)));
  }

  /// Takes up what was left when the process ended.
  public void start() {
    queue.start();
  }

  /// Tells of every change of every job, on the thread that made it.
  public void listen(Consumer<PrintJob> listener) {
    listeners.add(listener);
  }

  public List<PrinterSetup> printers() {
    return database.read(printers::all);
  }

  /// Adds a printer or changes it; jobs that wait for it are tried at once. The first one becomes
  /// the default, and a default stays it until another is made the default.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for an address no transport understands
  public PrinterSetup setUp(PrinterSetup wanted) {
    try {
      transports.open(wanted.address());
    } catch (BadPrinterAddress e) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "address", String.valueOf(e.getMessage()));
    }
    var setup =
        database.write(
            tx -> {
              var standard = printers.standard(tx).map(PrinterSetup::name).orElse(wanted.name());
              var isDefault = wanted.isDefault() || standard.equals(wanted.name());
              var kept = wanted.asDefault(isDefault);
              printers.put(tx, kept, clock.instant());
              return kept;
            });
    queue.retryNow(setup.name());
    return setup;
  }

  public boolean remove(String name) {
    return database.write(tx -> printers.remove(tx, name));
  }

  /// The printer of this name, ready to send to.
  public Optional<Printer> printer(String name) {
    return database.read(tx -> printers.find(tx, name)).map(this::opened);
  }

  /// Queues a label.
  ///
  /// @param printer null for the default
  /// @throws ProblemException `NOT_FOUND` when no such printer is set up
  public PrintJob print(Caller caller, Shipment shipment, @Nullable String printer) {
    var to =
        database.read(tx -> printer == null ? printers.standard(tx) : printers.find(tx, printer));
    return queue.submit(
        new PrintRequest(
            to.orElseThrow(() -> noPrinter(printer)).name(),
            LabelContent.document(caller, shipment),
            shipment.serviceName() + " " + shipment.trackingNumber().orElse(shipment.id()),
            null));
  }

  /// A label's jobs, newest first.
  public List<PrintJob> jobs(Caller caller, Shipment shipment) {
    return jobs.ofDocument(LabelContent.document(caller, shipment));
  }

  public Optional<PrintJob> job(String id) {
    return jobs.find(id);
  }

  /// One more copy, asked for by a person.
  ///
  /// @throws ProblemException `CONFLICT` while the job still waits: it will print by itself
  public PrintJob reprint(String jobId) {
    return allowed(jobId, queue::reprint);
  }

  /// @throws ProblemException `CONFLICT` when the job can no longer be cancelled
  public PrintJob cancel(String jobId) {
    return allowed(jobId, queue::cancel);
  }

  /// Tries at once what waits for a printer.
  public void retryNow(String printer) {
    queue.retryNow(printer);
  }

  /// Starts no further job; what is being sent has a moment to end.
  @Override
  public void close() {
    alarm.close();
    try {
      queue.stop(LAST_WORDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// A voided label must not come out later as a good one: what still waits for a printer is
  /// withdrawn in the very transaction that voids it.
  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    jobs.withdraw(tx, shipment.labelId(), clock.instant());
  }

  private Printer opened(PrinterSetup setup) {
    return new Printer(
        setup.name(), transports.open(setup.address()), setup.language(), setup.profile());
  }

  private static PrintJob allowed(String jobId, Function<String, PrintJob> change) {
    try {
      return change.apply(jobId);
    } catch (IllegalPrintJobChange e) {
      throw ProblemException.refused(ProblemCode.CONFLICT, String.valueOf(e.getMessage()));
    }
  }

  private static ProblemException noPrinter(@Nullable String name) {
    return ProblemException.refused(
        ProblemCode.NOT_FOUND,
        name == null
            ? "no printer is set up yet: add one, for example tcp://192.0.2.5:9100"
            : "there is no printer '" + name + "'");
  }
}
