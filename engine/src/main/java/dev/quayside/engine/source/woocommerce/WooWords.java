package dev.quayside.engine.source.woocommerce;

import dev.quayside.printing.message.MessageKey;

/// Where a person finds what WooCommerce asks for, and what its buyers read.
enum WooWords implements MessageKey {
  STEP_KEY,
  STEP_RIGHTS,
  STEP_COPY,
  URL,
  CONSUMER_KEY,
  CONSUMER_SECRET,
  NOTE;

  @Override
  public String bundle() {
    return "woocommerce";
  }
}
