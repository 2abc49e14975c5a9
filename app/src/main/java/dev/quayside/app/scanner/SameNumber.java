package dev.quayside.app.scanner;

import dev.quayside.engine.order.SalesOrder;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The orders of one number of which the packer is to say which, by a digit.
///
/// @param orders none when nothing is asked
public record SameNumber(List<SalesOrder> orders) {

  public static final SameNumber NONE = new SameNumber(List.of());

  public SameNumber {
    orders = List.copyOf(orders);
  }

  /// The order that a code names.
  public Optional<SalesOrder> chosen(String code) {
    int place = code.matches("[1-9]") ? code.charAt(0) - '0' : 0;
    return place > 0 && place <= orders.size()
        ? Optional.of(orders.get(place - 1))
        : Optional.empty();
  }

  /// Each with its digit, the recipient, and the shop or file it is of.
  public String choices() {
    return IntStream.range(0, orders.size())
        .mapToObj(place -> (place + 1) + " = " + whose(orders.get(place)))
        .collect(Collectors.joining("; "));
  }

  private static String whose(SalesOrder order) {
    return Stream.of(order.details().to().name(), order.from())
        .filter(Objects::nonNull)
        .collect(Collectors.joining(", "));
  }
}
