package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsReferences;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.printing.font.Printable;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Checks, before anything is offered or paid, that a font has every character of the label and of
/// the customs forms: a `?` in place of a name means a lost parcel, in place of goods one held at
/// the border.
public final class LabelText {

  private LabelText() {}

  public static void check(String path, Address address, Violations found) {
    check(path + ".name", address.name(), found);
    check(path + ".company", address.company(), found);
    check(path + ".street1", address.street1(), found);
    check(path + ".street2", address.street2(), found);
    check(path + ".city", address.city(), found);
    check(path + ".state", address.state(), found);
    check(path + ".zip", address.zip(), found);
    check(path + ".phone", address.phone(), found);
  }

  public static void check(Customs customs, Violations found) {
    check("customs.contentsExplanation", customs.contentsExplanation(), found);
    for (int i = 0; i < customs.items().size(); i++) {
      check("customs.items[" + i + "].description", customs.items().get(i).description(), found);
    }
    if (customs.references() != null) {
      check("customs.references", customs.references(), found);
    }
    for (int i = 0; i < customs.taxIds().size(); i++) {
      check("customs.taxIds[" + i + "].value", customs.taxIds().get(i).value(), found);
    }
  }

  public static void check(List<Piece> pieces, Violations found) {
    for (int i = 0; i < pieces.size(); i++) {
      check("pieces[" + i + "].reference", pieces.get(i).reference(), found);
    }
  }

  public static void check(ShippingOptions options, Violations found) {
    check("delivery.instructions", options.instructions(), found);
    var references = options.references();
    for (int i = 0; i < references.size(); i++) {
      check("references[" + i + "].value", references.get(i).value(), found);
    }
  }

  private static void check(String path, CustomsReferences references, Violations found) {
    check(path + ".exporterTaxId", references.exporterTaxId(), found);
    check(path + ".importerTaxId", references.importerTaxId(), found);
    check(path + ".licenseNumber", references.licenseNumber(), found);
    check(path + ".certificateNumber", references.certificateNumber(), found);
    check(path + ".invoiceNumber", references.invoiceNumber(), found);
  }

  /// Labels are set in capitals, papers as typed.
  public static void check(String field, @Nullable String text, Violations found) {
    if (text == null) {
      return;
    }
    var line = Printable.line(text);
    var missing =
        IntStream.concat(
                IntStream.of(Printable.missing(line)),
                IntStream.of(Printable.missing(line.toUpperCase(Locale.ROOT))))
            .distinct()
            .mapToObj(LabelText::named)
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      found.add(field, RateWords.UNPRINTABLE, missing);
    }
  }

  private static String named(int character) {
    boolean halved = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
    return "'%s' (U+%04X %s)"
        .formatted(
            halved ? "?" : Character.toString(character), character, Character.getName(character));
  }
}
