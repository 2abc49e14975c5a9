package dev.quayside.engine.order.mark;

import org.jspecify.annotations.Nullable;

/// Narrows a list of orders by what people put on them.
///
/// @param tag name of a tag they have; null for all
/// @param person id of the person who has them; null for all
/// @param unassigned only orders that are assigned to no person
public record MarkFilter(@Nullable String tag, @Nullable String person, boolean unassigned) {

  public static final MarkFilter ANY = new MarkFilter(null, null, false);
}
