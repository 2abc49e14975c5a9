package dev.quayside.app.screen.ship;

import dev.quayside.app.engine.WorkspaceEngine;
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

/// Who sends, where no form says so: the workspace's default location, else whoever sent last.
public record Sender(WorkspaceEngine place) {

  public Optional<Address> find() {
    return place
        .engine()
        .locations()
        .standard(place.caller())
        .map(Location::address)
        .or(() -> Optional.ofNullable(practice(place)).map(AddressDraft::value))
        .or(() -> place.engine().ordering().addressBook().usualSender(place.caller()));
  }

  /// @throws ProblemException `INVALID_ADDRESS` when nobody does
  public Address require() {
    return find()
        .orElseThrow(
            () -> ProblemException.refused(ProblemCode.INVALID_ADDRESS, AppWords.SENDER_NONE));
  }

  /// A sandbox has somebody to try it with; real work has not.
  static @Nullable AddressDraft practice(WorkspaceEngine place) {
    return place.caller().environment() == Environment.SANDBOX ? Sample.SENDER : null;
  }
}
