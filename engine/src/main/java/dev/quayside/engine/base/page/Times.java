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

  /// The same, of these days only.
  ///
  /// @param created the days they were made on; null for any
  /// @param updated the days of their last change; null for any
  public Times on(@Nullable DaySpan created, @Nullable DaySpan updated) {
    return new Times(
        later(createdAfter, before(created)),
        earlier(createdBefore, created == null ? null : created.end()),
        later(updatedAfter, before(updated)),
        earlier(updatedBefore, updated == null ? null : updated.end()));
  }

  /// The last moment before the days; moments are kept in milliseconds.
  private static @Nullable Instant before(@Nullable DaySpan days) {
    var start = days == null ? null : days.start();
    return start == null ? null : start.minusMillis(1);
  }

  private static @Nullable Instant later(@Nullable Instant one, @Nullable Instant other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.isAfter(other) ? one : other;
  }

  private static @Nullable Instant earlier(@Nullable Instant one, @Nullable Instant other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.isBefore(other) ? one : other;
  }

  public boolean isOfChange() {
    return updatedAfter != null || updatedBefore != null;
  }
}
