package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.origin.Origins;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.source.kind.KeyLookup;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Finds an order by what was scanned: here, else in the shops' own tables, all of them at once.
public final class Lookups {

  /// Until the last of them has answered or is given up.
  private static final Duration LIMIT = Duration.ofSeconds(5);

  private static final Duration A_LITTLE = Duration.ofMillis(900);
  private static final Duration AGAIN = Duration.ofSeconds(30);

  private final Database database;
  private final Orders orders;
  private final SourceRecords records;
  private final OpenSources open;
  private final Origins origins = new Origins();

  Lookups(Database database, Orders orders, SourceRecords records, OpenSources open) {
    this.database = database;
    this.orders = orders;
    this.records = records;
    this.open = open;
  }

  /// @param isNew whether it was taken in just now
  public record Found(SalesOrder order, boolean isNew) {}

  /// What an order would be.
  ///
  /// @param columns what each label is taken for; null for one that is not used
  /// @param order without an id; null where there is none
  /// @param refused what is missing, by name; null where all is well
  public record Preview(
      Map<String, @Nullable String> columns,
      List<Map<String, @Nullable Object>> rows,
      @Nullable SalesOrder order,
      @Nullable Message refused,
      Duration took) {}

  private record Answer(SourceRow row, List<PulledOrder> orders, @Nullable ShopException trouble) {}

  /// An order that is here already, by its number or what it was looked up by.
  private Optional<SalesOrder> here(Caller caller, String key) {
    var called = orders.called(caller, key);
    var waiting = called.stream().filter(order -> order.state().canShip()).findFirst();
    return waiting
        .or(() -> called.stream().findFirst())
        .or(
            () ->
                database
                    .read(tx -> origins.orderOfKey(tx, caller.workspace(), key))
                    .map(id -> orders.get(caller, id)));
  }

  /// The order of a key, taken in where it is not here yet.
  ///
  /// @throws ProblemException `NOT_FOUND` when no shop knows it; `SOURCE_UNAVAILABLE` when one
  ///   could not be asked and no other knows it; `CONFLICT` when what is found cannot be taken in
  public Found find(Caller caller, String scanned) {
    var key = scanned.strip();
    var here = here(caller, key);
    if (here.isPresent()) {
      return new Found(here.get(), false);
    }
    var answers = ask(askable(caller), key);
    var troubles = new ArrayList<ShopException>();
    for (int left = answers.size(); left > 0; left--) {
      var answer = answers.next();
      if (answer.isEmpty()) {
        troubles.add(late(answers.unheard()));
        break;
      }
      var trouble = answer.get().trouble();
      if (trouble != null) {
        troubles.add(trouble);
      } else if (!answer.get().orders().isEmpty()) {
        return taken(caller, answer.get(), key);
      }
    }
    if (troubles.isEmpty()) {
      throw ProblemException.notFound(SourceWords.NO_ORDER, key);
    }
    throw ProblemException.tryLater(
        ProblemCode.SOURCE_UNAVAILABLE, troubles.getFirst().said(), AGAIN);
  }

  /// What a key finds in one shop's tables. Nothing is changed.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` for a shop that is no database;
  ///   `SOURCE_UNAVAILABLE` when it does not answer; `INVALID_REQUEST` with what it says of the
  ///   statement
  public Preview preview(Caller caller, String id, String scanned) {
    var row = records.row(caller, id);
    var key = scanned.strip();
    long begun = System.nanoTime();
    var answer = asked(row, key);
    var took = Duration.ofNanos(System.nanoTime() - begun);
    var found = answer.orders();
    if (found.isEmpty()) {
      return refused(answer, SourceWords.NO_ROW.of(key), took);
    }
    var order = one(found, key);
    if (order == null) {
      return refused(answer, several(found), took);
    }
    return switch (order) {
      case PulledOrder.Read read -> {
        var told = Pull.told(row.source(), read.by(key));
        var tried = database.read(tx -> orders.shopOrders().tried(tx, caller.workspace(), told));
        yield new Preview(answer.columns(), answer.rows(), tried, tried.reason(), took);
      }
      case PulledOrder.Unreadable bad -> refused(answer, bad.message(), took);
      case PulledOrder.Left left -> refused(answer, left(left), took);
      case PulledOrder.Unknown unknown -> refused(answer, left(unknown), took);
    };
  }

  /// Names of the shops whose tables are asked; none where no shop is a database.
  public List<String> shops(Caller caller) {
    return askable(caller).stream().map(row -> row.source().name()).toList();
  }

  private static Preview refused(KeyLookup.Answer answer, Message why, Duration took) {
    return new Preview(answer.columns(), answer.rows(), null, why, took);
  }

