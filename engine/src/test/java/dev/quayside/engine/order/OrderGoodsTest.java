package dev.quayside.engine.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductFact;
import dev.quayside.engine.parcel.product.ProductSort;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class OrderGoodsTest extends EngineTest {

  @Test
  void whatOneOrderSaysOfItsGoodsTheNextNeedNotSay() {
    taken("1", item("MUG-1", "Mug", "12.50", "6", "CN"));
    var next = taken("2", item("mug-1 ", null, null, null, null));
    assertThat(next.description()).isEqualTo("Mug");
    assertThat(next.weight()).isEqualTo(Weight.ofOunces("6"));
    assertThat(next.originCountry()).isEqualTo("CN");
    assertThat(next.value()).isEqualTo(Money.usd("12.50"));
    assertThat(next.fromCatalogue())
        .containsExactlyInAnyOrder(
            ProductFact.NAME,
            ProductFact.WEIGHT,
            ProductFact.ORIGIN,
            ProductFact.VALUE,
            ProductFact.HS_CODE);
  }

  @Test
  void whatAnOrderSaysStandsAndChangesNothingThatIsKnown() {
    var mug = new Product("MUG-1", null, Weight.ofOunces("7"), null, null, "PT", null);
    engine.parcels().products().put(caller(), mug);
    var said = taken("1", item("MUG-1", "Mug", "12.50", "6", "CN"));
    assertThat(said.weight()).isEqualTo(Weight.ofOunces("6"));
    assertThat(said.originCountry()).isEqualTo("CN");
    assertThat(said.fromCatalogue()).isEmpty();
    assertThat(engine.parcels().products().get(caller(), "mug-1"))
        .isEqualTo(
            new Product(
                "MUG-1", "Mug", Weight.ofOunces("7"), Money.usd("12.50"), "6912.00", "PT", null));
  }

  @Test
  void whatIsEnteredLaterFillsOrdersThatWait() {
    var lean = takenIn("1", item("mug-1", "Mug", "10", null, null)).order();
    var other = takenIn("2", item("CUP-1", "Cup", null, null, null)).order();
    engine
        .parcels()
        .products()
        .put(
            caller(),
            new Product(
                "MUG-1", "Big mug", Weight.ofOunces("6"), Money.usd("9"), "6912.00", "PT", null));
    var filled = now(lean).details().items().getFirst();
    assertThat(filled.weight()).isEqualTo(Weight.ofOunces("6"));
    assertThat(filled.originCountry()).isEqualTo("PT");
    assertThat(filled.value()).as("its own").isEqualTo(Money.usd("10"));
    assertThat(filled.description()).as("its own").isEqualTo("Mug");
    assertThat(filled.fromCatalogue()).contains(ProductFact.WEIGHT, ProductFact.ORIGIN);
    assertThat(now(other).details()).isEqualTo(other.details());
    engine
        .parcels()
        .products()
        .takeIn(
            caller(),
            List.of(
                new Product("MUG-1", null, Weight.ofOunces("7"), null, null, null, "4006"),
                new Product("cup-1", null, Weight.ofOunces("3"), null, null, null, null)));
    var again = now(lean).details().items().getFirst();
    assertThat(again.weight()).as("it has one").isEqualTo(Weight.ofOunces("6"));
    assertThat(again.barcode()).isEqualTo("4006");
    assertThat(again.fromCatalogue()).contains(ProductFact.WEIGHT, ProductFact.BARCODE);
    assertThat(now(other).details().items().getFirst().weight()).isEqualTo(Weight.ofOunces("3"));
  }

  @Test
  void whatIsEnteredLaterTouchesNoParcelAndNothingCalledOff() {
    var lean = item("MUG-1", "Mug", null, null, null);
    var shipped = takenIn("1", lean).order();
    shipOne(shipped);
    var off = takenIn("2", lean).order();
    engine.ordering().orders().cancel(caller(), off.id());
    engine
        .parcels()
        .products()
        .put(caller(), new Product("MUG-1", null, Weight.ofOunces("6"), null, null, null, null));
    assertThat(now(shipped).details().items()).containsExactly(lean);
    assertThat(now(off).details().items()).containsExactly(lean);
  }

  private SalesOrder now(SalesOrder order) {
    return engine.ordering().orders().get(caller(), order.id());
  }

  @Test
  void whatNobodyCouldDeclareIsNotLearned() {
    taken("1", new OrderItem("X", " ", 1, Money.usd("0"), Weight.ofOunces("0"), "12", "ZZ"));
    assertThat(engine.parcels().products().get(caller(), "X"))
        .isEqualTo(new Product("X", null, null, null, null, null, null));
  }

  @Test
  void theSameOrderAgainChangesNothing() {
    var lean = item("MUG-1", "Mug", null, null, null);
    taken("1", item("MUG-1", "Mug", "12.50", "6", "CN"));
    taken("2", lean);
    assertThat(takenIn("2", lean).kind()).isEqualTo(OrderIntake.Kind.SAME);
  }

  @Test
  void whatIsInAParcelStandsWhateverIsLearnedLater() {
    var lean = item("MUG-1", "Mug", null, null, null);
    var order = takenIn("1", lean).order();
    shipOne(order);
    taken("2", item("MUG-1", "Mug", "12.50", "6", "CN"));
    var again = takenIn("1", lean);
    assertThat(again.kind()).isEqualTo(OrderIntake.Kind.SAME);
    assertThat(again.order().details().items()).containsExactly(lean);
  }

  @Test
  void anOrderOfAFileGoesAbroadWithWhatTheCatalogueKnows() {
    engine
        .parcels()
        .products()
        .put(
            caller(),
            new Product(
                "MUG-1", "Mug", Weight.ofOunces("6"), Money.usd("9"), "6912.00", "PT", null));
    var file =
        "Order,Name,Street,City,Zip,Country,SKU,EAN,Qty,Weight (oz)\n"
            + "D-1,Eva Klein,Hauptstr. 1,Berlin,10115,DE,MUG-1,4006381333931,2,18\n"
            + "D-2,Eva Klein,Hauptstr. 1,Berlin,10115,DE,MUG-1,,2,10\n";
    var files = engine.ordering().imports().orders();
    files.take(caller(), "f.csv", files.preview(caller(), file.getBytes(StandardCharsets.UTF_8)));
    var items = declared("D-1");
    assertThat(engine.parcels().products().get(caller(), "MUG-1").barcode())
        .isEqualTo("4006381333931");
    assertThat(items).containsEntry("weight", Weight.ofOunces("6")).containsEntry("origin", "PT");
    assertThat(declared("D-2"))
        .as("12 oz of goods in a parcel of 10 oz: its weight is shared out")
        .containsEntry("weight", Weight.ofOunces("5"));
  }

  @Test
  void productsAreFoundByTheirWordsInPages() {
    for (int i = 0; i < 30; i++) {
      engine
          .parcels()
          .products()
          .put(caller(), new Product("P-" + (100 + i), "Mug", null, null, null, null, "40" + i));
    }
    var first =
        engine
            .parcels()
            .products()
            .list(caller(), "MUG", Slice.of(ProductSort.SKU, Page.Request.FIRST));
    assertThat(first.items()).hasSize(25).extracting(Product::sku).startsWith("P-100", "P-101");
    assertThat(first.total()).isEqualTo(30);
    assertThat(
            engine
                .parcels()
                .products()
                .list(caller(), "4012", Slice.of(ProductSort.SKU, Page.Request.FIRST))
                .items())
        .extracting(Product::sku)
        .containsExactly("P-112");
    engine.parcels().products().remove(caller(), "p-112");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> engine.parcels().products().get(caller(), "P-112"));
  }

  private Map<String, Object> declared(String number) {
    var order = engine.ordering().orders().byNumber(caller(), number).orElseThrow();
    var ready = engine.ordering().fulfilment().ready(caller(), order, SampleOrders.SENDER);
    var packed = ((Readiness.Unchosen) ready).packed();
    var item = Objects.requireNonNull(packed.declared()).value().items().getFirst();
    return Map.of("weight", item.weight(), "origin", item.originCountry());
  }

  private void shipOne(SalesOrder order) {
    var ready =
        (Readiness.Unchosen)
            engine.ordering().fulfilment().ready(caller(), order, SampleOrders.SENDER);
    engine
        .ordering()
        .fulfilment()
        .buy(
            caller(),
            order.id(),
            Packing.of(order.left()),
            LabelRequest.ofRate(ready.quote().rates().getFirst().id(), order.number()),
            new ShopQuestion(ShopCheck.Heed.ALL),
            RequestKey.none());
  }

  private OrderItem taken(String number, OrderItem item) {
    return takenIn(number, item).order().details().items().getFirst();
  }

  private OrderIntake takenIn(String number, OrderItem item) {
    var known = SampleOrders.order(number).details();
    var details =
        new OrderDetails(
            known.to(), List.of(item), known.parcel(), null, null, null, null, null, null);
    var order = new NewOrder(number, details, null);
    return engine.ordering().orders().takeIn(caller(), List.of(order)).getFirst();
  }

  private static OrderItem item(
      String sku,
      @Nullable String name,
      @Nullable String usd,
      @Nullable String ounces,
      @Nullable String origin) {
    return new OrderItem(
        sku,
        name,
        2,
        usd == null ? null : Money.usd(usd),
        ounces == null ? null : Weight.ofOunces(ounces),
        usd == null ? null : "6912.00",
        origin);
  }
}
