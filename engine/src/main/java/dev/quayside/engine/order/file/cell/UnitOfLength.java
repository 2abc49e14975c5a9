package dev.quayside.engine.order.file.cell;

import dev.quayside.engine.base.text.Letters;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The unit of a parcel's side, named in the cell or in its header.
public enum UnitOfLength {
  CENTIMETRE("2.54", "cm", "centimeters", "centimetres", "centimetros", "zentimeter"),
  MILLIMETRE("25.4", "mm"),
  INCH("1", "in", "inch", "inches", "pulgadas");

  private static final int DIGITS = 2;

  /// German and French headers without a unit mean centimetres.
  private static final List<String> METRIC =
      List.of("lange", "laenge", "breite", "hohe", "hoehe", "longueur", "largeur", "hauteur");

  private final BigDecimal perInch;
  private final List<String> names;

  UnitOfLength(String perInch, String... names) {
    this.perInch = new BigDecimal(perInch);
    this.names = List.of(names);
  }

  /// The unit of `30 cm`, or of `30` under `Length (cm)`; inches when neither names one.
  public static UnitOfLength of(String cell, String header) {
    return endOf(cell)
        .or(() -> endOf(header))
        .orElse(METRIC.contains(Letters.of(header)) ? CENTIMETRE : INCH);
  }

  public BigDecimal inches(BigDecimal number) {
    return this == INCH ? number : number.divide(perInch, DIGITS, RoundingMode.HALF_UP);
  }

  private static Optional<UnitOfLength> endOf(String words) {
    var key = Letters.of(words);
    return Arrays.stream(values())
        .filter(unit -> unit.names.stream().anyMatch(key::endsWith))
        .findFirst();
  }
}
