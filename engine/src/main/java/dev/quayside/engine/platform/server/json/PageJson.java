package dev.quayside.engine.platform.server.json;

import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The envelope of every list.
public record PageJson<T>(List<T> data, Pagination pagination) {

  /// The position of these items in the list.
  ///
  /// @param nextCursor null on the last page
  record Pagination(
      int page, int pageSize, long totalCount, long totalPages, @Nullable String nextCursor) {

    static Pagination whole(int count) {
      return new Pagination(1, Math.max(count, 1), count, Math.min(count, 1), null);
    }
  }

  /// @param wire converts an item
  public static <S, T> PageJson<T> of(Page<S> page, Slice<?> asked, Function<S, T> wire) {
    var request = page.request();
    return new PageJson<>(
        page.items().stream().map(wire).toList(),
        new Pagination(
            request.number(),
            request.size(),
            page.total(),
            page.totalPages(),
            page.next() == null ? null : Cursor.before(page.next(), asked)));
  }
}
