package dev.quayside.engine.order.mark;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A note of ours on an order, which is never on paper.
///
/// @param id by which it is taken away again
/// @param by who said it; null when nobody had to sign in, and for a rule
/// @param at by the workspace's clock
public record StaffNote(String id, String text, @Nullable Author by, Instant at) {

  /// Characters of a note.
  public static final int LONGEST = 2_000;

  /// Who said it, by the name of then.
  public record Author(String id, String name) {}
}
