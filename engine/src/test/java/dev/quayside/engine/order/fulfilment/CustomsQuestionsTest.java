package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.product.ProductFact;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Objects;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CustomsQuestionsTest extends EngineTest {

  @Test
  void aProductIsAskedForOnceWhateverTheNumberOfItsOrders() {
    abroad("1", item("MUG-1", "Mug", null));
    abroad("2", item("mug-1", null, null), item(null, "Tea towel", null));
    abroad("3", item("CUP-1", "Cup", "PT"));
    home("4", item("JAR-1", "Jar", null));
    var asked = questions().open(caller(), "US");
    assertThat(asked).extracting(CustomsQuestion::product).containsExactly("MUG-1", "Tea towel");
    assertThat(asked.getFirst().orders()).containsExactly("1", "2");
    assertThat(asked.getFirst().description()).isEqualTo("Mug");
    assertThat(asked.getFirst().missing()).containsExactly(ProductFact.ORIGIN);
  }

  @Test
  void anAnswerIsRememberedByTheSkuElseByTheDescriptionAndFillsWhatWaits() {
    var mug = abroad("1", item("MUG-1", null, null));
    var towel = abroad("2", item(null, "Tea towel", null));
    engine.ordering().orders().parcels().fail(caller(), mug.id(), refused("no origin"));
    questions().answer(caller(), new CustomsAnswer("MUG-1", "Enamel mug", "CN", "7323.94"));
    questions().answer(caller(), new CustomsAnswer("Tea towel", " ", "IN", ""));
    assertThat(questions().open(caller(), "US")).isEmpty();
    assertThat(now(mug).state()).as("ready again").isEqualTo(OrderState.OPEN);
    assertThat(now(mug).details().items().getFirst())
        .extracting(OrderItem::description, OrderItem::originCountry, OrderItem::hsCode)
        .containsExactly("Enamel mug", "CN", "7323.94");
    assertThat(now(towel).details().items().getFirst())
        .extracting(OrderItem::description, OrderItem::originCountry, OrderItem::hsCode)
        .containsExactly("Tea towel", "IN", null);
    var next = abroad("3", item("mug-1", null, null), item(null, "TEA TOWEL ", null));
    assertThat(next.details().items())
        .extracting(OrderItem::originCountry)
        .containsExactly("CN", "IN");
  }

  @Test
  void aLabelAbroadIsRefusedNamingItemAndFieldUntilTheOriginIsKnown() {
    var order = abroad("1", item("MUG-1", "Mug", null));
    var refused = Assertions.catchThrowableOfType(ProblemException.class, () -> buy(order));
    assertThat(refused.code()).isEqualTo(ProblemCode.CUSTOMS_REQUIRED);
    assertThat(((Problem.Invalid) refused.problem()).details())
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.field()).isEqualTo("customs.items[0].originCountry");
              assertThat(each.message().toString()).contains("MUG-1");
            });
    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
    questions().answer(caller(), new CustomsAnswer("MUG-1", null, "PT", "6912.00"));
    var label = buy(order);
    assertThat(Objects.requireNonNull(label.consignment().customs()).items())
        .extracting(CustomsItem::originCountry)
        .containsExactly("PT");
  }

  @Test
  void whatWasDeclaredOnceIsLearnedAndWhatWasKnownStands() {
    questions().learn(caller(), List.of(new CustomsAnswer("MUG-1", "Mug", "CN", null)));
    questions().learn(caller(), List.of(new CustomsAnswer("mug-1", "Cup", "PT", "6912.00")));
    var known = engine.parcels().products().get(caller(), "MUG-1");
    assertThat(known.name()).isEqualTo("Mug");
    assertThat(known.originCountry()).isEqualTo("CN");
    assertThat(known.hsCode()).isEqualTo("6912.00");
  }

  @Test
  void betweenTheUnitedStatesAndTheirTerritoriesThePostAsksNothing() {
    var order =
        taken(
            "1",
            new Address(
                "Luz Rey",
                null,
                "100 Calle Fortaleza",
                null,
                "San Juan",
                null,
                "00901",
                "PR",
                null,
                null),
            item("MUG-1", "Mug", null));
    assertThat(questions().open(caller(), "US")).isEmpty();
    assertThat(buy(order).consignment().customs()).isNull();
  }

  private dev.quayside.engine.shipping.shipment.Shipment buy(SalesOrder order) {
    var asked =
        new OrderPurchase.Asked(
            SenderChoice.of(SampleOrders.SENDER),
            "usps",
            order.details().to().country().equals("PR")
                ? "PRIORITY_MAIL"
                : "PRIORITY_MAIL_INTERNATIONAL",
            LabelFormat.PDF,
            List.of(),
            List.of(WantedParcel.REST),
            false,
            new ShopQuestion(ShopCheck.Heed.ALL));
    return new OrderPurchase(engine.ordering().fulfilment())
        .buy(caller(), order.id(), asked, RequestKey.none());
  }

  private CustomsQuestions questions() {
    return engine.ordering().customsQuestions();
  }

  private SalesOrder now(SalesOrder order) {
    return engine.ordering().orders().get(caller(), order.id());
  }

  private static OrderItem item(
      @Nullable String sku, @Nullable String description, @Nullable String origin) {
    return new OrderItem(sku, description, 1, Money.usd("9"), null, null, origin);
  }

  private SalesOrder abroad(String number, OrderItem... items) {
    return taken(
        number,
        new Address(
            "Eva Klein",
            null,
            "Hauptstr. 1",
            null,
            "Berlin",
            null,
            "10115",
            "DE",
            "+49 30 5550 142",
            null),
        items);
  }

  private SalesOrder home(String number, OrderItem... items) {
    return taken(number, SampleOrders.order(number).details().to(), items);
  }

  private SalesOrder taken(String number, Address to, OrderItem... items) {
    var known = SampleOrders.order(number).details();
    var details =
        new OrderDetails(to, List.of(items), known.parcel(), null, null, null, null, null, null);
    var order = new NewOrder(number, details, null);
    return engine.ordering().orders().takeIn(caller(), List.of(order)).getFirst().order();
  }

  private static Problem refused(String why) {
    return new Problem.Refused(ProblemCode.RATE_NOT_FOUND, Message.said(why));
  }
}
