package dev.quayside.app.cli.api;

import dev.quayside.engine.base.number.NumberStyle;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A size in inches as it is typed on the command line: `12x9x4`.
record ParcelSize(List<BigDecimal> inches) {

  static final class Typed implements ITypeConverter<ParcelSize> {
    @Override
    public ParcelSize convert(String typed) {
      var sides =
          Arrays.stream(typed.toLowerCase(Locale.ROOT).split("x", -1))
              .flatMap(side -> NumberStyle.POINT.read(side).certain().stream())
              .toList();
      if (sides.size() != 3) {
        throw new TypeConversionException("'" + typed + "' is not a size such as 12x9x4");
      }
      return new ParcelSize(sides);
    }
  }

  /// The sizes under the API's field names.
  Map<String, BigDecimal> fields() {
    return Map.of("lengthIn", inches.get(0), "widthIn", inches.get(1), "heightIn", inches.get(2));
  }
}
