package dev.quayside.engine.parcel.customs;

import java.util.Locale;

/// Why goods cross the border (decisions section 6).
public enum ContentsType {
  MERCHANDISE,
  DOCUMENTS,
  GIFT,
  SAMPLE,
  RETURNED_GOODS,
  HUMANITARIAN_DONATION,
  DANGEROUS_GOODS,
  OTHER;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}
