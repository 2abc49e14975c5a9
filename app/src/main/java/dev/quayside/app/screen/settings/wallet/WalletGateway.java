package dev.quayside.app.screen.settings.wallet;

import dev.quayside.engine.account.wallet.Usage;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.base.money.Money;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/// The section's access to the engine; called off the window's thread.
public interface WalletGateway {

  /// Balances, entries and usage, all of one moment.
  State state();

  /// Writes the whole ledger as a table, into a new file.
  ///
  /// @param words puts the reason of an entry into words
  Path save(Path file, Function<Message, String> words);

  WalletEntry deposit(Money amount, String description);

  /// @param entries the newest of the ledger
  /// @param usage by month, this month first
  record State(List<Wallet> wallets, List<WalletEntry> entries, List<Usage> usage) {
    public State {
      wallets = List.copyOf(wallets);
      entries = List.copyOf(entries);
      usage = List.copyOf(usage);
    }
  }
}
