package dev.quayside.printing.queue;

import dev.quayside.printing.message.Why;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Prints jobs in order, one worker for each printer.
///
/// Printing exactly once is impossible with a printer that does not answer, so a job is retried
/// automatically only while not one byte of it has left. After that the printer's counter decides
/// if there is one; otherwise the job is UNKNOWN until a person has looked. Another copy is always
/// a separate job.
public final class PrintQueue {

  private final QueueParts parts;
  private final Supplier<String> ids;
  private final Executor executor;
  private final Map<String, PrinterLane> lanes = new ConcurrentHashMap<>();
  private volatile boolean stopped;

  /// @param ids makes new, unique job ids
  /// @param alarm wakes the queue for the next try
  /// @param executor runs the workers; see [#workers()]
  /// @param listener called after every change, on the thread that made it
  public PrintQueue(
      PrintJobStore store,
      Printers printers,
      PrintContent content,
      PrinterHealth health,
      InstantSource clock,
      Supplier<String> ids,
      Alarm alarm,
      Executor executor,
      Consumer<PrintJob> listener) {
    this.parts =
        new QueueParts(store, printers, content, health, clock, alarm, listener, this::wake);
    this.ids = ids;
    this.executor = executor;
  }

  /// Daemon threads for the workers. Platform threads: sending waits in a selector.
  public static Executor workers() {
    return Executors.newThreadPerTaskExecutor(
        Thread.ofPlatform().daemon().name("print-", 0).factory());
  }

  /// Takes over the jobs of an earlier run: those in SENDING become UNKNOWN, those sent to a
  /// printer that counts are still awaited, the rest goes on.
  public void start() {
    parts.store().awaited().forEach(job -> lane(job.printer()).resume(job));
    for (PrintJob job : parts.store().inState(PrintJobState.SENDING)) {
      PrintJob unknown = job.to(PrintJobState.UNKNOWN, Why.ENDED.of(), parts.now());
      if (parts.change(job, unknown) && unknown.odometer() != null) {
        lane(job.printer()).resume(unknown);
      }
    }
    parts.store().spooled().forEach(job -> lane(job.printer()).resume(job));
    lanes.values().forEach(PrinterLane::wake);
    sweep();
  }

  /// Prints the jobs that another process has stored, and goes on where the store had failed.
  public void sweep() {
    lanes.values().stream().filter(PrinterLane::isBehind).forEach(PrinterLane::wake);
    parts.store().printersWaiting().forEach(this::wake);
  }

  /// Wakes a printer's worker after something about the printer has changed.
  public void wake(String printer) {
    if (!stopped) {
      lane(printer).wake();
    }
  }

  /// Starts no further job and waits for those being sent.
  ///
  /// @param atMost the longest wait for each printer
  public void stop(Duration atMost) throws InterruptedException {
    stopped = true;
    for (PrinterLane lane : lanes.values()) {
      lane.stop(atMost);
    }
  }

  public PrintJob submit(PrintRequest request) {
    return add(request, null);
  }

  /// Makes jobs in the order they are to come out. The caller stores them in its own transaction
  /// and then calls [#kept].
  public List<PrintJob> prepare(List<PrintRequest> requests) {
    return requests.stream()
        .map(request -> PrintJob.queued(ids.get(), request, null, parts.now()))
        .toList();
  }

  /// The next state of an UNKNOWN job after the packer's answer. When nothing came out, the same
  /// job is printed again in its turn. The caller stores it in its own transaction and then calls
  /// [#kept].
  ///
  /// @throws IllegalPrintJobChange when the job is not UNKNOWN
  public PrintJob answered(PrintJob asked, boolean printed) {
    demand(asked, "answered", PrintJobState.UNKNOWN);
    return printed
        ? asked.to(PrintJobState.CONFIRMED, null, parts.now())
        : asked.anew(parts.content().redraws(asked), parts.now());
  }

  /// The next state of an UNKNOWN job of which nothing came out and which is not to be printed
  /// again. The caller stores it in its own transaction and then calls [#kept].
  ///
  /// @throws IllegalPrintJobChange when the job is not UNKNOWN
  public PrintJob givenUp(PrintJob asked) {
    demand(asked, "answered", PrintJobState.UNKNOWN);
    return asked.to(PrintJobState.FAILED, Why.NOTHING_PRINTED.of(), parts.now());
  }

  /// Goes on after the caller has stored these jobs.
  public void kept(List<PrintJob> jobs) {
    jobs.forEach(parts.listener());
    jobs.stream().map(PrintJob::printer).distinct().forEach(this::wake);
  }

