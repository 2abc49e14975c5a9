package dev.quayside.engine.source.shopify;

import dev.quayside.printing.message.MessageKey;

/// What a person does at Shopify to connect a shop, where what it asks for is found, and what is
/// told of it.
enum ShopifyWords implements MessageKey {
  STEP_APP,
  STEP_SCOPES,
  STEP_ADDRESSES,
  STEP_INSTALL,
  STEP_COPY,
  SHOP,
  CLIENT_ID,
  CLIENT_SECRET,
  ACCESS_TOKEN,
  SHOP_NAME,
  EITHER,
  NO_TOKEN,
  SCOPES,
  NO_ADDRESSES,
  NO_ADDRESS,
  DENIED,
  FROZEN,
  LOCKED,
  NOT_LEFT,
  WHICH_PIECES,
  HIGH_RISK_OF_FRAUD,
  INCORRECT_ADDRESS,
  INVENTORY_OUT_OF_STOCK,
  UNKNOWN_DELIVERY_DATE,
  AWAITING_RETURN_ITEMS;

  @Override
  public String bundle() {
    return "shopify";
  }
}
