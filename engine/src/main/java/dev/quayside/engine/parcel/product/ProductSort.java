package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.page.Slice;

/// What a list of products is sorted by.
public enum ProductSort implements Slice.Sort {
  SKU;

  @Override
  public boolean descends() {
    return false;
  }
}
