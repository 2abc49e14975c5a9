package dev.quayside.engine.shipping.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.webhook.WebhookDraft;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rate requests answered later, with a carrier that takes its time.
class AsyncRateRequestsTest {

  private static final int MOST_AT_ONCE = 8;

  @TempDir Path directory;

  /// A real process, killed with SIGKILL while it asks the carrier.
  @Test
  void whatWasAcceptedIsAnsweredByTheNextProcess() throws Exception {
    var id = acceptedByADoomedProcess();

    try (var desk = PaperEngine.open(directory)) {
      var tickets = desk.engine().rating().asyncRateRequests();
      var done =
          await()
              .until(
                  () -> tickets.get(desk.caller(), id),
                  ticket -> ticket.status() == AsyncRateRequest.Status.COMPLETED);
      assertThat(done.rates()).hasSize(1);
      var webhook =
          desk.engine().eventFeeds().webhooks().list(desk.caller(), Age.newest(25)).items();
      var told =
          desk.engine()
              .eventFeeds()
              .webhooks()
              .deliveries(desk.caller(), webhook.getFirst().id(), Age.newest(25));
      assertThat(told.items()).as("one event").hasSize(1);
    }
  }

  @Test
  void aFewAreAskedAtATimeAndNoneIsLost() {
    var atOnce = new AtomicInteger();
    var most = new AtomicInteger();
    var go = new CountDownLatch(1);
    try (var desk =
        PaperEngine.open(
            directory,
            Duration.ZERO,
            step -> {
              most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
              stop(go);
              atOnce.decrementAndGet();
            })) {
      var tickets = desk.engine().rating().asyncRateRequests();
      var accepted = new java.util.ArrayList<String>();
      for (int i = 0; i < 3 * MOST_AT_ONCE; i++) {
        accepted.add(tickets.accept(desk.caller(), request(), RequestKey.none()).id());
      }
      await().until(() -> atOnce.get() == MOST_AT_ONCE);
      go.countDown();
      await()
          .untilAsserted(
              () ->
                  assertThat(accepted)
                      .allMatch(
                          id ->
                              tickets.get(desk.caller(), id).status()
                                  == AsyncRateRequest.Status.COMPLETED));
      assertThat(most.get()).isEqualTo(MOST_AT_ONCE);
    }
  }

  @Test
  void aRateCanBeBoughtAsSoonAsItsCarrierHasAnswered() {
    try (var desk = PaperEngine.open(directory)) {
      var rates = desk.engine().rating().rates();
      var shown = new AtomicInteger();
      var whole =
          rates.quote(
              desk.caller(),
              request(),
              answer -> {
                var found =
                    desk.engine()
                        .rating()
                        .rates()
                        .shown(desk.caller().workspace(), answer.rates().getFirst().id());
                assertThat(found).isPresent();
                shown.incrementAndGet();
              });
      assertThat(shown.get()).isEqualTo(1);
      var id = whole.rates().getFirst().id();
      assertThat(rates.shown(desk.caller().workspace(), id))
          .hasValueSatisfying(quoted -> assertThat(quoted.alternatives()).isEqualTo(whole.rates()));
      assertThat(rates.shown(desk.caller().workspace(), id.substring(0, 28) + "ZZZ")).isEmpty();
    }
  }

  private String acceptedByADoomedProcess() throws IOException, InterruptedException {
    return DoomedProcess.run(Doomed.class, List.of(directory), BufferedReader::readLine);
  }

  private static RateRequest request() {
    return RateRequest.of(
        Address.of("94105", "US"), Address.of("10001", "US"), Parcel.of(Weight.ofPounds(1), null));
  }

  private static void stop(CountDownLatch until) {
    try {
      until.await();
    } catch (InterruptedException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  /// The process that dies: it accepts, says which, and its carrier never answers.
  static final class Doomed {

    public static void main(String[] arguments) {
      var desk =
          PaperEngine.open(Path.of(arguments[0]), Duration.ZERO, _ -> stop(new CountDownLatch(1)));
      desk.engine()
          .eventFeeds()
          .webhooks()
          .create(
              desk.caller(),
              new WebhookDraft(
                  "http://127.0.0.1:9/", List.of(EventType.SHIPMENT_RATE_AVAILABLE.wire()), null),
              RequestKey.none());
      var ticket =
          desk.engine()
              .rating()
              .asyncRateRequests()
              .accept(desk.caller(), request(), RequestKey.none());
      System.out.println(ticket.id());
      System.out.flush();
      stop(new CountDownLatch(1));
    }
  }
}
