package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.shipping.rate.LabelText;
import java.util.List;

/// What a packing slip prints of its order, checked before the label is bought: a slip with a `?`
/// in place of a word is no slip a shop wants. What buyers wrote is not checked, since no shop can
/// change it.
final class SlipText {

  private SlipText() {}

  /// @param first the order that the packing's own items belong to
  /// @throws ProblemException `INVALID_ADDRESS`, as for other texts that no paper can print, naming
  ///   fields and characters
  static void require(List<SalesOrder> orders, String first, Packing packing) {
    var found = new Violations();
    for (var order : orders) {
      LabelText.check("notes", order.details().notes(), found);
      items(order, first, packing).forEach(each -> check(order, each.line(), found));
    }
    found.throwAs(ProblemCode.INVALID_ADDRESS);
  }

  private static List<PackedItem> items(SalesOrder order, String first, Packing packing) {
    return order.id().equals(first)
        ? packing.items()
        : packing.beside().getOrDefault(order.id(), List.of());
  }

  private static void check(SalesOrder order, int line, Violations found) {
    var items = order.details().items();
    if (line >= 1 && line <= items.size()) {
      var field = "items[" + (line - 1) + "].name";
      LabelText.check(field, items.get(line - 1).description(), found);
    }
  }
}
