package dev.quayside.printing.render;

/// How every ZPL label begins and ends.
final class ZplLabel {

  private ZplLabel() {}

  /// Sets what an earlier job may have left behind: size, home, orientation, one copy.
  static void open(StringBuilder zpl, int width, int height) {
    zpl.append("^XA\n^PW").append(width).append("^LL").append(height);
    zpl.append("^LH0,0^PON^CI28\n");
  }

  static String close(StringBuilder zpl) {
    return zpl.append("^PQ1,0,1,N^XZ\n").toString();
  }
}
