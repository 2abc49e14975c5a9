package dev.quayside.engine.source.sftp;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopDetails;
import dev.quayside.engine.source.kind.SourceContext.Fault;
import dev.quayside.engine.source.kind.SourceContext.FileOrders;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// Orders of a file as a shop's: an order's number is its identity, and a line's place in it is the
/// line's.
final class DropOrders {

  private static final String STATUS = "file";

  private DropOrders() {}

  /// @param at by the server's clock
  static List<PulledOrder> of(String file, FileOrders read, Instant at) {
    var orders = new ArrayList<PulledOrder>();
    read.good().forEach(order -> orders.add(order(order, at)));
    read.left()
        .forEach(
            left ->
                orders.add(new PulledOrder.Left(left.number(), left.number(), left.reason(), at)));
    var first = new LinkedHashMap<String, Fault>();
    for (var fault : read.faults()) {
      first.putIfAbsent(fault.number().isEmpty() ? "\n" + fault.line() : fault.number(), fault);
    }
    first.values().forEach(fault -> orders.add(unreadable(file, fault, at)));
    return orders;
  }

  private static PulledOrder unreadable(String file, Fault fault, Instant at) {
    return new PulledOrder.Unreadable(
        file + ":" + fault.line(),
        fault.number().isEmpty() ? file : fault.number(),
        SftpWords.AT_LINE.of(file, fault.line(), fault.column(), fault.message()),
        at);
  }

  private static PulledOrder order(NewOrder order, Instant at) {
    return new PulledOrder.Read(
        order.number(),
        order.number(),
        STATUS,
        Standing.READY,
        null,
        null,
        at,
        ShopDetails.numbered(order.details()));
  }
}
