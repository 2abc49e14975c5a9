package dev.quayside.engine.tracking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A carrier that takes a call and says nothing.
class SilentCarrierTest {

  private static final Duration DEADLINE = Duration.ofMillis(200);

  @Test
  void isWaitedForUntilTheDeadlineHoweverManyParcelsItHas(@TempDir Path directory) {
    try (var desk = PaperEngine.open(directory, Duration.ZERO, DEADLINE, _ -> {})) {
      var trackers = desk.engine().trackers();
      var numbers = IntStream.range(0, 20).mapToObj(_ -> number(desk)).toList();
      numbers.forEach(
          number -> desk.carrier().report(number, List.of(Scans.at(1, TrackingStatus.ACCEPTED))));
      var answering = new CountDownLatch(1);
      desk.carrier().silentUntil(answering);

      assertThat(trackers.trackAll(desk.caller(), numbers))
          .allSatisfy(each -> assertThat(status(each)).isEqualTo(TrackingStatus.PRE_TRANSIT));

      answering.countDown();
      // a busy machine may need more than one deadline for twenty parcels
      await()
          .untilAsserted(
              () ->
                  assertThat(trackers.trackAll(desk.caller(), numbers))
                      .allSatisfy(
                          each -> assertThat(status(each)).isEqualTo(TrackingStatus.ACCEPTED)));
    }
  }

  private static String number(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none())
        .trackingNumber()
        .orElseThrow();
  }

  private static TrackingStatus status(Lookup lookup) {
    return switch (lookup) {
      case Lookup.Found(var tracker) -> tracker.status();
      case Lookup.Missed(var problem) -> throw new AssertionError(problem.message().sentence());
    };
  }
}
