package dev.quayside.app.screen.shipments.pickup;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.Pickups.Naming;
import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.ManifestPlace;
import dev.quayside.engine.document.manifest.OpenManifest;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
    var services = services(carrier);
    return new Comer(profile.code(), profile.name(), services, docks(profile.code(), services));
  }

  /// The workspace's locations, and other places with parcels for the carrier.
  private List<Dock> docks(String carrier, List<Optional<Service>> services) {
    var waiting = waiting(carrier);
    var docks = new ArrayList<Dock>();
    for (var location : place.engine().parcels().locations().list(place.caller())) {
      var there = Optional.ofNullable(waiting.remove(ManifestPlace.of(location.address())));
      docks.add(
          dock(
              location.name(),
              location.address(),
              there.map(Waiting::lines).orElse(List.of()),
              services));
    }
    for (var there : waiting.values()) {
      var from = there.from();
      var name = Absent.toEmpty(from.street1()) + ", " + Absent.toEmpty(from.city());
      docks.add(dock(name, from, there.lines(), services));
    }
    return docks;
  }

  private static Dock dock(
      String name, Address address, List<Manifest.Line> lines, List<Optional<Service>> services) {
    var usual = usual(lines);
    return new Dock(
        name,
        address,
        lines.size(),
        services.stream()
            .filter(each -> each.map(Service::code).equals(usual))
            .findFirst()
            .orElseGet(() -> services.stream().findFirst().orElse(Optional.empty())));
  }

  /// What the carrier will find at one place.
  private record Waiting(Address from, List<Manifest.Line> lines) {}

  /// What the carrier will find, by place: the parcels on no list yet, and those on the lists
  /// closed today.
  private Map<ManifestPlace, Waiting> waiting(String carrier) {
    var manifests = place.engine().documents().manifests();
    var today = manifests.today(place.caller());
    var found = new LinkedHashMap<ManifestPlace, Waiting>();
    for (var list : manifests.places(place.caller(), new OpenManifest(carrier, today))) {
      var from = list.from();
      if (from != null) {
        add(from, list.lines(), found);
      }
    }
    for (var list : manifests.list(place.caller(), carrier, LAST).items()) {
      if (list.shipDate().equals(today)) {
        add(list.location(), list.lines(), found);
      }
    }
    return found;
  }

  private static void add(
      Address from, List<Manifest.Line> lines, Map<ManifestPlace, Waiting> found) {
    found
        .computeIfAbsent(ManifestPlace.of(from), _ -> new Waiting(from, new ArrayList<>()))
        .lines()
        .addAll(lines);
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
