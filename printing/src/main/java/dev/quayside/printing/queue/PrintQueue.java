package dev.quayside.printing.queue;

import java.time.Duration;
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
/// only while not one byte of it has left; after that it is UNKNOWN until a person has looked. A
/// further copy is always a job of its own.
public final class PrintQueue {

  private final QueueParts parts;
  private final Supplier<String> ids;
  private final Executor executor;
  private final Map<String, PrinterLane> lanes = new ConcurrentHashMap<>();

  /// @param ids new, unique job ids
  /// @param alarm wakes the queue for the next try
  /// @param executor runs the workers; see [#workers()]
  /// @param listener told of every change, on the thread that made it
  public PrintQueue(
      PrintJobStore store,
      Printers printers,
      PrintContent content,
      InstantSource clock,
      Supplier<String> ids,
      Alarm alarm,
      Executor executor,
      Consumer<PrintJob> listener) {
    this.parts = new QueueParts(store, printers, content, clock, alarm, listener);
    this.ids = ids;
    this.executor = executor;
  }

  /// Daemon threads for the workers. Platform threads: sending waits in a selector.
  public static Executor workers() {
    return Executors.newThreadPerTaskExecutor(
        Thread.ofPlatform().daemon().name("print-", 0).factory());
  }

  /// Takes up what a former run left: jobs found in SENDING become UNKNOWN, the rest goes on.
  public void start() {
    for (PrintJob job : parts.store().inState(PrintJobState.SENDING)) {
      String why = "Quayside ended while this label was being sent. " + PrinterLane.LOOK;
      parts.change(job, job.to(PrintJobState.UNKNOWN, why, parts.now()));
    }
    for (PrintJobState waiting : List.of(PrintJobState.QUEUED, PrintJobState.RENDERED)) {
      parts.store().inState(waiting).forEach(job -> lane(job.printer()).wake());
    }
  }

  /// Starts no further job and waits for those being sent.
  ///
  /// @param atMost for each printer
  public void stop(Duration atMost) throws InterruptedException {
    for (PrinterLane lane : lanes.values()) {
      lane.stop(atMost);
    }
  }

  public PrintJob submit(PrintRequest request) {
    return add(request, null);
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
    return add(request, first == null ? job.id() : first);
  }

  /// Gives a job up before its first byte.
  public PrintJob cancel(String id) {
    return andGoOn(change(id, job -> job.to(PrintJobState.CANCELLED, null, parts.now())));
  }

  /// Keeps a job back until it is released.
  public PrintJob hold(String id) {
    return andGoOn(change(id, job -> job.to(PrintJobState.HELD, "Held by hand.", parts.now())));
  }

  /// Lets a held job go on.
  public PrintJob release(String id) {
    return andGoOn(
        change(
            id,
            held ->
                held.to(
                    held.sha256() == null ? PrintJobState.QUEUED : PrintJobState.RENDERED,
                    null,
                    parts.now())));
  }

  /// A person has seen the label of a job that was sent or unknown.
  public PrintJob confirmPrinted(String id) {
    return change(id, job -> job.to(PrintJobState.CONFIRMED, null, parts.now()));
  }

  /// A person has seen that nothing came out of an unknown job; [#reprint] may follow.
  public PrintJob confirmLost(String id) {
    return change(id, job -> job.to(PrintJobState.FAILED, "Nothing was printed.", parts.now()));
  }

  /// Tries at once what waits for a printer, as after it was switched on or set up.
  public void retryNow(String printer) {
    for (PrintJob job : parts.store().waiting(printer)) {
      if (job.nextAttemptAt() != null) {
        parts.change(job, job.dueNow(parts.now()));
      }
    }
    lane(printer).wake();
  }

  private PrintJob add(PrintRequest request, @Nullable String reprintOf) {
    PrintJob job = PrintJob.queued(ids.get(), request, reprintOf, parts.now());
    parts.store().add(job);
    parts.listener().accept(job);
    return andGoOn(job);
  }

  /// What changed may let this or another job of the printer go.
  private PrintJob andGoOn(PrintJob job) {
    lane(job.printer()).wake();
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
