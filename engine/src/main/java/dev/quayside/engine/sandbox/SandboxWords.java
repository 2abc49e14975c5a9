package dev.quayside.engine.sandbox;

import dev.quayside.printing.message.MessageKey;

/// What the simulated carriers say.
public enum SandboxWords implements MessageKey {
  IN_DOUBT;

  @Override
  public String bundle() {
    return "sandbox";
  }
}
