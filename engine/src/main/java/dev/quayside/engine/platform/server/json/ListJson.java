package dev.quayside.engine.platform.server.json;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// A list that is short enough to be given whole: its one page.
public record ListJson<T>(List<T> data, PageJson.Pagination pagination) {

  public ListJson(List<T> data) {
    this(data, PageJson.Pagination.whole(data.size()));
  }

  /// @param wire how an item is shown
  public static <S, T> ListJson<T> of(Collection<S> items, Function<S, T> wire) {
    return new ListJson<>(items.stream().map(wire).toList());
  }
}
