package dev.quayside.engine.platform.server.json;

import dev.quayside.engine.base.page.Page;
import java.util.List;
import java.util.function.Function;

/// The envelope of every list (section 4 of the specification, rule 3).
public record PageJson<T>(List<T> data, Pagination pagination) {

  /// Where in the list these items are.
  public record Pagination(int page, int pageSize, long totalCount, long totalPages) {}

  /// @param wire how an item is shown
  public static <S, T> PageJson<T> of(Page<S> page, Function<S, T> wire) {
    return new PageJson<>(
        page.items().stream().map(wire).toList(),
        new Pagination(
            page.request().number(), page.request().size(), page.total(), page.totalPages()));
  }
}
