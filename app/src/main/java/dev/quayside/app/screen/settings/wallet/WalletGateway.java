package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.wallet.Usage;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Function;

/// The section's access to the engine; called off the window's thread.
public record WalletGateway(WorkspaceEngine place) {

  private static final int MONTHS = 12;
  private static final Page.Request NEWEST = new Page.Request(1, Page.Request.LARGEST_SIZE);

  /// Balances, entries and usage, all of one moment.
  public State state() {
    var wallets = place.engine().accounts().wallets();
    var caller = place.caller();
    return new State(
        wallets.all(caller),
        wallets.entries(caller, NEWEST).items(),
        wallets.usage(caller, MONTHS, ZoneId.systemDefault()));
  }

  /// Writes the whole ledger as a table, into a new file.
  ///
  /// @param words puts the reason of an entry into words
  public Path save(Path file, Function<Message, String> words) {
    return SavedFile.write(
        file,
        out -> {
          new LedgerSheet(place.engine(), place.caller(), words).write(out);
          return file;
        });
  }

  public WalletEntry deposit(Money amount, String description) {
    return place
        .engine()
        .accounts()
        .wallets()
        .deposit(place.caller(), amount, Message.said(description), RequestKey.none());
  }

  /// @param entries the newest of the ledger
  /// @param usage by month, this month first
  public record State(List<Wallet> wallets, List<WalletEntry> entries, List<Usage> usage) {
    public State {
      wallets = List.copyOf(wallets);
      entries = List.copyOf(entries);
      usage = List.copyOf(usage);
    }
  }
}
