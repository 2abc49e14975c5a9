package dev.quayside.engine.account.wallet;

import java.time.Instant;
import java.util.Currency;
import org.jspecify.annotations.Nullable;

/// Selects entries of the ledger; null selects any.
public record WalletFilter(
    WalletEntry.@Nullable Kind kind,
    @Nullable Currency currency,
    @Nullable String shipmentId,
    @Nullable Instant after,
    @Nullable Instant before) {

  public static final WalletFilter EVERYTHING = new WalletFilter(null, null, null, null, null);
}
