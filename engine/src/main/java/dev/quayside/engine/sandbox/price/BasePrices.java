package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Tables;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;

/// Base prices of one carrier's services by zone and whole pound.
///
/// The table holds prices at some twenty weights (knots). Between two of them the price is a
/// straight line, rounded half up to the cent. Compared with the full tables the mean error is
/// about 1 %, and zero at the knots.
public final class BasePrices {

  private static final String UNDER_A_POUND = "0";
  private static final String PER_POUND_BEYOND = "per_lb";

  private final Map<String, Map<String, Row>> services;

  private BasePrices(Map<String, Map<String, Row>> services) {
    this.services = services;
  }

  /// Reads `knots/<carrier>.tsv.gz`.
  public static BasePrices read(String carrier) {
    var lines = Tables.lines("knots/" + carrier + ".tsv.gz");
    var columns = lines.getFirst().split("\t");
    var services = new HashMap<String, Map<String, Row>>();
    for (var line : lines.subList(1, lines.size())) {
      var cells = line.split("\t", -1);
      services.computeIfAbsent(cells[0], _ -> new HashMap<>()).put(cells[1], row(columns, cells));
    }
    return new BasePrices(services);
  }

  /// Prices of one service by zone.
  ///
  /// @throws IllegalArgumentException when the table has no such service
  public Map<String, Row> of(String service) {
    var rows = services.get(service);
    if (rows == null) {
      throw new IllegalArgumentException("no knots for " + service);
    }
    return rows;
  }

  /// Prices of one service in one zone.
  ///
  /// @param byPound cents by whole pound; index 0 is under one pound, or -1 without such a price
  /// @param byOunce cents by whole ounce under one pound, from one; empty without such prices
  /// @param beyondNumerator cents per pound above the table, over `beyondDenominator`
  public record Row(long[] byPound, long[] byOunce, long beyondNumerator, long beyondDenominator) {

    private static final long[] NO_OUNCES = {};

    Row(long[] byPound, long beyondNumerator, long beyondDenominator) {
      this(byPound, NO_OUNCES, beyondNumerator, beyondDenominator);
    }

    static final long NO_PRICE = -1;

    private static final long HALF_KILO_E5 = 500_00000;
    private static final long GRAMS_PER_POUND_E5 = 453_59237;

    /// The same row with every price multiplied, rounded half up to the cent.
    Row times(BigDecimal factor) {
      long numerator = factor.unscaledValue().longValueExact();
      long denominator = BigDecimal.TEN.pow(factor.scale()).longValueExact();
      return new Row(
          LongStream.of(byPound)
              .map(p -> p == NO_PRICE ? NO_PRICE : rounded(p * numerator, denominator))
              .toArray(),
          LongStream.of(byOunce).map(p -> rounded(p * numerator, denominator)).toArray(),
          beyondNumerator * numerator,
          beyondDenominator * denominator);
    }

    /// The same prices by half kilos, on straight lines between the pounds on either side.
    Row inHalfKilos() {
      int most = (int) ((byPound.length - 2) * GRAMS_PER_POUND_E5 / HALF_KILO_E5);
      var prices = new long[most + 1];
      prices[0] = NO_PRICE;
      for (int i = 1; i <= most; i++) {
        int pound = (int) (i * HALF_KILO_E5 / GRAMS_PER_POUND_E5);
        long beyond = i * HALF_KILO_E5 % GRAMS_PER_POUND_E5;
        long step = byPound[pound + 1] - byPound[pound];
        prices[i] = byPound[pound] + rounded(step * beyond, GRAMS_PER_POUND_E5);
      }
      return new Row(prices, prices[most], most);
    }

    public boolean hasUnderAPound() {
      return byPound[0] >= 0 || byOunce.length > 0;
    }

    public boolean countsOunces() {
      return byOunce.length > 0;
    }

    /// Cents for less than a pound.
    ///
    /// @param ounces rounded up
    public long under(int ounces) {
      return byOunce.length == 0 ? byPound[0] : byOunce[Math.min(ounces, byOunce.length) - 1];
    }

    /// Cents for a billable weight; 0 means the price under one pound.
    public long at(int pounds) {
      int last = byPound.length - 1;
      return pounds <= last
          ? byPound[pounds]
          : rounded(beyondNumerator * pounds, beyondDenominator);
    }
  }

  private static Row row(String[] columns, String[] cells) {
    var knots = new Knots();
    long under = Row.NO_PRICE;
    long perPound = -1;
    for (int i = 2; i < cells.length; i++) {
      if (cells[i].isEmpty()) {
        continue;
      }
      switch (columns[i]) {
        case UNDER_A_POUND -> under = Long.parseLong(cells[i]);
        case PER_POUND_BEYOND -> perPound = Long.parseLong(cells[i]);
        default -> knots.add(Integer.parseInt(columns[i]), Long.parseLong(cells[i]));
      }
    }
    var prices = knots.byPound;
    prices[0] = under;
    int last = prices.length - 1;
    return perPound >= 0 ? new Row(prices, perPound, 1) : new Row(prices, prices[last], last);
  }

  /// Fills in the pounds between one knot and the next.
  private static final class Knots {
    private long[] byPound = new long[1];

    void add(int pounds, long cents) {
      int from = byPound.length - 1;
      long start = byPound[from];
      byPound = Arrays.copyOf(byPound, pounds + 1);
      for (int lb = from + 1; lb <= pounds; lb++) {
        byPound[lb] = start + rounded((cents - start) * (lb - from), pounds - from);
      }
    }
  }

  private static long rounded(long numerator, long denominator) {
    return Math.floorDiv(2 * numerator + denominator, 2 * denominator);
  }
}
