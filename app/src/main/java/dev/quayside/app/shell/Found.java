package dev.quayside.app.shell;

/// A record the palette found.
///
/// @param title what it is called: a reference, an order's number, a tracking number
/// @param detail who it is for, and how far it is
/// @param errand goes to it
public record Found(Kind kind, String title, String detail, Errand errand) {

  /// What it is.
  public enum Kind {
    SHIPMENT,
    ORDER
  }
}
