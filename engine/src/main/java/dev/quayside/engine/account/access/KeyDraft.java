package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// The request for a key.
///
/// @param name what it is for; null when not given
public record KeyDraft(Role role, @Nullable String name) {

  private static final int LONGEST_NAME = 60;

  public static KeyDraft unnamed(Role role) {
    return new KeyDraft(role, null);
  }

  void check(Violations found) {
    if (name == null) {
      return;
    }
    found.require("name", name);
    if (name.strip().length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
  }
}
