package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.order.picklist.PickKind;
import dev.quayside.engine.order.picklist.PickPlan;
import dev.quayside.engine.order.picklist.PickSlot;
import dev.quayside.engine.order.picklist.PickSlot.Status;
import dev.quayside.engine.order.picklist.PickSort;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The squares of the cart that is packed, on Ship.
class CartOnShipTest extends ScannerOnEngine {

  @Test
  void theCartFillsLabelByLabel() {
    var open = engine.engine();
    var demo = TestOrders.demo(open);
    TestOrders.rule(open, Choice.service("usps", "PRIORITY_MAIL"));
    var first = TestOrders.add(open, "SO-1").id();
    var second = TestOrders.add(open, "SO-2").id();
    TestOrders.add(open, "SO-3");
    var plan = PickPlan.of(PickKind.CART, 12, PickSort.PLACE, null, null);
    open.ordering().pickLists().create(demo, List.of(first, second), plan, RequestKey.none());
    scan("SO-3");
    assertThat(ship.order().cart().lists()).as("on no list").isEmpty();
    scan("SO-1");
    assertThat(statuses()).containsExactly(Status.OPEN, Status.OPEN);
    assertThat(ship.order().cart().inHand().get()).containsExactly(first);
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    ship.order().heard();
    background.pass(A_MOMENT);
    assertThat(statuses()).containsExactly(Status.PACKED, Status.OPEN);
    assertThat(ship.order().cart().inHand().get()).as("its label is bought").isEmpty();
    scan("QS:NEXT");
    assertThat(statuses()).as("in sight between two orders").hasSize(2);
    open.ordering().orders().cancel(demo, second, RequestKey.none());
    ship.order().heard();
    background.pass(A_MOMENT);
    assertThat(statuses()).containsExactly(Status.PACKED, Status.CANCELLED);
    scan("SO-3");
    assertThat(ship.order().cart().lists()).isEmpty();
  }

  private List<Status> statuses() {
    var view = ship.order().cart().lists().getFirst();
    return view.list().slots().stream().map((PickSlot slot) -> view.status(slot)).toList();
  }
}
