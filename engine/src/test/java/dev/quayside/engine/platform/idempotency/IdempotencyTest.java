package dev.quayside.engine.platform.idempotency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdempotencyTest {

  @TempDir Path directory;
  private PaperEngine desk;
  private final AtomicInteger effects = new AtomicInteger();

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void aRetryGetsTheFirstAnswerAndHasNoEffect() {
    var first = once("key", "same");
    var second = once("key", "same");

    assertThat(first).isEqualTo(new Got("effect 1", false));
    assertThat(second).isEqualTo(new Got("effect 1", true));
    assertThat(effects).hasValue(1);
  }

  @Test
  void theSameKeyForSomethingElseIsAConflict() {
    once("key", "this");
    assertThat(catchThrowableOfType(ProblemException.class, () -> once("key", "that")).code())
        .isEqualTo(ProblemCode.DUPLICATE_SHIPMENT);
  }

  @Test
  void keysOfOtherWorkspacesAreOtherKeys() {
    once(desk.caller().workspace(), "key", "this");
    once(desk.engine().accounts().workspaces().bySlug("main").orElseThrow().id(), "key", "that");
    assertThat(effects).hasValue(2);
  }

  @Test
  void manyAtOnceHaveOneEffectAndOneAnswer() {
    var answers = IntStream.range(0, 50).parallel().mapToObj(_ -> once("key", "same")).toList();

    assertThat(answers).extracting(Got::body).containsOnly("effect 1");
    assertThat(answers).filteredOn(answer -> !answer.replayed()).hasSize(1);
  }

  @Test
  void aFailureWithoutAnAnswerLetsTheRetryRun() {
    assertThatThrownBy(
            () ->
                desk.engine()
                    .idempotency()
                    .once(
                        desk.caller().workspace(),
                        "key",
                        "same",
                        _ -> {
                          throw new IllegalStateException("broken");
                        },
                        Answer::body))
        .isInstanceOf(IllegalStateException.class);
    assertThat(once("key", "same").replayed()).isFalse();
  }

  /// A retry that reaches a second engine before the first has begun finds the order's pieces gone.
  @Test
  void whatIsRefusedSinceTheSameRequestWasBegunElsewhereMeanwhileGetsItsAnswer() {
    var idempotency = desk.engine().idempotency();
    var workspace = desk.caller().workspace();
    var got =
        idempotency.once(
            workspace,
            "key",
            "same",
            _ -> {
              idempotency.keep(workspace, "key", "same", new Answer(201, "bought", Map.of()), null);
              throw ProblemException.refused(ProblemCode.CONFLICT, "0 are left to ship");
            },
            kept -> new Got(kept.body(), true));
    assertThat(got).isEqualTo(new Got("bought", true));
  }

  @Test
  void aKeyIsFreeAgainAfter24HoursOfTheWorkspacesClock() {
    once("key", "this");
    desk.engine().accounts().clocks().advance(desk.caller().workspace(), Duration.ofHours(24));

    assertThat(once("key", "that").body()).isEqualTo("effect 2");
  }

  /// What a request got.
  private record Got(String body, boolean replayed) {}

  private Got once(String key, String fingerprint) {
    return once(desk.caller().workspace(), key, fingerprint);
  }

  private Got once(WorkspaceId workspace, String key, String fingerprint) {
    var idempotency = desk.engine().idempotency();
    return idempotency.once(
        workspace,
        key,
        fingerprint,
        _ -> {
          var answer = new Answer(201, "effect " + effects.incrementAndGet(), Map.of());
          idempotency.keep(workspace, key, fingerprint, answer, null);
          return new Got(answer.body(), false);
        },
        kept -> new Got(kept.body(), true));
  }
}
