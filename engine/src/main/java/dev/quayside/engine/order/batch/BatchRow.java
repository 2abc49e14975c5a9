package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.printing.message.Message;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One order of a batch.
///
/// @param with orders to its door that go into the same parcel
/// @param reason why it failed, was skipped or was not printed
/// @param printer the one a rule chose; null for the batch's own
public record BatchRow(
    int position,
    String orderId,
    String number,
    List<String> with,
    State state,
    @Nullable Message reason,
    @Nullable String shipmentId,
    @Nullable String printer,
    Printing printing) {

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
        Printing.WAITING);
  }

  /// All that its label is for.
  Set<String> orders() {
    var all = new LinkedHashSet<String>();
    all.add(orderId);
    all.addAll(with);
    return all;
  }

  /// `DOUBT`: the carrier has not said yet whether it sold the label.
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

  /// Whether its label went to the printer's queue.
  public enum Printing implements WireWord {
    WAITING,
    QUEUED,
    REFUSED;

    static Printing ofWire(String wire) {
      return valueOf(wire.toUpperCase(Locale.ROOT));
    }
  }

  BatchRow with(State state, @Nullable Message reason) {
    return new BatchRow(
        position, orderId, number, with, state, reason, shipmentId, printer, printing);
  }

  BatchRow bought(String shipmentId, @Nullable String chosenPrinter) {
    return new BatchRow(
        position, orderId, number, with, State.BOUGHT, null, shipmentId, chosenPrinter, printing);
  }

  /// @param shipmentId what the carrier is asked about; null when that is not known
  BatchRow doubt(@Nullable String shipmentId, Message reason) {
    return new BatchRow(
        position, orderId, number, with, State.DOUBT, reason, shipmentId, printer, printing);
  }

  BatchRow printing(Printing printing, @Nullable Message reason) {
    return new BatchRow(
        position, orderId, number, with, state, reason, shipmentId, printer, printing);
  }
}
