package dev.quayside.app.shell;

import dev.quayside.app.navigation.NavigationRequest;

/// A record the palette found.
///
/// @param title what it is called: a reference, an order's number, a tracking number, a preset's
///   name
/// @param detail what else tells it from others; may be empty
/// @param errand goes to it
public record Found(Kind kind, String title, String detail, NavigationRequest errand) {

  /// What it is.
  public enum Kind {
    SHIPMENT,
    ORDER,
    PRESET
  }
}
