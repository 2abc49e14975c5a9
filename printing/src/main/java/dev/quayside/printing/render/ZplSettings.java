package dev.quayside.printing.render;

/// Writes the commands every ZPL label begins and ends with.
public final class ZplSettings {

  private ZplSettings() {}

  /// Begins a label, and resets what an earlier job may have changed: size, home, position,
  /// orientation, encoding.
  ///
  /// @param width in dots
  /// @param height in dots
  public static void open(StringBuilder zpl, int width, int height, ZplSetup setup) {
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

  /// Ends a label that is printed once, whatever an earlier job set.
  public static String close(StringBuilder zpl) {
    return zpl.append("^PQ1,0,1,N^XZ\n").toString();
  }
}
