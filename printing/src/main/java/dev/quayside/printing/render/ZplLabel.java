package dev.quayside.printing.render;

/// How every ZPL label begins and ends.
final class ZplLabel {

  private ZplLabel() {}

  /// Sets what an earlier job may have left behind: size, home, position, orientation, encoding.
  static void open(StringBuilder zpl, int width, int height, ZplSetup setup) {
    if (setup.darkness() != null) {
      zpl.append("~SD%02d\n".formatted(setup.darkness()));
    }
    zpl.append("^XA\n^PW").append(width).append("^LL").append(height);
    // ^LS counts to the left.
    zpl.append("^LH0,0^LS").append(-setup.right()).append("^LT").append(setup.down());
    zpl.append(setup.upsideDown() ? "^POI" : "^PON").append("^CI28\n");
    if (setup.tracking() != null) {
      zpl.append("^MN").append(setup.tracking()).append('\n');
    }
    if (setup.mode() != null) {
      zpl.append("^MM").append(setup.mode()).append('\n');
    }
    if (setup.speed() != null) {
      zpl.append("^PR").append(setup.speed()).append('\n');
    }
  }

  static String close(StringBuilder zpl) {
    return zpl.append("^PQ1,0,1,N^XZ\n").toString();
  }
}
