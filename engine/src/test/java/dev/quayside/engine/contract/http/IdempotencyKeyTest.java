package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ContractTest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Idempotency-Key.
public class IdempotencyKeyTest extends ContractTest {

  private static final String BODY = "{\"name\":\"a\",\"price\":12.5,\"inner\":{\"zip\":\"1\"}}";

  @Test
  void aRetryGetsTheFirstAnswerAndNoSecondEffect() {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "retry");
    var first = api.post("/v1/probe", BODY);
    var effects = probes.effects.get();
    var second = api.post("/v1/probe", BODY);

    assertThat(second.status()).isEqualTo(first.status()).isEqualTo(201);
    assertThat(second.text()).isEqualTo(first.text());
    assertThat(first.header("Idempotent-Replayed")).isEmpty();
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
    assertThat(probes.effects.get()).isEqualTo(effects);
  }

  @Test
  void theSameJsonWrittenOtherwiseIsTheSameRequest() {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "canonical");
    api.post("/v1/probe", BODY);
    var second =
        api.post(
            "/v1/probe", "{ \"inner\": {\"zip\": \"1\"},\n \"price\": 12.50, \"name\": \"a\" }");

    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
  }

  /// A parameter changes what is done: `wholeShipment` voids more than was voided.
  @Test
  void theSameKeyForOtherParametersIs409() {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "query");
    api.post("/v1/probe?a=1&b=2", BODY);
    assertThat(api.post("/v1/probe?b=2&a=1&_=7", BODY).header("Idempotent-Replayed"))
        .isEqualTo("true");
    assertThat(api.post("/v1/probe?a=2&b=2", BODY).code()).isEqualTo("DUPLICATE_SHIPMENT");
    assertThat(api.post("/v1/probe", BODY).code()).isEqualTo("DUPLICATE_SHIPMENT");
  }

  /// Of two keys one would be left out: the retry that sends the other one buys again.
  @Test
  void twoKeysAreRefused() {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "one").with("Idempotency-Key", "two");
    var refused = api.post("/v1/probe", BODY);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("Idempotency-Key");
  }

  @Test
  void theSameKeyForAnotherRequestIs409() {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "other");
    api.post("/v1/probe", BODY);

    assertThat(api.post("/v1/probe", BODY.replace("12.5", "12.51")).code())
        .isEqualTo("DUPLICATE_SHIPMENT");
    assertThat(api.post("/v1/probe-bare").status()).as("another path").isEqualTo(409);
  }

  @Test
  void postsWithoutABodyCanBeRetriedToo() {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "bare");
    var first = api.post("/v1/probe-bare");
    var second = api.post("/v1/probe-bare");

    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
  }

  @Test
  void withoutAKeyEachRequestCounts() {
    var api = as(Role.OPERATOR);
    assertThat(api.post("/v1/probe", BODY).text()).isNotEqualTo(api.post("/v1/probe", BODY).text());
  }

  @Test
  void keysOfTwoWorkspacesDoNotMeet() {
    var workspace = served.workspace("neighbour");
    var other =
        served
            .engine()
            .accounts()
            .keys()
            .create(workspace.id(), workspace.environment(), Role.OPERATOR)
            .secret();
    as(Role.OPERATOR).with("Idempotency-Key", "shared").post("/v1/probe", BODY);
    var second =
        anonymous().key(other).with("Idempotency-Key", "shared").post("/v1/probe", BODY + " ");

    assertThat(second.status()).isEqualTo(201);
    assertThat(second.header("Idempotent-Replayed")).isEmpty();
  }

  @Test
  void twentyRequestsAtOnceHaveOneEffect() throws Exception {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "crowd");
    int before = probes.effects.get();
    try (var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers =
          IntStream.range(0, 20)
              .mapToObj(i -> crowd.submit(() -> api.post("/v1/probe", BODY)))
              .toList();
      var bodies = new java.util.HashSet<String>();
      for (var answer : answers) {
        bodies.add(answer.get().text());
      }
      assertThat(bodies).hasSize(1);
    }
    assertThat(probes.effects.get()).isEqualTo(before + 1);
  }

  @Test
  void aKeyIsForgottenAfter24HoursOfTheWorkspacesClock() {
    var workspace = served.workspace("slow-retry");
    var key =
        served
            .engine()
            .accounts()
            .keys()
            .create(workspace.id(), workspace.environment(), Role.OPERATOR)
            .secret();
    var api = anonymous().key(key).with("Idempotency-Key", "day");
    var first = api.post("/v1/probe", BODY);
    served.engine().accounts().clocks().advance(workspace.id(), Duration.ofHours(23));
    assertThat(api.post("/v1/probe", BODY).text()).isEqualTo(first.text());
    served.engine().accounts().clocks().advance(workspace.id(), Duration.ofHours(2));
    assertThat(api.post("/v1/probe", BODY).text()).isNotEqualTo(first.text());
  }

  @Test
  void whatIsNoKeyIs400() {
    for (String key : List.of("", "x".repeat(256), "tab\there")) {
      var response = as(Role.OPERATOR).with("Idempotency-Key", key).post("/v1/probe", BODY);
      assertThat(response.status()).as(key).isEqualTo(400);
      assertThat(response.fields()).containsExactly("Idempotency-Key");
    }
  }

  @Test
  void aMalformedRequestDoesNotUseTheKeyUp() {
    var api = as(Role.OPERATOR).with("Idempotency-Key", "mended");
    assertThat(api.post("/v1/probe", "{}").status()).isEqualTo(400);
    assertThat(api.post("/v1/probe", BODY).status()).isEqualTo(201);
  }
}
