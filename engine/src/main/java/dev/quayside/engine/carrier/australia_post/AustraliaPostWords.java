package dev.quayside.engine.carrier.australia_post;

import dev.quayside.printing.message.MessageKey;

enum AustraliaPostWords implements MessageKey {
  DECLARATION,
  DOLLARS,
  NO_ADULT,
  NO_HAZMAT,
  NO_SIGNATURE;

  @Override
  public String bundle() {
    return "australia_post";
  }
}
