package dev.quayside.printing.watch;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.LabelCount;
import dev.quayside.printing.printer.status.PrinterStatus;
import dev.quayside.printing.queue.PrinterHealth;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks every printer for its state at the start and then every few seconds, apart from the jobs,
/// and remembers the answers.
///
/// A printer takes one connection at a time, so it is not asked while a job is being sent, and a
/// job waits until a question has ended.
public final class PrinterWatch implements PrinterHealth, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PrinterWatch.class);

  private final Supplier<List<Printer>> printers;
  private final InstantSource clock;
  private final Duration every;
  private final Consumer<String> changed;
  private final Map<String, WatchedPrinter> watched = new ConcurrentHashMap<>();
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("printer-watch").factory());

  /// @param printers those that are set up
  /// @param changed called with the name of a printer whose state has changed
  public PrinterWatch(
      Supplier<List<Printer>> printers,
      InstantSource clock,
      Duration every,
      Consumer<String> changed) {
    this.printers = printers;
    this.clock = clock;
    this.every = every;
    this.changed = changed;
  }

  /// Asks at once, and then regularly.
  public void start() {
    var _ = rounds.scheduleWithFixedDelay(this::round, 0, every.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// The last known state of a printer; empty until it was asked.
  public Optional<WatchedStatus> sighting(String printer) {
    return of(printer).sighting();
  }

  /// Forgets a printer's state, as after it was set up differently.
  public void forget(String printer) {
    watched.computeIfPresent(printer, (_, known) -> known.anew());
  }

  /// Asks now, on the caller's thread.
  public PrinterStatus ask(Printer printer) {
    return of(printer).ask(printer);
  }

  /// The reason why nothing comes out of the printer now, also when it cannot be reached; empty
  /// when none is known. Never blocks.
  public Optional<Message> stopped(String printer) {
    return trouble(printer).or(() -> awaySince(printer).map(_ -> Why.OFFLINE.of()));
  }

  @Override
  public Optional<Message> trouble(String printer) {
    return of(printer).trouble();
  }

  @Override
  public Optional<Instant> awaySince(String printer) {
    return of(printer).awaySince();
  }

  @Override
  public LabelCount count(Printer printer) {
    return of(printer).count(printer);
  }

  @Override
  public void taken(String printer) {
    of(printer).taken();
  }

  @Override
  public Runnable keepLine(String printer) {
    return of(printer).keepLine();
  }

  @Override
  public void lookAgain(String printer) {
    try {
      rounds.execute(
          () ->
              printers.get().stream()
                  .filter(each -> each.name().equals(printer))
                  .forEach(this::askApart));
    } catch (RejectedExecutionException closed) {
      // the watch is closed
    }
  }

  @Override
  public void close() {
    rounds.shutdownNow();
  }

  private WatchedPrinter of(String printer) {
    return watched.computeIfAbsent(printer, this::unknown);
  }

  private WatchedPrinter of(Printer printer) {
    return watched.compute(
        printer.name(), (name, known) -> (known == null ? unknown(name) : known).about(printer));
  }

  private WatchedPrinter unknown(String printer) {
    return new WatchedPrinter(printer, clock, changed);
  }

  /// Asks every printer once. A round that fails, as when the printers cannot be read, does not end
  /// the watch.
  private void round() {
    try {
      printers.get().forEach(this::askApart);
    } catch (RuntimeException | Error e) {
      LOG.warn("the printers were not looked at this time", e);
    }
  }

  /// Asks on a separate thread, so that a slow printer does not hold up the others.
  private void askApart(Printer printer) {
    of(printer).askApart(printer);
  }
}
