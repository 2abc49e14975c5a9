package dev.quayside.engine.order.automation;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.Tag;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.order.ruling.Ruling;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Puts on orders what rules say: tags, the person who ships it, and a note. Each is put on once:
/// what a person takes off or changes since stays as the person says.
record RuledMarks(Orders orders) {

  /// @return what rules have done with it now
  Ruling apply(Tx tx, WorkspaceId workspace, SalesOrder order, Effects said, Ruling before) {
    var tags = newTags(said, before);
    var person = newPerson(order, said, before);
    var note = Objects.equals(said.note(), before.told()) ? null : said.note();
    var change = MarkChange.adding(tags).assigning(person).noting(note);
    if (!change.isEmpty()) {
      orders.marking().markAsRulesSay(tx, workspace, order.id(), change);
    }
    var after = before.tagged(tags);
    after = person == null ? after : after.assignedTo(person);
    return note == null ? after : after.tellingOf(note);
  }

  private static List<String> newTags(Effects said, Ruling before) {
    var given = before.tags().stream().map(Tag::key).collect(Collectors.toSet());
    return said.tags().stream().filter(name -> !given.contains(Tag.key(name))).toList();
  }

  /// An order that a person gave away or took over is not given again.
  private static @Nullable String newPerson(SalesOrder order, Effects said, Ruling before) {
    var wanted = said.assignTo();
    var holder = holder(order);
    return wanted == null
            || wanted.equals(before.assigned())
            || !Objects.equals(holder, before.assigned())
        ? null
        : wanted;
  }

  private static @Nullable String holder(SalesOrder order) {
    Assignee holder = order.marks().assignedTo();
    return holder == null ? null : holder.id();
  }
}
