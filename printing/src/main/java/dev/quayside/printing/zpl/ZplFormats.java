package dev.quayside.printing.zpl;

import java.util.Set;

/// The formats of a ZPL file, each from `^XA` to `^XZ`, and the labels that come out for them.
///
/// @param labels the number of labels a printer prints and counts
/// @param whole whether each `^XA` has its `^XZ`, one after the other
/// @param open whether the last format has no end, so that the printer takes what follows into it
public record ZplFormats(long labels, boolean whole, boolean open) {

  /// The commands that draw: fields, graphics, stored formats. A format without any of them only
  /// sets something up.
  private static final Set<String> DRAWS =
      Set.of(
          "^FD", "^FV", "^FN", "^SN", "^SF", "^GB", "^GC", "^GD", "^GE", "^GF", "^GS", "^XG", "^XF",
          "^IM", "^IL");

  private static final long MOST = 99_999_999;

  public static ZplFormats of(byte[] file) {
    return of(ZplCommands.text(file));
  }

  public static ZplFormats of(String text) {
    Count count = new Count();
    ZplCommands.each(text, count::read);
    return new ZplFormats(count.labels, count.whole && !count.open, count.open);
  }

  private static final class Count {
    private long labels;
    private boolean whole = true;
    private boolean open;
    private boolean draws;
    private boolean stored;
    private long quantity;

    void read(ZplCommand command) {
      switch (command.name()) {
        case "^XA" -> {
          whole &= !open;
          open = true;
          draws = false;
          stored = false;
          quantity = 1;
        }
        case "^XZ" -> {
          whole &= open;
          labels += open && draws && !stored ? quantity : 0;
          open = false;
        }
        case "^PQ" -> quantity = Math.clamp(command.number(0, 1), 1L, MOST);
        // a format that is kept for later does not come out
        case "^DF" -> stored = true;
        case "^IS" -> stored |= command.parameter(1).equalsIgnoreCase("N");
        default -> draws |= DRAWS.contains(command.name());
      }
    }
  }
}
