package dev.quayside.engine.document.picklist;

import dev.quayside.engine.order.picklist.PickLine;
import dev.quayside.engine.order.picklist.PickList;
import dev.quayside.engine.order.picklist.PickSlot;
import dev.quayside.printing.document.Documents;
import dev.quayside.printing.document.PickSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.Renders;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Draws a pick list. Its code is `PL-12`, that of its third slot `PL-12-3`, that of a place is the
/// place.
final class PickListArt {

  private PickListArt() {}

  static byte[] pdf(PickList list, Size size, Locale language) {
    var sheet =
        new PickSheet(
            list.number(),
            code(list),
            list.lines().stream().map(PickListArt::line).toList(),
            slots(list));
    return new Renders().pdf(Documents.pickList(sheet, size, language), Dpi.DPI_203);
  }

  private static String code(PickList list) {
    return "PL-" + list.number();
  }

  private static PickSheet.Line line(PickLine line) {
    Map<Integer, Integer> slots = new TreeMap<>();
    line.shares().forEach(share -> slots.merge(share.slot(), share.quantity(), Integer::sum));
    return new PickSheet.Line(
        line.quantity() - line.missing(),
        line.place(),
        Objects.requireNonNullElse(line.sku(), ""),
        Objects.requireNonNullElse(line.name(), ""),
        slots.entrySet().stream()
            .filter(each -> each.getValue() > 0)
            .map(each -> each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining(",  ")));
  }

  private static List<PickSheet.Slot> slots(PickList list) {
    Map<Integer, List<PickSlot>> slots = new TreeMap<>();
    list.slots()
        .forEach(slot -> slots.computeIfAbsent(slot.slot(), _ -> new ArrayList<>()).add(slot));
    return slots.entrySet().stream()
        .map(
            each ->
                new PickSheet.Slot(
                    each.getKey(),
                    code(list) + "-" + each.getKey(),
                    each.getValue().stream()
                        .map(slot -> slot.reference() + " (" + list.pieces(slot) + ")")
                        .collect(Collectors.joining(", "))))
        .toList();
  }
}
