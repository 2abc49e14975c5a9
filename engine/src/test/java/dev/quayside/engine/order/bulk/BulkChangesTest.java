package dev.quayside.engine.order.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A change of many orders, and its undoing, that end in the middle.
class BulkChangesTest extends EngineTest {

  private static final int ORDERS = 250;

  /// As a process that is killed between two transactions.
  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @Test
  void whatEndsInTheMiddleLeavesWholeOrdersAndGoesOn() {
    var ids = taken();
    var change =
        BulkChange.of(MarkChange.adding(List.of("Rush")).noting("Said once, whatever happens"));
    var key = new KeptKey<BulkResult>();
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      assertThatExceptionOfType(Killed.class)
          .isThrownBy(() -> dyingAfter(2, database).change(caller(), ids, change, key));
      assertThat(changed()).as("a hundred in a transaction").hasSize(100);
      assertThat(changed()).allSatisfy(BulkChangesTest::assertWhole);
      var done = changes(database).change(caller(), ids, change, key);
      assertThat(done.changed()).isEqualTo(ORDERS);
      assertThat(done.refused()).isEmpty();
      assertThat(changed()).hasSize(ORDERS).allSatisfy(BulkChangesTest::assertWhole);
      assertThat(done.undo()).isEqualTo(key.interrupted().orElseThrow());
      undoneInTwoParts(database, key.interrupted().orElseThrow());
    }
  }

  @Test
  void aRetryThatComesAfterTheTimeToUndoChangesNothingTwice() {
    var some = List.of(SampleOrders.order("L-1"), SampleOrders.order("L-2"));
    var ids =
        engine.ordering().orders().takeIn(caller(), some).stream()
            .map(each -> each.order().id())
            .toList();
    var said = BulkChange.of(MarkChange.NONE.noting("Said once"));
    var key = new KeptKey<BulkResult>();
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      assertThatExceptionOfType(Killed.class)
          .isThrownBy(() -> dyingAfter(2, database).change(caller(), ids, said, key));
      engine.accounts().clocks().advance(caller().workspace(), Duration.ofMinutes(11));
      var other = BulkChange.of(MarkChange.adding(List.of("Other")));
      changes(database).change(caller(), ids, other, RequestKey.none());
      assertThat(changes(database).change(caller(), ids, said, key).changed()).isEqualTo(2);
    }
    assertThat(changed()).hasSize(2).allMatch(order -> order.marks().notes().size() == 1);
  }

  /// One that got as many tags since as an order can have keeps them; it does not hold up the rest.
  @Test
  void whatHasNoRoomForItsTagAnyMoreIsRefusedAloneWhenItIsUndone() {
    var some = List.of(SampleOrders.order("T-1"), SampleOrders.order("T-2"));
    var ids =
        engine.ordering().orders().takeIn(caller(), some).stream()
            .map(each -> each.order().id())
            .toList();
    var bulk = engine.ordering().desk().bulk();
    var all = IntStream.rangeClosed(1, MarkChange.MOST_TAGS).mapToObj(i -> "Tag " + i).toList();
    bulk.change(caller(), ids, BulkChange.of(MarkChange.adding(all)), RequestKey.none());
    var off = new MarkChange(null, List.of(), List.of("Tag 1"), null, null);
    var undo = bulk.change(caller(), ids, BulkChange.of(off), RequestKey.none()).undo();
    var other = BulkChange.of(MarkChange.adding(List.of("Other")));
    bulk.change(caller(), ids.subList(0, 1), other, RequestKey.none());

    var undone = bulk.undo(caller(), String.valueOf(undo), RequestKey.none());

    assertThat(undone.changed()).isEqualTo(1);
    assertThat(undone.refused())
        .extracting(BulkResult.Refused::orderId)
        .containsExactly(ids.get(0));
    var orders = engine.ordering().orders();
    assertThat(orders.get(caller(), ids.get(0)).marks().tagNames()).contains("Other");
    assertThat(orders.get(caller(), ids.get(1)).marks().tagNames()).contains("Tag 1");
  }

  private void undoneInTwoParts(Database database, String undo) {
    var key = new KeptKey<BulkResult>();
    assertThatExceptionOfType(Killed.class)
        .isThrownBy(() -> dyingAfter(2, database).undo(caller(), undo, key));
    assertThat(changed()).hasSize(ORDERS - 100);
    var undone = changes(database).undo(caller(), undo, key);
    assertThat(undone.changed()).as("of both parts").isEqualTo(ORDERS);
    assertThat(changed()).isEmpty();
  }

  private static void assertWhole(SalesOrder order) {
    assertThat(order.marks().tagNames()).containsExactly("Rush");
    assertThat(order.marks().notes()).hasSize(1);
  }

  private List<SalesOrder> changed() {
    return engine.ordering().orders().list(caller(), OrderFilter.ALL, null, ORDERS).stream()
        .filter(order -> !order.marks().isEmpty())
        .toList();
  }

  private List<String> taken() {
    var orders =
        IntStream.rangeClosed(1, ORDERS).mapToObj(each -> SampleOrders.order("K-" + each)).toList();
    return engine.ordering().orders().takeInMany(caller(), orders).stream()
        .map(taken -> taken.order().id())
        .toList();
  }

  private BulkChanges changes(Database database) {
    var ordering = engine.ordering();
    Payors payors = engine.accounts().payors();
    return new BulkChanges(
        database,
        ordering.orders().edits(),
        new BulkTerms(
            ordering.orders(), engine.parcels().presets(), engine.parcels().locations(), payors),
        new Ids(InstantSource.system(), new Random()),
        engine.accounts().clocks()::now);
  }

  /// On a database that takes so many transactions.
  private BulkChanges dyingAfter(int writes, Database database) {
    var left = new AtomicInteger(writes);
    var dying =
        (Database)
            Proxy.newProxyInstance(
                Database.class.getClassLoader(),
                new Class<?>[] {Database.class},
                (_, method, arguments) -> {
                  if (Set.of("write", "change").contains(method.getName())
                      && left.getAndDecrement() <= 0) {
                    throw new Killed();
                  }
                  try {
                    return method.invoke(database, arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
    return changes(dying);
  }
}
