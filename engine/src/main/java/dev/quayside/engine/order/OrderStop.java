package dev.quayside.engine.order;

/// Why an order is not bought, where it is for Quayside to say: a carrier's refusal and a person's
/// own words come beside these. The API tells the sentence; the window words each in its language.
public enum OrderStop {
  NO_RULE("no rule chooses a service: add a rule, or ship it by hand"),
  NOT_SOLD("the carrier sold no label: nothing was charged"),
  NOT_CONFIRMED("the carrier has not confirmed it yet: this settles by itself"),
  BEING_BOUGHT("its label is being bought"),
  SHIPPED("it was shipped already"),
  CANCELLED("the order is cancelled"),
  BATCH_CANCELLED("the batch was cancelled"),
  CANNOT_GO_ON("Quayside could not go on: resume it to try again"),
  ON_HOLD("on hold"),
  RULE_HOLDS("a rule holds it");

  private final String words;

  OrderStop(String words) {
    this.words = words;
  }

  /// In English.
  public String words() {
    return words;
  }
}
