package dev.quayside.engine.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.SeveralEngines;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One event is one delivery, whichever of the engines that share the database sends it, and also
/// when another one starts meanwhile.
class WebhookSeveralEnginesTest {

  private static final int EVENTS = 20;

  @TempDir Path directory;

  @Test
  void everyEventIsSentOnceWhileEnginesComeAndGo() {
    var answers = new Semaphore(0);
    try (var receiver = new Receiver(Receiver.answersWhenLet(answers, 200));
        var desks = SeveralEngines.open(directory, 2)) {
      var first = desks.first();
      first
          .engine()
          .eventFeeds()
          .webhooks()
          .create(
              first.caller(),
              new WebhookDraft(receiver.url(), List.of("label.created"), "s3cret"),
              RequestKey.none());
      for (int i = 0; i < EVENTS; i++) {
        buy(i % 2 == 0 ? first : desks.second(), "draft-" + i);
      }
      await().until(() -> receiver.received().size() == DeliveryTasks.AT_ONCE_A_WEBHOOK);
      var third = desks.another();
      third.engine().eventFeeds().webhooks().kick();
      third.engine().eventFeeds().webhooks().kick();
      answers.release(EVENTS * 2);

      await()
          .atMost(Duration.ofSeconds(30))
          .until(() -> receiver.deliveries().stream().distinct().count() == EVENTS);
      desks.another();
      assertThat(receiver.deliveries()).doesNotHaveDuplicates().hasSize(EVENTS);
    }
  }

  private static void buy(PaperEngine desk, String draft) {
    desk.engine().formPurchase().buy(desk.caller(), draft, PaperEngine.order());
  }
}
