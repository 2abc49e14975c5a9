package dev.quayside.app.screen.orders.batch;

import dev.quayside.engine.order.batch.Batch;
import dev.quayside.engine.order.batch.BatchEstimate;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.batch.PackingSlipOption;
import java.util.List;
import java.util.Optional;

/// The access of batches to the engine, for one workspace; called off the window's thread. All may
/// throw {@link dev.quayside.engine.base.problem.ProblemException}.
public interface BatchGateway {

  /// What the packer has to confirm before these are bought; empty for nothing.
  Optional<BatchEstimate> question(List<BatchParcel> parcels, Fallback fallback);

  /// Starts to buy and print, in this order.
  Batch start(List<BatchParcel> parcels, Fallback fallback, PackingSlipOption slips);

  /// The last choice whether packing slips come with the labels.
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
