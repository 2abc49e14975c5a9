package dev.quayside.printing;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Conditions are looked at at once and often: by itself Awaitility waits a tenth of a second
/// before each look, and so under every one of a thousand conditions.
public final class PromptAwait implements BeforeAllCallback {

  private static final Duration OFTEN = Duration.ofMillis(10);
  private static final Duration LONG = Duration.ofMinutes(1);

  @Override
  public void beforeAll(ExtensionContext context) {
    Awaitility.setDefaultPollDelay(Duration.ZERO);
    Awaitility.setDefaultPollInterval(OFTEN);
    Awaitility.setDefaultTimeout(LONG);
  }
}
