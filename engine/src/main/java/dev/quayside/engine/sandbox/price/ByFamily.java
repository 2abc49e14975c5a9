package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;
import java.util.Map;
import java.util.stream.Collectors;

/// A price by service family: delivery to a home, or what is sold as delivery on a Saturday.
///
/// @param homesOnly whether businesses do not pay it
record ByFamily(String code, String description, boolean homesOnly, Map<String, Long> prices)
    implements Surcharge {

  static ByFamily residential(Section section) {
    return new ByFamily("residential", "Residential delivery", true, prices(section));
  }

  static ByFamily saturday(Section section) {
    return new ByFamily("saturday", "Saturday delivery", false, prices(section));
  }

  private static Map<String, Long> prices(Section section) {
    return section.words("families").stream()
        .collect(Collectors.toMap(family -> family, section::price));
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    var price = prices.get(haul.family());
    if (price != null && (haul.piece().residential() || !homesOnly)) {
      bill.add(code, description, price, true);
    }
  }
}
