package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.reason.Fault;
import dev.quayside.printing.message.Message;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A row of a batch: an order and its label.
///
/// @param with ids of orders to the same address that go into the same parcel
/// @param reason why it failed, was skipped or was not printed
/// @param fault why it failed, for programs; null in any other state
/// @param printer printer chosen by a rule; null for the batch's own
/// @param begun the shipment that the batch itself last began to buy for it; null for none
public record BatchRow(
    int position,
    String orderId,
    String number,
    List<String> with,
    State state,
    @Nullable Message reason,
    @Nullable Fault fault,
    @Nullable String shipmentId,
    @Nullable String printer,
    Printing printing,
    @Nullable String begun) {

  public BatchRow {
    with = List.copyOf(with);
  }

  static BatchRow waiting(int position, BatchParcel parcel, String number) {
    return new BatchRow(
        position,
        parcel.orderId(),
        number,
        parcel.with(),
        State.WAITING,
        null,
        null,
        null,
        null,
        Printing.WAITING,
        null);
  }

  /// Whether the batch bought its label, or another caller did while the batch was about to.
  Buyer buyer() {
    if (begun == null) {
      return Buyer.UNKNOWN;
    }
    return begun.equals(shipmentId) ? Buyer.BATCH : Buyer.ANOTHER;
  }

  /// Who bought a label. `UNKNOWN`: an engine of an earlier version, which did not note it.
  enum Buyer {
    BATCH,
    ANOTHER,
    UNKNOWN
  }

  /// Ids of all orders in the parcel.
  Set<String> orders() {
    var all = new LinkedHashSet<String>();
    all.add(orderId);
    all.addAll(with);
    return all;
  }

  /// State of the purchase. `DOUBT`: the carrier has not confirmed yet whether it sold the label.
  public enum State implements WireWord {
    WAITING,
    BUYING,
    DOUBT,
    BOUGHT,
    FAILED,
    SKIPPED;

    static State ofWire(String wire) {
      return valueOf(wire.toUpperCase(Locale.ROOT));
    }
  }

  /// Whether the label was sent to the print queue.
  public enum Printing implements WireWord {
    WAITING,
    QUEUED,
    REFUSED;

    static Printing ofWire(String wire) {
      return valueOf(wire.toUpperCase(Locale.ROOT));
    }
  }

  BatchRow with(State state, @Nullable Message reason) {
    return at(state, reason, null, shipmentId, printer, printing);
  }

  BatchRow failed(Problem why) {
    return at(State.FAILED, why.message(), Fault.of(why), shipmentId, printer, printing);
  }

  BatchRow bought(String shipmentId, @Nullable String chosenPrinter) {
    return at(State.BOUGHT, null, null, shipmentId, chosenPrinter, printing);
  }

  /// @param shipmentId the shipment in doubt; null when it is not known
  BatchRow doubt(@Nullable String shipmentId, Message reason) {
    return at(State.DOUBT, reason, null, shipmentId, printer, printing);
  }

  BatchRow printing(Printing printing, @Nullable Message reason) {
    return at(state, reason, fault, shipmentId, printer, printing);
  }

  /// The same parcel, further on.
  private BatchRow at(
      State state,
      @Nullable Message reason,
      @Nullable Fault fault,
      @Nullable String shipmentId,
      @Nullable String printer,
      Printing printing) {
    return new BatchRow(
        position,
        orderId,
        number,
        with,
        state,
        reason,
        fault,
        shipmentId,
        printer,
        printing,
        begun);
  }
}
