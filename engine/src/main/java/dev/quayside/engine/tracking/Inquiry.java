package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks carriers where parcels are: many at once, a few at a time a carrier, until the deadline. A
/// carrier that is slow or down holds up nobody else, and is asked again another time.
final class Inquiry {

  private static final Logger LOG = LoggerFactory.getLogger(Inquiry.class);
  private static final int AT_A_TIME = 4;

  private final Carriers carriers;
  private final TrackerBooks books;
  private final Function<WorkspaceId, Instant> now;
  private final Duration deadline;

  Inquiry(
      Carriers carriers,
      TrackerBooks books,
      Function<WorkspaceId, Instant> now,
      Duration deadline) {
    this.carriers = carriers;
    this.books = books;
    this.now = now;
    this.deadline = deadline;
  }

  /// A number that is not ours, and the carrier it may be of.
  record Stranger(String carrier, String trackingNumber) {}

  /// Takes in what carriers have to say about parcels of ours.
  void about(Caller caller, Collection<Watch> parcels) {
    var asked = now.apply(caller.workspace());
    var answered = new ConcurrentLinkedQueue<String>();
    ask(
        caller,
        parcels,
        Watch::carrier,
        (carrier, parcel) -> {
          var scans = carrier.track(parcel.trackingNumber());
          books.hear(caller.workspace(), parcel, scans);
          answered.add(parcel.id());
        });
    if (!answered.isEmpty()) {
      books.answered(caller.workspace(), List.copyOf(answered), asked);
    }
  }

  /// What carriers say about parcels of others. Those that do not answer are left out.
  Map<Stranger, List<Scan>> elsewhere(Caller caller, Collection<Stranger> strangers) {
    var found = new ConcurrentHashMap<Stranger, List<Scan>>();
    ask(
        caller,
        strangers,
        Stranger::carrier,
        (carrier, stranger) -> found.put(stranger, carrier.track(stranger.trackingNumber())));
    return found;
  }

  @FunctionalInterface
  private interface Question<T> {
    void ask(Carrier carrier, T about);
  }

  private <T> void ask(
      Caller caller, Collection<T> about, Function<T, String> carrierOf, Question<T> question) {
    var turns = new HashMap<String, Semaphore>();
    var calls =
        about.stream()
            .flatMap(
                each ->
                    carriers.find(caller, carrierOf.apply(each)).stream()
                        .map(
                            carrier ->
                                call(
                                    turns.computeIfAbsent(
                                        carrierOf.apply(each), _ -> new Semaphore(AT_A_TIME)),
                                    carrier,
                                    () -> question.ask(carrier, each))))
            .toList();
    // Not closed: a call that ignores its interruption must not hold up whoever asks.
    var threads = Executors.newVirtualThreadPerTaskExecutor();
    try {
      threads.invokeAll(calls, deadline.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      threads.shutdownNow();
    }
  }

  private static Callable<Boolean> call(Semaphore turns, Carrier carrier, Runnable question) {
    return () -> {
      turns.acquire();
      try {
        question.run();
        return true;
      } catch (ProblemException e) {
        LOG.debug("{} cannot tell now: {}", carrier.profile().code(), e.getMessage());
      } catch (RuntimeException e) {
        LOG.warn("{} failed to track", carrier.profile().code(), e);
      } finally {
        turns.release();
      }
      return false;
    };
  }
}
