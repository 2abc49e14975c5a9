package dev.quayside.app.screen.shipments.pickup;

import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// The access of pick-ups to the engine, for one workspace; called off the window's thread. All may
/// throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface PickupGateway {

  State state();

  /// Books a pick-up; blocks until the carrier answers. Without an answer the pick-up is in doubt.
  Pickup book(PickupDraft draft);

  void cancel(String id);

  /// @param carriers those that offer pick-ups
  /// @param pickups the last ones, newest first
  record State(LocalDate today, List<Comer> carriers, List<Pickup> pickups) {
    public State {
      carriers = List.copyOf(carriers);
      pickups = List.copyOf(pickups);
    }
  }

  /// A carrier that offers pick-ups.
  ///
  /// @param services the services to choose from, if the carrier asks for one; starts with an empty
  ///   one if it may be left out
  /// @param docks where it may come to, the default location first
  record Comer(String code, String name, List<Optional<Service>> services, List<Dock> docks) {

    /// The choice before the carriers are known, and when none offers pick-ups.
    static final Comer NONE = new Comer("", "", List.of(), List.of());

    public Comer {
      services = List.copyOf(services);
      docks = List.copyOf(docks);
    }
  }

  /// A place that a carrier's driver comes to.
  ///
  /// @param waiting the number of parcels waiting there for the carrier
  /// @param usual the service of most of them
  record Dock(String name, Address address, int waiting, Optional<Service> usual) {}

  /// A service of the parcels.
  record Service(String code, String name) {}
}
