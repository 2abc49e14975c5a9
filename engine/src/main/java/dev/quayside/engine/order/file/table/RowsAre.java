package dev.quayside.engine.order.file.table;

import dev.quayside.engine.base.text.WireWord;

/// What a row of a shop's own table is.
public enum RowsAre implements WireWord {
  /// A whole order.
  ORDERS,
  /// A line of an order: rows of one reference are one order.
  LINES,
  /// A parcel of an order, with its weight and sides: rows of one reference are one order.
  PARCELS
}
