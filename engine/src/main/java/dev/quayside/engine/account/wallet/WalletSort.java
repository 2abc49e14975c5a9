package dev.quayside.engine.account.wallet;

import dev.quayside.engine.base.page.Slice;

/// What the ledger is sorted by.
public enum WalletSort implements Slice.Sort {
  CREATED_AT,
  AMOUNT
}
