package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.identity.Acting;
import org.jspecify.annotations.Nullable;

/// The person who bought a label, with the name of then.
public record BoughtBy(String id, String name) {

  /// Whoever acts at this moment; null when nobody had to sign in.
  public static @Nullable BoughtBy now() {
    return Acting.person().map(person -> new BoughtBy(person.id(), person.name())).orElse(null);
  }
}
