package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.Set;

/// What is kept of print jobs whose label nobody needs any more.
public final class ClosedPrintJobs {

  private final PrintJobEndStore store = new PrintJobEndStore();

  /// Labels of which something waits for a printer or a person.
  public Set<String> labelsUnderWay(Tx tx, Caller caller) {
    return store.labelsUnderWay(tx, caller.workspace());
  }

  /// How many jobs of these labels still have their drawn dots.
  public int countFiles(Tx tx, Caller caller, Collection<String> labelIds) {
    return store.countFiles(tx, caller.workspace(), labelIds);
  }

  /// Drops the drawn dots of a shipment's label and papers.
  ///
  /// @return how many files that were
  public int forget(Tx tx, Caller caller, String shipmentId, String labelId) {
    return store.dropFiles(tx, caller.workspace(), labelId, shipmentId);
  }
}
