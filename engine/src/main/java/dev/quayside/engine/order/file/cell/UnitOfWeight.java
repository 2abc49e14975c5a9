package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.measure.Weight;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The unit of a weight, given by its column or named in the cell.
public enum UnitOfWeight {
  OUNCE("oz", "ounce", "ounces", "onza", "onzas"),
  POUND("lb", "lbs", "pound", "pounds", "libra", "libras"),
  GRAM("g", "gr", "gram", "grams", "gramo", "gramos"),
  KILOGRAM("kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramo", "kilogramos");

  private static final BigDecimal OUNCES_PER_POUND = BigDecimal.valueOf(16);
  private static final BigDecimal GRAMS_PER_KILO = BigDecimal.valueOf(1_000);

  private final List<String> names;

  UnitOfWeight(String... names) {
    this.names = List.of(names);
  }

  public static Optional<UnitOfWeight> named(String word) {
    var name = word.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(unit -> unit.names.contains(name)).findFirst();
  }

  public Weight of(BigDecimal number) {
    return switch (this) {
      case OUNCE -> new Weight(number);
      case POUND -> new Weight(number.multiply(OUNCES_PER_POUND));
      case GRAM -> Weight.ofGrams(number);
      case KILOGRAM -> Weight.ofGrams(number.multiply(GRAMS_PER_KILO));
    };
  }
}
