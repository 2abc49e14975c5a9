package dev.quayside.printing.label;

/// What an element is to the layout check.
public enum Role {
  /// Must be read by a person: nothing may lie over it.
  TEXT,
  /// Must be read by a scanner: nothing may come into its quiet zone.
  BARCODE,
  /// Rules, frames and fills: may hold text, may not cross it.
  DECORATION,
  /// Lies across everything on purpose.
  OVERLAY
}
