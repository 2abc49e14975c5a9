package dev.quayside.printing.document;

/// A form has fewer lines than there are goods.
public final class TooManyGoods extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TooManyGoods(int goods, int most) {
    super("A CN 22 has room for %d lines of goods, not %d: use the CN 23.".formatted(most, goods));
  }
}
