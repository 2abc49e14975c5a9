package dev.quayside.engine.parcel.option;

import dev.quayside.engine.base.text.WireWord;

/// What a further reference is to the sender.
public enum ReferenceKind implements WireWord {
  PURCHASE_ORDER,
  INVOICE,
  DEPARTMENT,
  CUSTOMER,
  OTHER
}
