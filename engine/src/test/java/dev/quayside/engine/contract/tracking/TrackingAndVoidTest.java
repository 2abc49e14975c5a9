package dev.quayside.engine.contract.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;

/// The carrier scans at the very moment labels are cancelled: each ends as one or the other.
class TrackingAndVoidTest extends SandboxTest {

  private static final int LABELS = 12;

  @RepeatedTest(3)
  void aLabelIsEitherCancelledAndRefundedOrUsed() throws Exception {
    var labels =
        IntStream.range(0, LABELS)
            .mapToObj(_ -> api.post("/v1/labels", order("usps", "PRIORITY_MAIL", "")).json())
            .toList();
    var balance = api.get("/v1/wallet").json().get("balance").decimalValue();
    var answers = atOnce(labels);

    var refunds = java.math.BigDecimal.ZERO;
    for (int i = 0; i < LABELS; i++) {
      var answer = answers.get(i);
      if (answer.status() == 200) {
        assertThat(shipmentStatus(labels.get(i))).isEqualTo("cancelled");
        assertThat(tracking(number(labels.get(i))).get("status").asText()).isEqualTo("cancelled");
        refunds = refunds.add(labels.get(i).at("/rate/amount").decimalValue());
      } else {
        assertThat(answer.code()).as(answer.text()).isEqualTo("VOID_WINDOW_EXPIRED");
        assertThat(shipmentStatus(labels.get(i))).isEqualTo("in_transit");
      }
    }
    advance(20 * 86_400);
    assertThat(api.get("/v1/wallet").json().get("balance").decimalValue())
        .isEqualByComparingTo(balance.add(refunds));
  }

  /// Cancels every label while each is scanned by hand and rounds of tracking go on.
  private List<Api.Response> atOnce(List<JsonNode> labels) throws Exception {
    var start = new CountDownLatch(1);
    var answers = new ArrayList<Future<Api.Response>>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (JsonNode label : labels) {
        boolean hesitates = answers.size() % 2 == 1;
        answers.add(threads.submit(after(start, () -> cancel(label, hesitates))));
        threads.submit(after(start, () -> scan(number(label), "accepted", "")));
        threads.submit(
            after(
                start,
                () -> {
                  served.engine().trackers().catchUp(workspace.ownCaller());
                  return true;
                }));
      }
      start.countDown();
    }
    return answers.stream().map(Future::resultNow).toList();
  }

  /// Looks first, if it hesitates, so that now one and now the other is quicker.
  private Api.Response cancel(JsonNode label, boolean hesitates) {
    if (hesitates) {
      tracking(number(label));
      shipmentStatus(label);
    }
    return cancel(label);
  }

  private static <T> Callable<T> after(CountDownLatch start, Callable<T> action) {
    return () -> {
      start.await();
      return action.call();
    };
  }
}
