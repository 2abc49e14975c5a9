package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.page.Slice;

/// What a list of shipments is sorted by.
public enum ShipmentSort implements Slice.Sort {
  CREATED_AT,
  CARRIER,
  SERVICE
}
