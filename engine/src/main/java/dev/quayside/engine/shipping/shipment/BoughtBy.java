package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import org.jspecify.annotations.Nullable;

/// The person who bought a label, with the name of then.
public record BoughtBy(String id, String name) {

  /// The engine, finishing what a person began, as the audit names both.
  ///
  /// @param begunBy null when nobody had to sign in
  public static Actor finishing(@Nullable BoughtBy begunBy) {
    return Actor.finishing(
        begunBy == null ? null : new Person(begunBy.id(), begunBy.name(), PersonRole.PACKER));
  }

  /// Null without an id or a name.
  public static @Nullable BoughtBy of(@Nullable String id, @Nullable String name) {
    return id == null || name == null ? null : new BoughtBy(id, name);
  }

  /// Whoever acts at this moment; null when nobody had to sign in.
  public static @Nullable BoughtBy now() {
    return Acting.person().map(person -> new BoughtBy(person.id(), person.name())).orElse(null);
  }
}
