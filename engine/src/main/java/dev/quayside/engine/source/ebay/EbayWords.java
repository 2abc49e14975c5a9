package dev.quayside.engine.source.ebay;

import dev.quayside.printing.message.MessageKey;

/// What a person does at eBay to connect a seller, where what it asks for is found, and what is
/// told of it.
enum EbayWords implements MessageKey {
  STEP_APP,
  STEP_KEYS,
  STEP_CONSENT,
  CLIENT_ID,
  CLIENT_SECRET,
  REFRESH_TOKEN,
  CONSENT_AGAIN,
  WRONG_APP,
  WHICH_PIECES;

  @Override
  public String bundle() {
    return "ebay";
  }
}
