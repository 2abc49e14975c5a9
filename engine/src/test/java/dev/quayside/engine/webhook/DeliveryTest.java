package dev.quayside.engine.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How deliveries fare over time.
class DeliveryTest {

  /// The specification's own table: minutes since the first attempt.
  private static final List<Duration> SCHEDULE =
      IntStream.of(0, 1, 6, 36, 156, 876).mapToObj(Duration::ofMinutes).toList();

  private final List<Receiver> receivers = new ArrayList<>();

  @TempDir Path directory;
  private TestWebhooks desk;

  @BeforeEach
  void open() {
    desk = TestWebhooks.open(directory);
  }

  @AfterEach
  void close() {
    desk.close();
    receivers.forEach(Receiver::close);
  }

  @Test
  void attemptsFollowTheScheduleToTheMillisecondOfTheWorkspacesClock() {
    var webhook = desk.subscribe(receiver(Receiver.answers(500)));
    var event = desk.happens("shp_1");

    for (int number = 1; number <= SCHEDULE.size(); number++) {
      awaitAttempts(webhook, number);
      assertThat(desk.now()).isEqualTo(TestWebhooks.START.plus(SCHEDULE.get(number - 1)));
      if (number < SCHEDULE.size()) {
        var pause = SCHEDULE.get(number).minus(SCHEDULE.get(number - 1));
        desk.advance(pause.minusMillis(1));
        assertThat(desk.due()).as("a millisecond before attempt %d", number + 1).isEmpty();
        desk.advance(Duration.ofMillis(1));
        desk.webhooks().kick();
      }
    }

    var delivery = desk.delivery(webhook, event);
    assertThat(delivery.status()).isEqualTo(DeliveryStatus.FAILED);
    assertThat(delivery.attempts())
        .extracting(DeliveryAttempt::number)
        .containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(delivery.attempts()).extracting(DeliveryAttempt::statusCode).containsOnly(500);
    assertThat(delivery.attempts())
        .extracting(DeliveryAttempt::startedAt)
        .containsExactlyElementsOf(SCHEDULE.stream().map(TestWebhooks.START::plus).toList());
    assertThat(delivery.attempts().subList(0, 5))
        .extracting(DeliveryAttempt::nextAttemptAt)
        .containsExactlyElementsOf(
            SCHEDULE.stream().skip(1).map(TestWebhooks.START::plus).toList());
    assertThat(delivery.attempts().getLast().nextAttemptAt()).isNull();
  }

  @Test
  void aRetryIsTheSameDeliveryWithTheSameBytes() {
    var receiver = receiver(Receiver.answers(503));
    var webhook = desk.subscribe(receiver);
    desk.happens("shp_1");
    awaitAttempts(webhook, 1);
    receiver.manner(Receiver.answers(204));
    advance(Duration.ofMinutes(1));
    awaitAttempts(webhook, 2);

    var first = receiver.received().getFirst();
    var second = receiver.received().getLast();
    assertThat(second.body()).isEqualTo(first.body());
    assertThat(second.header("X-Service-Delivery")).isEqualTo(first.header("X-Service-Delivery"));
    assertThat(second.header("X-Service-Signature")).isEqualTo(first.header("X-Service-Signature"));
    assertThat(desk.deliveries(webhook).getFirst().status()).isEqualTo(DeliveryStatus.DELIVERED);
  }

  @Test
  void theSixthFailureOfOneEventDisablesAndTheRestWaits() {
    var receiver = receiver(Receiver.answers(500));
    var webhook = desk.subscribe(receiver);
    var doomed = desk.happens("shp_1");
    for (int number = 1; number < SCHEDULE.size(); number++) {
      awaitAttempts(webhook, number);
      advance(SCHEDULE.get(number).minus(SCHEDULE.get(number - 1)));
    }
    awaitAttempts(webhook, 6);
    assertThat(desk.fresh(webhook).status()).isEqualTo(WebhookStatus.DISABLED);
    assertThat(desk.fresh(webhook).disabledAt()).isEqualTo(desk.now());
    assertThat(desk.fresh(webhook).consecutiveFailures()).isEqualTo(6);
    var reason = Objects.requireNonNull(desk.fresh(webhook).disabledReason());
    assertThat(reason.is(WebhookWords.GAVE_UP)).isTrue();
    assertThat(reason.sentence())
        .contains(doomed.id())
        .contains("6 attempts")
        .contains("the receiver answered 500");

    desk.happens("shp_2");
    assertThat(desk.deliveries(webhook)).as("a disabled webhook gets no new events").hasSize(1);
  }

