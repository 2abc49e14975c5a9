package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.money.Money;
import java.time.YearMonth;

/// The cost of a month in one currency.
///
/// @param labels bought in the month
/// @param charged for those labels
/// @param refunds received in the month, for labels of any month
public record Usage(YearMonth month, int labels, Money charged, int refunds, Money refunded) {

  public Money net() {
    return charged.minus(refunded);
  }

  boolean isNothing() {
    return labels == 0 && refunds == 0;
  }
}
