package dev.quayside.engine.parcel;

import dev.quayside.engine.base.text.WireWord;

/// What a parcel is packed in: the sender's own packaging, or packaging of the Postal Service that
/// has one price whatever it holds (DMM 123.1.5).
public enum Packaging implements WireWord {
  PACKAGE,
  FLAT_RATE_ENVELOPE,
  LEGAL_FLAT_RATE_ENVELOPE,
  PADDED_FLAT_RATE_ENVELOPE,
  SMALL_FLAT_RATE_BOX,
  MEDIUM_FLAT_RATE_BOX,
  LARGE_FLAT_RATE_BOX;

  /// Whether the price depends on neither size nor zone.
  public boolean isFlatRate() {
    return this != PACKAGE;
  }

  /// The name as people write it: `small flat rate box`.
  public String text() {
    return wire().replace('_', ' ');
  }
}
