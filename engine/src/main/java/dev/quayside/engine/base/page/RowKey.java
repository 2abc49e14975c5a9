package dev.quayside.engine.base.page;

import java.util.List;

/// The position of a row in a sorted list.
///
/// @param values the row's values in the columns of the sort, in their order; the last one is its
///   id
public record RowKey(List<Object> values) {

  public RowKey {
    values = List.copyOf(values);
  }

  public String id() {
    return (String) values.getLast();
  }
}
