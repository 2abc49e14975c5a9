package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks carriers in parallel, each on a virtual thread, and passes on their replies as they come,
/// until the deadline. A carrier that answers without waiting ({@link Carrier#isAtHand}) is asked
/// on the caller's own thread.
///
/// A caller may wait for less than the deadline and gets the replies that are there by then, but
/// the other carriers still have until the deadline. Interrupting them earlier would count as their
/// failure, and after a few such failures the guard would refuse purchases because of one impatient
/// checkout.
record RateFanOut(Duration deadline) {

  static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private static final Logger LOG = LoggerFactory.getLogger(RateFanOut.class);

  /// One carrier's reply, or why there is none.
  ///
  /// @param failure null when it answered
  record Reply(
      Carrier carrier,
      List<Quote> quotes,
      List<CarrierMessage> declined,
      List<CarrierMessage> alerts,
      @Nullable CarrierMessage failure) {}

  /// @param wait time to wait for replies, at most the deadline
  void ask(
      List<Carrier> carriers,
      Function<Carrier, Rating> question,
      Duration wait,
      Consumer<Reply> listener) {
    var waited = wait.compareTo(deadline) < 0 ? wait : deadline;
    var outside = carriers.stream().filter(carrier -> !carrier.isAtHand()).toList();
    var replies = new LinkedBlockingQueue<Reply>();
    long start = System.nanoTime();
    var asking = new ArrayList<Thread>();
    for (Carrier carrier : outside) {
      asking.add(Thread.startVirtualThread(() -> replies.add(reply(carrier, question))));
    }
    for (Carrier carrier : carriers) {
      if (!outside.contains(carrier)) {
        listener.accept(reply(carrier, question));
      }
    }
    if (!outside.isEmpty()) {
      collect(outside, replies, start, waited, listener);
      hangUp(asking, start);
    }
  }

  /// Lets the calls still open go on until the deadline, then interrupts them.
  private void hangUp(List<Thread> asking, long start) {
    if (Thread.currentThread().isInterrupted() || left(start, deadline) <= 0) {
      asking.forEach(Thread::interrupt);
    } else if (asking.stream().anyMatch(Thread::isAlive)) {
      Thread.startVirtualThread(
          () ->
              asking.stream()
                  .filter(thread -> !ended(thread, left(start, deadline)))
                  .forEach(Thread::interrupt));
    }
  }

  private static boolean ended(Thread thread, long nanos) {
    try {
      return thread.join(Duration.ofNanos(nanos));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static long left(long start, Duration limit) {
    return limit.toNanos() - (System.nanoTime() - start);
  }

  private void collect(
      List<Carrier> asked,
      LinkedBlockingQueue<Reply> replies,
      long start,
      Duration wait,
      Consumer<Reply> listener) {
    var silent = new HashSet<>(asked);
    while (!silent.isEmpty()) {
      var reply = next(replies, left(start, wait));
      if (reply.isEmpty()) {
        break;
      }
      silent.remove(reply.get().carrier());
      listener.accept(reply.get());
    }
    silent.forEach(carrier -> listener.accept(late(carrier, wait)));
  }

  private Reply reply(Carrier carrier, Function<Carrier, Rating> question) {
    try {
      var rating = question.apply(carrier);
      return new Reply(
          carrier, rating.quotes(), declined(carrier, rating), alerts(carrier, rating), null);
    } catch (ProblemException e) {
      return failed(carrier, e.code(), e.problem().message());
    } catch (RuntimeException e) {
      LOG.warn("{} failed to rate", carrier.profile().code(), e);
      return failed(
          carrier,
          ProblemCode.CARRIER_UNAVAILABLE,
          CarrierWords.GARBLED.of(carrier.profile().name()));
    }
  }

  private static Reply late(Carrier carrier, Duration wait) {
    return failed(
        carrier,
        ProblemCode.CARRIER_UNAVAILABLE,
        CarrierWords.LATE.of(carrier.profile().name(), wait.toSeconds()));
  }

  private static Reply failed(Carrier carrier, ProblemCode code, Message message) {
    return new Reply(
        carrier,
        List.of(),
        List.of(),
        List.of(),
        CarrierMessage.missing(carrier.profile().code(), code, message));
  }

  private static List<CarrierMessage> declined(Carrier carrier, Rating rating) {
    var code = carrier.profile().code();
    return rating.declined().stream()
        .map(no -> CarrierMessage.missing(code, no.reason().code(), no.reason().message()))
        .toList();
  }

  private static List<CarrierMessage> alerts(Carrier carrier, Rating rating) {
    var code = carrier.profile().code();
    return Stream.concat(
            rating.refusals().stream()
                .map(why -> CarrierMessage.missing(code, why.code(), why.message())),
            rating.alerts().stream().map(alert -> CarrierMessage.notice(code, alert)))
        .toList();
  }

  private static Optional<Reply> next(LinkedBlockingQueue<Reply> replies, long nanos) {
    try {
      return Optional.ofNullable(replies.poll(nanos, TimeUnit.NANOSECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
