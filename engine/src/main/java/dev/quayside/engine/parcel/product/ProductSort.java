package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.page.Slice;

/// The sorts of a product list.
public enum ProductSort implements Slice.Sort {
  SKU;

  @Override
  public boolean descends() {
    return false;
  }
}
