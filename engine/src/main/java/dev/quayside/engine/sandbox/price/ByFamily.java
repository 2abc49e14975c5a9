package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.printing.message.Message;
import java.util.Map;
import java.util.stream.Collectors;

/// A surcharge by service family: for delivery to a home, or on a Saturday.
///
/// @param homesOnly whether only homes pay it
record ByFamily(String code, Message description, boolean homesOnly, Map<String, Long> prices)
    implements Surcharge {

  static ByFamily residential(Section section) {
    return new ByFamily("residential", PriceWords.RESIDENTIAL.of(), true, prices(section));
  }

  static ByFamily saturday(Section section) {
    return new ByFamily("saturday", PriceWords.SATURDAY.of(), false, prices(section));
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
