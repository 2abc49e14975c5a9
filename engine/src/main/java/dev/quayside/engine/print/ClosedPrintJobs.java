package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.store.Tx;
import java.util.Collection;
import java.util.Set;

/// Files of print jobs for labels whose shipment is closed.
public final class ClosedPrintJobs {

  private final PrintJobEndStore store = new PrintJobEndStore();

  /// Labels with a print job that waits for a printer or for a person's answer.
  public Set<String> labelsUnderWay(Tx tx, Caller caller) {
    return store.labelsUnderWay(tx, caller.workspace());
  }

  /// Number of jobs for these labels whose drawn file is still stored.
  public int countFiles(Tx tx, Caller caller, Collection<String> labelIds) {
    return store.countFiles(tx, caller.workspace(), labelIds);
  }

  /// Deletes the drawn files of a shipment's label and documents.
  ///
  /// @return the number of files
  public int forget(Tx tx, Caller caller, String shipmentId, String labelId) {
    return store.dropFiles(tx, caller.workspace(), labelId, shipmentId);
  }
}
