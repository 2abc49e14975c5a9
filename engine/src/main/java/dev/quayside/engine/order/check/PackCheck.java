package dev.quayside.engine.order.check;

import dev.quayside.engine.shipping.shipment.BoughtBy;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The check of what goes into one parcel, piece by piece.
///
/// @param orderIds the order, and those that ship in the same parcel
/// @param whole whether it is of all that is left of them; false for a part
/// @param startedBy who had signed in; null when no person had to
/// @param station name of the desk
/// @param photo tells photos apart; null without one
public record PackCheck(
    String id,
    List<String> orderIds,
    boolean whole,
    CheckState state,
    List<CheckLine> lines,
    @Nullable BoughtBy startedBy,
    String station,
    Instant startedAt,
    @Nullable Instant passedAt,
    @Nullable BigDecimal weightOz,
    @Nullable String photo) {

  public PackCheck {
    orderIds = List.copyOf(orderIds);
    lines = List.copyOf(lines);
  }

  public String orderId() {
    return orderIds.getFirst();
  }

  /// Whether every piece was counted.
  public boolean isCounted() {
    return lines.stream().allMatch(line -> line.missing() <= 0);
  }

  List<CheckLine> missing() {
    return lines.stream().filter(line -> line.missing() > 0).toList();
  }

  PackCheck with(List<CheckLine> others) {
    return new PackCheck(
        id, orderIds, whole, state, others, startedBy, station, startedAt, passedAt, weightOz,
        photo);
  }

  PackCheck with(CheckLine changed) {
    return with(
        lines.stream().map(line -> line.line() == changed.line() ? changed : line).toList());
  }

  PackCheck in(CheckState other) {
    return new PackCheck(
        id, orderIds, whole, other, lines, startedBy, station, startedAt, passedAt, weightOz,
        photo);
  }

  PackCheck weighing(@Nullable BigDecimal ounces) {
    return new PackCheck(
        id, orderIds, whole, state, lines, startedBy, station, startedAt, passedAt, ounces, photo);
  }

  PackCheck passed(Instant at) {
    return new PackCheck(
        id,
        orderIds,
        whole,
        CheckState.PASSED,
        lines,
        startedBy,
        station,
        startedAt,
        at,
        weightOz,
        photo);
  }

  PackCheck photographed(@Nullable String digest) {
    return new PackCheck(
        id, orderIds, whole, state, lines, startedBy, station, startedAt, passedAt, weightOz,
        digest);
  }
}
