package dev.quayside.engine.order.file;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderIntake.Kind;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.engine.order.file.outcome.KeptOrder;
import dev.quayside.engine.order.file.outcome.OrderWarning;
import dev.quayside.engine.order.file.outcome.StoppedOrder;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// A file's orders beside those that are here: what came of each, or would.
///
/// @param outcomes of the good orders
/// @param stopped orders that wait here and that the file says are not to be shipped
record ReadFile(
    Layout layout,
    List<Sheet.Line> lines,
    OrderReader.Result read,
    List<OrderIntake.Outcome> outcomes,
    List<StoppedOrder> stopped) {

  /// The orders that are or would be here.
  List<NewOrder> good() {
    return outcomes.stream()
        .filter(each -> !OtherCustomers.isOther(each))
        .map(OrderIntake.Outcome::order)
        .toList();
  }

  List<BadOrder> bad() {
    return Stream.concat(read.bad().stream(), OtherCustomers.of(layout, lines, outcomes).stream())
        .toList();
  }

  List<KeptOrder> kept() {
    return outcomes.stream()
        .filter(each -> each.kind() == Kind.KEPT)
        .map(each -> KeptOrder.of(Objects.requireNonNull(each.here()), each.order()))
        .toList();
  }

  List<OrderWarning> warnings() {
    var stops = stopped.stream().map(StoppedOrder::warning);
    return Stream.concat(stops, OrderWarning.of(outcomes).stream()).toList();
  }

  FileCounts counts() {
    return FileCounts.of(outcomes, kept(), read.left().size(), bad().size());
  }
}
