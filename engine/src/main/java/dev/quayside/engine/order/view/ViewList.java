package dev.quayside.engine.order.view;

import dev.quayside.engine.base.text.WireWord;

/// The lists that a view can be of.
public enum ViewList implements WireWord {
  ORDERS,
  SHIPMENTS
}
