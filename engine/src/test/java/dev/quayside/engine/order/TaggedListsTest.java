package dev.quayside.engine.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.MarkFilter;
import dev.quayside.engine.platform.store.Database;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Lists by a tag that few orders have, and by one that very many have.
class TaggedListsTest extends EngineTest {

  private static final int CLONES = 2_100;

  @Test
  void aTagThatManyHaveNarrowsLikeOneThatFewHave() {
    var orders = engine.ordering().orders();
    orders.takeIn(caller(), List.of(tagged("T-1", "Rush"), tagged("T-2", "Rush")));
    orders.takeIn(caller(), List.of(SampleOrders.order("T-3")));
    var rush = OrderFilter.ALL.marked(new MarkFilter("rush", null, false));
    var open = OrderFilter.of(OrderState.OPEN).marked(new MarkFilter("RUSH", null, true));
    assertThat(orders.count(caller(), rush)).isEqualTo(2);
    var few = orders.list(caller(), open, new Page.Request(1, 25));
    assertThat(few.items()).extracting(SalesOrder::number).containsExactly("T-2", "T-1");
    clone("T-1");
    assertThat(orders.count(caller(), rush)).isEqualTo(CLONES + 2);
    assertThat(orders.list(caller(), rush, new Page.Request(1, 25)).total()).isEqualTo(CLONES + 2);
    var many = orders.list(caller(), open, new Page.Request(1, 25));
    assertThat(many.items()).isEqualTo(few.items());
    assertThat(many.total()).isEqualTo(2);
    assertThat(orders.edits().ids(caller(), open, 10)).hasSize(2);
    assertThat(orders.count(caller(), new OrderFilter(Set.of(), null))).isEqualTo(CLONES + 3);
  }

  private static NewOrder tagged(String number, String tag) {
    var order = SampleOrders.order(number);
    return new NewOrder(number, order.details(), null, MarkChange.adding(List.of(tag)));
  }

  /// Cancelled orders with the tags of one, past the use cases: there are many.
  private void clone(String number) {
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      database.change(
          tx -> {
            tx.handle()
                .createUpdate(
                    """
                    INSERT INTO sales_order (id, workspace_id, number, number_key, state, details, search, created_at, updated_at)
                    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :most)
                    SELECT 'ord_0' || i, o.workspace_id, 'N-' || i, 'n-' || i, 'cancelled', o.details, o.search,
                      o.created_at, o.updated_at
                    FROM n, sales_order o WHERE o.number = :number
                    """)
                .bind("most", CLONES)
                .bind("number", number)
                .execute();
            tx.handle()
                .createUpdate(
                    """
                    INSERT INTO tagged_order (tag_id, order_id, workspace_id)
                    SELECT t.id, o.id, o.workspace_id FROM sales_order o, order_tag t WHERE o.state = 'cancelled'
                    """)
                .execute();
          });
    }
  }
}
