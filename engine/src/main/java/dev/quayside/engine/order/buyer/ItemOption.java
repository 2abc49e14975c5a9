package dev.quayside.engine.order.buyer;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// One thing that makes a piece the buyer's own: a variation such as a size, or a personalisation
/// such as the text to engrave.
///
/// @param name what is chosen, such as `Size`; null when the shop only has the text
public record ItemOption(@Nullable String name, String value) {

  /// How many an item has at most.
  public static final int MOST = 50;

  public static final int LONGEST_NAME = 200;
  public static final int LONGEST_VALUE = 2_000;

  public ItemOption {
    name = name == null || name.isBlank() ? null : name.strip();
    value = value == null ? "" : value.strip();
  }

  /// As people read it: `Size: L`.
  public String inBrief() {
    return name == null ? value : name + ": " + value;
  }

  public void check(String path, Violations found) {
    if (name != null && name.length() > LONGEST_NAME) {
      found.add(path + ".name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
    found.require(path + ".value", value);
    if (value.length() > LONGEST_VALUE) {
      found.add(path + ".value", FieldWords.MOST_CHARACTERS, LONGEST_VALUE);
    }
  }
}
