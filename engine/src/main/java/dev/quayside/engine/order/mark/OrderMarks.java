package dev.quayside.engine.order.mark;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What people put on an order beside its details.
///
/// @param tags by name
/// @param assignedTo the person it is assigned to; null for none
/// @param notes oldest first
public record OrderMarks(
    List<OrderTag> tags, @Nullable Assignee assignedTo, List<StaffNote> notes) {

  public static final OrderMarks NONE = new OrderMarks(List.of(), null, List.of());

  public OrderMarks {
    tags = List.copyOf(tags);
    notes = List.copyOf(notes);
  }

  /// The names of its tags.
  public List<String> tagNames() {
    return tags.stream().map(OrderTag::name).toList();
  }

  public boolean isEmpty() {
    return tags.isEmpty() && assignedTo == null && notes.isEmpty();
  }
}
