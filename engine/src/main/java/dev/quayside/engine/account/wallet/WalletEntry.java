package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One line of the ledger; the sum of the wallet's amounts is the balance.
///
/// @param billing who was paid: an entry the carrier invoices leaves the balance as it is
/// @param amount negative for a charge
public record WalletEntry(
    String id,
    Kind kind,
    Billing billing,
    Money amount,
    Money balanceAfter,
    @Nullable String shipmentId,
    Message description,
    Instant createdAt) {

  /// The reason for an entry.
  public enum Kind implements WireWord {
    DEPOSIT,
    CHARGE,
    REFUND,
    ADJUSTMENT
  }
}
