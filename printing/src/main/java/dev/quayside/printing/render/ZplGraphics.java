package dev.quayside.printing.render;

/// How the dots of a graphic field are written.
public enum ZplGraphics {
  /// ASCII hex with run lengths: understood by every ZPL II printer.
  RLE,
  /// Deflated and in base 64 with a checksum: a third of the bytes, for slow links; needs ZPL II
  /// firmware from x.12 on.
  Z64
}
