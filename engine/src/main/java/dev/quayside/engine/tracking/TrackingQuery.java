package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.tracking.Scan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks carriers about many parcels in parallel, with a few requests at a time to each carrier,
/// until the deadline. A slow or failing carrier delays no other, and is asked again later.
record TrackingQuery(
    Carriers carriers, TrackingTransactions transactions, WorkspaceClock clock, Duration deadline) {

  private static final Logger LOG = LoggerFactory.getLogger(TrackingQuery.class);
  private static final int AT_A_TIME = 4;

  /// A number of a parcel that this workspace did not send, and the carrier it probably belongs to.
  record Stranger(String carrier, String trackingNumber) {}

  /// Asks about parcels of this workspace and stores the answers.
  void about(Caller caller, Collection<TrackedParcel> parcels) {
    var asked = clock.now(caller.workspace());
    var answered = new ConcurrentLinkedQueue<TrackedParcel>();
    // nobody can be asked about a parcel of a carrier that the workspace has no account with
    parcels.stream()
        .filter(parcel -> carriers.find(caller, parcel.carrier()).isEmpty())
        .forEach(answered::add);
    ask(
        caller,
        parcels,
        TrackedParcel::carrier,
        TrackedParcel::trackingNumber,
        (parcel, scans) -> {
          transactions.hear(caller.workspace(), parcel, scans);
          answered.add(parcel);
        });
    if (!answered.isEmpty()) {
      transactions.answered(caller.workspace(), List.copyOf(answered), asked);
    }
  }

  /// Asks about parcels of other senders. Those without an answer are left out of the result.
  Map<Stranger, List<Scan>> elsewhere(Caller caller, Collection<Stranger> foreign) {
    var found = new ConcurrentHashMap<Stranger, List<Scan>>();
    ask(caller, foreign, Stranger::carrier, Stranger::trackingNumber, found::put);
    return found;
  }

  private <T> void ask(
      Caller caller,
      Collection<T> about,
      Function<T, String> carrierOf,
      Function<T, String> numberOf,
      BiConsumer<T, List<Scan>> take) {
    var calls = new ArrayList<Callable<Boolean>>();
    about.stream()
        .collect(Collectors.groupingBy(carrierOf))
        .forEach(
            (code, parcels) ->
                carriers
                    .find(caller, code)
                    .map(Line::to)
                    .ifPresent(
                        line ->
                            line.batches(parcels)
                                .forEach(
                                    batch -> calls.add(() -> tell(line, batch, numberOf, take)))));
    // Not closed: a call that ignores its interruption must not delay the caller.
    var threads = Executors.newVirtualThreadPerTaskExecutor();
    try {
      threads.invokeAll(calls, deadline.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      threads.shutdownNow();
    }
  }

  private static <T> boolean tell(
      Line line, List<T> batch, Function<T, String> numberOf, BiConsumer<T, List<Scan>> take)
      throws InterruptedException {
    try {
      var scans = line.track(batch.stream().map(numberOf).distinct().toList());
      for (T each : batch) {
        var known = scans.get(numberOf.apply(each));
        if (known != null) {
          take.accept(each, known);
        }
      }
      return true;
    } catch (ProblemException e) {
      LOG.debug("{} cannot tell now: {}", line.carrier().profile().code(), e.getMessage());
    } catch (RuntimeException | Error e) {
      LOG.warn("{} failed to track", line.carrier().profile().code(), e);
    }
    return false;
  }

  /// A carrier with the limit of requests to it at once.
  private record Line(Carrier carrier, Semaphore turns) {

    static Line to(Carrier carrier) {
      return new Line(carrier, new Semaphore(AT_A_TIME));
    }

    <T> List<List<T>> batches(List<T> parcels) {
      return parcels.stream().gather(Gatherers.windowFixed(carrier.mostTrackedAtOnce())).toList();
    }

    Map<String, List<Scan>> track(List<String> trackingNumbers) throws InterruptedException {
      turns.acquire();
      try {
        return carrier.trackAll(trackingNumbers);
      } finally {
        turns.release();
      }
    }
  }
}
