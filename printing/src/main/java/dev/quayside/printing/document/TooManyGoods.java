package dev.quayside.printing.document;

import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;

/// A form has fewer lines than there are goods.
public final class TooManyGoods extends Refusal {

  private static final long serialVersionUID = 1L;

  TooManyGoods(int goods, int most) {
    super(Why.TOO_MANY_GOODS.of(most, goods));
  }
}
