package dev.quayside.engine.order.file;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a side of a parcel is written in, in the cell itself or by its column.
enum UnitOfLength {
  CENTIMETRE("2.54", "cm", "centimeters", "centimetres", "centimetros", "zentimeter"),
  MILLIMETRE("25.4", "mm"),
  INCH("1", "in", "inch", "inches", "pulgadas");

  private static final int DIGITS = 2;

  /// Germany and France measure in centimetres without saying so.
  private static final List<String> METRIC =
      List.of("lange", "laenge", "breite", "hohe", "hoehe", "longueur", "largeur", "hauteur");

  private final BigDecimal perInch;
  private final List<String> names;

  UnitOfLength(String perInch, String... names) {
    this.perInch = new BigDecimal(perInch);
    this.names = List.of(names);
  }

  /// `30 cm`, or `30` under `Length (cm)`; inches where neither says it.
  static UnitOfLength of(String cell, String header) {
    return endOf(cell)
        .or(() -> endOf(header))
        .orElse(METRIC.contains(FileKind.key(header)) ? CENTIMETRE : INCH);
  }

  BigDecimal inches(BigDecimal number) {
    return this == INCH ? number : number.divide(perInch, DIGITS, RoundingMode.HALF_UP);
  }

  private static Optional<UnitOfLength> endOf(String words) {
    var key = FileKind.key(words);
    return Arrays.stream(values())
        .filter(unit -> unit.names.stream().anyMatch(key::endsWith))
        .findFirst();
  }
}
