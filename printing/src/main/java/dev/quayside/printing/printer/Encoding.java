package dev.quayside.printing.printer;

/// How a label is written for a ZPL printer.
public enum Encoding {
  /// With the printer's own fonts and barcodes: a tenth of the bytes, for slow links. The text is
  /// not exactly what the preview shows.
  NATIVE,
  /// As dots with run lengths: understood by every ZPL II printer.
  RLE,
  /// As dots, deflated: a third of the bytes; needs ZPL II firmware from x.12 on.
  Z64
}
