package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.platform.server.json.Fields;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A person on the wire; never with PIN or badge.
record UserJson(
    String id,
    String name,
    String role,
    boolean hasPin,
    boolean hasBadge,
    @Nullable Instant lockedUntil,
    Instant createdAt) {

  static UserJson of(User user) {
    return new UserJson(
        user.id(),
        user.name(),
        user.role().wire(),
        user.hasPin(),
        user.hasBadge(),
        user.lockedUntil(),
        user.createdAt());
  }

  static UserDraft read(Fields body) {
    body.require("role");
    var role = role(body);
    var draft =
        new UserDraft(
            body.requiredText("name"),
            role == null ? PersonRole.PACKER : role,
            body.text("pin"),
            body.text("badge"));
    draft.check(body.violations());
    return draft;
  }

  static UserChange readChange(Fields body) {
    var change =
        new UserChange(
            body.text("name"),
            role(body),
            body.text("pin"),
            body.text("badge"),
            body.bool("locked"));
    if (Boolean.TRUE.equals(change.locked())) {
      body.violations().add("locked", FieldWords.ONE_OF, "false");
    }
    change.check(body.violations());
    return change;
  }

  private static @Nullable PersonRole role(Fields body) {
    return body.choice("role", PersonRole.values(), PersonRole::wire);
  }

  /// A request to sign in: with a PIN and who it is of, or with a badge.
  record SignIn(@Nullable String user, @Nullable String pin, @Nullable String badge) {

    static SignIn read(Fields body) {
      var asked = new SignIn(body.text("user"), body.text("pin"), body.text("badge"));
      var found = body.violations();
      if (asked.badge() == null || asked.user() != null) {
        found.require("user", asked.user());
      }
      if (asked.badge() == null || asked.pin() != null) {
        found.require("pin", asked.pin());
      }
      if (asked.badge() != null) {
        found.require("badge", asked.badge());
        if (asked.user() != null || asked.pin() != null) {
          found.add("badge", UserWords.BADGE_ALONE);
        }
      }
      return asked;
    }

    /// Leaves PIN and badge out, so that they cannot get into a log line.
    @Override
    public String toString() {
      return "SignIn[" + user + "]";
    }
  }

  /// Who signed in.
  record Named(String id, String name, String role) {

    static Named of(Person person) {
      return new Named(person.id(), person.name(), person.role().wire());
    }
  }

  /// The answer to a sign-in.
  record SignedIn(String token, Instant expiresAt, String tokenType, Named user) {

    /// Leaves the token out, so that it cannot get into a log line.
    @Override
    public String toString() {
      return "SignedIn[" + user + "]";
    }
  }

  static UserRules readRules(Fields body) {
    var rules = new UserRules(body.integer("pauseMinutes"), body.decimal("voidLimit"));
    rules.check(body.violations());
    return rules;
  }

  /// The owner's rules on the wire.
  record Rules(@Nullable Integer pauseMinutes, @Nullable BigDecimal voidLimit) {

    static Rules of(UserRules rules) {
      return new Rules(rules.pauseMinutes(), rules.voidLimit());
    }
  }
}
