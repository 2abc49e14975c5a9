package dev.quayside.printing.customs;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Sums of amounts that may be missing or of several currencies.
public final class Amounts {

  private Amounts() {}

  /// The sum of each currency, joined by `+`; empty when there is no amount at all.
  public static String sum(List<@Nullable Amount> amounts) {
    Map<String, Amount> sums = new TreeMap<>();
    for (Amount amount : amounts) {
      if (amount != null) {
        sums.merge(amount.currency(), amount, Amount::plus);
      }
    }
    return sums.values().stream().map(Amount::text).collect(Collectors.joining(" + "));
  }
}
