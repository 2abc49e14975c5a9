package dev.quayside.engine.carrier.sandbox.price;

import dev.quayside.engine.carrier.sandbox.card.Section;
import java.util.Map;
import java.util.stream.Collectors;

/// Delivery to a home, priced by service family.
record Residential(Map<String, Long> byFamily) implements Surcharge {

  static Residential read(Section section) {
    return new Residential(
        section.words("families").stream()
            .collect(Collectors.toMap(family -> family, section::price)));
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    var price = byFamily.get(haul.family());
    if (haul.piece().residential() && price != null) {
      bill.add("residential", "Residential delivery", price, true);
    }
  }
}
