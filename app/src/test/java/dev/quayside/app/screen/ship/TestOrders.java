package dev.quayside.app.screen.ship;

import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Condition;
import dev.quayside.engine.order.rule.Criterion;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.Receipt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Orders and rules of the demo workspace, for tests.
public final class TestOrders {

  private TestOrders() {}

  public static Caller demo(Engine engine) {
    return engine.workspaces().bySlug("demo").orElseThrow().desk();
  }

  /// An order that can be packed as it is.
  public static SalesOrder add(Engine engine, String number) {
    return add(engine, number, Weight.ofOunces("6"));
  }

  /// An order of two mugs.
  ///
  /// @param each what one weighs; null when nobody weighed it
  public static SalesOrder add(Engine engine, String number, @Nullable Weight each) {
    var details =
        new OrderDetails(
            new Address(
                "Bob Buyer",
                null,
                "350 5th Ave",
                null,
                "New York",
                "NY",
                "10118",
                "US",
                "212-555-0117",
                null),
            List.of(new OrderItem("MUG-1", "Mug", 2, Money.usd("12.50"), each, null, "US")),
            new ParcelDraft(null, null, null, null, false, Signature.NONE, null, null),
            null,
            null,
            null,
            null,
            null,
            null);
    return engine
        .ordering()
        .orders()
        .takeIn(demo(engine), List.of(new NewOrder(number, details, null)))
        .getFirst()
        .order();
  }

  /// A rule for every parcel at home.
  public static void rule(Engine engine, Choice choice) {
    engine
        .ordering()
        .rules()
        .add(
            demo(engine),
            new RuleDraft(
                "all",
                true,
                List.of(Condition.anyOf(Criterion.LANE, "domestic")),
                choice,
                null,
                null,
                false,
                null),
            Receipt.none());
  }
}
