package dev.quayside.app.screen.ship;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.util.Optional;

/// Who sends, where no form says so: as the Ship screen has it, else whoever sent last.
public record Sender(WorkspaceEngine place) {

  public Optional<Address> find() {
    var memory = new EngineShipGateway(place.opening(), place.where()).memory();
    return Optional.ofNullable(memory.sender())
        .filter(Sender::isComplete)
        .map(AddressDraft::value)
        .or(() -> place.engine().ordering().addressBook().usualSender(place.caller()));
  }

  /// @throws ProblemException `INVALID_ADDRESS` when nobody does
  public Address require() {
    return find()
        .orElseThrow(
            () ->
                ProblemException.refused(
                    ProblemCode.INVALID_ADDRESS,
                    "nobody is set as the sender yet: fill in the sender on the Ship screen"));
  }

  private static boolean isComplete(AddressDraft sender) {
    var found = new Violations();
    sender.checkForLabel("from", found);
    return found.isEmpty();
  }
}
