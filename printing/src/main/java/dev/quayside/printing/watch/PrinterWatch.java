package dev.quayside.printing.watch;

import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.status.Health;
import dev.quayside.printing.printer.status.PrinterStatus;
import dev.quayside.printing.printer.status.Probe;
import dev.quayside.printing.printer.status.Probes;
import dev.quayside.printing.printer.status.Tally;
import dev.quayside.printing.queue.Vitals;
import dev.quayside.printing.reason.Reason;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Asks every printer every few seconds how it is, apart from the jobs, and remembers the answer.
///
/// A printer takes one connection at a time, so it is left alone while a job is being sent; an
/// answer that a job has crossed is thrown away.
public final class PrinterWatch implements Vitals, AutoCloseable {

  private final Supplier<List<Printer>> printers;
  private final InstantSource clock;
  private final Duration every;
  private final Consumer<String> changed;
  private final Map<String, Sighting> sightings = new ConcurrentHashMap<>();
  private final Map<String, Instant> lastThere = new ConcurrentHashMap<>();
  private final Map<String, Integer> sends = new ConcurrentHashMap<>();
  private final Set<String> sending = ConcurrentHashMap.newKeySet();

  /// Those that have answered once: only their silence means anything.
  private final Set<String> talkers = ConcurrentHashMap.newKeySet();

  private final Set<String> asking = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("printer-watch").factory());

  /// @param printers those set up
  /// @param changed told the name of a printer whose state is another than before
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

  public void start() {
    rounds.scheduleWithFixedDelay(
        this::round, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// What is known of a printer; empty until it was asked.
  public Optional<Sighting> sighting(String printer) {
    return Optional.ofNullable(sightings.get(printer));
  }

  /// Forgets what was known, as after a printer was set up anew.
  public void forget(String printer) {
    sightings.remove(printer);
    talkers.remove(printer);
    lastThere.remove(printer);
  }

  /// Asks now, on the caller's thread.
  public PrinterStatus ask(Printer printer) {
    if (sending.contains(printer.name())) {
      return PrinterStatus.BUSY;
    }
    int before = sends.getOrDefault(printer.name(), 0);
    PrinterStatus status = probe(printer).status();
    boolean crossed =
        sending.contains(printer.name()) || sends.getOrDefault(printer.name(), 0) != before;
    if (!crossed) {
      remember(printer.name(), status);
    }
    return crossed ? PrinterStatus.BUSY : status;
  }

  @Override
  public Optional<Reason> trouble(String printer) {
    Sighting last = sightings.get(printer);
    if (last == null || last.status().health() != Health.ATTENTION) {
      return Optional.empty();
    }
    boolean silent = last.status().equals(PrinterStatus.SILENT) && !talkers.contains(printer);
    return silent ? Optional.empty() : Optional.of(last.status().reason());
  }

  @Override
  public Optional<Instant> awaySince(String printer) {
    Sighting last = sightings.get(printer);
    return last == null || last.status().health() != Health.OFFLINE
        ? Optional.empty()
        : Optional.of(lastThere.getOrDefault(printer, Instant.EPOCH));
  }

  @Override
  public Tally count(Printer printer) {
    return talkers.contains(printer.name()) ? probe(printer).count() : new Tally.Unasked();
  }

  @Override
  public void taken(String printer) {
    lastThere.put(printer, clock.instant());
    Sighting last = sightings.get(printer);
    if (last != null && last.status().health() == Health.OFFLINE) {
      sightings.remove(printer, last);
      changed.accept(printer);
    }
  }

  @Override
  public void sending(String printer) {
    sends.merge(printer, 1, Integer::sum);
    sending.add(printer);
  }

  @Override
  public void atRest(String printer) {
    sending.remove(printer);
  }

  @Override
  public void lookAgain(String printer) {
    rounds.execute(
        () ->
            printers.get().stream()
                .filter(each -> each.name().equals(printer))
                .forEach(this::askApart));
  }

  @Override
  public void close() {
    rounds.shutdownNow();
  }

  private void round() {
    printers.get().forEach(this::askApart);
  }

  /// One that is slow to answer does not hold up the others.
  private void askApart(Printer printer) {
    if (asking.add(printer.name())) {
      Thread.ofVirtual()
          .name("ask-" + printer.name())
          .start(
              () -> {
                try {
                  ask(printer);
                } finally {
                  asking.remove(printer.name());
                }
              });
    }
  }

  private void remember(String printer, PrinterStatus status) {
    if (status.isWell()) {
      talkers.add(printer);
    }
    if (status.health() != Health.OFFLINE) {
      lastThere.put(printer, clock.instant());
    }
    Sighting before = sightings.put(printer, new Sighting(status, clock.instant()));
    if (before == null || !before.status().equals(status)) {
      changed.accept(printer);
    }
  }

  private static Probe probe(Printer printer) {
    return Probes.of(printer.transport().address(), printer.language());
  }
}
