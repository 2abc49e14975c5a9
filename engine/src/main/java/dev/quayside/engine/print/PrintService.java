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
import dev.quayside.engine.platform.event.Elsewhere;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.print.printer.InstalledPrinters;
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

/// Print jobs of this installation. A bought label stays bought, whatever the printer does.
public final class PrintService implements ShipmentListener, AutoCloseable {

  private static final Duration LAST_WORDS = Duration.ofSeconds(2);
  private static final Duration LOOK_EVERY = Duration.ofSeconds(5);

  private final Database database;
  private final Stations stations;
  private final InstantSource clock;
  private final PrinterRegistry registry;
  private final InstalledPrinters printers;
  private final PrintEvents told;
  private final PrintQueueStore jobs;
  private final PrintJobLists lists;
  private final PrintJobEndStore ends = new PrintJobEndStore();
  private final Routing routing;
  private final PrintSources sources;
  private final PrintPlan plan;
  private final SchedulerAlarm alarm;
  private final PrinterWatch watch;
  private final PrintQueue queue;
  private final PrintQuestions questions;
  private final PrintRounds rounds;
  private final ContentPrinting content;
  private final List<Consumer<PrintJob>> listeners = new CopyOnWriteArrayList<>();
  private final LiveEvents live;

  /// @param stations which printers are this engine's to send to, and which other stations are
  ///   there
  /// @param papers sources of the documents that can be printed beside labels
  /// @param contents files that other programs send
  /// @param environments the environment of a workspace
  /// @param live told of every change of a job, a printer and a route
  /// @param elsewhere tells what other engines leave to print
  public PrintService(
      Database database,
      Stations stations,
      Shipments shipments,
      LabelArt art,
      List<DocumentSource> papers,
      PrintContents contents,
      Function<WorkspaceId, Environment> environments,
      Ids ids,
      InstantSource clock,
      Events events,
      LiveEvents live,
      Elsewhere elsewhere) {
    this.database = database;
    this.stations = stations;
    this.clock = clock;
    this.live = live;
    registry = new PrinterRegistry(database, clock, stations::own, events::noteShared);
    told = PrintEvents.to(events, contents);
    jobs = new PrintQueueStore(database, told, stations.own());
    sources =
        new PrintSources(
            shipments, art, papers, new LabelPrintRenderer(registry), contents, environments);
    lists = new PrintJobLists(database, stations);
    routing = new Routing(database, new PrintRouteStore(), registry, live, events);
    plan = new PrintPlan(registry, routing, sources, jobs);
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
    content = new ContentPrinting(database, plan, contents, queue, jobs, lists);
    questions = new PrintQuestions(database, queue, jobs, shipments);
    printers = new InstalledPrinters(registry, stations, watch, queue::retryNow, live);
    rounds = new PrintRounds(database.isShared(), queue, printers, jobs, stations, elsewhere);
  }

  /// Continues the jobs left from the last run.
  public void start() {
    if (stations.isEldest()) {
      routing.takeOwnerless();
    }
    queue.start();
    watch.start();
    rounds.start();
  }

  /// Adds a listener for every change of every job. It is called on the thread that made the
  /// change.
  public void listen(Consumer<PrintJob> listener) {
    listeners.add(listener);
  }

  public InstalledPrinters printers() {
    return printers;
  }

  /// Which printer prints which kind of document.
  public Routing routing() {
    return routing;
  }

  public ContentPrinting content() {
    return content;
  }

  /// Queues a label; of a shipment of several boxes, the labels of all.
  ///
  /// @param printer null for the one of its route, or the default
  /// @throws ProblemException `NOT_FOUND` when no such printer is set up
  public PrintJob print(Caller caller, Shipment shipment, @Nullable String printer) {
    var order = new PrintOrder(shipment.labelIds(), printer, 1, null);
    return print(caller, order, RequestKey.none()).getFirst();
  }

  /// Prints a label again; of a shipment of several boxes, the labels of all. A job that still
  /// waits is tried at once instead of adding a second one.
  ///
  /// @return of a shipment of several boxes, the job of the first label
  /// @throws ProblemException `NOT_FOUND` when no printer is set up
  public PrintJob printAgain(Caller caller, Shipment shipment) {
    return printAllAgain(caller, shipment).getFirst();
  }

