package dev.quayside.engine.sandbox.tariff;

/// The kind of door a service delivers to: FedEx sells one ground service for businesses and
/// another for homes.
enum Door {
  ANY,
  BUSINESS,
  HOME;

  boolean opensTo(boolean residential) {
    return switch (this) {
      case ANY -> true;
      case BUSINESS -> !residential;
      case HOME -> residential;
    };
  }
}
