package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import org.jspecify.annotations.Nullable;

/// The person who bought a label, with the name of then.
public record BoughtBy(String id, String name) {

  /// The person as the audit names who began what the engine finishes.
  public Person person() {
    return new Person(id, name, PersonRole.PACKER);
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
