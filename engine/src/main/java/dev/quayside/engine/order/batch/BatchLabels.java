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
/// @param batches the batches to read
public record BatchLabels(Batches batches, Shipments shipments, LabelArt art) {

  /// Labels in one file at most. They are drawn in some seconds and held in memory; many more would
  /// keep the caller waiting and could exhaust it.
  private static final int MOST = 1_000;

  /// A PDF with a page for each bought label, in the order of the lines.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when no label was bought or there are more
  ///   than 1,000, and as {@link LabelArt#content}
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
