package dev.quayside.engine.platform.health;

import dev.quayside.printing.message.MessageKey;

enum HealthWords implements MessageKey {
  HEALTH_READ,
  HEALTH_STORE,
  HEALTH_DISK,
  HEALTH_SILENT;

  @Override
  public String bundle() {
    return "platform";
  }
}
