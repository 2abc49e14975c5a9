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

    /// Which end comes first unless somebody asks for the other: the newest.
    default boolean descends() {
      return true;
    }
  }

  /// A page that is counted, from the end that comes first.
  public static <S extends Sort> Slice<S> of(S sort, Page.Request request) {
    return new Slice<>(sort, sort.descends(), request, null);
  }

  /// As long a page of the same list, from a row on.
  public Slice<S> from(RowKey first) {
    return new Slice<>(sort, descending, request, first);
  }

  /// As in `-createdAt`.
  public String order() {
    return (descending ? "-" : "") + sort.wire();
  }
}
