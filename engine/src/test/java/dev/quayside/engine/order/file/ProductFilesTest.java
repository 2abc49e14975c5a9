package dev.quayside.engine.order.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.quayside.engine.EngineTest;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.file.ProductFiles.Meant;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.platform.store.DataDirectory;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Currency;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ProductFilesTest extends EngineTest {

  private static final String FILE =
      """
      sku,name,weight,value,hs code,origin,barcode
      MUG-1,Mug,6,12.50,6912.00,Portugal,4006381333931
      CUP-1,Cup,1 lb 2 oz,"1,200.00",,DE,
      ,Nobody,1,1,,,
      BAD-1,Bad,heavy,-1,12,Atlantis,
      mug-1,Again,,,,,
      """;

  @Test
  void goodLinesAreTakenInAndBadOnesAreNamed() {
    var seen = preview(FILE, Meant.OUNCES_AND_DOLLARS);
    assertThat(seen.intake().created()).isEqualTo(2);
    assertThat(seen.bad())
        .extracting(LineError::line, LineError::column)
        .containsExactlyInAnyOrder(
            tuple(4, "sku"),
            tuple(5, "weight"),
            tuple(5, "value"),
            tuple(5, "origin"),
            tuple(5, "hs code"),
            tuple(6, "sku"));
    files().take(caller(), seen);
    assertThat(engine.parcels().products().get(caller(), "MUG-1"))
        .isEqualTo(
            new Product(
                "MUG-1",
                "Mug",
                Weight.ofOunces("6"),
                Money.usd("12.50"),
                "6912.00",
                "PT",
                "4006381333931"));
    assertThat(engine.parcels().products().get(caller(), "cup-1").weight())
        .isEqualTo(Weight.ofOunces("18"));
    assertThat(preview(FILE, Meant.OUNCES_AND_DOLLARS).intake().unchanged()).isEqualTo(2);
  }

  @Test
  void aBlankCellChangesNothingThatIsKnown() {
    engine
        .parcels()
        .products()
        .put(caller(), new Product("MUG-1", "Mug", null, Money.usd("9"), null, "PT", null));
    var seen = preview("SKU;Name;Gewicht;Preis\nmug-1;;250;\n", Meant.OUNCES_AND_DOLLARS);
    assertThat(seen.intake().updated()).isEqualTo(1);
    files().take(caller(), seen);
    var now = engine.parcels().products().get(caller(), "MUG-1");
    assertThat(now.name()).isEqualTo("Mug");
    assertThat(now.value()).isEqualTo(Money.usd("9"));
    assertThat(Objects.requireNonNull(now.weight()).ounces())
        .isBetween(new BigDecimal("8.81"), new BigDecimal("8.82"));
  }

  @Test
  void tagsComeWithCommasAndGoOutAsTheyComeIn() {
    var file =
        """
        sku,tags
        T-1,"fragile, glass , fragile"
        T-2,"sold in sets, not alone|"
        T-3,one; two
        T-4,a%7Cb|c
        T-5,
        T-6,a tag that is longer than thirty characters
        """;
    var seen = preview(file, Meant.OUNCES_AND_DOLLARS);
    assertThat(seen.bad())
        .extracting(LineError::line, LineError::column)
        .containsExactly(tuple(7, "tags"));
    files().take(caller(), seen);
    var products = engine.parcels().products();
    assertThat(products.get(caller(), "T-1").tags()).containsExactly("fragile", "glass");
    assertThat(products.get(caller(), "T-2").tags()).containsExactly("sold in sets, not alone");
    assertThat(products.get(caller(), "T-3").tags()).containsExactly("one", "two");
    assertThat(products.get(caller(), "T-4").tags()).containsExactly("a|b", "c");
    assertThat(products.get(caller(), "T-5").tags()).isEmpty();
    var table = new ProductTable(products).csv(caller(), "T-", URI.create("http://localhost"));
    var again = preview(new String(table, UTF_8), Meant.OUNCES_AND_DOLLARS);
    assertThat(again.bad()).isEmpty();
    assertThat(again.intake().unchanged()).isEqualTo(5);
  }

  @Test
  void whatAFileDoesNotSayIsMeantAsAtHome() {
    var meant = new Meant(Currency.getInstance("EUR"), true);
    var seen = preview("sku,weight,value\nA,500,3\nB,8 oz,4\n", meant);
    assertThat(Objects.requireNonNull(seen.good().getFirst().weight()).ounces())
        .isBetween(new BigDecimal("17.6"), new BigDecimal("17.7"));
    assertThat(seen.good().getFirst().value())
        .isEqualTo(Money.of("3.00", Currency.getInstance("EUR")));
    assertThat(seen.good().getLast().weight()).isEqualTo(Weight.ofOunces("8"));
  }

  @Test
  void aFileWithoutSkusIsRefused() {
    var seen = preview("colour,size\nred,5\n", Meant.OUNCES_AND_DOLLARS);
    assertThat(seen.missing()).containsExactly(Column.SKU);
    assertThat(seen.bad()).isEmpty();
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> files().take(caller(), seen))
        .withMessageContaining("sku");
  }

  @Test
  void columnsThatSomebodyNamedAreRememberedForSuchAFile() {
    var text = "what,called,heavy\nMUG-1,Mug,6\n";
    var seen = preview(text, Meant.OUNCES_AND_DOLLARS);
    var named = new Mapping(Map.of(Column.SKU, 0, Column.ITEM, 1, Column.ITEM_WEIGHT_LB, 2));
    var understood = files().preview(caller(), seen, named);
    assertThat(understood.good())
        .containsExactly(
            new Product("MUG-1", "Mug", Weight.ofOunces("96"), null, null, null, null));
    assertThat(preview(text, Meant.OUNCES_AND_DOLLARS).remembered()).isFalse();
    files().take(caller(), understood);
    var again = preview(text.replace("MUG-1,Mug", "CUP-1,Cup"), Meant.OUNCES_AND_DOLLARS);
    assertThat(again.remembered()).isTrue();
    assertThat(again.mapping()).isEqualTo(named);
    var orders =
        engine
            .ordering()
            .imports()
            .orders()
            .preview(caller(), text.getBytes(StandardCharsets.UTF_8));
    assertThat(orders.remembered()).as("for a file of orders").isFalse();
  }

  /// One and the same file is in grams at one desk and in ounces for a program.
  @Test
  void whatHeadersSuggestIsNotRemembered() {
    var text = "sku,weight\nA,500\n";
    var grams = new Meant(Money.USD, true);
    files().take(caller(), preview(text, grams));
    assertThat(preview(text, Meant.OUNCES_AND_DOLLARS).mapping().places())
        .containsKey(Column.ITEM_WEIGHT_OZ);
    var pounds = new Mapping(Map.of(Column.SKU, 0, Column.ITEM_WEIGHT_LB, 1));
    files().take(caller(), files().preview(caller(), preview(text, grams), pounds));
    assertThat(preview(text, grams).mapping()).isEqualTo(pounds);
    var back = new Mapping(Map.of(Column.SKU, 0, Column.ITEM_WEIGHT_G, 1));
    files().take(caller(), files().preview(caller(), preview(text, grams), back));
    assertThat(preview(text, grams).mapping()).isEqualTo(back);
  }

  /// Killed when the products were kept and the orders not yet filled: the same file goes on there.
  @Test
  void theSameFileFinishesWhatACrashLeftOut() throws SQLException {
    var order =
        """
        number,name,street1,city,state,zip,sku
        P-1,Bob Buyer,123 Flatbush Ave,Brooklyn,NY,11217,MUG-1
        """;
    var orders = engine.ordering().imports().orders();
    orders.take(
        caller(), "o.csv", orders.preview(caller(), order.getBytes(StandardCharsets.UTF_8)));
    var seen = preview(FILE, Meant.OUNCES_AND_DOLLARS);
    execute(
        "CREATE TRIGGER gone BEFORE UPDATE ON sales_order BEGIN SELECT RAISE(ABORT, 'no'); END");
    assertThatExceptionOfType(RuntimeException.class)
        .isThrownBy(() -> files().take(caller(), seen));
    execute("DROP TRIGGER gone");
    assertThat(engine.parcels().products().get(caller(), "MUG-1").name()).isEqualTo("Mug");
    assertThat(itemName()).isNull();
    assertThat(files().take(caller(), seen).unchanged()).isEqualTo(2);
    assertThat(itemName()).isEqualTo("Mug");
  }

  private @Nullable String itemName() {
    var orders = engine.ordering().orders().atHand(caller(), 1);
    return orders.getFirst().details().items().getFirst().description();
  }

  private void execute(String sql) throws SQLException {
    var file = "jdbc:sqlite:" + DataDirectory.at(directory).database();
    try (var connection = DriverManager.getConnection(file);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private ProductFiles.Preview preview(String text, Meant meant) {
    return files().preview(caller(), text.getBytes(StandardCharsets.UTF_8), meant);
  }

  private ProductFiles files() {
    return engine.ordering().imports().products();
  }
}
