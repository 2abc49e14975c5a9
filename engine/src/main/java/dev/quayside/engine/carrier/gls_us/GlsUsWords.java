package dev.quayside.engine.carrier.gls_us;

import dev.quayside.printing.message.MessageKey;

enum GlsUsWords implements MessageKey {
  NO_NUMBERS;

  @Override
  public String bundle() {
    return "gls_us";
  }
}
