import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.DaySpan;
import dev.quayside.engine.base.page.Times;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.MarkFilter;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.sql.DriverManager;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A change of 500 orders at once and its undoing, and views' counts over 100,000 orders, in
/// process, on a database of its own (with `-Dquayside.postgres=true` on PostgreSQL). Run it in
/// `engine` on the compiled classes: `java -cp <test class path> src/bench/OrderDeskBench.java`.
/// Median and slowest of five, in ms.
class OrderDeskBench {

  private static final int ROUNDS = 5;

  /// One in twenty is open, one in seven has a person, one in ten the tag some, and all the tag
  /// all. They came in through a year, every second one with the day it was placed on.
  private static final String MANY =
      """
      INSERT INTO sales_order (id, workspace_id, number, number_key, state, details, search, created_at, updated_at, ordered_day, assigned_to)
      WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      SELECT 'ord_00000000000000000000' || substr(CAST(1000000 + i AS TEXT), 2), o.workspace_id, 'N-' || i, 'n-' || i,
        CASE WHEN i % 20 = 0 THEN 'open' ELSE 'shipped' END, o.details, o.search, o.created_at - (100000 - i) * 315360, o.updated_at,
        CASE WHEN i % 2 = 0 THEN (o.created_at - (100000 - i) * 315360) / 86400000 END,
        CASE WHEN i % 7 = 0 THEN 'usr_1' END
      FROM n, (SELECT * FROM sales_order LIMIT 1) o
      """;

  public static void main(String[] args) throws Exception {
    var data = Files.createTempDirectory("order-desk");
    var options = PostgresServer.maybe(EngineOptions.at(data));
    try (var engine = Engine.open(options)) {
      Acting.runAsEngine(() -> changes(engine, caller(engine)));
    }
    var shared = options.postgres();
    fill(shared == null ? "jdbc:sqlite:" + data.resolve("quayside.db") : shared.address().url());
    try (var engine = Engine.open(options)) {
      counts(engine, caller(engine));
    }
  }

  private static Caller caller(Engine engine) {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  private static void changes(Engine engine, Caller caller) {
    var to =
        new Address("Bob", null, "350 5th Ave", null, "New York", "NY", "10118", "US", null, null);
    var details =
        new OrderDetails(
            to,
            List.of(new OrderItem("MUG", "Mug", 2, Money.usd("12.50"), null, null, "US")),
            new ParcelDraft(new BigDecimal("16"), null, null, null),
            null,
            null,
            null,
            null,
            null,
            null);
    var orders =
        IntStream.range(0, 500).mapToObj(each -> new NewOrder("B-" + each, details, null)).toList();
    var ids =
        engine.ordering().orders().takeInMany(caller, orders).stream()
            .map(taken -> taken.order().id())
            .toList();
    var bulk = engine.ordering().desk().bulk();
    for (var name : List.of("some", "all")) {
      bulk.change(caller, ids, BulkChange.of(MarkChange.adding(List.of(name))), RequestKey.none());
    }
    var rounds = new int[1];
    for (var what : List.of("warm-up: ", "")) {
      time(
          what + "500 weights as the window says them",
          () ->
              bulk.change(
                  caller,
                  ids,
                  BulkChange.of(
                      new HandlingChange(new BigDecimal(10 + rounds[0]++), null, null, null)),
                  RequestKey.none()));
      time(
          what + "tag 500 orders",
          () ->
              bulk.change(
                  caller,
                  ids,
                  BulkChange.of(MarkChange.adding(List.of("Rush" + rounds[0]++))),
                  RequestKey.none()));
    }
    time(
        "tag and undo 500 orders",
        () -> {
          var done =
              bulk.change(
                  caller,
                  ids,
                  BulkChange.of(MarkChange.adding(List.of("Again" + rounds[0]++))),
                  RequestKey.none());
          bulk.undo(caller, String.valueOf(done.undo()), RequestKey.none());
        });
  }

  private static void fill(String url) throws Exception {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.execute(MANY);
      for (var tag : List.of("some", "all")) {
        statement.execute(
            "INSERT INTO tagged_order (tag_id, order_id, workspace_id) SELECT t.id, o.id,"
                + " o.workspace_id FROM sales_order o, order_tag t WHERE t.name = '"
                + tag
                + "' AND o.number LIKE 'N-%"
                + (tag.equals("all") ? "" : "0")
                + "' AND o.id LIKE 'ord_00000%'");
      }
      if (url.contains("postgres")) {
        statement.execute("VACUUM ANALYZE"); // as PostgreSQL does by itself, a minute later
      }
    }
  }

