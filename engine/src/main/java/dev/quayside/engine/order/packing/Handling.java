package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.text.WireWord;

/// What a packer can say of how an order is shipped, whatever the shop and the rules say.
public enum Handling implements WireWord {
  WEIGHT,
  PRESET,
  SERVICE,
  SIGNATURE,
  INSURANCE,
  PACKAGING,
  BILLING,
  LOCATION,
  SHIP_DATE,
  REFERENCES
}
