package dev.quayside.engine.parcel;

import dev.quayside.printing.message.MessageKey;

public enum ParcelWords implements MessageKey {
  GOODS_HEAVIER,
  ANOTHER_SIDE,
  A_PICTURE,
  BARCODE_TWICE,
  DOUBLE,
  EVERY_LOCATION_ONCE,
  EVERY_PRESET_ONCE,
  MOST_INCHES,
  MOST_OUNCES,
  PARCEL_BESIDE,
  PICTURE_URL,
  PRESET,
  PRESET_AUTO,
  PRODUCT,
  PRODUCT_DOUBLE,
  PRODUCT_TWICE,
  TAG_LENGTH,
  LOCATION,
  LOCATION_DOUBLE,
  LOCATION_UNKNOWN,
  LOCATION_NONE;

  @Override
  public String bundle() {
    return "parcel";
  }
}
