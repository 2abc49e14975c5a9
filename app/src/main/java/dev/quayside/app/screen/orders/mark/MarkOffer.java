package dev.quayside.app.screen.orders.mark;

import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What can be put on orders.
///
/// @param tags by name
/// @param people of the workspace, by name
/// @param me id of the person at the window; null when nobody had to sign in, and for a person of
///   another workspace
public record MarkOffer(List<Tag> tags, List<Assignee> people, @Nullable String me) {

  static final MarkOffer NOTHING = new MarkOffer(List.of(), List.of(), null);

  public MarkOffer {
    tags = List.copyOf(tags);
    people = List.copyOf(people);
  }
}
