package dev.quayside.engine.base.page;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Between which moments the rows of a list were made and last changed. The moments themselves are
/// outside; null leaves a side open.
public record Times(
    @Nullable Instant createdAfter,
    @Nullable Instant createdBefore,
    @Nullable Instant updatedAfter,
    @Nullable Instant updatedBefore) {

  public static final Times ANY = new Times(null, null, null, null);

  /// Rows made between two moments.
  public static Times created(@Nullable Instant after, @Nullable Instant before) {
    return new Times(after, before, null, null);
  }

  public boolean isOfChange() {
    return updatedAfter != null || updatedBefore != null;
  }
}
