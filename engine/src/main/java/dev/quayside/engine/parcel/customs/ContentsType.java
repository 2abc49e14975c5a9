package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.text.WireWord;

/// Why goods cross the border (docs/api/labels.md).
public enum ContentsType implements WireWord {
  MERCHANDISE,
  DOCUMENTS,
  GIFT,
  SAMPLE,
  RETURNED_GOODS,
  HUMANITARIAN_DONATION,
  DANGEROUS_GOODS,
  OTHER
}
