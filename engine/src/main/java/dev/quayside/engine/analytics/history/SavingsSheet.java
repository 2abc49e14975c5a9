package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Adds up any number of lanes and keeps only the few with the largest savings. Currencies are kept
/// apart, since there is no exchange rate here.
public final class SavingsSheet {

  private static final int MOST_LANES = 20;

  private static final Comparator<SavingsStore.Sum> LARGEST_FIRST =
      Comparator.comparingLong(SavingsSheet::saved)
          .reversed()
          .thenComparing(sum -> sum.lane().fromZip())
          .thenComparing(sum -> sum.lane().toZip());

  private final Map<String, Column> columns = new TreeMap<>();

  private static final class Column {
    private final PriorityQueue<SavingsStore.Sum> top =
        new PriorityQueue<>(LARGEST_FIRST.reversed());
    private long parcels;
    private int analyzed;
    private int withSavings;
    private long saved;
  }

  void add(SavingsStore.Sum lane) {
    var column = columns.computeIfAbsent(lane.lane().currency(), _ -> new Column());
    column.parcels += lane.parcels();
    if (lane.compared() == 0) {
      return;
    }
    column.analyzed++;
    if (saved(lane) > 0) {
      column.withSavings++;
      column.saved += saved(lane);
      column.top.add(lane);
      if (column.top.size() > MOST_LANES) {
        column.top.remove();
      }
    }
  }

  /// The currency most parcels were paid in.
  public Currency usual() {
    return columns.entrySet().stream()
        .max(Comparator.comparingLong(entry -> entry.getValue().parcels))
        .map(entry -> Currency.getInstance(entry.getKey()))
        .orElse(Money.USD);
  }

  /// Lanes with the largest savings, largest first.
  public List<SavingsStore.Sum> top(Currency currency) {
    var column = column(currency);
    return column == null ? List.of() : column.top.stream().sorted(LARGEST_FIRST).toList();
  }

  public Savings savings(Currency currency, List<Savings.Lane> top, Period period) {
    var column = column(currency);
    return column == null
        ? new Savings(Money.zero(currency), 0, 0, List.of(), period)
        : new Savings(
            Money.ofMinor(column.saved, currency),
            column.analyzed,
            column.withSavings,
            top,
            period);
  }

  /// Completes a lane with its most frequent carriers.
  public static Savings.Lane named(SavingsStore.Sum sum, List<SavingsStore.Share> shares) {
    var lane = sum.lane();
    var currency = Currency.getInstance(lane.currency());
    var paid = Money.ofMinor(sum.paid(), currency);
    var best = Money.ofMinor(sum.best(), currency);
    return new Savings.Lane(
        lane.fromZip() + "→" + lane.toZip(),
        mostFrequent(shares, SavingsStore.Share::carrier),
        mostFrequent(shares, SavingsStore.Share::bestCarrier),
        Savings.average(paid, sum.compared()),
        Savings.average(best, sum.compared()),
        paid.minus(best),
        sum.compared());
  }

  private static String mostFrequent(
      List<SavingsStore.Share> shares, Function<SavingsStore.Share, String> whose) {
    return shares.stream()
        .collect(Collectors.groupingBy(whose, Collectors.summingLong(SavingsStore.Share::parcels)))
        .entrySet()
        .stream()
        .min(
            Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .orElseThrow()
        .getKey();
  }

  private @Nullable Column column(Currency currency) {
    return columns.get(currency.getCurrencyCode());
  }

  private static long saved(SavingsStore.Sum lane) {
    return lane.paid() - lane.best();
  }
}
