package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;
import java.time.LocalDate;
import java.time.MonthDay;

/// The surcharges of the busy weeks around the holidays, every year.
///
/// @param from first day
/// @param to last day; in the next year when before `from`
/// @param price for every piece
/// @param handled added for a piece with additional handling
/// @param large added for a large package
record Peak(MonthDay from, MonthDay to, long price, long handled, long large) implements Surcharge {

  static Peak read(Section section) {
    return new Peak(
        MonthDay.parse("--" + section.text("from")),
        MonthDay.parse("--" + section.text("to")),
        section.price("price"),
        section.price("additional-handling"),
        section.price("large-package"));
  }

  @Override
  public void charge(Haul haul, Bill bill) {
    if (isOn(haul.shipDate())) {
      long more =
          (bill.has(AdditionalHandling.CODE) ? handled : 0)
              + (bill.has(LargePackage.CODE) ? large : 0);
      bill.add("peak", PriceWords.PEAK.of(), price + more, true);
    }
  }

  private boolean isOn(LocalDate date) {
    var day = MonthDay.from(date);
    boolean begun = !day.isBefore(from);
    boolean notOver = !day.isAfter(to);
    return to.isBefore(from) ? begun || notOver : begun && notOver;
  }
}
