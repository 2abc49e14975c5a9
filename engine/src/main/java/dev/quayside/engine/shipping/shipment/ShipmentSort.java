package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.page.Slice;

/// What a list of shipments is sorted by.
public enum ShipmentSort implements Slice.Sort {
  CREATED_AT("createdAt"),
  CARRIER("carrier"),
  SERVICE("service");

  private final String wire;

  ShipmentSort(String wire) {
    this.wire = wire;
  }

  @Override
  public String wire() {
    return wire;
  }
}
