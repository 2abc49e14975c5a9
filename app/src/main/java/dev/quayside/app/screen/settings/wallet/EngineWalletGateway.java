package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.function.Function;

/// The wallet's access to the engine of this process.
public record EngineWalletGateway(WorkspaceEngine place) implements WalletGateway {

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
  public Path save(Path file, Function<Message, String> words) {
    return SavedFile.write(
        file,
        out -> {
          new LedgerSheet(place.engine(), place.caller(), words).write(out);
          return file;
        });
  }

  @Override
  public WalletEntry deposit(Money amount, String description) {
    return place
        .engine()
        .wallets()
        .deposit(place.caller(), amount, Message.said(description), Receipt.none());
  }
}