  /// Prints the labels of a shipment again, as {@link #printAgain} does.
  ///
  /// @return at least one
  public List<PrintJob> printAllAgain(Caller caller, Shipment shipment) {
    var before = newest(caller, shipment);
    return before.isEmpty()
        ? List.of(print(caller, shipment, null))
        : before.stream().map(this::again).toList();
  }

  private PrintJob again(PrintJob newest) {
    if (newest.state().isWaiting()) {
      retryNow(newest.printer());
      return newest;
    }
    return reprint(newest.id());
  }

  /// Prints a label unless it was queued before, so that a second call after a crash adds nothing.
  ///
  /// @return the label's newest job; empty when the workspace has no printer
  public Optional<PrintJob> printOnce(Caller caller, Shipment shipment) {
    var before = jobs(caller, shipment).stream().findFirst();
    boolean nowhere =
        registry.standard(caller.environment()).isEmpty() && routing.all(caller).isEmpty();
    return before.isPresent() || nowhere ? before : Optional.of(print(caller, shipment, null));
  }

  /// Queues a document for the printer its kind is routed to, or for any that takes sheets.
  ///
  /// @return empty when there is neither
  public Optional<PrintJob> printOnSheets(Caller caller, PrintKind kind, String documentId) {
    return plan.onSheets(caller, kind, documentId)
        .map(order -> print(caller, order, RequestKey.none()).getFirst());
  }

  /// Queues labels and other documents. Each printer prints its own in this order.
  ///
  /// @param order label or document ids, with those that belong together next to each other
  /// @throws ProblemException `NOT_FOUND` when a document or the printer does not exist
  public List<PrintJob> print(Caller caller, PrintOrder order, RequestKey<List<PrintJob>> key) {
    return submit(plan.of(caller, order), key);
  }

  /// Queues several orders one after the other, either all of them or none.
  ///
  /// @throws ProblemException `NOT_FOUND` when a document or a printer does not exist
  public List<PrintJob> print(Caller caller, List<PrintOrder> orders) {
    var requests = orders.stream().flatMap(order -> plan.of(caller, order).stream()).toList();
    return submit(requests, RequestKey.none());
  }

  /// Whether the workspace has a job that is still to be printed, read within the caller's
  /// transaction.
  public boolean isPrinting(Tx tx, Caller caller) {
    return ends.isPrinting(tx, caller.workspace());
  }

  /// Whether there is a document with this id, beside labels, that can be printed.
  public boolean knows(Caller caller, String documentId) {
    return sources.knows(caller, documentId);
  }

  private List<PrintJob> submit(List<PrintRequest> requests, RequestKey<List<PrintJob>> key) {
    var made = queue.prepare(requests);
    var answer = key.answer(made);
    database.change(
        tx -> {
          jobs.insert(tx, made);
          answer.keep(tx);
        });
    queue.kept(made);
    return made;
  }

  /// Number of labels like this one that are best printed together: as many as the label sheet in
  /// the tray has room for; 1 without sheets.
  ///
  /// @throws ProblemException `NOT_FOUND` when no such printer is set up
  public int labelsTogether(
      Caller caller, Shipment shipment, @Nullable String printer, @Nullable String station) {
    return plan.labelsTogether(caller, shipment.labelId(), printer, station);
  }

  /// Queues a finished file byte for byte; the job belongs to no workspace.
  public PrintJob printFile(String printer, String title, byte[] file) {
    return queue.submit(new PrintRequest(printer, PrintDocument.file(title), title, null), file);
  }

  /// A label's jobs, newest first.
  public List<PrintJob> jobs(Caller caller, Shipment shipment) {
    return lists.ofLabel(caller, shipment.labelId());
  }

  /// The newest job of each label of a shipment, in the order of its boxes; of the label of one
  /// further box, its own. Labels on one sheet have one job.
  public List<PrintJob> newest(Caller caller, Shipment shipment) {
    var labels = shipment.isFirstPiece() ? shipment.labelIds() : List.of(shipment.labelId());
    return labels.stream()
        .flatMap(label -> lists.ofLabel(caller, label).stream().findFirst().stream())
        .distinct()
        .toList();
  }

