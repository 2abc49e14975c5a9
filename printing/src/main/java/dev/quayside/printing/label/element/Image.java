package dev.quayside.printing.label.element;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.mark.Bitmap;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Target;
import java.util.List;

/// A one-bit image, printed dot for dot and never scaled: scaling blurs the bars a carrier drew.
///
/// @param x left edge
/// @param y upper edge
public record Image(String name, Length x, Length y, Bits bits) implements Element {

  @Override
  public Placement place(Target target) {
    Bitmap bitmap = new Bitmap(target.dpi().dots(x), target.dpi().dots(y), bits);
    return Placement.of(name, Role.TEXT, List.of(bitmap));
  }
}
