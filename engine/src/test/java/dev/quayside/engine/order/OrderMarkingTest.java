package dev.quayside.engine.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.platform.store.Database;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What rules put on orders, in a transaction of theirs.
class OrderMarkingTest extends EngineTest {

  @Test
  void whatARuleSaysIsDoneAsFarAsItCanBe() {
    var nineteen = IntStream.rangeClosed(1, 19).mapToObj("t%02d"::formatted).toList();
    var sent = SampleOrders.order("R-1");
    var order =
        engine
            .ordering()
            .orders()
            .takeIn(
                caller(),
                List.of(new NewOrder("R-1", sent.details(), null, MarkChange.adding(nineteen))))
            .getFirst()
            .order();
    var rule =
        MarkChange.adding(List.of("T01", "Rush", "Gift")).assigning("usr_gone").noting("Wrap it");
    var marked = asRulesSay(order.id(), rule).orElseThrow().marks();
    assertThat(marked.tagNames()).hasSize(20).contains("Rush", "t01").doesNotContain("Gift");
    assertThat(marked.assignedTo()).isNull();
    assertThat(marked.notes()).singleElement().satisfies(note -> assertThat(note.by()).isNull());
    assertThat(asRulesSay(order.id(), rule)).as("it is said once").isEmpty();
  }

  private Optional<SalesOrder> asRulesSay(String orderId, MarkChange change) {
    var ana = new Actor("desk", new Person("usr_1", "Ana", PersonRole.OWNER), null);
    try (var database = Database.open(directory.resolve("quayside.db"))) {
      var workspace = caller().workspace();
      var marking = engine.ordering().orders().marking();
      return Acting.as(
          ana, () -> database.write(tx -> marking.markAsRulesSay(tx, workspace, orderId, change)));
    }
  }
}
