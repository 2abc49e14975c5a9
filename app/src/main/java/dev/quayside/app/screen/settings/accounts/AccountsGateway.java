package dev.quayside.app.screen.settings.accounts;

import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import java.util.List;
import java.util.Set;

/// What the section asks of the engine; off the window's thread.
public interface AccountsGateway {

  State state();

  CarrierAccount put(String carrier, AccountDraft draft);

  /// Shows the credentials to the carrier; takes up to ten seconds.
  CarrierAccount test(String carrier);

  void remove(String carrier);

  /// @param sandbox whether the workspace is one: no account is needed there
  /// @param bought codes of carriers with an account of which a label was bought
  /// @param voided codes of those of which one was voided
  /// @param sells whether any carrier of the workspace gives rates and labels at all
  record State(
      List<CarrierAccount> accounts,
      boolean sandbox,
      boolean sells,
      Set<String> bought,
      Set<String> voided) {
    public State {
      accounts = List.copyOf(accounts);
      bought = Set.copyOf(bought);
      voided = Set.copyOf(voided);
    }
  }
}
