package dev.quayside.engine.source.vendure;

import dev.quayside.printing.message.MessageKey;

/// What a person does at Vendure to connect a shop, where what it asks for is found, and what is
/// told of it.
enum VendureWords implements MessageKey {
  STEP_ROLE,
  STEP_KEY,
  STEP_COPY,
  URL,
  API_KEY,
  CHANNEL_TOKEN,
  FIELD_NAME,
  FORBIDDEN,
  NO_CHANNEL,
  NO_FIELD,
  NOT_ADMIN,
  MAY_NOT_WRITE,
  NOT_PAID,
  OVER,
  GONE,
  WHICH_PIECES;

  @Override
  public String bundle() {
    return "vendure";
  }
}
