package dev.quayside.engine.platform.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// A body is whole within its time, or it is refused.
class RequestBodyTest {

  @Test
  void aBodyThatDripsForEverIsEnded() {
    var clock = new AtomicLong();
    var drips = new Drips(clock);
    assertThatThrownBy(() -> RequestBody.whole(drips, clock::get))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("longer than 30 seconds");
    assertThat(Duration.ofNanos(clock.get())).isLessThan(Duration.ofMinutes(1));
  }

  @Test
  void whatIsTooLargeIsNotDroppedForEver() throws IOException {
    var clock = new AtomicLong();
    RequestBody.drain(new Drips(clock), clock::get);
    assertThat(Duration.ofNanos(clock.get())).isLessThan(Duration.ofMinutes(1));
  }

  @Test
  void oneByteTooManyIsSeenAndNoMoreIsRead() throws IOException {
    var body = new ByteArrayInputStream(new byte[RequestBody.MOST_BYTES + 100]);
    assertThat(RequestBody.whole(body, () -> 0)).hasSize(RequestBody.MOST_BYTES + 1);
    assertThat(body.available()).isEqualTo(99);
  }

  /// A byte every five seconds.
  private static final class Drips extends InputStream {

    private final AtomicLong clock;

    private Drips(AtomicLong clock) {
      this.clock = clock;
    }

    @Override
    public int read() {
      clock.addAndGet(Duration.ofSeconds(5).toNanos());
      return ' ';
    }

    @Override
    public int read(byte[] into, int from, int most) {
      into[from] = (byte) read();
      return 1;
    }
  }
}