  private KeyLookup.Answer asked(SourceRow row, String key) {
    try {
      return open.shop(row)
          .lookup()
          .orElseThrow(
              () ->
                  ProblemException.refused(
                      ProblemCode.CONFLICT, SourceWords.NO_DATABASE, row.source().name()))
          .ask(key, LIMIT);
    } catch (ShopException trouble) {
      throw trouble.kind() == ShopException.Kind.REFUSED
          ? ProblemException.invalid(
              ProblemCode.INVALID_REQUEST, TableQuery.BY_KEY.field(), trouble.said())
          : ProblemException.tryLater(ProblemCode.SOURCE_UNAVAILABLE, trouble.said(), AGAIN);
    }
  }

  private List<SourceRow> askable(Caller caller) {
    return database.read(tx -> records.all(tx, caller.workspace())).stream()
        .filter(row -> row.source().enabled() && row.source().kind().hasTables())
        .filter(row -> row.source().settings().looksUp())
        .toList();
  }

  /// The answers as they come. Those that are not waited for go on to the end of their limit.
  private record Answers(List<SourceRow> asked, BlockingQueue<Answer> answers, long deadline) {

    int size() {
      return asked.size();
    }

    Optional<Answer> next() {
      try {
        long rest = Math.max(1, deadline - System.nanoTime());
        return Optional.ofNullable(answers.poll(rest, TimeUnit.NANOSECONDS));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      }
    }

    String unheard() {
      return asked.getFirst().source().name();
    }
  }

  private Answers ask(List<SourceRow> rows, String key) {
    var answers = new LinkedBlockingQueue<Answer>();
    rows.forEach(
        row ->
            Thread.ofVirtual()
                .name("lookup-" + row.source().id())
                .start(() -> answers.add(answer(row, key))));
    long deadline = System.nanoTime() + LIMIT.plus(A_LITTLE).toNanos();
    return new Answers(rows, answers, deadline);
  }

  private Answer answer(SourceRow row, String key) {
    try {
      var lookup = open.shop(row).lookup();
      return new Answer(
          row, lookup.map(each -> each.ask(key, LIMIT).orders()).orElse(List.of()), null);
    } catch (ShopException trouble) {
      return new Answer(row, List.of(), trouble);
    } catch (RuntimeException | Error odd) {
      return new Answer(
          row, List.of(), ShopException.garbled(SourceWords.UNREADABLE.of(row.source().name())));
    }
  }

  private static ShopException late(String name) {
    return ShopException.unavailable(SourceWords.LATE.of(name, LIMIT.toSeconds()), false);
  }

  /// A key of several orders may be the number of one of them.
  private static @Nullable PulledOrder one(List<PulledOrder> orders, String key) {
    return orders.size() == 1
        ? orders.getFirst()
        : orders.stream()
            .filter(order -> order.number().equalsIgnoreCase(key))
            .findFirst()
            .orElse(null);
  }

  private static Message several(List<PulledOrder> orders) {
    return SourceWords.SEVERAL_ORDERS.of(
        String.join(", ", orders.stream().limit(5).map(PulledOrder::number).toList()));
  }

  private static Message left(PulledOrder.Left left) {
    return SourceWords.LEFT_OUT.of(left.number(), left.reason().wire());
  }

  private static Message left(PulledOrder.Unknown unknown) {
    return SourceWords.LEFT_OUT.of(unknown.number(), unknown.status());
  }

  private Found taken(Caller caller, Answer answer, String key) {
    var order = one(answer.orders(), key);
    return switch (order) {
      case null -> throw refused(several(answer.orders()));
      case PulledOrder.Read read -> stored(caller, answer.row(), read.by(key), key);
      case PulledOrder.Unreadable bad -> throw refused(bad.message());
      case PulledOrder.Left left -> throw refused(left(left));
      case PulledOrder.Unknown unknown -> throw refused(left(unknown));
    };
  }

  private static ProblemException refused(Message why) {
    return ProblemException.refused(ProblemCode.CONFLICT, why);
  }

  /// Two desks that scan the same make one order: the second finds that of the first, also where
  /// another shop's tables answered it sooner.
  private Found stored(Caller caller, SourceRow row, PulledOrder.Read read, String key) {
    try {
      return put(caller, row, read, key);
    } catch (StoreException crossed) {
      return put(caller, row, read, key);
    }
  }

  private Found put(Caller caller, SourceRow row, PulledOrder.Read read, String key) {
    var told = Pull.told(row.source(), read);
    var shops = orders.shopOrders();
    var today = shops.today(caller.workspace());
    return database.write(
        tx -> {
          var before = shops.find(tx, caller.workspace(), row.source().id(), read.externalId());
          var sooner = shops.ofKey(tx, caller.workspace(), key);
          if (before.isEmpty() && sooner.isPresent()) {
            return new Found(sooner.get(), false);
          }
          shops.put(tx, caller.workspace(), told, today);
          var after =
              shops
                  .find(tx, caller.workspace(), row.source().id(), read.externalId())
                  .orElseThrow();
          return new Found(after, before.isEmpty());
        });
  }
}
