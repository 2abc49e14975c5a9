package dev.quayside.engine.sandbox;

import dev.quayside.printing.message.MessageKey;

enum SandboxWords implements MessageKey {
  NO_LABEL,
  NO_PICKUP,
  SCANNED,
  WITHIN_A_YEAR,
  IN_DOUBT,
  SILENT,
  UNREADABLE,
  DOWN,
  FLAKY;

  @Override
  public String bundle() {
    return "sandbox";
  }
}
