package dev.quayside.app.screen.settings.products;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.products.PackingFacts.Side;
import dev.quayside.app.screen.settings.products.ProductForm.Line;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.file.ProductFiles.Preview;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductBarcode;
import dev.quayside.engine.parcel.product.Rotate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The section's model on a real engine, without the toolkit.
class ProductsModelTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  private ProductsModel model;

  @BeforeEach
  void open() {
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
    var place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
    model = new ProductsModel(background, new ProductsGateway(place));
    model.refresh();
    background.work();
  }

  @AfterEach
  void close() {
    opening.close();
  }

  @Test
  void oneIsMadeChangedAndRemoved() {
    type("MUG-1", "Mug", "6,5");
    model.form().line(Line.VALUE).set("12.50");
    model.editing().save();
    background.work();
    assertThat(known("mug-1").weight()).isEqualTo(Weight.ofOunces("6.5"));
    assertThat(known("mug-1").value()).isEqualTo(Money.usd("12.50"));
    assertThat(model.form().line(Line.SKU).get()).isEmpty();
    model.products().choose(model.products().items.getFirst());
    model.edit();
    model.form().line(Line.ORIGIN).set("PT");
    model.editing().save();
    background.work();
    assertThat(known("MUG-1").originCountry()).isEqualTo("PT");
    model.products().remove();
    background.work();
    assertThat(model.products().items).isEmpty();
  }

  @Test
  void whatPackingNeedsIsTypedKeptAndChanged() {
    var packing = model.form().packing();
    type("MUG-1", "Mug", "");
    model.form().line(Line.BARCODE).set("4006381333931");
    packing.barcodes.set("14006381333938 = 12\n\n A=B=6 ");
    packing.side(Side.LENGTH).set("5");
    packing.side(Side.WIDTH).set("4,5");
    packing.side(Side.HEIGHT).set("4");
    packing.rotate.set(Rotate.UPRIGHT);
    packing.soft.set(true);
    packing.serial.set(true);
    packing.place.set("A-03-2");
    packing.picture.set("https://shop.example/mug.png");
    model.editing().save();
    background.work();
    var made = known("MUG-1");
    assertThat(made.barcodes())
        .containsExactly(
            new ProductBarcode("4006381333931", 1),
            new ProductBarcode("14006381333938", 12),
            new ProductBarcode("A=B", 6));
    assertThat(Objects.requireNonNull(made.sides()).width()).isEqualByComparingTo("4.5");
    assertThat(made.rotate()).isEqualTo(Rotate.UPRIGHT);
    assertThat(made.isSoft()).isTrue();
    assertThat(made.shape().alone()).isNull();
    assertThat(made.needsSerial()).isTrue();
    assertThat(made.place()).isEqualTo("A-03-2");
    assertThat(packing.barcodes.get()).isEmpty();

    edit();
    assertThat(packing.isSaid()).isTrue();
    assertThat(packing.barcodes.get()).isEqualTo("14006381333938 = 12\nA=B = 6");
    model.form().line(Line.ORIGIN).set("PT");
    model.editing().save();
    background.work();
    assertThat(known("MUG-1").codes()).isEqualTo(made.codes());
    assertThat(known("MUG-1").shape()).isEqualTo(made.shape());
    assertThat(known("MUG-1").picture()).isEqualTo(made.picture());

    edit();
    packing.serial.set(false);
    packing.barcodes.set("");
    packing.picture.set("");
    model.editing().save();
    background.work();
    assertThat(known("MUG-1").needsSerial()).isFalse();
    assertThat(known("MUG-1").codes()).containsExactly(ProductBarcode.of("4006381333931"));
    assertThat(known("MUG-1").picture()).isNull();
  }

  /// A case's code that stands first is none of a single piece.
  @Test
  void theCodeOfACaseStaysThatOfACase() {
    var cases = List.of(new ProductBarcode("14006381333938", 12));
    var plain = new Product("TEA", null, null, null, null, null, null);
    engine()
        .parcels()
        .products()
        .add(
            TestOrders.demo(engine()),
            new Product(
                "TEA", null, null, null, null, null, null, cases, plain.shape(), null, null, null));
    model.refresh();
    background.work();
    edit();
    assertThat(model.form().line(Line.BARCODE).get()).isEmpty();
    model.form().line(Line.NAME).set("Tea");
    model.editing().save();
    background.work();
    assertThat(known("TEA").codes()).isEqualTo(cases);
  }

  @Test
  void whatIsWrongWithPackingIsToldAtItsField() {
    var packing = model.form().packing();
    type("MUG-1", "Mug", "");
    packing.barcodes.set("1400 = twelve");
    packing.side(Side.LENGTH).set("5");
    packing.picture.set("mug.png");
    model.editing().save();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("barcodes", "widthIn", "heightIn", "pictureUrl");
    assertThat(background.isIdle()).isTrue();
  }

  @Test
  void aSkuThatIsThereIsNotOverwritten() {
    TestOrders.add(engine(), "SO-1");
    type("mug-1", "Other", "99");
    model.editing().save();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.CONFLICT);
    assertThat(known("MUG-1").name()).isEqualTo("Mug");
    assertThat(model.form().line(Line.NAME).get()).isEqualTo("Other");
  }

  @Test
  void whatIsWrongIsToldFieldByField() {
    type("", "Mug", "much");
    model.form().line(Line.HS_CODE).set("12");
    model.editing().save();
    assertThat(model.editing().wrong().get())
        .extracting(Violation::field)
        .contains("sku", "weightOz", "hsCode");
    type("A", "Mug", "-1");
    model.form().line(Line.HS_CODE).set("");
    model.editing().save();
    assertThat(model.editing().wrong().get()).extracting(Violation::field).contains("weightOz");
    assertThat(background.isIdle()).isTrue();
  }

  @Test
  void whatAnOrderTeachesIsShown() {
    TestOrders.add(engine(), "SO-1");
    model.lookAgain();
    background.work();
    assertThat(skus()).containsExactly("MUG-1");
  }

  @Test
  void whatIsTypedNarrowsTheList() {
    for (var sku : List.of("A-1", "A-2", "B-1")) {
      engine()
          .parcels()
          .products()
          .add(TestOrders.demo(engine()), new Product(sku, null, null, null, null, null, null));
    }
    model.refresh();
    background.work();
    assertThat(skus()).hasSize(3);
    model.search.set("a");
    model.search.set("a-");
    background.pass(Duration.ofSeconds(1));
    background.work();
    assertThat(skus()).containsExactly("A-1", "A-2");
    assertThat(model.total().get()).isEqualTo(2);
  }

  @Test
  void aFileIsLookedAtAndThenTakenIn() throws IOException {
    var file = Files.writeString(data.resolve("p.csv"), "sku,weight\nA-1,6\nA-2,much\n");
    model.file().open(file);
    background.work();
    var seen = Objects.requireNonNull(model.file().preview().get());
    assertThat(seen.intake().created()).isEqualTo(1);
    assertThat(seen.bad()).hasSize(1);
    assertThat(skus()).isEmpty();
    model.file().take();
    background.work();
    background.work();
    assertThat(model.file().preview().get()).isNull();
    assertThat(Objects.requireNonNull(model.brought().get()).created()).isEqualTo(1);
    assertThat(skus()).containsExactly("A-1");
  }

  @Test
  void columnsAreMatchedByHandAndAsLastTime() throws IOException {
    var file = Files.writeString(data.resolve("p.csv"), "what,heavy\nA-1,6\n");
    model.file().open(file);
    background.work();
    assertThat(seen().missing()).containsExactly(Column.SKU);
    assertThat(model.file().takeable.get()).isFalse();
    model.file().map(0, Column.SKU);
    model.file().map(1, Column.ITEM_WEIGHT_LB);
    background.work();
    assertThat(seen().good()).extracting(Product::weight).containsExactly(Weight.ofOunces("96"));
    model.file().take();
    background.work();
    assertThat(model.file().preview().get()).isNull();
    model.file().open(file);
    background.work();
    assertThat(seen().remembered()).isTrue();
    assertThat(seen().intake().unchanged()).isEqualTo(1);
  }

  private void edit() {
    model.products().choose(model.products().items.getFirst());
    model.edit();
  }

  private Preview seen() {
    return Objects.requireNonNull(model.file().preview().get());
  }

  private void type(String sku, String name, String weight) {
    model.form().line(Line.SKU).set(sku);
    model.form().line(Line.NAME).set(name);
    model.form().line(Line.WEIGHT).set(weight);
  }

  private List<String> skus() {
    return model.products().items.stream().map(Product::sku).toList();
  }

  private Product known(String sku) {
    return engine().parcels().products().get(TestOrders.demo(engine()), sku);
  }

  private Engine engine() {
    return opening.get();
  }
}
