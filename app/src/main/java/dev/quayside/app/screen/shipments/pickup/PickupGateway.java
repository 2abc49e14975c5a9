package dev.quayside.app.screen.shipments.pickup;

import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupDraft;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// What pick-ups ask of the engine, for one workspace; off the window's thread. All may throw
/// {@link dev.quayside.engine.base.problem.ProblemException}.
public interface PickupGateway {

  State state();

  /// Takes as long as the carrier does. One it did not confirm is in doubt.
  Pickup book(PickupDraft draft);

  void cancel(String id);

  /// @param carriers those that come when they are asked to
  /// @param pickups the last ones, newest first
  record State(LocalDate today, List<Comer> carriers, List<Pickup> pickups) {
    public State {
      carriers = List.copyOf(carriers);
      pickups = List.copyOf(pickups);
    }
  }

  /// A carrier that comes.
  ///
  /// @param waiting how many parcels wait for it
  /// @param services what they can go by, where the carrier wants to know: empty first where nobody
  ///   needs to say
  /// @param usual what most of the waiting ones go by
  record Comer(
      String code,
      String name,
      int waiting,
      List<Optional<Service>> services,
      Optional<Service> usual) {

    /// Before the carriers are known, and where none comes.
    static final Comer NONE = new Comer("", "", 0, List.of(), Optional.empty());

    public Comer {
      services = List.copyOf(services);
    }
  }

  /// What parcels go by.
  record Service(String code, String name) {}
}
