package dev.quayside.engine.sandbox.price;

import dev.quayside.printing.message.MessageKey;

/// Descriptions of the lines of a price.
public enum PriceWords implements MessageKey {
  ADULT,
  AREA,
  BULKY,
  HANDLING_SIZE,
  HANDLING_WEIGHT,
  HAZMAT,
  INSURANCE,
  LARGE,
  LONG,
  PEAK,
  RESIDENTIAL,
  SATURDAY,
  SIGNATURE,
  FUEL,
  OVERSIZE;

  @Override
  public String bundle() {
    return "price";
  }
}
