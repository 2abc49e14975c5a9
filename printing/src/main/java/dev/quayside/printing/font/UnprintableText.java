package dev.quayside.printing.font;

import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;
import java.util.Objects;

/// A text holds a character that none of the bundled fonts can draw.
public final class UnprintableText extends Refusal {

  private static final long serialVersionUID = 1L;

  public UnprintableText(String text, int codePoint) {
    super(
        Why.NO_FONT.of(
            Character.toString(codePoint),
            "%04X".formatted(codePoint),
            // unassigned code points have no name
            Objects.requireNonNullElse(Character.getName(codePoint), "UNASSIGNED"),
            text));
  }
}
