package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.Shipping;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Takes a batch back: every label that the batch bought and that can be voided is, one by one, and
/// its orders are to be shipped again. A label that another caller bought for one of its orders is
/// that caller's: it may be on its parcel. So may be one of which it is not known who bought it.
public record BatchVoids(Batches batches, Shipping shipping) {

  private static final Problem OF_ANOTHER =
      new Problem.Refused(ProblemCode.CONFLICT, OrderWords.BATCH_OF_ANOTHER.of());

  private static final Problem OF_UNKNOWN =
      new Problem.Refused(ProblemCode.CONFLICT, OrderWords.BATCH_OF_UNKNOWN.of());

  /// What became of the labels. Those that were voided before are in neither.
  public record Result(List<Voided> voided, List<Refused> refused) {
    public Result {
      voided = List.copyOf(voided);
      refused = List.copyOf(refused);
    }
  }

  /// @param orderId the first of the orders in the parcel
  public record Voided(String orderId, Shipment label) {}

  /// A label that stays.
  public record Refused(String orderId, String labelId, Problem why) {}

  /// Voids what can be voided. Asked again, it voids what is left and gives nothing back twice.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` while the batch buys, and until the labels
  ///   are there that it was buying when it was paused or cancelled
  public Result undo(Caller caller, String id, RequestKey<Result> key) {
    var batch = batches.get(caller, id);
    if (batch.state() == BatchState.RUNNING) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.BATCH_PAUSE_FIRST);
    }
    if (batch.rows().stream().anyMatch(BatchVoids::isBeingBought)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.BATCH_BUYS_LAST);
    }
    var voided = new ArrayList<Voided>();
    var refused = new ArrayList<Refused>();
    for (var row : batch.rows()) {
      var shipment = row.shipmentId();
      if (shipment != null) {
        undo(caller, batch, row, shipment, voided, refused);
      }
    }
    var result = new Result(voided, refused);
    batches.keep(key.answer(result));
    return result;
  }

  /// Whether a label may come of it that is not known yet, and would stay bought.
  private static boolean isBeingBought(BatchRow row) {
    return switch (row.state()) {
      case BUYING -> true;
      case DOUBT -> row.shipmentId() == null;
      case WAITING, BOUGHT, FAILED, SKIPPED -> false;
    };
  }

  /// A person's limit holds for each label, as when it is voided alone.
  private void undo(
      Caller caller,
      Batch batch,
      BatchRow row,
      String shipmentId,
      List<Voided> voided,
      List<Refused> refused) {
    var label = shipping.shipments().get(caller, shipmentId);
    if (label.status() == ShipmentStatus.CANCELLED) {
      return;
    }
    var notOurs = notOurs(batch, row, label);
    if (notOurs.isPresent()) {
      refused.add(new Refused(row.orderId(), label.labelId(), notOurs.get()));
      return;
    }
    try {
      voided.add(
          new Voided(
              row.orderId(), shipping.voids().cancel(caller, shipmentId, RequestKey.none())));
    } catch (ProblemException why) {
      if (why.code() != ProblemCode.LABEL_ALREADY_CANCELLED) {
        refused.add(new Refused(row.orderId(), label.labelId(), why.problem()));
      }
    }
  }

  /// Why a label is not the batch's to void. What an earlier version noted later than it bought may
  /// be another caller's too: whatever was bought before the batch began is.
  private static Optional<Problem> notOurs(Batch batch, BatchRow row, Shipment label) {
    return switch (row.buyer()) {
      case BATCH ->
          label.createdAt().isBefore(batch.createdAt())
              ? Optional.of(OF_ANOTHER)
              : Optional.empty();
      case ANOTHER -> Optional.of(OF_ANOTHER);
      case UNKNOWN -> Optional.of(OF_UNKNOWN);
    };
  }
}
