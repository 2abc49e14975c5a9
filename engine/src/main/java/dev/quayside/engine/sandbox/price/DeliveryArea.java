package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.printing.message.Message;
import java.util.Map;
import java.util.stream.Collectors;

/// The surcharge for delivery to a ZIP listed as far off the carrier's routes, with a price for
/// businesses and one for homes in each class.
record DeliveryArea(Map<String, Price> byClass) implements Surcharge {

  record Price(Message description, long business, long home) {}

  static DeliveryArea read(Section section) {
    return new DeliveryArea(
        section.entries().keySet().stream()
            .collect(Collectors.toMap(area -> area, area -> price(section, area))));
  }

  private static Price price(Section section, String area) {
    var prices = section.prices(area);
    return new Price(PriceWords.AREA.of(area), prices[0], prices[1]);
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    var price = byClass.get(haul.deliveryArea());
    if (price != null) {
      var amount = haul.piece().residential() ? price.home() : price.business();
      bill.add("delivery_area", price.description(), amount, true);
    }
  }
}
