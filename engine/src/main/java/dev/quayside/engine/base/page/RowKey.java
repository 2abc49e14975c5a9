package dev.quayside.engine.base.page;

import java.util.List;

/// Where a row stands in a long list.
///
/// @param values what the list is sorted by, in the order of its terms; the last one is the row's
///   id
public record RowKey(List<Object> values) {

  public RowKey {
    values = List.copyOf(values);
  }

  public String id() {
    return (String) values.getLast();
  }
}
