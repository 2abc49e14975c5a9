package dev.quayside.app.screen.settings.accounts;

import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import java.util.List;

/// What the section asks of the engine; off the window's thread.
public interface AccountsGateway {

  State state();

  CarrierAccount put(String carrier, AccountDraft draft);

  /// Shows the credentials to the carrier; takes up to ten seconds.
  CarrierAccount test(String carrier);

  void remove(String carrier);

  /// @param sandbox whether the workspace is one: no account is needed there
  /// @param sells whether any carrier of the workspace gives rates and labels at all
  record State(List<CarrierAccount> accounts, boolean sandbox, boolean sells) {
    public State {
      accounts = List.copyOf(accounts);
    }
  }
}
