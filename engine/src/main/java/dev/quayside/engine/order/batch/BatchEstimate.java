package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.money.Money;
import dev.quayside.printing.message.Message;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The estimated cost of a batch, before any label is bought.
///
/// @param labels number of labels that would be bought
/// @param paidByOthers how many of them another's account is billed for; they count as 0
/// @param bills one for each currency
/// @param leftOut orders without a label, with the reason
/// @param unmapped what buyers asked for and do not get, the most frequent first
public record BatchEstimate(
    int labels,
    int paidByOthers,
    List<Bill> bills,
    List<LeftOut> leftOut,
    List<Unmapped> unmapped) {

  public BatchEstimate {
    bills = List.copyOf(bills);
    leftOut = List.copyOf(leftOut);
    unmapped = List.copyOf(unmapped);
  }

  /// @param sum price of all labels
  /// @param prepaid the part paid from the wallet; carriers invoice the rest
  /// @param available balance of the wallet before
  public record Bill(Money sum, Money prepaid, Money available) {

    /// Balance of the wallet after the batch; negative when it is not enough.
    public Money after() {
      return available.minus(prepaid);
    }

    public Optional<Money> shortBy() {
      return prepaid.isZero() || !after().isNegative()
          ? Optional.empty()
          : Optional.of(after().negated());
    }
  }

  /// An order for which no label would be bought.
  public record LeftOut(String orderId, String number, Message why) {}

  /// A service in buyers' words that neither a rule nor a carrier knows.
  ///
  /// @param orders number of orders with these words
  public record Unmapped(String words, int orders) {

    /// @param words of orders; null for one that gets what its buyer asked for
    public static List<Unmapped> counted(Stream<@Nullable String> words) {
      return words
          .flatMap(Stream::ofNullable)
          .collect(Collectors.groupingBy(said -> said, LinkedHashMap::new, Collectors.counting()))
          .entrySet()
          .stream()
          .map(each -> new Unmapped(each.getKey(), Math.toIntExact(each.getValue())))
          .sorted(Comparator.comparing(Unmapped::orders).reversed())
          .toList();
    }
  }

  public boolean isShort() {
    return bills.stream().anyMatch(bill -> bill.shortBy().isPresent());
  }

  /// Whether a person has to confirm the batch before it is bought.
  public boolean asks(BatchLimits limits) {
    return isShort()
        || labels > limits.labels()
        || bills.stream().anyMatch(bill -> bill.sum().amount().compareTo(limits.amount()) > 0);
  }
}
