package dev.quayside.engine.printqueue;

import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.shipment.Follower;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import dev.quayside.printing.discovery.Discovery;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.IllegalPrintJobChange;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.SchedulerAlarm;
import dev.quayside.printing.queue.UnknownPrintJob;
import dev.quayside.printing.watch.PrinterWatch;
import dev.quayside.printing.watch.Sighting;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Printers and print jobs of this installation. A label that is bought stays bought, whatever the
/// printer does.
public final class PrintDesk implements Follower, AutoCloseable {

  private static final Duration LAST_WORDS = Duration.ofSeconds(2);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);
  private static final Duration SWEEP_EVERY = Duration.ofSeconds(1);

  private final Database database;
  private final Ids ids;
  private final InstantSource clock;
  private final PrinterBook printers;
  private final PrintQueueStore jobs;
  private final PrintRouteStore routes = new PrintRouteStore();
  private final PrintSources sources;
  private final PrintPlan plan;
  private final SchedulerAlarm alarm;
  private final PrinterWatch watch;
  private final PrintQueue queue;
  private final Discovery discovery = Discovery.everywhere();
  private final List<Consumer<PrintJob>> listeners = new CopyOnWriteArrayList<>();
  private final List<Consumer<String>> onlookers = new CopyOnWriteArrayList<>();

  public PrintDesk(
      Database database, Shipments shipments, LabelArt art, Ids ids, InstantSource clock) {
    this.database = database;
    this.ids = ids;
    this.clock = clock;
    printers = new PrinterBook(database, clock);
    jobs = new PrintQueueStore(database);
    sources = new PrintSources(shipments, art, new LabelPress(printers));
    plan = new PrintPlan(database, printers, routes, sources, jobs);
    alarm = new SchedulerAlarm(clock);
    watch = new PrinterWatch(printers::opened, clock, LOOK_EVERY, this::changed);
    queue =
        new PrintQueue(
            jobs,
            printers,
            sources,
            watch,
            clock,
            this::newId,
            alarm,
            PrintQueue.workers(),
            this::changed);
  }

  /// Takes up what was left when the process ended.
  public void start() {
    queue.start();
    watch.start();
    sweepSoon();
  }

  /// Makes another kind of paper printable.
  public void add(PaperSource source) {
    sources.add(source);
  }

  /// Tells of every change of every job, on the thread that made it.
  public void listen(Consumer<PrintJob> listener) {
    listeners.add(listener);
  }

  /// Tells the name of a printer that was set up, removed, or is not as it was when it was last
  /// asked.
  public void lookOn(Consumer<String> onlooker) {
    onlookers.add(onlooker);
  }

  public List<PrinterSetup> printers() {
    return printers.all();
  }

  /// How a printer was when it was last asked; empty until then.
  public Optional<Sighting> sighting(String printer) {
    return watch.sighting(printer);
  }

  /// Asks a printer now how it is; at most a second or two.
  public Optional<Sighting> look(String printer) {
    printers.find(printer).ifPresent(watch::ask);
    return sighting(printer);
  }

  public Discovery discovery() {
    return discovery;
  }

  /// Adds a printer or changes it; jobs that wait for it are tried at once. The first one becomes
  /// the default, and a default stays it until another is made the default.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a name or an address that cannot be
  public PrinterSetup setUp(PrinterSetup wanted) {
    var setup = printers.setUp(wanted);
    watch.forget(setup.name());
    queue.retryNow(setup.name());
    tell(setup.name());
    return setup;
  }

  public boolean remove(String name) {
    watch.forget(name);
    boolean removed = printers.remove(name);
    tell(name);
    return removed;
  }

  /// The printer of this name, ready to send to.
  public Optional<Printer> printer(String name) {
    return printers.find(name);
  }

  /// Which paper goes where in this workspace.
  public List<PrintRoute> routes(Caller caller) {
    return database.read(tx -> routes.all(tx, caller.workspace()));
  }

  public void route(Caller caller, PrintRoute route) {
    database.write(
        tx -> {
          routes.put(tx, caller.workspace(), route);
          return true;
        });
  }

  public boolean unroute(Caller caller, PrintKind kind, String carrier) {
    return database.write(tx -> routes.remove(tx, caller.workspace(), kind, carrier));
  }

  /// Queues a label.
  ///
  /// @param printer null for the one its route names, else the default
  /// @throws ProblemException `NOT_FOUND` when no such printer is set up
  public PrintJob print(Caller caller, Shipment shipment, @Nullable String printer) {
    var order = new PrintOrder(List.of(shipment.labelId()), printer, 1, null);
    return print(caller, order, Receipt.none()).getFirst();
  }

  /// Queues a label once more. A job that still waits is tried at once instead of being doubled.
  ///
  /// @throws ProblemException `NOT_FOUND` when no printer is set up
  public PrintJob printAgain(Caller caller, Shipment shipment) {
    var before = jobs(caller, shipment);
    if (before.isEmpty()) {
      return print(caller, shipment, null);
    }
    var newest = before.getFirst();
    if (newest.state().isWaiting()) {
      retryNow(newest.printer());
      return newest;
    }
    return reprint(newest.id());
  }

  /// Queues labels and other documents, to come out in this order, each printer's own.
  ///
  /// @param order of label or document ids; what belongs together stands together
  /// @throws ProblemException `NOT_FOUND` when a document or the printer is not there
  public List<PrintJob> print(Caller caller, PrintOrder order, Receipt<List<PrintJob>> receipt) {
    return submit(plan.of(caller, order), receipt);
  }

  /// Queues several orders all at once or not at all, one after the other.
  ///
  /// @throws ProblemException `NOT_FOUND` when a document or a printer is not there
  public List<PrintJob> print(Caller caller, List<PrintOrder> orders) {
    var requests = orders.stream().flatMap(order -> plan.of(caller, order).stream()).toList();
    return submit(requests, Receipt.none());
  }

  /// Whether there is such a document to print.
  public boolean knows(Caller caller, String documentId) {
    return sources.knows(caller, documentId);
  }

  private List<PrintJob> submit(List<PrintRequest> requests, Receipt<List<PrintJob>> receipt) {
    var made = queue.prepare(requests);
    database.write(
        tx -> {
          jobs.insert(tx, made);
          receipt.settle(tx, made);
          return true;
        });
    queue.added(made);
    return made;
  }

  /// How many labels like this one are best printed together: as many as the label sheet in the
  /// tray still holds, else one.
  ///
  /// @throws ProblemException `NOT_FOUND` when no such printer is set up
  public int labelsTogether(Caller caller, Shipment shipment, @Nullable String printer) {
    return plan.labelsTogether(caller, shipment.labelId(), printer);
  }

  /// Queues a finished file of the installation, byte for byte.
  public PrintJob printFile(String printer, String title, byte[] file) {
    return queue.submit(new PrintRequest(printer, PrintSources.FILE + title, title, null), file);
  }

  /// A label's jobs, newest first.
  public List<PrintJob> jobs(Caller caller, Shipment shipment) {
    return jobs.ofDocument(PrintSources.document(caller, shipment));
  }

  public Optional<PrintJob> job(String id) {
    return jobs.find(id);
  }

  /// @throws ProblemException `NOT_FOUND`, also for a job of another workspace
  public PrintJob job(Caller caller, String id) {
    return jobs.find(id)
        .filter(job -> job.document().startsWith(PrintSources.of(caller)))
        .orElseThrow(() -> ProblemException.notFound("the print job " + id));
  }

  /// The jobs of a workspace, newest first.
  public Page<PrintJob> jobs(Caller caller, PrintJobFilter filter, Page.Request page) {
    return database.read(tx -> jobs.page(tx, PrintSources.of(caller), filter, page));
  }

  /// What stands before the printers for this workspace and for none, such as test labels: what
  /// needs a person first, then what waits, then the newest.
  public List<PrintJob> line(Caller caller, int most) {
    return jobs.line(PrintSources.of(caller), most);
  }

  /// One more copy, asked for by a person.
  ///
  /// @throws ProblemException `CONFLICT` while the job still waits: it will print by itself
  public PrintJob reprint(String jobId) {
    return allowed(() -> queue.reprint(jobId));
  }

  /// @throws ProblemException `CONFLICT` when the job can no longer be cancelled
  public PrintJob cancel(String jobId) {
    return allowed(() -> queue.cancel(jobId));
  }

  public PrintJob hold(String jobId) {
    return allowed(() -> queue.hold(jobId));
  }

  public PrintJob release(String jobId) {
    return allowed(() -> queue.release(jobId));
  }

  /// Answers whether a label came out.
  public PrintJob confirm(String jobId, boolean printed) {
    return allowed(() -> printed ? queue.confirmPrinted(jobId) : queue.confirmLost(jobId));
  }

  /// Gives a job of which nothing has left to another printer.
  public PrintJob move(String jobId, String printer) {
    if (printers.setup(printer).isEmpty()) {
      throw PrintPlan.noPrinter(printer);
    }
    return allowed(() -> queue.move(jobId, printer));
  }

  /// Tries a job that waits at once, and makes one that did not print anew.
  ///
  /// @throws ProblemException `CONFLICT` for a job that printed, or may have
  public PrintJob retry(String jobId) {
    var job = jobs.find(jobId).orElseThrow(() -> ProblemException.notFound("the print job"));
    return switch (job.state()) {
      case QUEUED, RENDERED, SENDING -> {
        queue.retryNow(job.printer());
        yield job;
      }
      case HELD -> release(jobId);
      case FAILED, CANCELLED, EXPIRED -> reprint(jobId);
      case SENT, CONFIRMED ->
          throw conflict("this job has printed: print the document again for another copy");
      case UNKNOWN ->
          throw conflict("this job may have printed: look, and say so with confirm first");
    };
  }

  /// Drops the drawn dots of a closed shipment's label and papers.
  ///
  /// @return how many files that were
  public int forget(Tx tx, Caller caller, String shipmentId, String labelId) {
    var beginning = PrintSources.of(caller);
    return jobs.dropFiles(tx, beginning + labelId, beginning + shipmentId + "/");
  }

  /// Tries at once what waits for a printer.
  public void retryNow(String printer) {
    queue.retryNow(printer);
  }

  /// Starts no further job; what is being sent has a moment to end.
  @Override
  public void close() {
    watch.close();
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

  private String newId() {
    return ids.next(IdKind.PRINT_JOB);
  }

  private void changed(PrintJob job) {
    var moved = job.movedFrom();
    if (moved != null && job.state() == PrintJobState.QUEUED) {
      printers.giveBack(moved, job.id(), sources.labels(job));
    }
    listeners.forEach(listener -> listener.accept(job));
  }

  private void changed(String printer) {
    queue.wake(printer);
    tell(printer);
  }

  private void tell(String printer) {
    onlookers.forEach(onlooker -> onlooker.accept(printer));
  }

  private void sweepSoon() {
    alarm.at(
        clock.instant().plus(SWEEP_EVERY),
        () -> {
          queue.sweep();
          sweepSoon();
        });
  }

  private static PrintJob allowed(Supplier<PrintJob> change) {
    try {
      return change.get();
    } catch (IllegalPrintJobChange e) {
      throw conflict(String.valueOf(e.getMessage()));
    } catch (UnknownPrintJob e) {
      throw ProblemException.notFound("the print job");
    }
  }

  private static ProblemException conflict(String why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why);
  }
}
