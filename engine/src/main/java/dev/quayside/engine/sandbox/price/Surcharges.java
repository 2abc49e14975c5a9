package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// The kinds of `[charge ...]` section a card may have.
public final class Surcharges {

  private static final Map<String, Function<Section, Surcharge>> KINDS =
      Map.of(
          "residential", ByFamily::residential,
          "delivery-area", DeliveryArea::read,
          "large-package", LargePackage::read,
          "additional-handling", AdditionalHandling::read,
          "nonstandard", Nonstandard::read,
          "signature", SignatureCharge::read,
          "insurance", Insurance::read,
          "hazmat", Hazmat::read,
          "peak", Peak::read,
          "saturday", ByFamily::saturday);

  private Surcharges() {}

  /// The surcharges in the card's order, which is the order on the bill. A section may have `only =
  /// families`.
  public static List<Surcharge> read(CardFile card) {
    return card.all("charge").stream().map(Surcharges::read).toList();
  }

  private static Surcharge read(Section section) {
    var kind = KINDS.get(section.name());
    if (kind == null) {
      throw section.wrong("is of no known kind");
    }
    var surcharge = kind.apply(section);
    return section
        .find("only")
        .<Surcharge>map(_ -> new OnlyFor(Set.copyOf(section.words("only")), surcharge))
        .orElse(surcharge);
  }
}
