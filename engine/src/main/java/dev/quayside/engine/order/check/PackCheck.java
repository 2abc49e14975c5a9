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
    return copy(state, others, passedAt, weightOz, photo);
  }

  PackCheck with(CheckLine changed) {
    return with(
        lines.stream().map(line -> line.line() == changed.line() ? changed : line).toList());
  }

  /// The same check of other pieces.
  PackCheck fitting(boolean isWhole, List<CheckLine> others) {
    return new PackCheck(
        id, orderIds, isWhole, state, others, startedBy, station, startedAt, null, weightOz, photo);
  }

  PackCheck in(CheckState other) {
    return copy(other, lines, passedAt, weightOz, photo);
  }

  PackCheck weighing(@Nullable BigDecimal ounces) {
    return copy(state, lines, passedAt, ounces, photo);
  }

  PackCheck passed(Instant at) {
    return copy(CheckState.PASSED, lines, at, weightOz, photo);
  }

  PackCheck photographed(@Nullable String digest) {
    return copy(state, lines, passedAt, weightOz, digest);
  }

  /// What never changes of a check stays.
  private PackCheck copy(
      CheckState now,
      List<CheckLine> counted,
      @Nullable Instant passed,
      @Nullable BigDecimal ounces,
      @Nullable String picture) {
    return new PackCheck(
        id, orderIds, whole, now, counted, startedBy, station, startedAt, passed, ounces, picture);
  }
}
