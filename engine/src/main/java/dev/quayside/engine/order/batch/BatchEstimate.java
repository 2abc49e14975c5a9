package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.money.Money;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Optional;

/// What a batch would cost, before anything of it is bought.
///
/// @param labels how many would be bought
/// @param bills one for each currency they are paid in
/// @param leftOut what would not be bought, and why
public record BatchEstimate(int labels, List<Bill> bills, List<LeftOut> leftOut) {

  public BatchEstimate {
    bills = List.copyOf(bills);
    leftOut = List.copyOf(leftOut);
  }

  /// @param sum of all labels
  /// @param prepaid what of it the wallet pays; carriers invoice the rest
  /// @param available in the wallet before
  public record Bill(Money sum, Money prepaid, Money available) {

    /// What the wallet has left; less than nothing when it is short.
    public Money after() {
      return available.minus(prepaid);
    }

    public Optional<Money> shortBy() {
      return prepaid.isZero() || !after().isNegative()
          ? Optional.empty()
          : Optional.of(after().negated());
    }
  }

  /// An order that would not be bought.
  public record LeftOut(String orderId, String number, Message why) {}

  public boolean isShort() {
    return bills.stream().anyMatch(bill -> bill.shortBy().isPresent());
  }

  /// Whether somebody has to look before it is bought.
  public boolean asks(BatchLimits limits) {
    return isShort()
        || labels > limits.labels()
        || bills.stream().anyMatch(bill -> bill.sum().amount().compareTo(limits.amount()) > 0);
  }
}
