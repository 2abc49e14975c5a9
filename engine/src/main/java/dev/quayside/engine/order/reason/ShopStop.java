package dev.quayside.engine.order.reason;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.util.stream.Stream;

/// Why an order waits or is over, where its shop says so or what it tells cannot be shipped, and
/// what is told of its shop. What a person holds or cancels has another reason, and stays so.
public enum ShopStop implements MessageKey {
  UNPAID,
  ON_HOLD,
  HELD_FOR,
  TEST_ORDER,
  SCHEDULED,
  CANCELLED,
  REFUNDED,
  SHIPPED,
  NOT_OURS,
  ADDRESS_CHANGED,
  LINES_CHANGED,
  CANCELLED_AFTER,
  REFUNDED_AFTER,
  SHIPPED_ELSEWHERE,
  EDITED_HERE,
  NOT_TAKEN_BACK,
  FIX_ADDRESS,
  CHECK_ADDRESS,
  CHECK_ITEMS,
  NOT_ASKED,
  NOT_THERE,
  NOT_WRITTEN;

  @Override
  public String bundle() {
    return "shop";
  }

  /// Whether the shop holds or ended it, not a person here.
  public static boolean isOf(Message reason) {
    return Stream.of(
            UNPAID,
            ON_HOLD,
            HELD_FOR,
            TEST_ORDER,
            SCHEDULED,
            FIX_ADDRESS,
            CANCELLED,
            REFUNDED,
            SHIPPED,
            NOT_OURS)
        .anyMatch(reason::is);
  }
}
