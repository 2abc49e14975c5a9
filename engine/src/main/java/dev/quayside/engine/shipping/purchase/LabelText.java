package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.font.Printable;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Checks, before anything is paid, that a font has every character of the label: a `?` in place of
/// a name means a lost parcel.
final class LabelText {

  private LabelText() {}

  static void check(String path, Address address, Violations found) {
    check(path + ".name", address.name(), found);
    check(path + ".company", address.company(), found);
    check(path + ".street1", address.street1(), found);
    check(path + ".street2", address.street2(), found);
    check(path + ".city", address.city(), found);
    check(path + ".state", address.state(), found);
  }

  static void check(String field, @Nullable String text, Violations found) {
    if (text == null) {
      return;
    }
    var missing =
        Arrays.stream(Printable.missing(Printable.line(text).toUpperCase(Locale.ROOT)))
            .mapToObj(LabelText::named)
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      found.add(field, PurchaseWords.UNPRINTABLE, missing);
    }
  }

  private static String named(int character) {
    return "'%s' (U+%04X %s)"
        .formatted(Character.toString(character), character, Character.getName(character));
  }
}
