package dev.quayside.engine.order.external;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.file.ShippedFile;
import dev.quayside.engine.order.file.ShippedFile.BadRow;
import dev.quayside.engine.order.file.ShippedFile.Row;
import dev.quayside.engine.order.file.ShippedFiles;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.packing.ExternalParcel;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Ships many orders as a file says. Each line is a transaction of its own, and what is there
/// already is left alone: the same file again finishes what was interrupted.
public record ShippedImport(Database database, ShippedFiles files, Departures departures) {

  /// What became of the orders of a file, or would.
  ///
  /// @param shipped number of orders
  /// @param unchanged number of lines that say what is there already
  public record Result(int shipped, int unchanged, List<BadRow> refused) {
    public Result {
      refused = List.copyOf(refused);
    }
  }

  /// What a line comes to.
  private sealed interface Outcome {

    /// @param further whether the order has left with a line before
    record Ships(SalesOrder order, boolean further) implements Outcome {}

    record Unchanged(String orderId) implements Outcome {}

    record Refused(Message why) implements Outcome {}
  }

  /// What a file would bring, without anything being stored.
  public Result tried(Caller caller, ShippedFile file) {
    return run(caller, file, false);
  }

  /// @throws ProblemException `INVALID_REQUEST` naming required columns that are not mapped
  public Result take(Caller caller, ShippedFile file, RequestKey<Result> key) {
    file.requireColumns();
    var result = run(caller, file, true);
    files.remember(caller, file);
    var answer = key.answer(result);
    database.change(
        tx -> {
          answer.keep(tx);
        });
    return result;
  }

  private Result run(Caller caller, ShippedFile file, boolean isTaken) {
    var left = new HashSet<String>();
    // orders that lines before speak of: their further lines are further parcels
    var known = new HashSet<String>();
    var refused = new ArrayList<>(file.bad());
    int unchanged = 0;
    for (var row : file.rows()) {
      var departure = departure(caller, row);
      var outcome = outcome(caller, row, departure, known);
      if (isTaken && outcome instanceof Outcome.Ships(var order, boolean further)) {
        outcome = ship(caller, order, departure, further);
      }
      switch (outcome) {
        case Outcome.Ships(var order, _) -> {
          left.add(order.id());
          known.add(order.id());
        }
        case Outcome.Unchanged(var orderId) -> {
          unchanged++;
          known.add(orderId);
        }
        case Outcome.Refused(var why) -> refused.add(refused(row, why));
      }
    }
    return new Result(left.size(), unchanged, refused);
  }

  private static BadRow refused(Row row, Message why) {
    return new BadRow(row.reference(), new LineError(row.line(), "reference", why));
  }

  private Departure departure(Caller caller, Row row) {
    var carrier = row.carrier();
    var code = carrier == null ? null : departures.carriers().find(caller, carrier).orElse(null);
    var said = Departure.of(carrier, row.trackingNumber());
    return code == null ? said : said.by(code);
  }

  private Outcome ship(Caller caller, SalesOrder order, Departure departure, boolean further) {
    try {
      var left =
          departures.ship(
              caller,
              order.id(),
              further ? departure.further() : departure,
              new Violations(),
              RequestKey.none());
      return new Outcome.Ships(left, further);
    } catch (ProblemException refused) {
      return new Outcome.Refused(refused.problem().message());
    }
  }

  /// @param known ids of orders that have left with lines before
  private Outcome outcome(Caller caller, Row row, Departure departure, Set<String> known) {
    var called = departures.orders().called(caller, row.reference());
    var how = departures.external(caller, departure);
    var there = called.stream().filter(order -> isThere(order, how)).findFirst();
    if (there.isPresent()) {
      return new Outcome.Unchanged(there.get().id());
    }
    var waiting =
        called.stream().filter(each -> canLeave(each) || known.contains(each.id())).toList();
    if (waiting.size() == 1) {
      var order = waiting.getFirst();
      return new Outcome.Ships(
          order, order.state() == OrderState.SHIPPED || known.contains(order.id()));
    }
    if (called.isEmpty()) {
      return new Outcome.Refused(OrderWords.NO_ORDER_CALLED.of(row.reference()));
    }
    return new Outcome.Refused(
        waiting.isEmpty()
            ? OrderRefusals.notShippable(called.getLast()).problem().message()
            : OrderWords.SEVERAL_CALLED.of(waiting.size(), row.reference()));
  }

  private static boolean canLeave(SalesOrder order) {
    return order.state().canShip() || order.state() == OrderState.HELD;
  }

  /// Whether a parcel of an order has left as a line says.
  private static boolean isThere(SalesOrder order, ExternalParcel how) {
    var number = how.trackingNumber();
    return number == null
        ? order.external().anyMatch(each -> isAlike(each.external(), how))
        : order.out().anyMatch(each -> each.trackingNumber().filter(number::equals).isPresent());
  }

  private static boolean isAlike(@Nullable ExternalParcel there, ExternalParcel how) {
    return there != null
        && there.trackingNumber() == null
        && Objects.equals(there.carrier(), how.carrier())
        && Objects.equals(there.carrierName(), how.carrierName());
  }
}
