package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.money.Money;
import java.time.YearMonth;

/// What a month cost in one currency.
///
/// @param labels bought
/// @param charged for them
/// @param refunds that came back in this month, for labels of any month
public record Usage(YearMonth month, int labels, Money charged, int refunds, Money refunded) {

  public Money net() {
    return charged.minus(refunded);
  }

  boolean isNothing() {
    return labels == 0 && refunds == 0;
  }
}
