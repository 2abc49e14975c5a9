package dev.quayside.engine.order.rule;

/// The property of an order that a condition tests.
public enum Criterion {
  WEIGHT("weightOz", true),
  LONGEST_SIDE("longestSideIn", true),
  VOLUME("volumeCuIn", true),
  VALUE("value", true),
  ITEM_COUNT("itemCount", true),
  LANE("lane", false),
  COUNTRY("country", false),
  STATE("state", false),
  ZIP("zip", false),
  SKU("sku", false),
  REFERENCE("reference", false),
  REQUESTED_SERVICE("requestedService", false);

  private final String wire;
  private final boolean measured;

  Criterion(String wire, boolean measured) {
    this.wire = wire;
    this.measured = measured;
  }

  public String wire() {
    return wire;
  }

  /// Whether it is a number with bounds; otherwise it is a text with patterns.
  public boolean isMeasured() {
    return measured;
  }
}
