package dev.quayside.engine.print;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterChanges;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.Shipments;
import dev.quayside.printing.discovery.Discovery;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.SchedulerAlarm;
import dev.quayside.printing.watch.PrinterWatch;
import dev.quayside.printing.watch.WatchedStatus;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Printers and print jobs of this installation. A label that is bought stays bought, whatever the
/// printer does.
public final class PrintService implements ShipmentListener, AutoCloseable {

  private static final Duration LAST_WORDS = Duration.ofSeconds(2);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);
  private static final Duration SWEEP_EVERY = Duration.ofSeconds(1);

  private final Database database;
  private final InstantSource clock;
  private final PrinterRegistry printers;
  private final PrintEvents told;
  private final PrintQueueStore jobs;
  private final PrintJobListStore lists = new PrintJobListStore();
  private final PrintJobEndStore ends = new PrintJobEndStore();
  private final Routing routing;
  private final PrintSources sources;
  private final PrintPlan plan;
  private final SchedulerAlarm alarm;
  private final PrinterWatch watch;
  private final PrintQueue queue;
  private final Discovery discovery = Discovery.everywhere();
  private final List<Consumer<PrintJob>> listeners = new CopyOnWriteArrayList<>();
  private final LiveEvents live;
  private final PrinterChanges news;

  /// @param papers what can be printed beside labels
  /// @param environments of the workspaces
  /// @param live told of every change of a job, a printer and a route
  public PrintService(
      Database database,
      Shipments shipments,
      LabelArt art,
      List<DocumentSource> papers,
      Function<WorkspaceId, Environment> environments,
      Ids ids,
      InstantSource clock,
      Events events,
      LiveEvents live) {
    this.database = database;
    this.clock = clock;
    this.live = live;
    printers = new PrinterRegistry(database, clock);
    told = PrintEvents.to(events);
    jobs = new PrintQueueStore(database, told);
    sources =
        new PrintSources(shipments, art, papers, new LabelPrintRenderer(printers), environments);
    var routes = new PrintRouteStore();
    routing = new Routing(database, routes, live);
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
            () -> ids.next(IdKind.PRINT_JOB),
            alarm,
            PrintQueue.workers(),
            this::changed);
    news =
        new PrinterChanges(
            printers, this::setUpAnew, name -> live.tellAll(Topic.PRINTER_CHANGED, name));
  }

  /// Takes up what was left when the process ended.
  public void start() {
    queue.start();
    watch.start();
    sweepSoon();
  }

  /// Tells of every change of every job, on the thread that made it.
  public void listen(Consumer<PrintJob> listener) {
    listeners.add(listener);
  }

  public List<PrinterSetup> printers() {
    return printers.all();
  }

  /// How a printer was when it was last asked; empty until then.
  public Optional<WatchedStatus> sighting(String printer) {
    return watch.sighting(printer);
  }

  /// Why nothing comes out of a printer now, with what to do; empty when nothing is known against
  /// it. Never waits.
  public Optional<Message> stopped(String printer) {
    return watch.stopped(printer);
  }

  /// Asks a printer now how it is; at most a second or two.
  public Optional<WatchedStatus> look(String printer) {
    printers.find(printer).ifPresent(watch::ask);
    return sighting(printer);
  }

  /// Looks for printers in the computer and its network; tells of each as it is found.
  ///
  /// @param limit for all ways together
  public List<FoundPrinter> discover(Duration limit) {
    return discovery.look(limit, each -> live.tellAll(Topic.PRINTER_FOUND, each.address()));
  }

  /// What was found so far; never waits.
  public List<FoundPrinter> found() {
    return discovery.found();
  }

  /// Adds a printer or changes it; jobs that wait for it are tried at once. The first one becomes
  /// the default, and a default stays it until another is made the default.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a name or an address that cannot be
  public PrinterSetup setUp(PrinterSetup wanted) {
    return setUp(all -> all.setUp(wanted));
  }

  /// As {@link #setUp(PrinterSetup)}, in one of the registry's other ways.
  public PrinterSetup setUp(Function<PrinterRegistry, PrinterSetup> way) {
    var setup = way.apply(printers);
    news.heard(setup.name());
    setUpAnew(setup.name());
    return setup;
  }

  public boolean remove(String name) {
    boolean removed = printers.remove(name);
    news.heard(name);
    setUpAnew(name);
    return removed;
  }

  /// The printer of this name, ready to send to.
  public Optional<Printer> printer(String name) {
    return printers.find(name);
  }

  /// Which paper goes where in this workspace.
  public List<PrintRoute> routes(Caller caller) {
    return routing.all(caller);
  }

  public void route(Caller caller, PrintRoute route) {
    routing.put(caller, route);
  }

  public boolean unroute(Caller caller, PrintKind kind, String carrier) {
    return routing.remove(caller, kind, carrier);
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
    return queue.submit(new PrintRequest(printer, PrintDocument.file(title), title, null), file);
  }

  /// A label's jobs, newest first.
  public List<PrintJob> jobs(Caller caller, Shipment shipment) {
    return database.read(tx -> lists.ofLabel(tx, caller.workspace(), shipment.labelId()));
  }

  public Optional<PrintJob> job(String id) {
    return jobs.find(id);
  }

  /// @throws ProblemException `NOT_FOUND`, also for a job of another workspace
  public PrintJob job(Caller caller, String id) {
    return jobs.find(id)
        .filter(job -> caller.workspace().value().equals(job.document().owner()))
        .orElseThrow(() -> ProblemException.notFound(PrintWords.JOB, id));
  }

  /// The jobs of a workspace, newest first.
  public Page<PrintJob> jobs(Caller caller, PrintJobFilter filter, Page.Request page) {
    return database.read(tx -> lists.page(tx, caller.workspace(), filter, page));
  }

  /// What stands before the printers for this workspace and for none, such as test labels: what
  /// needs a person first, then what waits, then the newest.
  public List<PrintJob> line(Caller caller, int most) {
    return database.read(tx -> lists.line(tx, caller.workspace(), most));
  }

  /// One more copy, asked for by a person.
  ///
  /// @throws ProblemException `CONFLICT` while the job still waits: it will print by itself
  public PrintJob reprint(String jobId) {
    return PrintChange.allowed(() -> queue.reprint(jobId));
  }

  /// @throws ProblemException `CONFLICT` when the job can no longer be cancelled
  public PrintJob cancel(String jobId) {
    return PrintChange.allowed(() -> queue.cancel(jobId));
  }

  public PrintJob hold(String jobId) {
    return PrintChange.allowed(() -> queue.hold(jobId));
  }

  public PrintJob release(String jobId) {
    return PrintChange.allowed(() -> queue.release(jobId));
  }

  /// Answers whether a label came out.
  public PrintJob confirm(String jobId, boolean printed) {
    return PrintChange.allowed(
        () -> printed ? queue.confirmPrinted(jobId) : queue.confirmLost(jobId));
  }

  /// Gives a job of which nothing has left to another printer.
  public PrintJob move(String jobId, String printer) {
    if (printers.setup(printer).isEmpty()) {
      throw PrintPlan.noPrinter(printer);
    }
    return PrintChange.allowed(() -> queue.move(jobId, printer));
  }

  /// Tries a job that waits at once, and makes one that did not print anew.
  ///
  /// @throws ProblemException `CONFLICT` for a job that printed, or may have
  public PrintJob retry(String jobId) {
    var job = jobs.find(jobId).orElseThrow(() -> ProblemException.notFound(PrintWords.THE_JOB));
    return PrintChange.retry(queue, job);
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
    ends.withdraw(tx, workspace, shipment.labelId(), clock.instant())
        .forEach(
            job -> {
              told.tell(tx, job);
              tx.afterCommit(() -> live.tellAll(Topic.PRINT_JOB_CHANGED, job.id()));
            });
  }

  private void changed(PrintJob job) {
    var moved = job.movedFrom();
    if (moved != null && job.state() == PrintJobState.QUEUED) {
      printers.giveBack(moved, job.id(), job.document().ids().size());
    }
    listeners.forEach(listener -> listener.accept(job));
    live.tellAll(Topic.PRINT_JOB_CHANGED, job.id());
  }

  /// It is not as it was when it was last asked.
  private void changed(String printer) {
    queue.wake(printer);
    live.tellAll(Topic.PRINTER_CHANGED, printer);
  }

  /// Here, or by another process beside this one.
  private void setUpAnew(String printer) {
    watch.forget(printer);
    watch.lookAgain(printer);
    queue.retryNow(printer);
    live.tellAll(Topic.PRINTER_CHANGED, printer);
  }

  private void sweepSoon() {
    alarm.at(
        clock.instant().plus(SWEEP_EVERY),
        () -> {
          queue.sweep();
          news.look();
          sweepSoon();
        });
  }
}
