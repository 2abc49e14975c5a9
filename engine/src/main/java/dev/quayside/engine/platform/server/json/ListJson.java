package dev.quayside.engine.platform.server.json;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// A list that is short enough to be given whole.
public record ListJson<T>(List<T> data) {

  /// @param wire how an item is shown
  public static <S, T> ListJson<T> of(Collection<S> items, Function<S, T> wire) {
    return new ListJson<>(items.stream().map(wire).toList());
  }
}