  /// A job for a finished file; the caller stores both.
  public static PrintJob finished(String id, PrintRequest request, byte[] file, Instant now) {
    return PrintJob.finished(id, request, null, Sha256.hex(file), now);
  }

  /// Queues a finished file, byte for byte.
  public PrintJob submit(PrintRequest request, byte[] file) {
    return add(request, null, file);
  }

  /// Queues another copy of a job that has ended, as a separate job that names the first.
  ///
  /// @throws IllegalPrintJobChange while the job still waits: it will be printed anyway
  public PrintJob reprint(String id) {
    PrintJob job = find(id);
    if (job.state().isWaiting()) {
      throw new IllegalPrintJobChange(job, "printed again before it has ended");
    }
    String first = job.reprintOf();
    PrintRequest request =
        new PrintRequest(job.printer(), job.document(), job.title(), null, job.station());
    String of = first == null ? job.id() : first;
    if (!parts.content().redraws(job)) {
      return add(request, of, parts.store().rendered(job.id()).orElse(new byte[0]));
    }
    return add(request, of);
  }

  /// Cancels a job before its first byte has left.
  public PrintJob cancel(String id) {
    return andGoOn(change(id, job -> job.to(PrintJobState.CANCELLED, null, parts.now())));
  }

  /// Keeps a job back until it is released.
  public PrintJob hold(String id) {
    return andGoOn(
        change(id, job -> job.to(PrintJobState.HELD, Why.HELD_BY_HAND.of(), parts.now())));
  }

  /// Lets a held job go on.
  public PrintJob release(String id) {
    return andGoOn(
        change(
            id,
            held -> {
              demand(held, "released", PrintJobState.HELD);
              PrintJobState to =
                  held.sha256() == null ? PrintJobState.QUEUED : PrintJobState.RENDERED;
              return held.to(to, null, parts.now());
            }));
  }

  /// Has a person asked about a job that was being sent by a queue which has ended for good.
  public void doubt(PrintJob sending) {
    parts.change(sending, sending.to(PrintJobState.UNKNOWN, Why.ENDED.of(), parts.now()));
  }

  /// Records that a person has seen the label of a job that was sent or unknown.
  public PrintJob confirmPrinted(String id) {
    return change(id, job -> job.to(PrintJobState.CONFIRMED, null, parts.now()));
  }

  /// Records that a person has seen that nothing came out of a job that was sent or unknown;
  /// [#reprint] may follow.
  public PrintJob confirmLost(String id) {
    return change(
        id,
        job -> {
          demand(job, "called lost", PrintJobState.SENT, PrintJobState.UNKNOWN);
          return job.to(PrintJobState.FAILED, Why.NOTHING_PRINTED.of(), parts.now());
        });
  }

  /// Tries a printer's waiting jobs at once, as after it was switched on or set up.
  public void retryNow(String printer) {
    for (PrintJob job : parts.store().waiting(printer)) {
      if (job.nextAttemptAt() != null) {
        parts.change(job, job.dueNow(parts.now()));
      }
    }
    wake(printer);
  }

  private PrintJob add(PrintRequest request, @Nullable String reprintOf, byte[] file) {
    PrintJob job = PrintJob.finished(ids.get(), request, reprintOf, Sha256.hex(file), parts.now());
    parts.store().add(job, file);
    parts.listener().accept(job);
    return andGoOn(job);
  }

  private PrintJob add(PrintRequest request, @Nullable String reprintOf) {
    PrintJob job = PrintJob.queued(ids.get(), request, reprintOf, parts.now());
    parts.store().add(job);
    parts.listener().accept(job);
    return andGoOn(job);
  }

  private static void demand(PrintJob job, String wanted, PrintJobState... from) {
    if (!List.of(from).contains(job.state())) {
      throw new IllegalPrintJobChange(job, wanted);
    }
  }

  /// Wakes the printer: the change may let this or another job go.
  private PrintJob andGoOn(PrintJob job) {
    wake(job.printer());
    return job;
  }

  private PrintJob find(String id) {
    return parts.store().find(id).orElseThrow(() -> new UnknownPrintJob(id));
  }

  /// Applies a change to the job's current version, and again when the worker changed it in
  /// between.
  private PrintJob change(String id, UnaryOperator<PrintJob> change) {
    while (true) {
      PrintJob before = find(id);
      PrintJob after = change.apply(before);
      if (parts.change(before, after)) {
        return after;
      }
    }
  }

  private PrinterLane lane(String printer) {
    return lanes.computeIfAbsent(printer, name -> new PrinterLane(name, parts, executor));
  }
}
