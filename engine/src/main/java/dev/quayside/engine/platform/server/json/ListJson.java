package dev.quayside.engine.platform.server.json;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// A short list, returned whole as a single page.
public record ListJson<T>(List<T> data, PageJson.Pagination pagination) {

  public ListJson(List<T> data) {
    this(data, PageJson.Pagination.whole(data.size()));
  }

  /// @param wire converts an item
  public static <S, T> ListJson<T> of(Collection<S> items, Function<S, T> wire) {
    return new ListJson<>(items.stream().map(wire).toList());
  }
}
