package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.Optional;

/// All labels of a batch in one file.
///
/// @param batches whose labels
public record BatchLabels(Batches batches, Shipments shipments, LabelArt art) {

  /// So many pages are drawn in some seconds, and held in memory.
  private static final int MOST = 1_000;

  /// A page for each label that was bought, in the order of the lines.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when none was bought, for more than 1,000,
  ///   and as {@link LabelArt#content}
  public byte[] pdf(Caller caller, String batchId) {
    var bought =
        batches.get(caller, batchId).rows().stream()
            .filter(row -> row.state() == BatchRow.State.BOUGHT)
            .flatMap(row -> Optional.ofNullable(row.shipmentId()).stream())
            .toList();
    if (bought.isEmpty()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.BATCH_NO_LABEL);
    }
    if (bought.size() > MOST) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.BATCH_LABELS, MOST);
    }
    return art.pdf(caller, bought.stream().map(id -> shipments.get(caller, id)).toList());
  }
}
