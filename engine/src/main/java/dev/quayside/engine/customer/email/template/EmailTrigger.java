package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// The changes of a parcel's status that trigger an e-mail to the customer.
public enum EmailTrigger implements WireWord {
  /// The carrier has the parcel. A bought label alone triggers nothing, since it can still be
  /// voided.
  SHIPPED,
  OUT_FOR_DELIVERY,
  DELIVERED,
  EXCEPTION;

  public static String all() {
    return Arrays.stream(values()).map(EmailTrigger::wire).collect(Collectors.joining(", "));
  }

  public static Optional<EmailTrigger> ofWire(String wire) {
    return Arrays.stream(values()).filter(each -> each.wire().equals(wire)).findFirst();
  }
}
