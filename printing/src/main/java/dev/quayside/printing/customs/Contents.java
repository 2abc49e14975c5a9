package dev.quayside.printing.customs;

/// Why goods cross a border.
public enum Contents {
  MERCHANDISE,
  DOCUMENTS,
  GIFT,
  SAMPLE,
  RETURNED_GOODS,
  HUMANITARIAN_DONATION,
  DANGEROUS_GOODS,
  OTHER
}
