package dev.quayside.engine.carrier.sandbox.price;

import dev.quayside.engine.carrier.sandbox.card.Section;
import java.util.Map;
import java.util.stream.Collectors;

/// Delivery on a Saturday, for the service families that are sold as that.
record Saturday(Map<String, Long> byFamily) implements Surcharge {

  static Saturday read(Section section) {
    return new Saturday(
        section.words("families").stream()
            .collect(Collectors.toMap(family -> family, section::price)));
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    var price = byFamily.get(haul.family());
    if (price != null) {
      bill.add("saturday", "Saturday delivery", price, true);
    }
  }
}
