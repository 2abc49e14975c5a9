package dev.quayside.engine.order.mark;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// A tag as entered. Null leaves a thing as it is, and of a new tag the colour grey.
public record TagDraft(@Nullable String name, @Nullable TagColour colour) {

  /// Reports what is wrong with the name, if one is given.
  public void check(Violations found) {
    if (name != null) {
      checkName("name", name, found);
    }
  }

  static void checkName(String field, String name, Violations found) {
    int before = found.list().size();
    found.require(field, name);
    if (found.list().size() == before && Tag.tidied(name).length() > Tag.LONGEST_NAME) {
      found.add(field, FieldWords.MOST_CHARACTERS, Tag.LONGEST_NAME);
    }
  }
}
