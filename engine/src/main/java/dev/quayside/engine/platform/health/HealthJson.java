package dev.quayside.engine.platform.health;

/// The state of a working installation on the wire.
///
/// @param disk `ok` or `low`
record HealthJson(boolean live, boolean ready, String disk) {

  static HealthJson of(Health health) {
    return new HealthJson(true, true, health.low() ? "low" : "ok");
  }
}
