package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.measure.Weight;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The unit of a weight, given by its column or named in the cell, with the codes of UN/CEFACT
/// Recommendation 20. Pfund, livre and libbra are half a kilogram to some and a pound to others,
/// and are not read.
public enum UnitOfWeight {
  OUNCE("oz", "ozs", "onz", "ounce", "ounces", "onza", "onzas", "once", "onces", "unze", "unzen"),
  POUND("lb", "lbs", "lbr", "pound", "pounds", "libra", "libras"),
  GRAM(
      "g", "gr", "gm", "gms", "grm", "gram", "grams", "gramm", "gramme", "grammes", "gramo",
      "gramos", "grammo", "grammi", "grama", "gramas", "gramu", "gramow", "grammaa", "г", "гр", "克",
      "グラム", "그램"),
  KILOGRAM(
      "kg",
      "kgs",
      "kgm",
      "kilo",
      "kilos",
      "kilogram",
      "kilograms",
      "kilogramm",
      "kilogramme",
      "kilogrammes",
      "kilogramo",
      "kilogramos",
      "quilo",
      "quilos",
      "quilograma",
      "quilogramas",
      "chilogrammo",
      "chilogrammi",
      "kilogramu",
      "kilogramow",
      "kilogrammaa",
      "кг",
      "公斤",
      "千克",
      "キログラム",
      "킬로그램");

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

  public boolean isMetric() {
    return this == GRAM || this == KILOGRAM;
  }

  /// All names.
  public static Stream<String> names() {
    return Arrays.stream(values()).flatMap(unit -> unit.names.stream());
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
