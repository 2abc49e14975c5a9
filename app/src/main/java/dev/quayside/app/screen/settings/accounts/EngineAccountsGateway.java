package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The carrier accounts' desk on the engine of this process.
public record EngineAccountsGateway(WorkspaceEngine place) implements AccountsGateway {

  @Override
  public State state() {
    var engine = place.engine();
    var caller = place.caller();
    var accounts = engine.carrierAccounts().list(caller);
    return new State(
        accounts,
        caller.environment() == Environment.SANDBOX,
        !engine.carriers().of(caller).isEmpty(),
        withLabels(accounts, null),
        withLabels(accounts, ShipmentStatus.CANCELLED));
  }

  /// @param status null for any
  private Set<String> withLabels(List<CarrierAccount> accounts, @Nullable ShipmentStatus status) {
    return accounts.stream()
        .filter(CarrierAccount::isOpen)
        .map(account -> account.kind().code())
        .filter(code -> hasLabel(code, status))
        .collect(Collectors.toSet());
  }

  private boolean hasLabel(String carrier, @Nullable ShipmentStatus status) {
    var filter = new ShipmentFilter(carrier, null, status, null, null, null, null, null);
    return place
            .engine()
            .shipping()
            .shipments()
            .list(place.caller(), filter, new Page.Request(1, 1))
            .total()
        > 0;
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
