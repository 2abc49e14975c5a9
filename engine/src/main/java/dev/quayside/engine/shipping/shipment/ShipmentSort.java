package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.page.Slice;

/// Sort order of a list of shipments.
public enum ShipmentSort implements Slice.Sort {
  CREATED_AT,
  CARRIER,
  SERVICE
}
