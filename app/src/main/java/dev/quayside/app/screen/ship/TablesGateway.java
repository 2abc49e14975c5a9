package dev.quayside.app.screen.ship;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.scan.Scanned;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.util.List;

/// The Ship screen's access to shops' own tables; called off the window's thread.
public record TablesGateway(WorkspaceEngine place) {

  /// Names of the shops whose tables can be asked; none where no shop is a database.
  List<String> shops() {
    return place.engine().sources().lookups().shops(place.caller());
  }

  /// The order of a key, taken in where the shops' tables have it; blocks until they answer.
  ///
  /// @param sender who would send it
  /// @throws ProblemException `SOURCE_UNAVAILABLE` where a shop could not be asked, `CONFLICT`
  ///   where what is found cannot be taken in
  Scanned find(String key, AddressDraft sender) {
    try {
      var order = place.engine().sources().lookups().find(place.caller(), key).order();
      return place.engine().ordering().scans().order(place.caller(), order.id(), sender.value());
    } catch (ProblemException refused) {
      if (refused.problem().code() == ProblemCode.NOT_FOUND) {
        return new Scanned.Unknown();
      }
      throw refused;
    }
  }
}
