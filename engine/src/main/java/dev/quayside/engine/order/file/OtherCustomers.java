package dev.quayside.engine.order.file;

import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.parcel.address.Recipient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// Orders of a file whose number an order of another customer has here: they are to be put right.
final class OtherCustomers {

  private OtherCustomers() {}

  static List<BadOrder> of(
      Layout layout, List<Sheet.Line> lines, List<OrderIntake.Outcome> outcomes) {
    var others = outcomes.stream().filter(OtherCustomers::isOther).toList();
    if (others.isEmpty()) {
      return List.of();
    }
    var numbered = numbered(layout, lines);
    return others.stream()
        .map(other -> bad(layout, other, numbered.getOrDefault(key(other), List.of())))
        .toList();
  }

  static boolean isOther(OrderIntake.Outcome outcome) {
    return outcome.kind() == OrderIntake.Kind.OTHER_CUSTOMER;
  }

  private static Map<String, List<Sheet.Line>> numbered(Layout layout, List<Sheet.Line> lines) {
    var numbered = new HashMap<String, List<Sheet.Line>>();
    for (var line : lines) {
      var number = new Cells(line, layout).text(Column.NUMBER);
      if (number != null) {
        numbered.computeIfAbsent(key(number), _ -> new ArrayList<>()).add(line);
      }
    }
    return numbered;
  }

  private static BadOrder bad(Layout layout, OrderIntake.Outcome other, List<Sheet.Line> lines) {
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
