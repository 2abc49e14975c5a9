package dev.quayside.engine.order.picklist.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.picklist.PickLine;
import dev.quayside.engine.order.picklist.PickListView;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.order.picklist.PickSlot;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A pick list on the wire.
public record PickListJson(
    String id,
    int number,
    String kind,
    String status,
    @Nullable String assignedTo,
    List<Line> lines,
    List<Slot> slots,
    Instant createdAt) {

  /// Equal pieces at one place.
  ///
  /// @param missing pieces that were not there (`short` on the wire)
  record Line(
      int line,
      @Nullable String place,
      @Nullable String sku,
      @Nullable String name,
      int quantity,
      int picked,
      @JsonProperty("short") int missing,
      List<Share> slots) {

    static Line of(PickLine line) {
      Map<String, Share> shares = new LinkedHashMap<>();
      for (var each : line.shares()) {
        if (each.quantity() > 0) {
          shares.merge(
              each.orderId(), new Share(each.slot(), each.orderId(), each.quantity()), Share::plus);
        }
      }
      return new Line(
          line.line(),
          line.place(),
          line.sku(),
          line.name(),
          line.quantity(),
          line.picked(),
          line.missing(),
          List.copyOf(shares.values()));
    }
  }

  /// The pieces of one order.
  record Share(int slot, String orderId, int quantity) {

    Share plus(Share other) {
      return new Share(slot, orderId, quantity + other.quantity);
    }
  }

  record Slot(int slot, String orderId, String reference, int pieces, String status) {

    static Slot of(PickListView view, PickSlot slot) {
      return new Slot(
          slot.slot(),
          slot.orderId(),
          slot.reference(),
          view.list().pieces(slot),
          view.status(slot).wire());
    }
  }

  /// New lists, and the orders that could go on none.
  record Made(List<PickListJson> data, List<LeftOut> leftOut) {

    static Made of(PickLists.Made made) {
      return new Made(
          made.lists().stream().map(PickListJson::of).toList(),
          made.leftOut().stream()
              .map(
                  each ->
                      new LeftOut(each.orderId(), each.problem().code(), each.problem().message()))
              .toList());
    }
  }

  record LeftOut(String orderId, ProblemCode code, Message message) {}

  static PickListJson of(PickListView view) {
    var list = view.list();
    return new PickListJson(
        list.id(),
        list.number(),
        list.kind().wire(),
        view.status().wire(),
        list.assignedTo(),
        list.lines().stream().map(Line::of).toList(),
        list.slots().stream().map(slot -> Slot.of(view, slot)).toList(),
        list.createdAt());
  }
}
