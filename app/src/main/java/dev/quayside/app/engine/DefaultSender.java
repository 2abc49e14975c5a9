package dev.quayside.app.engine;

import dev.quayside.app.problem.AppWords;
import dev.quayside.app.sample.Sample;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Location;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the sender when no form names one: the workspace's default location, else the sample
/// sender of a sandbox, else the last sender.
public record DefaultSender(WorkspaceEngine place) {

  public Optional<Address> find() {
    return place
        .engine()
        .parcels()
        .locations()
        .standard(place.caller())
        .map(Location::address)
        .or(() -> Optional.ofNullable(practice(place)).map(AddressDraft::value))
        .or(() -> place.engine().ordering().addressBook().usualSender(place.caller()));
  }

  /// @throws ProblemException `INVALID_ADDRESS` when there is no sender
  public Address require() {
    return find()
        .orElseThrow(
            () -> ProblemException.refused(ProblemCode.INVALID_ADDRESS, AppWords.SENDER_NONE));
  }

  /// The sample sender of a sandbox; null in production.
  public static @Nullable AddressDraft practice(WorkspaceEngine place) {
    return place.caller().environment() == Environment.SANDBOX ? Sample.SENDER : null;
  }
}
