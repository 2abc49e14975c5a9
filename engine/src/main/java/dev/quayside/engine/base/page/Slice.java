package dev.quayside.engine.base.page;

import dev.quayside.engine.base.text.CamelCase;
import org.jspecify.annotations.Nullable;

/// A page of a list that can be sorted, by its number or from a row on. Rows that come in meanwhile
/// move pages that are counted, never those that begin with a row.
///
/// @param request its size, and its number: where `from` says it, only for being told
/// @param from the key of its first row; null for where its number says
public record Slice<S extends Slice.Sort>(
    S sort, boolean descending, Page.Request request, @Nullable RowKey from) {

  /// What a list is sorted by.
  public interface Sort {
    String name();

    /// As the parameter `sort` says it.
    default String wire() {
      return CamelCase.of(name());
    }
  }

  /// By what every list is sorted by unless somebody asks for more.
  public static <S extends Sort> Slice<S> newest(S age, Page.Request request) {
    return new Slice<>(age, true, request, null);
  }

  /// As in `-createdAt`.
  public String order() {
    return (descending ? "-" : "") + sort.wire();
  }
}
