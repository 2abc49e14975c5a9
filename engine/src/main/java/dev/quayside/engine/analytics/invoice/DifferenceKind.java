package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.text.WireWord;

/// Why an invoice is not what was booked.
public enum DifferenceKind implements WireWord {
  /// The carrier billed a heavier parcel than was declared.
  WEIGHT,
  /// It measured a larger one, or handled it as too large.
  SIZE,
  /// A home, a remote area, an address it had to correct.
  ADDRESS,
  FUEL,
  /// Billed twice, on this invoice or an earlier one.
  DUPLICATE,
  /// No parcel of this workspace.
  NOT_OURS,
  /// Billed although the label was voided.
  VOIDED,
  /// Another service or option than was booked.
  SERVICE,
  /// Everything else: fees for no parcel, prices that changed.
  OTHER
}
