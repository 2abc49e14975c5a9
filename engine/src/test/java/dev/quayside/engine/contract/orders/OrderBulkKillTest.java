package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// A process that is killed with SIGKILL while it changes 1,500 orders, and again while it undoes
/// that: the retry with the same Idempotency-Key goes on, and each order is changed and given back
/// once.
@Execution(ExecutionMode.CONCURRENT)
class OrderBulkKillTest {

  private static final int ORDERS = 1_500;
  private static final int AT_ONCE = 500;
  private static final String BULK = "/v1/orders/bulk";
  private static final String CHANGE =
      "{\"filter\":{\"status\":\"open\"},\"change\":{\"tags\":{\"add\":[\"Rush\"]},\"notes\":\"Once\"}}";

  @Test
  void whatAKillStopsGoesOnWithTheSameKey(@TempDir Path directory) throws Exception {
    try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
      for (int from = 0; from < ORDERS; from += AT_ONCE) {
        var taken = api(served).post("/v1/orders/batch", orders(from));
        assertThat(taken.status()).as(taken.text()).isEqualTo(201);
      }
    }
    killed(directory, BULK, CHANGE, "change-1");
    String undo;
    try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
      var done = api(served).with("Idempotency-Key", "change-1").post(BULK, CHANGE);
      assertThat(done.status()).as(done.text()).isEqualTo(200);
      assertThat(done.json().get("changed").asInt()).isEqualTo(ORDERS);
      assertThat(tagged(api(served))).isEqualTo(ORDERS);
      undo = BULK + "/" + done.json().get("undo").asText() + "/undo";
    }
    killed(directory, undo, "", "undo-1");
    try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
      var done = api(served).with("Idempotency-Key", "undo-1").post(undo, "");
      assertThat(done.status()).as(done.text()).isEqualTo(200);
      assertThat(done.json().get("changed").asInt()).isEqualTo(ORDERS);
      assertThat(done.json().get("refused")).isEmpty();
      assertThat(tagged(api(served))).isZero();
      assertThat(api(served).post(undo, "").status()).as("a second time").isEqualTo(409);
    }
  }

  /// Posts to a process and kills it once some orders have been written, and not all.
  private static void killed(Path directory, String path, String body, String key)
      throws Exception {
    DoomedProcess.run(
        Doomed.class,
        List.of(directory),
        out -> {
          var api = Api.of(URI.create(out.readLine())).key(out.readLine());
          int before = tagged(api);
          var asked =
              Thread.startVirtualThread(
                  () -> {
                    try {
                      api.with("Idempotency-Key", key).post(path, body);
                    } catch (java.io.UncheckedIOException killed) {
                      // as it is meant to be
                    }
                  });
          while (asked.isAlive() && tagged(api) == before) {
            Thread.onSpinWait();
          }
          return true;
        });
  }

  private static int tagged(Api api) {
    var list = api.get("/v1/orders?pageSize=1&tag=Rush").json();
    return list.at("/pagination/totalCount").asInt();
  }

  private static Api api(ServedEngine served) {
    return Api.of(served.sandbox()).key(served.key("demo", Role.OPERATOR));
  }

  private static String orders(int from) {
    return IntStream.range(from, from + AT_ONCE)
        .mapToObj(i -> OrderRoutesTest.order("K-" + i, 8))
        .collect(Collectors.joining(",", "{\"orders\":[", "]}"));
  }

  /// The process that dies: an engine that answers.
  static final class Doomed {

    public static void main(String[] arguments) throws InterruptedException {
      var served = ServedEngine.open(Path.of(arguments[0]), ServedEngine.FREE_PORTS);
      System.out.println(served.sandbox());
      System.out.println(served.key("demo", Role.OPERATOR));
      System.out.flush();
      new CountDownLatch(1).await();
    }
  }
}
