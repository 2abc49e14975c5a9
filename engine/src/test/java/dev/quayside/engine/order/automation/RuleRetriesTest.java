package dev.quayside.engine.order.automation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.agenda.RuleAgenda.Entry;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RuleRetriesTest {

  private static final Instant START = Instant.parse("2026-11-27T09:00:00Z");

  private final RuleRetries retries = new RuleRetries();
  private final WorkspaceId workspace = new WorkspaceId("wsp_1");

  @Test
  void pausesDoubleUpToEightMinutesAndAChangeOrSuccessEndsThem() {
    var entry = new Entry("ord_1", 3);
    var now = START;
    for (long seconds : LongStream.of(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 512).toArray()) {
      assertThat(retries.isDue(entry, now)).isTrue();
      assertThat(retries.failed(workspace, entry, now)).isEqualTo(Duration.ofSeconds(seconds));
      assertThat(retries.isDue(entry, now.plusSeconds(seconds).minusMillis(1))).isFalse();
      now = now.plusSeconds(seconds);
    }
    retries.failed(workspace, entry, now);
    var changed = new Entry("ord_1", 4);
    assertThat(retries.isDue(changed, now)).isTrue();
    assertThat(retries.failed(workspace, changed, now)).isEqualTo(Duration.ofSeconds(1));
    assertThat(retries.isDue(changed, now)).isFalse();
    retries.succeeded(changed);
    assertThat(retries.isDue(changed, now)).isTrue();
  }
}
