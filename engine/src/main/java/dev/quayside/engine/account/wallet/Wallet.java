package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.money.Money;

/// A workspace's prepaid money.
///
/// @param held set aside for purchases not finished yet; part of the balance
public record Wallet(Money balance, Money held) {

  public Money available() {
    return balance.minus(held);
  }
}
