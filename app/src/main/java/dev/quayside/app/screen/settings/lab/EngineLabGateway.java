package dev.quayside.app.screen.settings.lab;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.sandbox.CarrierFault;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;

/// The sandbox's desk on the engine of this process.
public record EngineLabGateway(WorkspaceEngine place) implements LabGateway {

  @Override
  public Optional<State> state() {
    var caller = place.caller();
    if (caller.environment() != Environment.SANDBOX) {
      return Optional.empty();
    }
    var lab = place.engine().sandboxLab();
    var names =
        place.engine().carriers().of(caller).stream()
            .map(carrier -> carrier.profile())
            .collect(Collectors.toMap(profile -> profile.code(), profile -> profile.name()));
    return Optional.of(
        new State(lab.clock(caller), names, lab.faults(caller), lab.autoScan(caller)));
  }

  @Override
  public void advance(Duration by) {
    place.engine().sandboxLab().advance(place.caller(), by, Receipt.none());
  }

  @Override
  public void behave(String carrier, CarrierFault fault) {
    place.engine().sandboxLab().behave(place.caller(), carrier, fault);
  }

  @Override
  public void moveByThemselves(boolean on) {
    place.engine().sandboxLab().setAutoScan(place.caller(), on);
  }
}
