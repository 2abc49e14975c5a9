package dev.quayside.app;

import dev.quayside.app.screen.settings.wallet.WalletDesk;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.wallet.WalletEntry;
import java.time.ZoneId;

/// The wallet's desk on the engine of this process.
record EngineWalletDesk(DeskPlace place) implements WalletDesk {

  private static final int MONTHS = 12;
  private static final Page.Request NEWEST = new Page.Request(1, Page.Request.LARGEST_SIZE);

  @Override
  public State state() {
    var wallets = place.engine().wallets();
    var caller = place.caller();
    return new State(
        wallets.all(caller),
        wallets.entries(caller, NEWEST).items(),
        wallets.usage(caller, MONTHS, ZoneId.systemDefault()));
  }

  @Override
  public WalletEntry deposit(Money amount, String description) {
    return place.engine().wallets().deposit(place.caller(), amount, description, Receipt.none());
  }
}
