package dev.quayside.app.screen.orders.batch;

import dev.quayside.engine.order.batch.Batch;
import dev.quayside.engine.order.batch.BatchEstimate;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.batch.PackingSlipOption;
import java.util.List;
import java.util.Optional;

/// What batches ask of the engine, for one workspace; off the window's thread. All may throw {@link
/// dev.quayside.engine.base.problem.ProblemException}.
public interface BatchGateway {

  /// What somebody has to look at before these are bought; empty when nothing.
  Optional<BatchEstimate> question(List<BatchParcel> parcels, Fallback fallback);

  /// Begins to buy and print, in this order.
  Batch start(List<BatchParcel> parcels, Fallback fallback, PackingSlipOption slips);

  /// Whether packing slips come with the labels, as it was said last.
  PackingSlipOption slips();

  void keepSlips(PackingSlipOption slips);

  /// The newest batch.
  Optional<Batch> newest();

  Batch batch(String id);

  Batch pause(String id);

  Batch resume(String id);

  Batch cancelBatch(String id);

  Batch retry(String id);
}
