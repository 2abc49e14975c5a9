package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.page.Slice;

/// The sorts of the ledger.
public enum WalletSort implements Slice.Sort {
  CREATED_AT,
  AMOUNT
}
