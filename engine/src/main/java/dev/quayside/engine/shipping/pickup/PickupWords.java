package dev.quayside.engine.shipping.pickup;

import dev.quayside.printing.message.MessageKey;

enum PickupWords implements MessageKey {
  BUSY,
  CANCEL_UNKNOWN,
  DATE_FAR,
  DATE_PAST,
  IN_DOUBT,
  NOT_HERE,
  NO_SERVICE,
  SECOND,
  PICKUP,
  WINDOW_ORDER,
  WINDOW_PAST,
  WINDOW_TIME;

  @Override
  public String bundle() {
    return "pickup";
  }
}
