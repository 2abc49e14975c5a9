package dev.quayside.engine.sandbox.tariff;

/// Which doors a service goes to: FedEx sells one ground product to businesses and another to
/// homes.
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
