package dev.quayside.engine.order.packing;

/// What a packer can say of how an order is shipped, whatever the shop and the rules say.
public enum Handling {
  WEIGHT,
  PRESET,
  SERVICE,
  SIGNATURE
}