  /// Labels that were sent to a printer but are not known to be printed, by label id.
  public Map<String, Unprinted> unprinted(Caller caller) {
    return lists.unprinted(caller);
  }

  public Optional<PrintJob> job(String id) {
    return jobs.find(id);
  }

  /// @throws ProblemException `NOT_FOUND`, also for a job of another workspace
  public PrintJob job(Caller caller, String id) {
    return jobs.find(id)
        .filter(job -> caller.workspace().value().equals(job.document().owner()))
        .map(lists::shown)
        .orElseThrow(() -> ProblemException.notFound(PrintWords.JOB, id));
  }

  /// The jobs of a workspace, newest first.
  public Page<PrintJob> jobs(Caller caller, PrintJobFilter filter, Slice<Age> slice) {
    return lists.page(caller, filter, slice);
  }

  /// Jobs of the workspace and of no workspace, such as test labels: first those that need a
  /// person, then the waiting ones, both oldest first, then the newest.
  public List<PrintJob> line(Caller caller, int most) {
    return lists.line(caller, most);
  }

  /// Changes several jobs of the workspace or of none, such as test labels.
  ///
  /// @param change for instance {@link #retry}
  /// @throws ProblemException `NOT_FOUND` when one is another workspace's; then none is changed
  public List<PrintJob> change(
      Caller caller, List<String> jobIds, Function<String, PrintJob> change) {
    PrintChange.requireWithin(caller, jobIds, jobs);
    return jobIds.stream().map(change).toList();
  }

  /// Prints one more copy on a person's request.
  ///
  /// @throws ProblemException `CONFLICT` while the job still waits, since it will be printed
  ///   anyway, and when the file of another program is no longer kept
  public PrintJob reprint(String jobId) {
    jobs.find(jobId)
        .filter(job -> job.document().sent() != null)
        .ifPresent(content.contents()::demandKept);
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

  /// Answers for a person whether a label was printed.
  public PrintJob confirm(String jobId, boolean printed) {
    return PrintChange.allowed(
        () -> printed ? queue.confirmPrinted(jobId) : queue.confirmLost(jobId));
  }

  /// Jobs of which only a person can say whether they were printed, by printer, in the order they
  /// were sent.
  public Map<String, List<PrintJob>> asked(Caller caller) {
    return questions.asked(caller);
  }

  /// Answers for several jobs, either all of them or none. Printed ones are confirmed, the others
  /// are printed again or given up.
  ///
  /// @return the jobs after the answer
  /// @throws ProblemException `CONFLICT` when one of the jobs is not in question; `NOT_FOUND`
  public List<PrintJob> answer(Caller caller, PrintAnswer answer, RequestKey<List<PrintJob>> key) {
    return questions.answer(caller, answer, key);
  }

  /// Tries a waiting job at once, releases a held one, and reprints one that failed, expired or was
  /// cancelled; of another program's file also one that was printed.
  ///
  /// @throws ProblemException `CONFLICT` for a label that was printed, or what may have been
  public PrintJob retry(String jobId) {
    var job = jobs.find(jobId).orElseThrow(() -> ProblemException.notFound(PrintWords.JOB, jobId));
    return job.document().sent() == null ? PrintChange.retry(queue, job) : content.retry(job);
  }

  /// Tries the jobs waiting for a printer at once.
  public void retryNow(String printer) {
    queue.retryNow(printer);
  }

  /// Starts no further job; jobs being sent get two seconds to finish.
  @Override
  public void close() {
    rounds.close();
    watch.close();
    alarm.close();
    try {
      queue.stop(LAST_WORDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Cancels a voided label's waiting jobs within the transaction of the void, so that it cannot be
  /// printed later and look valid.
  @Override
  public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
    shipment.labelIds().stream()
        .flatMap(label -> ends.withdraw(tx, workspace, label, clock.instant()).stream())
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

  /// Reacts to a printer whose state differs from when it was last asked.
  private void changed(String printer) {
    printers.saw(printer);
    queue.wake(printer);
    live.tellAll(Topic.PRINTER_CHANGED, printer);
  }
}
