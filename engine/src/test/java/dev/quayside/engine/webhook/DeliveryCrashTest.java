package dev.quayside.engine.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.base.page.Age;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// A real process, killed with SIGKILL, then started again on the same data; and a clean stop.
@Execution(ExecutionMode.CONCURRENT)
class DeliveryCrashTest {

  @TempDir Path directory;

  @Test
  void whatWasPutDownAndNeverTriedIsDeliveredByTheNextProcess() throws Exception {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      killWhen("queued", receiver, () -> true);
      assertThat(receiver.received()).isEmpty();

      try (var desk = TestWebhooks.open(directory)) {
        awaitAllDelivered(desk);
        assertThat(receiver.received()).hasSize(Doomed.EVENTS);
      }
    }
  }

  @Test
  void whatWasUnderWayGoesAgainAsTheSameDelivery() throws Exception {
    try (var receiver = new Receiver(Receiver.hangs())) {
      killWhen(
          "started", receiver, () -> receiver.received().size() >= DeliveryTasks.AT_ONCE_A_WEBHOOK);
      var interrupted = receiver.deliveries();
      receiver.manner(Receiver.answers(200));

      try (var desk = TestWebhooks.open(directory)) {
        awaitAllDelivered(desk);
        var again = receiver.deliveries().subList(interrupted.size(), receiver.received().size());
        assertThat(again).doesNotHaveDuplicates().hasSize(Doomed.EVENTS).containsAll(interrupted);
        assertThat(deliveries(desk)).allMatch(each -> each.attempts().size() == 1);
      }
    }
  }

  @Test
  void killedInTheMidstOfThemAllNothingIsLost() throws Exception {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      killWhen("started", receiver, () -> receiver.received().size() > Doomed.EVENTS / 3);

      try (var desk = TestWebhooks.open(directory)) {
        awaitAllDelivered(desk);
        assertThat(new HashSet<>(receiver.deliveries())).hasSize(Doomed.EVENTS);
        assertThat(receiver.received())
            .as("only what was under way may come twice")
            .hasSizeLessThanOrEqualTo(Doomed.EVENTS + DeliveryTasks.AT_ONCE_A_WEBHOOK);
      }
    }
  }

  @Test
  void aCleanStopCountsNothingAgainstTheReceiver() {
    try (var receiver = new Receiver(Receiver.hangs())) {
      String id;
      try (var desk = TestWebhooks.open(directory)) {
        id = desk.subscribe(receiver).id();
        desk.happens("1Z1");
        await().until(() -> receiver.received().size() == 1);
      }
      receiver.manner(Receiver.answers(200));
      try (var desk = TestWebhooks.open(directory)) {
        awaitAllDelivered(desk);
        var webhook = desk.webhooks().get(desk.caller(), id);
        assertThat(webhook.consecutiveFailures()).isZero();
        assertThat(deliveries(desk).getFirst().attempts()).hasSize(1);
      }
    }
  }

  private void killWhen(String step, Receiver receiver, BooleanSupplier ripe)
      throws IOException, InterruptedException {
    var said =
        DoomedProcess.run(
            Doomed.class,
            List.of(directory, receiver.url(), step),
            out -> {
              boolean reached = out.lines().anyMatch(step::equals);
              if (reached) {
                await().atMost(Duration.ofSeconds(60)).until(ripe::getAsBoolean);
              }
              return reached;
            });
    assertThat(said).isTrue();
  }

  private static void awaitAllDelivered(TestWebhooks desk) {
    await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () -> {
              desk.webhooks().kick();
              return deliveries(desk).stream()
                  .map(Delivery::status)
                  .collect(Collectors.toSet())
                  .equals(java.util.Set.of(DeliveryStatus.DELIVERED));
            });
  }

  private static List<Delivery> deliveries(TestWebhooks desk) {
    var webhook = desk.webhooks().list(desk.caller(), Age.newest(25)).items().getFirst();
    return desk.deliveries(webhook);
  }

  /// The process that dies: it puts events down, says so, and goes on until it is killed.
  static final class Doomed {

    static final int EVENTS = 60;

    public static void main(String[] arguments) throws InterruptedException {
      var desk = TestWebhooks.stopped(Path.of(arguments[0]));
      desk.subscribe(arguments[1]);
      for (int i = 0; i < EVENTS; i++) {
        desk.happens("shp_" + i);
      }
      if (arguments[2].equals("started")) {
        desk.webhooks().start();
      }
      System.out.println(arguments[2]);
      System.out.flush();
      new CountDownLatch(1).await();
    }
  }
}
