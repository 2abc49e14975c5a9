package dev.quayside.app.screen.orders.batch;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.order.batch.Batch;
import dev.quayside.engine.order.batch.BatchEstimate;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.engine.order.batch.BatchVoids;
import dev.quayside.engine.order.batch.PackingSlipOption;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;
import java.util.Optional;

/// The access of batches to the engine, for one workspace; called off the window's thread. All may
/// throw {@link dev.quayside.engine.base.problem.ProblemException}.
public record BatchGateway(WorkspaceEngine place) {

  private static final String BATCH_PRINT = "batch.print";

  /// What the packer has to confirm before these are bought; empty for nothing.
  public Optional<BatchEstimate> question(List<BatchParcel> parcels, Fallback fallback) {
    return estimates().question(place.caller(), parcels, sender(), fallback.choice().orElse(null));
  }

  private BatchEstimates estimates() {
    return place.engine().ordering().batchEstimates();
  }

  /// Starts to buy and print, in this order.
  public Batch start(List<BatchParcel> parcels, Fallback fallback, PackingSlipOption slips) {
    var environment = place.caller().environment();
    boolean print = !place.engine().printService().printers().of(environment).isEmpty();
    return place
        .engine()
        .ordering()
        .batches()
        .start(
            place.caller(), parcels, sender(), fallback.choice().orElse(null), print, null, slips);
  }

  /// The choice of packing slips for batches, as the workspace stores it.
  private record BatchPrint(PackingSlipOption slips) {}

  /// The last choice whether packing slips come with the labels.
  public PackingSlipOption slips() {
    return place
        .engine()
        .installation()
        .deskSettings()
        .find(place.caller(), BATCH_PRINT, BatchPrint.class)
        .map(BatchPrint::slips)
        .orElse(PackingSlipOption.NONE);
  }

  public void keepSlips(PackingSlipOption slips) {
    place
        .engine()
        .installation()
        .deskSettings()
        .keep(place.caller(), BATCH_PRINT, new BatchPrint(slips));
  }

  /// The newest batch.
  public Optional<Batch> newest() {
    return place.engine().ordering().batches().newest(place.caller(), 1).stream().findFirst();
  }

  public Batch batch(String id) {
    return place.engine().ordering().batches().get(place.caller(), id);
  }

  public Batch pause(String id) {
    return place.engine().ordering().batches().pause(place.caller(), id);
  }

  public Batch resume(String id) {
    return place.engine().ordering().batches().resume(place.caller(), id);
  }

  public Batch cancelBatch(String id) {
    return place.engine().ordering().batches().cancel(place.caller(), id);
  }

  public Batch retry(String id) {
    return place.engine().ordering().batches().retry(place.caller(), id);
  }

  /// Voids every label of a batch that can be voided.
  public BatchVoids.Result voidAll(String id) {
    return place.engine().ordering().batchVoids().undo(place.caller(), id, RequestKey.none());
  }

  private Address sender() {
    return new DefaultSender(place).require();
  }
}
