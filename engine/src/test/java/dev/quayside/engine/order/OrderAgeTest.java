package dev.quayside.engine.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Orders by the day they were placed on.
class OrderAgeTest extends EngineTest {

  private static final Comparator<SalesOrder> OLDEST_FIRST =
      Comparator.comparingLong(SalesOrder::orderedDay).thenComparing(SalesOrder::id);

  /// Whatever the days, the size of a page, and what comes in between two pages.
  @Test
  void eachOrderIsOnOnePageAndTheOldestComesFirst() {
    var random = new Random(42);
    for (int round = 0; round < 12; round++) {
      var prefix = round + "-";
      takeIn(IntStream.range(0, random.nextInt(20)).mapToObj(i -> some(prefix + i, random)));
      boolean descending = random.nextBoolean();
      var had = whole(descending);
      var size = 1 + random.nextInt(7);
      var read = new ArrayList<SalesOrder>();
      var slice = slice(descending, size, null);
      for (int page = 0; slice != null; page++) {
        var found = engine.ordering().orders().list(caller(), OrderFilter.ALL, slice);
        read.addAll(found.items());
        slice = found.next() == null ? null : slice(descending, size, found.next());
        if (page < 2) {
          takeIn(Stream.of(some(prefix + "between-" + page, random)));
        }
      }
      assertThat(read).doesNotHaveDuplicates().containsAll(had);
      assertThat(read).isSortedAccordingTo(order(descending));
    }
  }

  @Test
  void anOrderIsAsOldAsItIsSaidToBeAfterAChange() {
    takeIn(Stream.of(on("A-1", "2026-01-02"), on("A-2", "2026-01-01"), on("A-3", null)));
    assertThat(numbers()).containsExactly("A-2", "A-1", "A-3");
    takeIn(Stream.of(on("A-2", "2026-01-03")));
    assertThat(numbers()).containsExactly("A-1", "A-2", "A-3");
  }

  /// The step of the schema counts the days of a date as the calendar does.
  @Test
  void ordersOfEarlierVersionsHaveTheirDay() throws Exception {
    var days =
        Stream.of(
                "1969-12-31", "1970-01-01", "2000-02-29", "2024-02-29", "2024-03-01", "2100-02-28")
            .map(LocalDate::parse);
    var random = new Random(7);
    var others = Stream.generate(() -> LocalDate.ofEpochDay(random.nextInt(60_000))).limit(200);
    var all = Stream.concat(days, others).toList();
    takeIn(IntStream.range(0, all.size()).mapToObj(i -> on("D-" + i, all.get(i).toString())));
    takeIn(Stream.of(on("D-none", null)));
    var script = script();
    var update =
        script.substring(
            script.indexOf("UPDATE"), script.lastIndexOf(';', script.indexOf("CREATE INDEX")));
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      var before = database.read(OrderAgeTest::days);
      assertThat(before).contains("D-none null");
      database.change(
          tx -> {
            tx.handle().execute("UPDATE sales_order SET ordered_day = NULL");
            tx.handle().execute(update);
          });
      assertThat(database.read(OrderAgeTest::days)).isEqualTo(before);
    }
  }

  private static String script() throws IOException {
    try (var step = Database.class.getResourceAsStream("migrations/V221__ordered_day.sql")) {
      return new String(Objects.requireNonNull(step).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<String> days(Tx tx) {
    return tx.handle()
        .createQuery("SELECT number, ordered_day FROM sales_order ORDER BY number")
        .map((row, _) -> row.getString("number") + " " + row.getObject("ordered_day"))
        .list();
  }

  private void takeIn(Stream<NewOrder> orders) {
    engine.ordering().orders().takeIn(caller(), orders.toList());
  }

  private List<SalesOrder> whole(boolean descending) {
    return Slice.all(
            OrderFilter.Sort.CREATED_AT,
            slice -> engine.ordering().orders().list(caller(), OrderFilter.ALL, slice))
        .sorted(order(descending))
        .toList();
  }

  private List<String> numbers() {
    return engine
        .ordering()
        .orders()
        .list(caller(), OrderFilter.ALL, slice(false, 10, null))
        .items()
        .stream()
        .map(SalesOrder::number)
        .toList();
  }

  private static Comparator<SalesOrder> order(boolean descending) {
    return descending ? Collections.reverseOrder(OLDEST_FIRST) : OLDEST_FIRST;
  }

  private static Slice<OrderFilter.Sort> slice(
      boolean descending, int size, @Nullable RowKey from) {
    return new Slice<>(OrderFilter.Sort.ORDERED_ON, descending, new Page.Request(1, size), from);
  }

  /// On a day of this month or the next, or on none.
  private static NewOrder some(String number, Random random) {
    int day = random.nextInt(40);
    return on(number, day >= 30 ? null : LocalDate.now().minusDays(day).toString());
  }

  private static NewOrder on(String number, @Nullable String day) {
    var details = SampleOrders.order(number).details();
    return new NewOrder(
        number,
        new OrderDetails(
            details.to(),
            details.items(),
            details.parcel(),
            null,
            null,
            null,
            day == null ? null : LocalDate.parse(day),
            null,
            null),
        null,
        MarkChange.NONE);
  }
}