  @Test
  void whatWaitsForADisabledWebhookGoesWhenItIsEnabled() {
    var receiver = receiver(Receiver.answers(500));
    var webhook = desk.subscribe(receiver);
    desk.happens("shp_1");
    for (int number = 1; number < SCHEDULE.size() - 1; number++) {
      awaitAttempts(webhook, number);
      advance(SCHEDULE.get(number).minus(SCHEDULE.get(number - 1)));
    }
    awaitAttempts(webhook, 5);
    var waiting = desk.happens("shp_2");
    awaitAttempts(webhook, 6);
    assertThat(desk.fresh(webhook).status())
        .as("six failures of two events")
        .isEqualTo(WebhookStatus.ENABLED);
    // both are due now: which of them goes first is not said
    advance(Duration.ofHours(12));
    await().until(() -> desk.fresh(webhook).status() == WebhookStatus.DISABLED);
    await()
        .until(
            () ->
                desk.deliveries(webhook).stream()
                    .noneMatch(
                        each ->
                            each.status() == DeliveryStatus.QUEUED && each.attempts().size() < 2));
    int before = receiver.received().size();
    advance(Duration.ofDays(1));
    assertThat(desk.due()).as("nothing goes to a disabled webhook").isEmpty();
    assertThat(receiver.received()).hasSize(before);

    receiver.manner(Receiver.answers(200));
    var enabled = desk.webhooks().enable(desk.caller(), webhook.id(), RequestKey.none());
    assertThat(enabled.status()).isEqualTo(WebhookStatus.ENABLED);
    assertThat(enabled.consecutiveFailures()).isZero();
    assertThat(enabled.disabledAt()).isNull();
    assertThat(enabled.disabledReason()).isNull();
    await().until(() -> desk.delivery(webhook, waiting).status() == DeliveryStatus.DELIVERED);
  }

  @Test
  void aSuccessStartsTheCountOfFailuresAfresh() {
    var receiver = receiver(Receiver.answers(500));
    var webhook = desk.subscribe(receiver);
    desk.happens("shp_1");
    awaitAttempts(webhook, 1);
    assertThat(desk.fresh(webhook).consecutiveFailures()).isEqualTo(1);

    receiver.manner(Receiver.answers(200));
    advance(Duration.ofMinutes(1));
    awaitAttempts(webhook, 2);
    assertThat(desk.fresh(webhook).consecutiveFailures()).isZero();
    assertThat(desk.fresh(webhook).lastDeliveredAt()).isEqualTo(desk.now());
  }

  @Test
  void eventsOfOneSubjectArriveInTheirOrder() {
    var receiver = receiver(Receiver.answers(200));
    desk.subscribe(receiver);
    var told = new ArrayList<String>();
    for (int round = 0; round < 8; round++) {
      for (String subject : List.of("1Z1", "1Z2", "1Z3", "1Z4", "1Z5", "1Z6")) {
        told.add(desk.happens(subject).id());
      }
    }
    await().until(() -> receiver.received().size() == told.size());

    for (String subject : List.of("1Z1", "1Z2", "1Z3", "1Z4", "1Z5", "1Z6")) {
      var arrived =
          receiver.received().stream()
              .map(Receiver.Request::text)
              .filter(text -> text.contains("\"of\":\"" + subject + "\""))
              .toList();
      assertThat(arrived).as(subject).hasSize(8).isSorted();
    }
  }

  @Test
  void oneEventOfASubjectIsUnderWayAtATime() {
    var egress = new Semaphore(0);
    var receiver = receiver(Receiver.answersWhenLet(egress, 200));
    var webhook = desk.subscribe(receiver);
    desk.happens("1Z1");
    desk.happens("1Z1");
    await().until(() -> receiver.received().size() == 1);
    assertThat(desk.due()).isEmpty();
    assertThat(receiver.received()).hasSize(1);

    egress.release(2);
    await().until(() -> receiver.received().size() == 2);
    awaitAttempts(webhook, 2);
  }

  @Test
  void anEventSentAgainAndAgainIsDeliveredAsOften() {
    var egress = new Semaphore(0);
    var receiver = receiver(Receiver.answersWhenLet(egress, 200));
    var webhook = desk.subscribe(receiver);
    var event = desk.happens("1Z1");
    await().until(() -> receiver.received().size() == 1);
    for (int i = 0; i < 2; i++) {
      desk.webhooks().resend(desk.caller(), event.id(), webhook.id(), RequestKey.none());
    }
    egress.release(3);
    await().until(() -> receiver.received().size() == 3);
  }

  @Test
  void whatWaitsForItsRetryHoldsUpNothing() {
    var receiver = receiver(Receiver.answers(500));
    var webhook = desk.subscribe(receiver);
    var first = desk.happens("1Z1");
    awaitAttempts(webhook, 1);
    receiver.manner(Receiver.answers(200));
    var second = desk.happens("1Z1");
    await().until(() -> desk.delivery(webhook, second).status() == DeliveryStatus.DELIVERED);
    assertThat(desk.delivery(webhook, first).status()).isEqualTo(DeliveryStatus.QUEUED);

    advance(Duration.ofMinutes(1));
    await().until(() -> desk.delivery(webhook, first).status() == DeliveryStatus.DELIVERED);
  }

