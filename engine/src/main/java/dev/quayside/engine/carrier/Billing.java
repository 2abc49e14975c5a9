package dev.quayside.engine.carrier;

import dev.quayside.engine.base.text.WireWord;

/// Who is paid for a label.
public enum Billing implements WireWord {
  /// The carrier invoices the shop: the ledger takes note, the wallet is untouched.
  CARRIER,
  /// The workspace's prepaid wallet.
  WALLET
}
