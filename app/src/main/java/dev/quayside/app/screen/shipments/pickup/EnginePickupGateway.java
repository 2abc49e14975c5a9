package dev.quayside.app.screen.shipments.pickup;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.Pickups.Naming;
import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.ManifestOrder;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The access of pick-ups to the engine of this process.
public record EnginePickupGateway(WorkspaceEngine place) implements PickupGateway {

  private static final Slice<Age> LAST = Age.newest(50);

  @Override
  public State state() {
    var engine = place.engine();
    var caller = place.caller();
    return new State(
        engine.documents().manifests().today(caller),
        engine.shipping().pickups().carriers(caller).stream().map(this::comer).toList(),
        engine.shipping().pickups().list(caller, null, null, LAST).items());
  }

  private Comer comer(Carrier carrier) {
    var profile = carrier.profile();
    var waiting = waiting(profile.code());
    var services = services(carrier);
    var usual = usual(waiting);
    return new Comer(
        profile.code(),
        profile.name(),
        waiting.size(),
        services,
        services.stream()
            .filter(each -> each.map(Service::code).equals(usual))
            .findFirst()
            .orElseGet(() -> services.stream().findFirst().orElse(Optional.empty())));
  }

  /// What the carrier will find: the parcels on no list yet, and those on the lists closed today.
  private List<Manifest.Line> waiting(String carrier) {
    var manifests = place.engine().documents().manifests();
    var open = manifests.candidates(place.caller(), ManifestOrder.of(carrier, null)).lines();
    var today = manifests.today(place.caller());
    var closed =
        manifests.list(place.caller(), carrier, LAST).items().stream()
            .filter(list -> list.shipDate().equals(today))
            .flatMap(list -> list.lines().stream());
    return Stream.concat(open.stream(), closed).toList();
  }

  /// The services to choose from; none when there is nothing to choose.
  private static List<Optional<Service>> services(Carrier carrier) {
    var naming = carrier.able(Pickups.class).map(Pickups::serviceNaming).orElse(Naming.NEVER);
    var services =
        carrier.profile().services().stream()
            .map(each -> Optional.of(new Service(each.code(), each.name())))
            .toList();
    return switch (naming) {
      case NEVER -> List.of();
      case REQUIRED -> services;
      case WELCOME ->
          services.size() < 2
              ? List.of()
              : Stream.concat(Stream.of(Optional.<Service>empty()), services.stream()).toList();
    };
  }

  /// The service of most waiting parcels.
  private static Optional<String> usual(List<Manifest.Line> waiting) {
    return waiting.stream()
        .collect(Collectors.groupingBy(Manifest.Line::service, TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey);
  }

  @Override
  public Pickup book(PickupDraft draft) {
    return place.engine().shipping().pickups().book(place.caller(), draft, RequestKey.none());
  }

  @Override
  public void cancel(String id) {
    place.engine().shipping().pickups().cancel(place.caller(), id, RequestKey.none());
  }
}
