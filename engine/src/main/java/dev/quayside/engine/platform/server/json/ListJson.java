package dev.quayside.engine.platform.server.json;

import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// A short list, returned whole as a single page unless a page of it is asked for.
public record ListJson<T>(List<T> data, PageJson.Pagination pagination) {

  /// The order of a short list, which is its own.
  public enum Place implements Slice.Sort {
    PLACE;

    @Override
    public boolean descends() {
      return false;
    }
  }

  public ListJson(List<T> data) {
    this(data, PageJson.Pagination.whole(data.size()));
  }

  /// @param wire converts an item
  public static <S, T> ListJson<T> of(Collection<S> items, Function<S, T> wire) {
    return new ListJson<>(items.stream().map(wire).toList());
  }

  /// One page of a short list.
  ///
  /// @param wire converts an item
  public static <S, T> PageJson<T> page(List<S> items, Slice<Place> asked, Function<S, T> wire) {
    return PageJson.of(page(items, asked), asked, wire);
  }

  private static <S> Page<S> page(List<S> items, Slice<Place> asked) {
    var from = asked.from();
    long first =
        from != null && from.values().getFirst() instanceof Long place
            ? place
            : asked.request().offset();
    int start = (int) Math.clamp(first, 0, items.size());
    int end = Math.min(items.size(), start + asked.request().size());
    var next = end < items.size() ? new RowKey(List.of((long) end)) : null;
    return new Page<>(items.subList(start, end), asked.request(), items.size(), next);
  }
}
