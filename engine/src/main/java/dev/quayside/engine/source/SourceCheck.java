package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.origin.OriginWarning;
import dev.quayside.engine.order.origin.OriginWarning.Code;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Reads orders once more at their shops before their label is bought: what a pull would find out
/// in a minute is found out before it costs money.
final class SourceCheck implements ShopCheck {

  private static final String FIELD = "origin";

  private final Database database;
  private final Orders orders;
  private final SourceRecords records;
  private final OrderReader reader;

  private record Asked(SourceRow row, SalesOrder order, OrderReader.Read read) {}

  SourceCheck(Database database, Orders orders, SourceRecords records, OrderReader reader) {
    this.database = database;
    this.orders = orders;
    this.records = records;
    this.reader = reader;
  }

  @Override
  public List<Violation> check(Caller caller, Collection<SalesOrder> asking, Heed heed) {
    var reads = reader.reads();
    var asked = asking.stream().flatMap(order -> ask(caller, order, reads).stream()).toList();
    var unasked = new ArrayList<Violation>();
    for (var one : asked) {
      try {
        var read = one.read().await();
        if (read.isEmpty() && !one.row().source().kind().saysGone()) {
          // a view may hide it
          continue;
        }
        if (read.isEmpty()) {
          unasked.add(
              unread(caller, one, ShopStop.NOT_THERE.of(one.row().source().name(), number(one))));
        } else if (read.get() instanceof PulledOrder.Read now && isOf(now, one)) {
          store(caller, one, now);
          refuse(caller, one.order(), now, heed);
        }
      } catch (ShopException silent) {
        var name = one.row().source().name();
        var why = ShopStop.NOT_ASKED.of(name, number(one), silent.said());
        unasked.add(unread(caller, one, why));
      }
    }
    if (heed == Heed.NOTHING) {
      asking.forEach(order -> reopen(caller, order));
    }
    return unasked;
  }

  private Optional<Asked> ask(Caller caller, SalesOrder order, OrderReader.Reads reads) {
    return Optional.ofNullable(order.origin())
        .flatMap(
            origin ->
                records
                    .find(caller.workspace(), origin.sourceId())
                    .filter(row -> row.source().enabled())
                    .filter(row -> row.source().kind().readsAnew())
                    .map(row -> new Asked(row, order, reads.begin(row, name(origin)))));
  }

  /// What the shop finds it by.
  private static String name(Origin origin) {
    return Objects.requireNonNullElse(origin.key(), origin.externalId());
  }

  private static String number(Asked asked) {
    return asked.order().number();
  }

  /// A key may have come to mean another order.
  private static boolean isOf(PulledOrder.Read now, Asked asked) {
    return now.externalId().equals(origin(asked.order()).externalId());
  }

  /// Said with the label, and of the order until its shop is heard again: a packer at the window
  /// and a batch see it there.
  private Violation unread(Caller caller, Asked asked, Message why) {
    var warning = new OriginWarning(Code.NOT_READ, why, records.now());
    database.change(
        tx -> {
          var id = asked.order().id();
          orders.shopOrders().warn(tx, caller.workspace(), id, warning);
        });
    return new Violation(FIELD, why);
  }

  private void store(Caller caller, Asked asked, PulledOrder.Read now) {
    var told = Pull.told(asked.row().source(), now);
    var shops = orders.shopOrders();
    var today = shops.today(caller.workspace());
    database.write(tx -> shops.put(tx, caller.workspace(), told, today));
  }

  /// Lets an order be shipped that its shop has ended, since a person decided so.
  private void reopen(Caller caller, SalesOrder order) {
    if (order.origin() != null && orders.get(caller, order.id()).state() == OrderState.CANCELLED) {
      database.change(
          tx -> {
            orders.shopOrders().reopen(tx, caller.workspace(), order.id());
          });
    }
  }

  /// What is wrong is said before anything is bought.
  private void refuse(Caller caller, SalesOrder before, PulledOrder.Read now, Heed heed) {
    if (heed == Heed.NOTHING) {
      return;
    }
    var after = orders.get(caller, before.id());
    boolean onlyNews = heed == Heed.NEWS;
    if (now.standing().isOver()
        && !before.hasParcels()
        && !(onlyNews && after.state() == before.state())) {
      throw refused(Code.CANCELLED, ended(after));
    }
    if (!after.details().to().equals(before.details().to())
        || isNew(Code.EDITED_HERE, before, after)) {
      throw refused(Code.ADDRESS_CHANGED, ShopStop.CHECK_ADDRESS.of(before.number()));
    }
    if (onlyNews && !after.details().hasItemsOf(before.details())) {
      throw refused(Code.LINES_CHANGED, ShopStop.CHECK_ITEMS.of(before.number()));
    }
    for (var code : List.of(Code.CANCELLED, Code.REFUNDED, Code.ADDRESS_CHANGED)) {
      if (!onlyNews || isNew(code, before, after)) {
        refuseWarned(code, origin(after));
      }
    }
  }

  private static void refuseWarned(Code code, Origin origin) {
    origin.warnings().stream()
        .filter(warning -> warning.code() == code)
        .findFirst()
        .ifPresent(
            warning -> {
              throw refused(code, warning.message());
            });
  }

  private static Message ended(SalesOrder after) {
    var reason = after.reason();
    return reason == null ? ShopStop.CANCELLED.of() : reason;
  }

  private static boolean isNew(Code code, SalesOrder before, SalesOrder after) {
    return origin(after).warns(code) && !origin(before).warns(code);
  }

  private static Origin origin(SalesOrder order) {
    return Objects.requireNonNull(order.origin());
  }

  private static ProblemException refused(Code code, Message why) {
    return new ProblemException(
        new Problem.Invalid(
            ProblemCode.CONFLICT, why, List.of(new Violation(FIELD + "." + code.name(), why))));
  }
}
