package dev.quayside.app;

import dev.quayside.engine.address.Address;
import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.problem.Violations;
import java.util.Optional;

/// Who sends, where no form says so: as the Ship screen has it, else whoever sent last.
record Sender(DeskPlace place) {

  Optional<Address> find() {
    var memory = new EngineShipDesk(place.opening(), place.where()).memory();
    return Optional.ofNullable(memory.sender())
        .filter(Sender::isComplete)
        .map(AddressDraft::value)
        .or(() -> place.engine().addressBook().usualSender(place.caller()));
  }

  /// @throws ProblemException `INVALID_ADDRESS` when nobody does
  Address require() {
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
