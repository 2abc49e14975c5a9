package dev.quayside.printing.printer.transport;

import static org.awaitility.Awaitility.await;

import java.time.Duration;

/// A job that a spooler has, followed as the queue does.
final class Followed {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private Followed() {}

  static SendResult toItsEnd(Transport transport, SendResult result) {
    return result instanceof SendResult.Spooled spooled
        ? await()
            .atMost(PATIENCE)
            .until(
                () -> transport.progress(spooled.job()),
                now -> !(now instanceof SendResult.Spooled))
        : result;
  }
}
