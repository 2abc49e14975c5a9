package dev.quayside.engine.order.file;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderIntake.Kind;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.engine.order.file.outcome.KeptOrder;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.outcome.OrderWarning;
import dev.quayside.engine.order.file.outcome.StoppedOrder;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.parcel.address.Recipient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
        .filter(each -> !isOfOtherCustomer(each))
        .map(OrderIntake.Outcome::order)
        .toList();
  }

  List<BadOrder> bad() {
    return Stream.concat(read.bad().stream(), ofOtherCustomers().stream()).toList();
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

  /// Orders whose number an order of another customer has here: they are to be put right.
  private List<BadOrder> ofOtherCustomers() {
    var others = outcomes.stream().filter(ReadFile::isOfOtherCustomer).toList();
    if (others.isEmpty()) {
      return List.of();
    }
    var numbered = numbered();
    return others.stream()
        .map(other -> bad(other, numbered.getOrDefault(key(other), List.of())))
        .toList();
  }

  private static boolean isOfOtherCustomer(OrderIntake.Outcome outcome) {
    return outcome.kind() == Kind.OTHER_CUSTOMER;
  }

  private Map<String, List<Sheet.Line>> numbered() {
    var numbered = new HashMap<String, List<Sheet.Line>>();
    for (var line : lines) {
      var number = new Cells(line, layout).text(Column.NUMBER);
      if (number != null) {
        numbered.computeIfAbsent(key(number), _ -> new ArrayList<>()).add(line);
      }
    }
    return numbered;
  }

  private BadOrder bad(OrderIntake.Outcome other, List<Sheet.Line> lines) {
    SalesOrder here = Objects.requireNonNull(other.here());
    var why =
        OrderWords.OTHER_CUSTOMER.of(
            Recipient.of(here.details().to()).line(),
            Recipient.of(other.order().details().to()).line());
    var place = Objects.requireNonNull(layout.mapping().places().get(Column.NUMBER));
    var fault = new LineError(lines.getFirst().number(), layout.header().get(place), why);
    return new BadOrder(other.order().number(), lines, List.of(fault));
  }

  private static String key(OrderIntake.Outcome outcome) {
    return key(outcome.order().number());
  }

  private static String key(String number) {
    return number.toLowerCase(Locale.ROOT);
  }
}
