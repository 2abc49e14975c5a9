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
/// Exactly once cannot be had from a printer that answers nothing, so: a job is retried by itself
/// only while not one byte of it has left; after that the printer's counter decides where there is
/// one, else it is UNKNOWN until a person has looked. A further copy is always a job of its own.
public final class PrintQueue {

  private final QueueParts parts;
  private final Supplier<String> ids;
  private final Executor executor;
  private final Map<String, PrinterLane> lanes = new ConcurrentHashMap<>();
  private volatile boolean stopped;

  /// @param ids new, unique job ids
  /// @param alarm wakes the queue for the next try
  /// @param executor runs the workers; see [#workers()]
  /// @param listener told of every change, on the thread that made it
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

  /// Takes up what a former run left: jobs found in SENDING become UNKNOWN, those sent whose
  /// printer counts are still awaited, the rest goes on.
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

  /// Takes up what another process has put down.
  public void sweep() {
    parts.store().printersWaiting().forEach(this::wake);
  }

  /// Something about this printer has changed: what waits for it may go now.
  public void wake(String printer) {
    if (!stopped) {
      lane(printer).wake();
    }
  }

  /// Starts no further job and waits for those being sent.
  ///
  /// @param atMost for each printer
  public void stop(Duration atMost) throws InterruptedException {
    stopped = true;
    for (PrinterLane lane : lanes.values()) {
      lane.stop(atMost);
    }
  }

  public PrintJob submit(PrintRequest request) {
    return add(request, null);
  }

  /// Makes jobs for the caller to keep in a transaction of its own, in the order they are to come
  /// out; then [#kept].
  public List<PrintJob> prepare(List<PrintRequest> requests) {
    return requests.stream()
        .map(request -> PrintJob.queued(ids.get(), request, null, parts.now()))
        .toList();
  }

  /// What becomes of a job that is asked about, for the caller to keep in a transaction of its own;
  /// then [#kept]. Nothing came out: it has its turn once more, as the same job.
  ///
  /// @throws IllegalPrintJobChange when it is not asked about
  public PrintJob answered(PrintJob asked, boolean printed) {
    demand(asked, "answered", PrintJobState.UNKNOWN);
    return printed
        ? asked.to(PrintJobState.CONFIRMED, null, parts.now())
        : asked.anew(parts.content().redraws(asked), parts.now());
  }

  /// As [#answered]: nothing came out, and nothing is to be printed.
  public PrintJob givenUp(PrintJob asked) {
    demand(asked, "answered", PrintJobState.UNKNOWN);
    return asked.to(PrintJobState.FAILED, Why.NOTHING_PRINTED.of(), parts.now());
  }

  /// What the caller was given is kept now.
  public void kept(List<PrintJob> jobs) {
    jobs.forEach(parts.listener());
    jobs.stream().map(PrintJob::printer).distinct().forEach(this::wake);
  }

  /// A job for a finished file, to be kept with it by the caller.
  public static PrintJob finished(String id, PrintRequest request, byte[] file, Instant now) {
    return PrintJob.finished(id, request, null, Sha256.hex(file), now);
  }

  /// Queues a finished file, byte for byte.
  public PrintJob submit(PrintRequest request, byte[] file) {
    return add(request, null, file);
  }

  /// Another copy of a job that is over, as a job of its own that names the first.
  ///
  /// @throws IllegalPrintJobChange while the job still waits: it will print by itself
  public PrintJob reprint(String id) {
    PrintJob job = find(id);
    if (job.state().isWaiting()) {
      throw new IllegalPrintJobChange(job, "printed again before it has ended");
    }
    String first = job.reprintOf();
    PrintRequest request = new PrintRequest(job.printer(), job.document(), job.title(), null);
    String of = first == null ? job.id() : first;
    if (!parts.content().redraws(job)) {
      return add(request, of, parts.store().rendered(job.id()).orElse(new byte[0]));
    }
    return add(request, of);
  }

  /// Gives a job up before its first byte.
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

  /// A person has seen the label of a job that was sent or unknown.
  public PrintJob confirmPrinted(String id) {
    return change(id, job -> job.to(PrintJobState.CONFIRMED, null, parts.now()));
  }

  /// A person has seen that nothing came out of a job that was sent or unknown; [#reprint] may
  /// follow.
  public PrintJob confirmLost(String id) {
    return change(
        id,
        job -> {
          demand(job, "called lost", PrintJobState.SENT, PrintJobState.UNKNOWN);
          return job.to(PrintJobState.FAILED, Why.NOTHING_PRINTED.of(), parts.now());
        });
  }

  /// Tries at once what waits for a printer, as after it was switched on or set up.
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

  /// What changed may let this or another job of the printer go.
  private PrintJob andGoOn(PrintJob job) {
    wake(job.printer());
    return job;
  }

  private PrintJob find(String id) {
    return parts.store().find(id).orElseThrow(() -> new UnknownPrintJob(id));
  }

  /// Applies a change to the job as it is now, again if the worker got in between.
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
