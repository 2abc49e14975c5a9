package dev.quayside.engine.platform.health;

import java.util.Locale;

/// An installation that is well, on the wire.
///
/// @param disk ok or low
record HealthJson(boolean live, boolean ready, String disk) {

  static HealthJson of(Health health) {
    return new HealthJson(true, health.isReady(), health.disk().name().toLowerCase(Locale.ROOT));
  }
}
