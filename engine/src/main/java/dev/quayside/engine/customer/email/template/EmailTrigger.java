package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What brings an e-mail to a customer about: a change of a parcel's status, or a person who sends
/// the label itself.
public enum EmailTrigger implements WireWord {
  /// The carrier has the parcel. A bought label alone triggers nothing, since it can still be
  /// voided.
  SHIPPED,
  OUT_FOR_DELIVERY,
  DELIVERED,
  EXCEPTION,
  /// A person sends the label.
  LABEL,
  /// The same, of a label for a return.
  RETURN_LABEL;

  /// Those that a change of status brings about, which a shop can choose from.
  public static final Set<EmailTrigger> OF_STATUS =
      Collections.unmodifiableSet(EnumSet.of(SHIPPED, OUT_FOR_DELIVERY, DELIVERED, EXCEPTION));

  /// Whether the label is attached.
  public boolean isOfLabel() {
    return !OF_STATUS.contains(this);
  }

  /// Those of a change of status, for a message.
  public static String all() {
    return OF_STATUS.stream().map(EmailTrigger::wire).collect(Collectors.joining(", "));
  }

  public static Optional<EmailTrigger> ofWire(String wire) {
    return Arrays.stream(values()).filter(each -> each.wire().equals(wire)).findFirst();
  }
}
