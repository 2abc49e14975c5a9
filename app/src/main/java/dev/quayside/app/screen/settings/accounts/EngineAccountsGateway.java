package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.idempotency.Receipt;

/// The carrier accounts' desk on the engine of this process.
public record EngineAccountsGateway(WorkspaceEngine place) implements AccountsGateway {

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
