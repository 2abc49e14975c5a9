package dev.quayside.app.screen.ship.form;

import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The sender's access to the engine, for one workspace. Called off the window's thread; may throw
/// {@link dev.quayside.engine.base.problem.ProblemException}.
public interface SenderGateway {

  /// The senders known.
  Senders senders();

  /// Stores the typed address in a location, or in a new one.
  ///
  /// @param location its id; null while there is none
  Location keepSender(@Nullable String location, AddressDraft sender);

  /// @param locations the default first
  /// @param otherwise the sender while there is no location; null when none is known
  record Senders(List<Location> locations, @Nullable AddressDraft otherwise) {
    public Senders {
      locations = List.copyOf(locations);
    }
  }
}
