package dev.quayside.engine.sandbox.metric;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// Base prices of one service in one zone: flat steps up to a weight, then a line by the kilogram.
///
/// @param base start of the line, in minor units
/// @param perKilogram minor units per kilogram
record PriceSteps(List<Step> steps, long base, long perKilogram) {

  private static final String BEYOND = "*";
  private static final long GRAMS = 1000;

  /// @param upToGrams the heaviest weight at this price
  record Step(long upToGrams, long price) {}

  PriceSteps {
    steps = List.copyOf(steps);
  }

  /// @param words `0.5:11.30 1:15.60 *:16.00+1.05`: kilograms and prices, with the line last
  static PriceSteps read(List<String> words) {
    var steps = new ArrayList<Step>();
    for (var word : words) {
      var cell = word.split(":", 2);
      if (cell[0].equals(BEYOND)) {
        var line = cell[1].split("\\+", 2);
        return new PriceSteps(steps, minor(line[0]), minor(line[1]));
      }
      steps.add(
          new Step(new BigDecimal(cell[0]).movePointRight(3).longValueExact(), minor(cell[1])));
    }
    throw new IllegalArgumentException("prices end with '*:base+perKilogram': " + words);
  }

  /// The price of a weight, at least the last step's: heavier is never cheaper.
  long at(long grams) {
    for (var step : steps) {
      if (grams <= step.upToGrams()) {
        return step.price();
      }
    }
    long line = base + (perKilogram * grams + GRAMS / 2) / GRAMS;
    return steps.isEmpty() ? line : Math.max(line, steps.getLast().price());
  }

  private static long minor(String price) {
    return new BigDecimal(price).movePointRight(2).longValueExact();
  }
}
