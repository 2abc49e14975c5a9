package dev.quayside.app.screen.ship.form;

import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Location;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the sender asks of the engine, for one workspace; as {@code ShipGateway}.
public interface SenderGateway {

  /// Who sends, as far as it is known.
  Senders senders();

  /// Keeps what was typed as the address of a location, or of a new one.
  ///
  /// @param location its id; null while there is none
  Location keepSender(@Nullable String location, AddressDraft sender);

  /// @param locations the default first
  /// @param otherwise who sends while there is no location; null when nobody is known
  record Senders(List<Location> locations, @Nullable AddressDraft otherwise) {
    public Senders {
      locations = List.copyOf(locations);
    }
  }
}
