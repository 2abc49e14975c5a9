package dev.quayside.printing.render;

import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;
import java.util.List;
import java.util.stream.Collectors;

/// A label whose barcodes would not scan; it must not be printed.
public final class UnprintableLabel extends Refusal {

  private static final long serialVersionUID = 1L;

  UnprintableLabel(List<LayoutViolation> violations) {
    super(
        Why.UNREADABLE_BARCODES.of(
            violations.stream()
                .map(v -> v.element() + ": " + v.text())
                .collect(Collectors.joining("; "))));
  }
}
