package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The fuel surcharge: a percentage by week and service family. The week of the ship date counts; a
/// date outside the known weeks uses the first or last of them.
public final class Fuel {

  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

  private final List<String> families;
  private final NavigableMap<LocalDate, List<BigDecimal>> percents;

  private Fuel(List<String> families, NavigableMap<LocalDate, List<BigDecimal>> percents) {
    this.families = families;
    this.percents = percents;
  }

  /// Reads `[fuel]`; a card without it has no fuel surcharge.
  public static Fuel read(CardFile card) {
    return card.all("fuel").stream()
        .findFirst()
        .map(Fuel::read)
        .orElseGet(() -> new Fuel(List.of(), new TreeMap<>()));
  }

  private static Fuel read(Section section) {
    var percents = new TreeMap<LocalDate, List<BigDecimal>>();
    section.entries().keySet().stream()
        .filter(DATE.asMatchPredicate())
        .forEach(
            week ->
                percents.put(
                    LocalDate.parse(week),
                    section.words(week).stream().map(BigDecimal::new).toList()));
    return new Fuel(section.words("families"), percents);
  }

  /// Adds the fuel line for all charges that fuel applies to.
  public void charge(String family, LocalDate shipDate, Bill bill) {
    int column = families.indexOf(family);
    if (column < 0) {
      return;
    }
    var percent = inEffect(shipDate).get(column);
    long points = percent.movePointRight(2).longValueExact();
    long minor = Math.floorDiv(2 * bill.fuelled() * points + 10_000, 20_000);
    bill.add("fuel", PriceWords.FUEL.of(percent.toPlainString() + " %"), minor, false);
  }

  private List<BigDecimal> inEffect(LocalDate shipDate) {
    var week = percents.floorEntry(shipDate);
    return (week == null ? percents.firstEntry() : week).getValue();
  }
}
