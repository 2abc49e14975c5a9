package dev.quayside.app.screen.ship;

import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Orders and rules of the demo workspace, for tests.
public final class TestOrders {

  public static final Address NEW_YORK =
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
          null);

  private TestOrders() {}

  public static Caller demo(Engine engine) {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  /// An order that can be packed as it is.
  public static SalesOrder add(Engine engine, String number) {
    return add(engine, number, Weight.ofOunces("6"));
  }

  /// An order of two mugs.
  ///
  /// @param each what one weighs; null when nobody weighed it
  public static SalesOrder add(Engine engine, String number, @Nullable Weight each) {
    return add(engine, number, NEW_YORK, List.of(mugs(each)));
  }

  /// An order whose buyer asked for a service in the shop's words.
  public static SalesOrder addWanting(Engine engine, String number, String service) {
    return add(engine, number, NEW_YORK, List.of(mugs(Weight.ofOunces("6"))), service);
  }

  /// An order of two and three things, 42 ounces in all.
  public static SalesOrder addFive(Engine engine, String number, Address to) {
    var sencha =
        new OrderItem(
            "TE-100", "Sencha 100 g", 2, Money.usd("12.50"), Weight.ofOunces("6"), null, "US");
    var matcha =
        new OrderItem(
            "TE-300", "Matcha 300 g", 3, Money.usd("18"), Weight.ofOunces("10"), null, "US");
    return add(engine, number, to, List.of(sencha, matcha));
  }

  /// Two bags of tea to Berlin; where it is grown is not known.
  public static SalesOrder addAbroad(Engine engine, String number) {
    var tea =
        new OrderItem("TE-900", "Sencha", 2, Money.usd("12.50"), Weight.ofOunces("6"), null, null);
    return add(engine, number, Places.BERLIN.value(), List.of(tea));
  }

  private static OrderItem mugs(@Nullable Weight each) {
    return new OrderItem("MUG-1", "Mug", 2, Money.usd("12.50"), each, null, "US");
  }

  public static SalesOrder add(Engine engine, String number, Address to, List<OrderItem> items) {
    return add(engine, number, to, items, null);
  }

  private static SalesOrder add(
      Engine engine, String number, Address to, List<OrderItem> items, @Nullable String service) {
    var details =
        new OrderDetails(
            to,
            items,
            new ParcelDraft(null, null, null, null, false, Signature.NONE, null, null),
            null,
            service,
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

  /// The buyer of these orders pays the transport himself.
  ///
  /// @param payor id of his kept account
  public static void buyerPays(Engine engine, String payor) {
    var account = new PaidBy(Payor.RECIPIENT, payor, null, null, null, null);
    engine
        .ordering()
        .addressBook()
        .keep(
            demo(engine),
            Contact.Kind.RECIPIENT,
            AddressDraft.of(NEW_YORK),
            new BillTo(account, null));
  }

  /// More money than a day of labels costs.
  public static void deposit(Engine engine) {
    engine
        .accounts()
        .wallets()
        .deposit(demo(engine), Money.usd("90000.00"), Message.said("for a day"), RequestKey.none());
  }

  /// A rule for every parcel at home.
  public static void rule(Engine engine, Choice choice) {
    rule(engine, "all", Criterion.LANE, "domestic", choice);
  }

  /// A rule for orders of which one word is true.
  public static void rule(
      Engine engine, String name, Criterion criterion, String word, Choice choice) {
    engine
        .ordering()
        .rules()
        .add(
            demo(engine),
            new RuleDraft(
                name,
                true,
                List.of(new Condition(criterion, null, null, List.of(word))),
                choice,
                null,
                null,
                false,
                null),
            RequestKey.none());
  }

  /// Somebody else ships some of an order, for which a rule chooses.
  public static void ship(Engine engine, SalesOrder order, List<PackedItem> items) {
    var fulfilment = engine.ordering().fulfilment();
    var ready = fulfilment.ready(demo(engine), order, order.details().to());
    fulfilment.buy(
        demo(engine),
        order.id(),
        Packing.of(items),
        LabelRequest.ofRate(((Readiness.Chosen) ready).rate().id(), order.number()),
        new ShopQuestion(ShopCheck.Heed.ALL),
        RequestKey.none());
  }
}
