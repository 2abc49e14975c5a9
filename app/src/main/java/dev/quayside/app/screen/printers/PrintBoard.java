package dev.quayside.app.screen.printers;

import dev.quayside.app.control.JobTitle;
import dev.quayside.app.print.PrintState;
import dev.quayside.app.print.PrintStates;
import dev.quayside.app.shell.Printing;
import dev.quayside.app.shell.Printing.State;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.queue.PrintJob;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/// The print jobs of this run, newest first, and earlier ones that only a person can settle. The
/// queue reports changed jobs, from several threads at once; their state is read only when the
/// board is read, so that no report overtakes another.
public final class PrintBoard {

  /// How many jobs that have come out are kept; all others are kept.
  private static final int MOST = 20;

  private final AtomicBoolean listening = new AtomicBoolean();
  private final Deque<String> changed = new ArrayDeque<>();
  private final Map<String, String> orders = new ConcurrentHashMap<>();
  private final Set<WorkspaceId> looked = ConcurrentHashMap.newKeySet();

  public Printing of(Engine engine, Caller caller) {
    if (listening.compareAndSet(false, true)) {
      engine.printService().listen(job -> take(job.id()));
    }
    if (looked.add(caller.workspace())) {
      engine.printService().asked(caller).values().stream()
          .flatMap(List::stream)
          .forEach(job -> remember(job.id()));
    }
    var all = jobs(engine, caller);
    return engine
        .printService()
        .printers()
        .standard(caller.environment())
        .map(PrinterSetup::name)
        .map(name -> standing(engine.printService(), name, all))
        .orElse(Printing.NOTHING);
  }

  private List<Printing.Job> jobs(Engine engine, Caller caller) {
    var prints = engine.printService();
    var all = new ArrayList<PrintJob>();
    for (var id : ids()) {
      var job = prints.job(id);
      if (job.filter(one -> !isHere(one, caller)).isEmpty()) {
        job.filter(here -> all.size() < MOST || state(prints, here) != State.READY)
            .ifPresentOrElse(all::add, () -> forget(id));
      }
    }
    learn(new QueueRows(engine, caller), all);
    return all.stream().map(job -> shown(job, PrintStates.of(prints, job))).toList();
  }

  /// Looks up the orders of jobs that are new here: a job stays that of its order.
  private void learn(QueueRows rows, List<PrintJob> jobs) {
    var fresh = jobs.stream().filter(job -> !orders.containsKey(job.id())).toList();
    if (!fresh.isEmpty()) {
      rows.of(fresh).forEach(row -> orders.put(row.id(), row.order()));
    }
  }

  /// A printer without paper is not ready, whether or not anything waits for it.
  private static Printing standing(PrintService prints, String name, List<Printing.Job> all) {
    var worst =
        all.stream()
            .filter(job -> job.state().isTrouble())
            .max(Comparator.comparing(Printing.Job::state))
            .orElse(null);
    if (worst != null) {
      return new Printing(worst.printer(), worst.state(), worst.why(), all);
    }
    var stopped = prints.printers().stopped(name).orElse(null);
    boolean mute =
        prints.printers().sighting(name).filter(seen -> seen.status().isMute()).isPresent();
    var busiest =
        all.stream()
            .map(Printing.Job::state)
            .filter(state -> state != State.READY)
            .max(Comparator.naturalOrder());
    return new Printing(
        name,
        stopped == null ? busiest.orElse(mute ? State.MUTE : State.READY) : State.STOPPED,
        stopped,
        all);
  }

  /// What another workspace prints is that one's to settle; what is of none, such as a test label,
  /// is everybody's.
  private static boolean isHere(PrintJob job, Caller caller) {
    var owner = job.document().owner();
    return owner == null || owner.equals(caller.workspace().value());
  }

  private synchronized void take(String id) {
    changed.remove(id);
    changed.addFirst(id);
  }

  /// Adds a job behind those that have changed since.
  private synchronized void remember(String id) {
    if (!changed.contains(id)) {
      changed.addLast(id);
    }
  }

  private synchronized void forget(String id) {
    changed.remove(id);
    orders.remove(id);
  }

  private synchronized List<String> ids() {
    return List.copyOf(changed);
  }

  private Printing.Job shown(PrintJob job, PrintState state) {
    return new Printing.Job(
        orders.getOrDefault(job.id(), ""),
        JobTitle.of(job),
        job.printer(),
        state(job, state),
        state.reason());
  }

  private static State state(PrintService prints, PrintJob job) {
    return state(job, PrintStates.of(prints, job));
  }

  private static State state(PrintJob job, PrintState state) {
    return switch (state.step()) {
      case PRINTED, SENT, NO_PRINTER, EARLIER -> State.READY;
      case PRINTING, AT_PRINTER -> State.PRINTING;
      case WAITING, STOPPED -> State.STOPPED;
      case UNKNOWN -> State.UNCERTAIN;
      case FAILED -> isGivenUp(job) ? State.READY : State.FAILED;
    };
  }

  /// Whether a person has ended the job: then nothing has stopped.
  private static boolean isGivenUp(PrintJob job) {
    return switch (job.state()) {
      case CANCELLED, EXPIRED -> true;
      case QUEUED, RENDERED, SENDING, HELD, SENT, CONFIRMED, UNKNOWN, FAILED -> false;
    };
  }
}
