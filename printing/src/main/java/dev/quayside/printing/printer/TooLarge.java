package dev.quayside.printing.printer;

import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;
import java.math.BigDecimal;

/// A label that does not fit the loaded media: shrunk or cut, its barcodes would not scan.
public final class TooLarge extends Refusal {

  private static final long serialVersionUID = 1L;

  TooLarge(Size label, String printer, Size media) {
    super(Why.TOO_LARGE.of(inches(label), printer, inches(media)));
  }

  private static String inches(Size size) {
    return inches(size.width()) + " x " + inches(size.height());
  }

  private static String inches(Length length) {
    return BigDecimal.valueOf(Math.round(length.inMils()), 3).stripTrailingZeros().toPlainString();
  }
}
