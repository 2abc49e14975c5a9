package dev.quayside.engine.order.bulk;

import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.packing.Handled;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a change of many did to one order: what it was before and after, and nothing of its
/// customer.
///
/// @param tagsOn tags it got
/// @param tagsOff tags it lost
/// @param noteId the note it got; null for none
record Trace(
    Moment before,
    Moment after,
    List<OrderTag> tagsOn,
    List<OrderTag> tagsOff,
    @Nullable String noteId) {

  /// An order at one time.
  ///
  /// @param assignedTo id of the person who has it; null for nobody
  record Moment(
      OrderState state, @Nullable Message reason, Handled handled, @Nullable String assignedTo) {

    static Moment of(SalesOrder order) {
      var assignee = Optional.ofNullable(order.marks().assignedTo());
      return new Moment(
          order.state(),
          order.reason(),
          order.details().handling(),
          assignee.map(Assignee::id).orElse(null));
    }

    boolean standsAs(Moment other) {
      return state == other.state && Objects.equals(reason, other.reason);
    }
  }

  Trace {
    tagsOn = List.copyOf(tagsOn);
    tagsOff = List.copyOf(tagsOff);
  }

  static Trace of(SalesOrder before, SalesOrder after) {
    return new Trace(
        Moment.of(before),
        Moment.of(after),
        without(after, before),
        without(before, after),
        after.marks().notes().stream()
            .map(StaffNote::id)
            .filter(id -> before.marks().notes().stream().noneMatch(each -> each.id().equals(id)))
            .findFirst()
            .orElse(null));
  }

  private static List<OrderTag> without(SalesOrder order, SalesOrder other) {
    return order.marks().tags().stream().filter(tag -> !has(other, tag)).toList();
  }

  /// Whether it has the tag, whatever that is called by now.
  static boolean has(SalesOrder order, OrderTag tag) {
    return order.marks().tags().stream().anyMatch(each -> each.id().equals(tag.id()));
  }

  /// Whether what it changed has not been changed again since.
  boolean standsIn(SalesOrder now) {
    var moment = Moment.of(now);
    return after.handled().agrees(moment.handled(), before.handled().differences(after.handled()))
        && (before.standsAs(after) || after.standsAs(moment))
        && (!isAssigned() || Objects.equals(after.assignedTo(), moment.assignedTo()))
        && tagsOn.stream().allMatch(tag -> has(now, tag))
        && tagsOff.stream().noneMatch(tag -> has(now, tag));
  }

  /// Whether it gave the order to another person.
  boolean isAssigned() {
    return !Objects.equals(before.assignedTo(), after.assignedTo());
  }
}
