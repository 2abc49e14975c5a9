package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// The request for a new person.
///
/// @param pin 4 to 8 digits; null when the person signs in by badge only
/// @param badge what the scanner reads from the badge; null when there is none
public record UserDraft(
    String name, PersonRole role, @Nullable String pin, @Nullable String badge) {

  private static final int LONGEST_NAME = 60;
  private static final int SHORTEST_BADGE = 4;
  private static final int LONGEST_BADGE = 64;

  public void check(Violations found) {
    checkName(name, found);
    checkSecrets(pin, badge, found);
  }

  static void checkName(@Nullable String name, Violations found) {
    found.require("name", name);
    if (name != null && name.strip().length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
  }

  static void checkSecrets(@Nullable String pin, @Nullable String badge, Violations found) {
    if (pin != null && !pin.matches("[0-9]{4,8}")) {
      found.add("pin", UserWords.PIN_DIGITS);
    }
    if (badge != null) {
      int length = badge.strip().length();
      if (length < SHORTEST_BADGE || length > LONGEST_BADGE) {
        found.add("badge", UserWords.BADGE_LENGTH, SHORTEST_BADGE, LONGEST_BADGE);
      }
    }
  }

  /// Leaves PIN and badge out, so that they cannot get into a log line.
  @Override
  public String toString() {
    return "UserDraft[" + name + ", " + role + "]";
  }
}
