package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.order.SalesOrder;

/// How far an order is from having its label, as far as that is known without asking a carrier.
public sealed interface Preparation
    permits Preparation.Packed, Readiness.Incomplete, Readiness.Stopped, Readiness.Shipped {

  SalesOrder order();

  /// Rules, box and customs are settled: carriers can be asked for its price.
  record Packed(SalesOrder order, PackedOrder packed) implements Preparation {}
}
