package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.printing.message.Message;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/// An order of an earlier file that waits here, and that a file now says is not to be shipped: it
/// was cancelled, refunded or shipped meanwhile.
public record StoppedOrder(SalesOrder here, LeftOut.Reason why) {

  /// @param waiting orders that have the numbers of some that are left out
  public static List<StoppedOrder> of(List<SalesOrder> waiting, List<LeftOut> left) {
    Map<String, LeftOut.Reason> reasons = new HashMap<>();
    left.forEach(each -> reasons.putIfAbsent(key(each.number()), each.reason()));
    return waiting.stream()
        .flatMap(
            order ->
                Stream.ofNullable(reasons.get(key(order.shownNumber())))
                    .map(why -> new StoppedOrder(order, why)))
        .toList();
  }

  private static String key(String number) {
    return number.strip().toLowerCase(Locale.ROOT);
  }

  /// For a person who looks at the file.
  public OrderWarning warning() {
    return new OrderWarning(here.shownNumber(), OrderWords.STOPPED_HERE.of(why.message()));
  }

  /// Why it is on hold from now on.
  ///
  /// @param file name of the file
  public Message note(String file) {
    return OrderWords.STOPPED_BY.of(why.message(), file);
  }
}
