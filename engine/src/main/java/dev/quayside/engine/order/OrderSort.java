package dev.quayside.engine.order;

import dev.quayside.engine.base.page.Slice;

/// What a list of orders is sorted by.
public enum OrderSort implements Slice.Sort {
  CREATED_AT,
  REFERENCE,
  STATUS
}