  @Test
  void aSlowReceiverHasFourConnectionsAndHoldsUpNobodyElse() {
    var slow = receiver(Receiver.hangs());
    var fast = receiver(Receiver.answers(200));
    desk.subscribe(slow);
    var other = desk.subscribe(fast);
    for (int i = 0; i < 10; i++) {
      desk.happens("shp_" + i);
    }
    await().until(() -> fast.received().size() == 10);
    await().until(() -> slow.received().size() == DeliveryTasks.AT_ONCE_A_WEBHOOK);
    await()
        .until(
            () ->
                desk.deliveries(other).stream()
                    .allMatch(each -> each.status() == DeliveryStatus.DELIVERED));
    assertThat(desk.due()).isEmpty();
    assertThat(slow.received()).hasSize(DeliveryTasks.AT_ONCE_A_WEBHOOK);
  }

  @Test
  void aDeletedWebhookGetsNothingMore() {
    var receiver = receiver(Receiver.answers(500));
    var webhook = desk.subscribe(receiver);
    desk.happens("shp_1");
    awaitAttempts(webhook, 1);
    desk.webhooks().delete(desk.caller(), webhook.id());

    advance(Duration.ofDays(1));
    desk.happens("shp_2");
    assertThat(desk.due()).isEmpty();
    assertThat(receiver.received()).hasSize(1);
    assertThatThrownBy(() -> desk.fresh(webhook)).isInstanceOf(ProblemException.class);
  }

  @Test
  void aWebhookDeletedWhileItIsDeliveredToIsGone() {
    var egress = new Semaphore(0);
    var receiver = receiver(Receiver.answersWhenLet(egress, 500));
    var webhook = desk.subscribe(receiver);
    var other = desk.subscribe(receiver(Receiver.answers(200)));
    desk.happens("shp_1");
    await().until(() -> receiver.received().size() == 1);
    desk.webhooks().delete(desk.caller(), webhook.id());
    egress.release();

    var after = desk.happens("shp_2");
    await().until(() -> desk.delivery(other, after).status() == DeliveryStatus.DELIVERED);
    assertThat(desk.webhooks().list(desk.caller(), Age.newest(25)).items())
        .extracting(Webhook::id)
        .containsExactly(other.id());
  }

  @Test
  void theNeighboursEventsAreTheirs() {
    var receiver = receiver(Receiver.answers(200));
    var webhook = desk.subscribe(receiver);
    desk.happens(desk.neighbour(), "shp_theirs");
    var ours = desk.happens("shp_ours");

    await().until(() -> desk.delivery(webhook, ours).status() == DeliveryStatus.DELIVERED);
    assertThat(desk.deliveries(webhook)).hasSize(1);
    assertThat(receiver.received()).hasSize(1);
    assertThat(desk.webhooks().list(desk.neighbour(), Age.newest(25)).items()).isEmpty();
    for (Runnable reach :
        List.<Runnable>of(
            () -> desk.webhooks().get(desk.neighbour(), webhook.id()),
            () -> desk.webhooks().delete(desk.neighbour(), webhook.id()),
            () -> desk.webhooks().enable(desk.neighbour(), webhook.id(), RequestKey.none()),
            () -> desk.webhooks().test(desk.neighbour(), webhook.id(), RequestKey.none()),
            () -> desk.webhooks().deliveries(desk.neighbour(), webhook.id(), Age.newest(25)))) {
      assertThatThrownBy(reach::run)
          .isInstanceOf(ProblemException.class)
          .hasMessageContaining("NOT_FOUND");
    }
    assertThat(receiver.received()).hasSize(1);
  }

  @Test
  void onlyEventsAskedForAreSent() {
    var receiver = receiver(Receiver.answers(200));
    var draft = new WebhookDraft(receiver.url(), List.of("label.created"), "s3cret");
    var webhook = desk.webhooks().create(desk.caller(), draft, RequestKey.none()).webhook();
    desk.happens("1Z1");
    assertThat(desk.deliveries(webhook)).isEmpty();
  }

  @Test
  void settledDeliveriesAreForgottenAfterThirtyDays() {
    var webhook = desk.subscribe(receiver(Receiver.answers(200)));
    var event = desk.happens("1Z1");
    await().until(() -> desk.delivery(webhook, event).status() == DeliveryStatus.DELIVERED);

    desk.advance(Duration.ofDays(30));
    assertThat(desk.webhooks().deleteOld(desk.caller().workspace())).isZero();
    desk.advance(Duration.ofMillis(1));
    assertThat(desk.webhooks().deleteOld(desk.neighbour().workspace())).isZero();
    assertThat(desk.webhooks().deleteOld(desk.caller().workspace())).isEqualTo(1);
    assertThat(desk.deliveries(webhook)).isEmpty();
  }

  private void awaitAttempts(Webhook webhook, int number) {
    await()
        .until(
            () ->
                desk.deliveries(webhook).stream().mapToInt(each -> each.attempts().size()).sum()
                    == number);
  }

  private void advance(Duration by) {
    desk.advance(by);
    desk.webhooks().kick();
  }

  private Receiver receiver(Receiver.Manner manner) {
    var receiver = new Receiver(manner);
    receivers.add(receiver);
    return receiver;
  }
}
