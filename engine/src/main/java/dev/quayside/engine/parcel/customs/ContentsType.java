package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.text.WireWord;

/// Why goods cross the border (decisions section 6).
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
