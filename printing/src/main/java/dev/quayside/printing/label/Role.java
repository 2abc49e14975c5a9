package dev.quayside.printing.label;

/// How the layout check treats an element.
public enum Role {
  /// Must be read by a person: nothing may lie over it.
  TEXT,
  /// Must be read by a scanner: nothing may come into its quiet zone.
  BARCODE,
  /// Rules, frames and fills: may hold text, may not cross it.
  DECORATION,
  /// Lies over everything on purpose.
  OVERLAY
}
