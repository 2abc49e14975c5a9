package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.text.WireWord;

/// Why the invoiced price differs from the booked one.
public enum DifferenceKind implements WireWord {
  /// The carrier billed a heavier parcel than was declared.
  WEIGHT,
  /// The carrier measured a larger parcel, or charged for handling a large one.
  SIZE,
  /// Surcharge for a home or a remote area, or for a corrected address.
  ADDRESS,
  FUEL,
  /// Billed twice, on this invoice or an earlier one.
  DUPLICATE,
  /// The tracking number belongs to no parcel of this workspace, or to one that another pays for;
  /// or duties and taxes that another was to pay.
  NOT_OURS,
  /// Billed although the label was voided.
  VOIDED,
  /// Another service or option was billed than was booked.
  SERVICE,
  /// Everything else: fees that belong to no parcel, changed prices.
  OTHER
}
