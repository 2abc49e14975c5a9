package dev.quayside.engine.base.page;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One page of a list, newest first.
///
/// @param total rows in the whole list
/// @param next where the next page begins; null on the last one
public record Page<T>(List<T> items, Request request, long total, @Nullable RowKey next) {

  public Page {
    items = List.copyOf(items);
  }

  /// The same page with its items converted.
  public <R> Page<R> map(Function<List<T>, List<R>> change) {
    return new Page<>(change.apply(items), request, total, next);
  }

  public long totalPages() {
    return (total + request.size() - 1) / request.size();
  }

  /// Which page: number from 1, size 1 to 100 (specification section 8).
  public record Request(int number, int size) {

    public static final int DEFAULT_SIZE = 25;
    public static final int LARGEST_SIZE = 100;
    public static final Request FIRST = new Request(1, DEFAULT_SIZE);

    public Request {
      var found = new Violations();
      if (number < 1) {
        found.add("page", FieldWords.ONE_OR_MORE);
      }
      if (size < 1 || size > LARGEST_SIZE) {
        found.add("pageSize", FieldWords.FROM_1_TO, LARGEST_SIZE);
      }
      found.throwAs(ProblemCode.INVALID_REQUEST);
    }

    public long offset() {
      return (number - 1L) * size;
    }
  }
}
