package dev.quayside.engine.parcel.picture;

import dev.quayside.printing.message.MessageKey;

enum PictureWords implements MessageKey {
  NOT_BASE64,
  NO_PICTURE,
  LARGE;

  @Override
  public String bundle() {
    return "picture";
  }
}
