package dev.quayside.engine.carrier;

import dev.quayside.engine.base.text.WireWord;
import java.util.Locale;

/// Who is paid for a label.
public enum Billing implements WireWord {
  /// The carrier invoices the shop: the ledger takes note, the wallet is untouched.
  CARRIER,
  /// The workspace's prepaid wallet.
  WALLET;

  /// @throws IllegalArgumentException for a word that is none of them
  public static Billing ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
