package dev.quayside.engine.account.wallet;

import dev.quayside.printing.message.MessageKey;

public enum WalletWords implements MessageKey {
  DEPOSIT,
  DEPOSIT_RANGE,
  SANDBOX,
  TOO_LITTLE;

  @Override
  public String bundle() {
    return "wallet";
  }
}
