package dev.quayside.engine.source.shopify;

import dev.quayside.printing.message.MessageKey;

/// Where a person finds what Shopify asks for, and what is told of it.
enum ShopifyWords implements MessageKey {
  STEP_APP,
  STEP_SCOPES,
  STEP_DATA,
  STEP_INSTALL,
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
