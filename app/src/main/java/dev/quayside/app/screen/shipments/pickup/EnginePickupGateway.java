package dev.quayside.app.screen.shipments.pickup;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import java.util.Optional;

/// Pick-ups on the engine of this process.
public record EnginePickupGateway(WorkspaceEngine place) implements PickupGateway {

  private static final Page.Request LAST = new Page.Request(1, 50);

  @Override
  public State state() {
    var engine = place.engine();
    var caller = place.caller();
    return new State(
        engine.documents().manifests().today(caller),
        engine.pickups().carriers(caller).stream()
            .map(carrier -> comer(carrier.profile()))
            .toList(),
        engine.pickups().list(caller, null, null, LAST).items());
  }

  private Comer comer(CarrierProfile carrier) {
    int waiting =
        place
            .engine()
            .documents()
            .manifests()
            .candidates(place.caller(), carrier.code(), null)
            .lines()
            .size();
    return new Comer(carrier.code(), carrier.name(), waiting);
  }

  @Override
  public Pickup book(PickupDraft draft) {
    return place.engine().pickups().book(place.caller(), draft, Optional.empty(), Receipt.none());
  }

  @Override
  public void cancel(String id) {
    place.engine().pickups().cancel(place.caller(), id);
  }
}
