package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;

/// Sort order of an invoice's lines: always as in its file.
public enum InvoiceLineSort implements Slice.Sort {
  LINE;

  public static Slice<InvoiceLineSort> first(int size) {
    return Slice.of(LINE, new Page.Request(1, size));
  }

  @Override
  public boolean descends() {
    return false;
  }
}
