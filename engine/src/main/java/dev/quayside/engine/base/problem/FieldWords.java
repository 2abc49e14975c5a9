package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.MessageKey;

/// What can be wrong with a field of any request.
public enum FieldWords implements MessageKey {
  REQUIRED,
  COUNTRY,
  DECIMALS,
  FROM_1_TO,
  FROM_TO,
  MORE_THAN_ZERO,
  MOST_CHARACTERS,
  NOT_NEGATIVE,
  NO_ITEMS,
  ONE_OR_MORE,
  AT_LEAST,
  AT_MOST,
  CURRENCY,
  CURSOR,
  EMAIL,
  FROM_0_TO,
  LONGER,
  ONE_OF,
  TWO_NUMBERS;

  @Override
  public String bundle() {
    return "field";
  }
}