  private static void counts(Engine engine, Caller caller) {
    count(engine, caller, "all", Set.of(), MarkFilter.ANY);
    count(engine, caller, "open", Set.of(OrderState.OPEN), MarkFilter.ANY);
    count(engine, caller, "nobody's", Set.of(), new MarkFilter(null, null, true));
    count(
        engine,
        caller,
        "open, nobody's",
        Set.of(OrderState.OPEN),
        new MarkFilter(null, null, true));
    count(engine, caller, "a person's", Set.of(), new MarkFilter(null, "usr_1", false));
    count(engine, caller, "tag of a tenth", Set.of(), new MarkFilter("some", null, false));
    count(engine, caller, "tag of all", Set.of(), new MarkFilter("all", null, false));
    count(
        engine,
        caller,
        "open, tag of all",
        Set.of(OrderState.OPEN),
        new MarkFilter("all", null, false));
    count(
        engine,
        caller,
        "open, nobody's, tag of all",
        Set.of(OrderState.OPEN),
        new MarkFilter("all", null, true));
    for (int days : new int[] {1, 7, 30, 400}) {
      var since = LocalDate.now(ZoneOffset.UTC).minusDays(days);
      var ordered = new DaySpan(since, null, ZoneId.of("America/New_York"));
      var created = Times.ANY.on(ordered, null);
      count(engine, caller, "ordered in days " + days, Set.of(), Times.ANY, ordered);
      count(engine, caller, "open, of these", Set.of(OrderState.OPEN), Times.ANY, ordered);
      count(engine, caller, "made in days " + days, Set.of(), created, null);
      count(engine, caller, "open, of these", Set.of(OrderState.OPEN), created, null);
    }
    var page = new dev.quayside.engine.base.page.Page.Request(1, 25);
    for (var tag : new @Nullable String[] {null, "some", "all"}) {
      var filter = filter(Set.of(), new MarkFilter(tag, null, false));
      time("first page, tag " + tag, () -> engine.ordering().orders().list(caller, filter, page));
    }
  }

  private static OrderFilter filter(Set<OrderState> states, MarkFilter marks) {
    return new OrderFilter(states, null, null, Times.ANY, null, null, null, false, marks, null);
  }

  private static void count(
      Engine engine, Caller caller, String what, Set<OrderState> states, MarkFilter marks) {
    var filter = filter(states, marks);
    var found = engine.ordering().orders().count(caller, filter);
    time("count " + what + " " + found, () -> engine.ordering().orders().count(caller, filter));
  }

  private static void count(
      Engine engine,
      Caller caller,
      String what,
      Set<OrderState> states,
      Times times,
      @Nullable DaySpan ordered) {
    var filter =
        new OrderFilter(
            states, null, null, times, null, null, null, false, MarkFilter.ANY, ordered);
    var found = engine.ordering().orders().count(caller, filter);
    time("count " + what + " " + found, () -> engine.ordering().orders().count(caller, filter));
  }

  private static void time(String what, Runnable work) {
    var millis = new double[ROUNDS];
    for (int i = 0; i < millis.length; i++) {
      long start = System.nanoTime();
      work.run();
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    Arrays.sort(millis);
    System.out.printf("%-40s %6.1f  %6.1f%n", what, millis[ROUNDS / 2], millis[ROUNDS - 1]);
  }
}
