package dev.quayside.engine.order.rule.condition;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// What a condition on a property consists of.
public enum Asked {
  BOUNDS(Part.AT_LEAST, Part.AT_MOST),
  PATTERNS(Part.ANY_OF),
  WORDS(Part.ANY_OF),
  HOURS(Part.FROM, Part.TO),
  PIECES_OF_SKU(Part.SKU, Part.AT_LEAST, Part.AT_MOST),
  PATTERNS_OF_NAME(Part.NAME, Part.ANY_OF);

  private final Set<Part> parts;

  Asked(Part... parts) {
    this.parts = EnumSet.copyOf(List.of(parts));
  }

  boolean has(Part part) {
    return parts.contains(part);
  }

  boolean hasBounds() {
    return parts.contains(Part.AT_LEAST);
  }

  boolean hasPatterns() {
    return parts.contains(Part.ANY_OF);
  }

  /// A field of a condition, as the API calls it.
  enum Part {
    AT_LEAST("atLeast"),
    AT_MOST("atMost"),
    ANY_OF("anyOf"),
    FROM("from"),
    TO("to"),
    SKU("sku"),
    NAME("name");

    private final String field;

    Part(String field) {
      this.field = field;
    }

    String field() {
      return field;
    }
  }
}
