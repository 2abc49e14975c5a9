package dev.quayside.engine.platform.retry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Right;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Whatever a round does, the next one comes, until the loop is stopped.
class WorkLoopTest {

  private static final Duration LONG = Duration.ofMinutes(10);

  private final WakeSignal wake = new WakeSignal();
  private final AtomicInteger rounds = new AtomicInteger();

  @Test
  void aWokenLoopWaitsNoLongerAlsoAfterAFault() {
    try (var loop = WorkLoop.ofMany("test", this::failsAtFirst, wake)) {
      loop.start();
      await().until(() -> rounds.get() == 1);
      wake.give();
      await().until(() -> rounds.get() == 2);
    }
  }

  @Test
  void aLoopOfItsOwnTriesAgainByItselfAfterAFault() {
    try (var loop = new WorkLoop("test", this::failsAtFirst, wake)) {
      loop.start();
      await().until(() -> rounds.get() == 2);
    }
  }

  private Duration failsAtFirst() {
    if (rounds.incrementAndGet() == 1) {
      throw new IllegalStateException("the first round fails");
    }
    return LONG;
  }

  @Test
  void aRoundHasTheRightsOfTheEngine() {
    var may = new AtomicBoolean();
    try (var loop = new WorkLoop("test", () -> seen(may), wake)) {
      loop.start();
      await().untilTrue(may);
    }
  }

  private static Duration seen(AtomicBoolean may) {
    may.set(Stream.of(Right.values()).allMatch(Acting::may));
    return LONG;
  }

  /// Shops that hang would otherwise be waited for one after the other.
  @Test
  void loopsThatAreStoppedFirstEndTheirRoundsBesideEachOther() {
    var under = new CountDownLatch(2);
    var ended = new CountDownLatch(2);
    var loops =
        Stream.of("a", "b")
            .map(name -> WorkLoop.ofMany(name, () -> hangs(under, ended), wake))
            .toList();
    loops.forEach(WorkLoop::start);
    await().until(() -> under.getCount() == 0);
    loops.forEach(WorkLoop::stop);
    assertThat(loops)
        .allSatisfy(
            loop ->
                assertThat(CompletableFuture.runAsync(() -> loop.join(LONG)))
                    .succeedsWithin(Duration.ofSeconds(20)));
    assertThat(ended.getCount()).isZero();
    assertThat(loops).allMatch(WorkLoop::isClosed);
  }

  /// Ends only once both were told to.
  private static Duration hangs(CountDownLatch under, CountDownLatch ended) {
    under.countDown();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      ended.countDown();
      awaited(ended);
    }
    return LONG;
  }

  private static void awaited(CountDownLatch ended) {
    try {
      assertThat(ended.await(1, TimeUnit.MINUTES)).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aLoopThatWasNotStartedIsClosedAtOnce() {
    var loop = new WorkLoop("test", () -> LONG, wake);
    loop.close();
    assertThat(loop.isClosed()).isTrue();
  }
}
