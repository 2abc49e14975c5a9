package dev.quayside.engine.order.rule.effect;

import java.util.function.Predicate;

/// One of the things that rules decide, as the API calls it.
public enum Decision {
  CHOICE("choice"),
  PRESET("preset"),
  SIGNATURE("signature"),
  INSURE("insure"),
  PRINTER("printer"),
  CHECK("check"),
  TAGS("tags", effects -> !effects.tags().isEmpty()),
  ASSIGN_TO("assignTo", effects -> effects.assignTo() != null),
  LOCATION("location", effects -> effects.location() != null),
  PACKAGING("packaging", effects -> effects.packaging() != null),
  SHIP_DATE("shipDate", effects -> effects.shipDate() != null),
  BILLING("billing", effects -> effects.billing() != null),
  REFERENCES("references", effects -> !effects.references().isEmpty()),
  INSURANCE("insurance", effects -> effects.insurance() != null),
  SPLIT("split", effects -> effects.split() != null),
  NOTIFY("notify", effects -> effects.note() != null);

  private final String wire;
  private final Predicate<Effects> said;

  /// One that is not among the effects.
  Decision(String wire) {
    this(wire, _ -> false);
  }

  Decision(String wire, Predicate<Effects> said) {
    this.wire = wire;
    this.said = said;
  }

  public String wire() {
    return wire;
  }

  boolean isIn(Effects effects) {
    return said.test(effects);
  }

  /// Whether later rules add to it: only tags are more than one.
  boolean addsTo(Effects decided, Effects later) {
    return this == TAGS && !decided.tags().containsAll(later.tags());
  }
}
