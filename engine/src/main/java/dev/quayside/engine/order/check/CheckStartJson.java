package dev.quayside.engine.order.check;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What a check is started for.
///
/// @param with ids of orders that ship in the same parcel
/// @param part what of the order goes into the parcel; null for all that is left
record CheckStartJson(List<String> with, @Nullable List<PackedItem> part) {

  private static final int MOST_TOGETHER = 50;
  private static final int MOST_LINES = 250;
  private static final int MOST_PIECES = 1_000_000;

  static CheckStartJson read(Fields body) {
    var with = body.texts("with", MOST_TOGETHER);
    var parcel = body.object("parcel");
    if (parcel != null && !with.isEmpty()) {
      body.violations().add("parcel", CheckWords.PARCEL_WITH);
    }
    return new CheckStartJson(with, parcel == null ? null : items(parcel));
  }

  private static List<PackedItem> items(Fields parcel) {
    parcel.require("items");
    var items = new ArrayList<PackedItem>();
    var seen = new HashSet<Integer>();
    for (var each : parcel.objects("items", MOST_LINES)) {
      int line = bounded(each, "line", MOST_LINES);
      int quantity = bounded(each, "quantity", MOST_PIECES);
      if (line > 0 && !seen.add(line)) {
        each.violations().add(each.path("line"), CheckWords.LINE_TWICE, line);
      }
      items.add(new PackedItem(line, quantity));
    }
    if (items.isEmpty() && parcel.isList("items")) {
      parcel.violations().add(parcel.path("items"), FieldWords.FROM_1_TO, MOST_LINES);
    }
    return items;
  }

  private static int bounded(Fields item, String name, int most) {
    item.require(name);
    var number = item.integer(name);
    if (number != null && (number < 1 || number > most)) {
      item.violations().add(item.path(name), FieldWords.FROM_1_TO, most);
    }
    return Objects.requireNonNullElse(number, 0);
  }
}
