package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.money.Money;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// One line of the ledger; the sum of all amounts is the balance.
///
/// @param amount negative for a charge
public record WalletEntry(
    String id,
    Kind kind,
    Money amount,
    Money balanceAfter,
    @Nullable String shipmentId,
    String description,
    Instant createdAt) {

  /// Why money moved.
  public enum Kind {
    DEPOSIT,
    CHARGE,
    REFUND,
    ADJUSTMENT;

    public String wire() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
