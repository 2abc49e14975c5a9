package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.text.CamelCase;
import java.util.List;

/// The statements of a shop's own tables.
public enum TableQuery {
  /// Reads an order by what was scanned, `:key`.
  BY_KEY,
  /// Reads the orders that changed since `:since`.
  LIST,
  /// Writes a parcel's number.
  SHIPPED,
  /// Reads whether a parcel's number is written.
  FOUND,
  /// Takes a parcel's number back.
  VOIDED;

  /// By which names they are known in the API.
  public static final List<TableQuery> ALL = List.of(values());

  public String wire() {
    return CamelCase.of(name());
  }

  /// Its path in a request.
  public String field() {
    return "queries." + wire();
  }

  public boolean isRead() {
    return switch (this) {
      case BY_KEY, LIST, FOUND -> true;
      case SHIPPED, VOIDED -> false;
    };
  }
}
