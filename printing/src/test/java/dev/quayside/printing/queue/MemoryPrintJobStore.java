package dev.quayside.printing.queue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The store's contract in memory; it outlives the queues a test lets crash on it.
public final class MemoryPrintJobStore implements PrintJobStore {

  private final Map<String, PrintJob> jobs = new LinkedHashMap<>();
  private final Map<String, byte[]> rendered = new HashMap<>();
  private @Nullable PrintJobState failing;
  private boolean failsAfter;

  @Override
  public synchronized void add(PrintJob job) {
    if (jobs.putIfAbsent(job.id(), job) != null) {
      throw new IllegalStateException("There is a job " + job.id() + " already.");
    }
  }

  @Override
  public synchronized void add(PrintJob job, byte[] bytes) {
    add(job);
    rendered.put(job.id(), bytes.clone());
  }

  @Override
  public synchronized List<PrintJob> first(String printer, int most) {
    return waiting(printer).stream().limit(most).toList();
  }

  @Override
  public synchronized List<String> printersWaiting() {
    return jobs.values().stream()
        .filter(job -> job.state() == PrintJobState.QUEUED || job.state() == PrintJobState.RENDERED)
        .map(PrintJob::printer)
        .distinct()
        .toList();
  }

  @Override
  public synchronized Optional<PrintJob> find(String id) {
    return Optional.ofNullable(jobs.get(id));
  }

  /// Fails once when a job gets into this state.
  ///
  /// @param after whether the change is made all the same
  synchronized void failAt(PrintJobState state, boolean after) {
    failing = state;
    failsAfter = after;
  }

  @Override
  public synchronized boolean replace(PrintJob before, PrintJob after) {
    if (after.state() == failing) {
      failing = null;
      boolean done = failsAfter && replace(before, after);
      throw new IllegalStateException("away, done: " + done);
    }
    PrintJob now = jobs.get(before.id());
    if (now == null || now.version() != before.version()) {
      return false;
    }
    jobs.put(after.id(), after);
    return true;
  }

  @Override
  public synchronized boolean replace(PrintJob before, PrintJob after, byte[] bytes) {
    boolean replaced = replace(before, after);
    if (replaced) {
      rendered.put(after.id(), bytes.clone());
    }
    return replaced;
  }

  @Override
  public synchronized Optional<byte[]> rendered(String id) {
    return Optional.ofNullable(rendered.get(id));
  }

  /// Damages the bytes kept with a job.
  synchronized void spoil(String id) {
    rendered.put(id, new byte[] {0});
  }

  @Override
  public synchronized List<PrintJob> waiting(String printer) {
    return all(
        job ->
            job.printer().equals(printer)
                && (job.state() == PrintJobState.QUEUED || job.state() == PrintJobState.RENDERED));
  }

  @Override
  public synchronized List<PrintJob> awaited() {
    return all(PrintJob::isAwaited);
  }

  @Override
  public synchronized List<PrintJob> inState(PrintJobState state) {
    return all(job -> job.state() == state);
  }

  @Override
  public synchronized List<PrintJob> spooled() {
    return all(PrintJob::isSpooled);
  }

  public synchronized List<PrintJob> all(Predicate<PrintJob> wanted) {
    return new ArrayList<>(jobs.values().stream().filter(wanted).toList());
  }
}
