package dev.quayside.engine.print;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.print.printer.PrinterRegistry;
import dev.quayside.engine.print.printer.PrintersOfJobs;
import dev.quayside.engine.print.source.DocumentSource;
import dev.quayside.engine.print.source.LabelPrintRenderer;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.engine.print.source.PrintSources;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.SchedulerAlarm;
import dev.quayside.printing.watch.PrinterWatch;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Print jobs of this installation. A label that is bought stays bought, whatever the printer does.
public final class PrintService implements ShipmentListener, AutoCloseable {

  private static final Duration LAST_WORDS = Duration.ofSeconds(2);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);
  private static final Duration SWEEP_EVERY = Duration.ofSeconds(1);

  private final Database database;
  private final InstantSource clock;
  private final PrinterRegistry registry;
  private final InstalledPrinters printers;
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
  private final PrintQuestions questions;
  private final List<Consumer<PrintJob>> listeners = new CopyOnWriteArrayList<>();
  private final LiveEvents live;

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
    registry = new PrinterRegistry(database, clock);
    told = PrintEvents.to(events);
    jobs = new PrintQueueStore(database, told);
    sources =
        new PrintSources(shipments, art, papers, new LabelPrintRenderer(registry), environments);
    var routes = new PrintRouteStore();
    routing = new Routing(database, routes, live);
    plan = new PrintPlan(database, registry, routes, sources, jobs);
    alarm = new SchedulerAlarm(clock);
    watch = new PrinterWatch(registry::opened, clock, LOOK_EVERY, this::changed);
    queue =
        new PrintQueue(
            jobs,
            new PrintersOfJobs(registry, environments),
            sources,
            watch,
            clock,
            () -> ids.next(IdKind.PRINT_JOB),
            alarm,
            PrintQueue.workers(),
            this::changed);
    questions = new PrintQuestions(database, queue, jobs);
    printers = new InstalledPrinters(registry, watch, queue::retryNow, live);
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

  public InstalledPrinters printers() {
    return printers;
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

  /// Whether anything is still to come out of a printer, within the caller's transaction.
  public boolean isPrinting(Tx tx, Caller caller) {
    return ends.isPrinting(tx, caller.workspace());
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
    queue.kept(made);
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

  /// Labels that were sent to a printer and are not known to be on paper, by label id.
  public Map<String, Unprinted> unprinted(Caller caller) {
    return database.read(tx -> lists.unprinted(tx, caller.workspace()));
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
  public Page<PrintJob> jobs(Caller caller, PrintJobFilter filter, Slice<Age> slice) {
    return database.read(tx -> lists.page(tx, caller.workspace(), filter, slice));
  }

  /// What stands before the printers for this workspace and for none, such as test labels: what
  /// needs a person first, then what waits, both oldest first, then the newest.
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

  /// Jobs that only a person can say of whether they came out, per printer in the order they left.
  public Map<String, List<PrintJob>> asked(Caller caller) {
    return questions.asked(caller);
  }

  /// Answers for several jobs at once or for none: what came out is confirmed, what did not is
  /// printed once more.
  ///
  /// @return the jobs as they are now
  /// @throws ProblemException `CONFLICT` when one is not asked about; `NOT_FOUND`
  public List<PrintJob> answer(Caller caller, PrintAnswer answer, Receipt<List<PrintJob>> receipt) {
    return questions.answer(caller, answer, receipt);
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
      registry.giveBack(moved, job.id(), job.document().ids().size());
    }
    listeners.forEach(listener -> listener.accept(job));
    live.tellAll(Topic.PRINT_JOB_CHANGED, job.id());
  }

  /// It is not as it was when it was last asked.
  private void changed(String printer) {
    queue.wake(printer);
    live.tellAll(Topic.PRINTER_CHANGED, printer);
  }

  private void sweepSoon() {
    alarm.at(
        clock.instant().plus(SWEEP_EVERY),
        () -> {
          queue.sweep();
          printers.lookForChanges();
          sweepSoon();
        });
  }
}
