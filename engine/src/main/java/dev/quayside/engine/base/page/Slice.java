package dev.quayside.engine.base.page;

import dev.quayside.engine.base.text.CamelCase;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A page of a sortable list, found by its number or by its first row. Rows that arrive meanwhile
/// shift pages found by number, never those found by row.
///
/// @param request the page's size and number; with `from` given, the number is only reported back
/// @param from the key of the page's first row; null to find the page by its number
/// @param times of the rows that the list is of
public record Slice<S extends Slice.Sort>(
    S sort, boolean descending, Page.Request request, @Nullable RowKey from, Times times) {

  /// A page of rows of any time.
  public Slice(S sort, boolean descending, Page.Request request, @Nullable RowKey from) {
    this(sort, descending, request, from, Times.ANY);
  }

  /// What a list is sorted by.
  public interface Sort {
    String name();

    /// The name in the query parameter `sort`.
    default String wire() {
      return CamelCase.of(name());
    }

    /// Whether the default order is descending: newest first.
    default boolean descends() {
      return true;
    }
  }

  /// A page found by its number, in the default order.
  public static <S extends Sort> Slice<S> of(S sort, Page.Request request) {
    return new Slice<>(sort, sort.descends(), request, null);
  }

  /// All rows of a list in its default order; each page is read when its turn comes.
  public static <T, S extends Sort> Stream<T> all(S sort, Function<Slice<S>, Page<T>> list) {
    var first = of(sort, new Page.Request(1, Page.Request.LARGEST_SIZE));
    return Stream.iterate(
            Optional.of(list.apply(first)),
            Optional::isPresent,
            page -> page.map(Page::next).map(next -> list.apply(first.from(next))))
        .flatMap(page -> page.orElseThrow().items().stream());
  }

  /// A page of the same size of the same list, starting at a row.
  public Slice<S> from(RowKey first) {
    return new Slice<>(sort, descending, request, first, times);
  }

  /// The same page of the rows of these times only.
  public Slice<S> within(Times bounds) {
    return new Slice<>(sort, descending, request, from, bounds);
  }

  /// The sort as the query parameter gives it, with `-` for descending: `-createdAt`.
  public String order() {
    return (descending ? "-" : "") + sort.wire();
  }
}
