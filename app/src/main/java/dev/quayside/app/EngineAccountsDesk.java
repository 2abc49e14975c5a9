package dev.quayside.app;

import dev.quayside.app.screen.settings.accounts.AccountsDesk;
import dev.quayside.engine.carrieraccount.AccountDraft;
import dev.quayside.engine.carrieraccount.CarrierAccount;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Environment;

/// The carrier accounts' desk on the engine of this process.
record EngineAccountsDesk(DeskPlace place) implements AccountsDesk {

  @Override
  public State state() {
    var engine = place.engine();
    var caller = place.caller();
    return new State(
        engine.carrierAccounts().list(caller),
        caller.environment() == Environment.SANDBOX,
        !engine.carriers().of(caller).isEmpty());
  }

  @Override
  public CarrierAccount put(String carrier, AccountDraft draft) {
    return place.engine().carrierAccounts().put(place.caller(), carrier, draft);
  }

  @Override
  public CarrierAccount test(String carrier) {
    return place.engine().carrierAccounts().test(place.caller(), carrier, Receipt.none());
  }

  @Override
  public void remove(String carrier) {
    place.engine().carrierAccounts().remove(place.caller(), carrier);
  }
}
