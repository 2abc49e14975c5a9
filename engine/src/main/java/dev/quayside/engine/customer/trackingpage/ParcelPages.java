package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.tracking.Tracker;
import dev.quayside.engine.tracking.Trackers;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Finds the parcel for a tracking page. The carrier is not asked, so that strangers cannot cause
/// requests to carriers; the regular rounds of tracking keep parcels up to date.
public final class ParcelPages {

  private static final int LONGEST_NUMBER = 60;
  private static final ZoneId NOWHERE = ZoneId.of("UTC");

  private final Workspaces workspaces;
  private final Trackers trackers;
  private final Carriers carriers;
  private final Brandings brandings;
  private final WorkspaceClock clock;
  private final Function<Address, Optional<ZoneId>> zones;

  /// @param zones time zone of an address, where known
  public ParcelPages(
      Workspaces workspaces,
      Trackers trackers,
      Carriers carriers,
      Brandings brandings,
      WorkspaceClock clock,
      Function<Address, Optional<ZoneId>> zones) {
    this.workspaces = workspaces;
    this.trackers = trackers;
    this.carriers = carriers;
    this.brandings = brandings;
    this.clock = clock;
    this.zones = zones;
  }

  /// Finds a parcel. Empty when no shop has the number, when the named shop has not, and when two
  /// shops have it and none is named: showing one shop's parcel to the other's customer would be
  /// worse than showing none.
  ///
  /// @param shop a workspace's slug; null for any
  Optional<ParcelPage> find(Environment environment, String trackingNumber, @Nullable String shop) {
    if (trackingNumber.length() > LONGEST_NUMBER) {
      return Optional.empty();
    }
    var found =
        shops(environment, shop).stream()
            .flatMap(each -> page(each, trackingNumber).stream())
            .limit(2)
            .toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  private List<Workspace> shops(Environment environment, @Nullable String shop) {
    return workspaces.all().stream()
        .filter(each -> each.environment() == environment)
        .filter(each -> shop == null || each.slug().equals(shop))
        .toList();
  }

  private Optional<ParcelPage> page(Workspace workspace, String trackingNumber) {
    return trackers.known(workspace.id(), trackingNumber).map(tracker -> page(workspace, tracker));
  }

  private ParcelPage page(Workspace workspace, Tracker tracker) {
    var carrier = carriers.find(workspace.ownCaller(), tracker.carrier());
    var branding = brandings.of(workspace.id());
    var zone = zone(branding, tracker);
    return new ParcelPage(
        branding,
        brandings.logo(workspace.id()).orElse(null),
        tracker,
        carrier.map(each -> each.profile().name()).orElse(tracker.carrier()),
        zone,
        LocalDate.ofInstant(clock.now(workspace.id()), zone),
        workspace.environment() == Environment.SANDBOX);
  }

  /// The time zone of a page: the shop's, else that of the parcel's shop end, else UTC. Never this
  /// machine's, which means nothing to a visitor and is often not set on a server.
  private ZoneId zone(Branding branding, Tracker tracker) {
    return Optional.ofNullable(branding.timeZone())
        .or(() -> Optional.ofNullable(tracker.shipment()).flatMap(this::atTheShop))
        .orElse(NOWHERE);
  }

  /// Time zone of the shop's end of a shipment: the destination of a return, otherwise the origin.
  private Optional<ZoneId> atTheShop(Shipment shipment) {
    var consignment = shipment.consignment();
    return zones.apply(consignment.isReturn() ? consignment.to() : consignment.from());
  }
}
