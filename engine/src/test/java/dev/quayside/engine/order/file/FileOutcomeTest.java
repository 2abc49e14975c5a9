package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.order.OrderParcels.PieceGate;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.engine.order.file.outcome.KeptOrder;
import dev.quayside.engine.order.file.outcome.OrderWarning;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Currency;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// What a file would do to the orders that are here is said before it is imported, and what it did
/// afterwards; nothing that differs goes by as unchanged.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FileOutcomeTest {

  private static final String HEAD = "Order Number,Name,Address 1,City,State,Zip,Weight (oz)\n";
  private static final String NEW_YORK = ",350 5th Ave,New York,NY,10118,";

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @BeforeAll
  void open(@TempDir Path directory) {
    desk = PaperEngine.open(directory);
  }

  @AfterAll
  void close() {
    desk.close();
  }

  @Test
  void aPreviewCountsWhatTheImportThenDoes() {
    take(
        HEAD
            + line("S-1", "Ann", 9)
            + line("S-2", "Bob", 9)
            + line("S-3", "Cy", 9)
            + line("S-4", "Dee", 9)
            + line("S-5", "Ed", 9)
            + line("S-6", "Flo", 9));
    buy("S-1");
    buy("S-2");
    orders().cancel(desk.caller(), order("S-3").id());
    var next =
        HEAD.strip()
            + ",Status\n"
            + line("S-1", "Ann", 9).strip()
            + "\n"
            + line("S-2", "Bob", 12)
            + line("S-3", "Cy", 12)
            + line("S-4", "Dee", 12)
            + line("S-5", "Ed", 9)
            + "S-6,Lou Marsh,9 Elm St,Denver,CO,80202,9\n"
            + line("S-7", "Gus", 9)
            + line("S-8", "Hal", 9).strip()
            + ",cancelled\n"
            + "S-9,Ida,350 5th Ave,New York,XX,10118,9\n";
    var counts = new FileCounts(1, 1, 2, 1, 1, 1, 2);
    var preview = preview(next);
    assertThat(preview.counts()).isEqualTo(counts);
    assertThat(preview.bad()).extracting(BadOrder::number).containsExactlyInAnyOrder("S-6", "S-9");
    assertThat(preview.kept()).extracting(KeptOrder::number).containsExactly("S-2", "S-3");
    assertThat(preview.kept().getFirst().message().sentence())
        .contains("shipped already", "weight");
    assertThat(preview.kept().getFirst().id()).isEqualTo(order("S-2").id());
    var taken = take(next);
    assertThat(taken.counts()).isEqualTo(counts);
    assertThat(taken.kept()).isEqualTo(preview.kept());
    assertThat(preview(next).counts()).as("again").isEqualTo(new FileCounts(0, 0, 4, 1, 1, 1, 2));
  }

  @Test
  void aMeaningChosenForAColumnHoldsForTheNextFileThatHasIt() {
    var goods = "Order Number,Name,Address 1,City,State,Zip,SKU,Qty,Weight (oz),Colour\n";
    var first = preview(goods + "M-1,Ann" + NEW_YORK + "BOWL,2,40,blue\n");
    assertThat(first.mapping().places()).containsEntry(Column.WEIGHT_OZ, 8);
    var chosen = first.mapping().with(Column.ITEM_WEIGHT_OZ, 8).with(Column.VARIATION, 9);
    take(files().preview(desk.caller(), first, chosen));
    var fewer =
        preview(
            "Order Number,Weight (oz),Name,Address 1,City,State,Zip,SKU,Qty\n"
                + "M-2,22,Bob"
                + NEW_YORK
                + "VASE,1\n");
    assertThat(fewer.remembered()).isFalse();
    assertThat(fewer.mapping().places()).containsEntry(Column.ITEM_WEIGHT_OZ, 1);
    assertThat(fewer.mapping().places()).doesNotContainKey(Column.WEIGHT_OZ);
    assertThat(preview("Colour," + goods.strip() + ",X\n").mapping().places())
        .containsEntry(Column.VARIATION, 0);

    // a kind of file says itself what its columns are
    var kind =
        "Order ID (required),Ship To - Name,Ship To - Address 1,Ship To - City,Ship To -"
            + " State/Province,Ship To - Postal Code,Total Weight in Oz,Weight (oz)\n";
    assertThat(preview(kind + "M-3,Ann,1 Elm St,Boston,MA,02108,9,\n").mapping().places())
        .containsEntry(Column.WEIGHT_OZ, 6);

    // what was chosen back is as before
    take(files().preview(desk.caller(), fewer, fewer.mapping().with(Column.WEIGHT_OZ, 1)));
    assertThat(preview(HEAD + line("M-4", "Ann", 9)).mapping().places())
        .containsEntry(Column.WEIGHT_OZ, 6);
  }

  @Test
  void theUnitOfAWeightIsAskedOnceForAKindOfFile() {
    var bare = "Order Number,Name,Address 1,City,State,Zip,Weight\n";
    var asked = preview(bare + line("U-1", "Ann", 2));
    assertThat(asked.lacksUnit(Column.WEIGHT)).isTrue();
    take(files().preview(desk.caller(), asked, asked.mapping().with(Column.WEIGHT_LB, 6)));
    assertThat(order("U-1").details().parcel().weightOz()).isEqualByComparingTo("32");
    assertThat(preview(bare + line("U-2", "Bob", 2)).lacksUnit(Column.WEIGHT)).isFalse();
    var other = preview("Gift," + bare + "," + line("U-3", "Cy", 2));
    assertThat(other.lacksUnit(Column.WEIGHT)).as("of another file").isTrue();

    var wix =
        "Order number,Date created,Fulfill by,Recipient name,Delivery address,Delivery"
            + " city,Delivery state,Delivery zip/postal code,Delivery"
            + " country,Item,Qty,Weight,Payment status,Fulfillment status\n";
    var one = "U-4,,,Ann,12 Elm St,Boston,MA,02108,US,Bowl,1,1.5,Paid,Unfulfilled\n";
    var kind = preview(wix + one);
    assertThat(kind.lacksUnit(Column.ITEM_WEIGHT)).isTrue();
    take(files().preview(desk.caller(), kind, kind.mapping().with(Column.ITEM_WEIGHT_KG, 11)));
    var longer = preview("Gift note," + wix + "," + one.replace("U-4", "U-5"));
    assertThat(longer.lacksUnit(Column.ITEM_WEIGHT)).isFalse();
    assertThat(longer.mapping().places()).containsEntry(Column.ITEM_WEIGHT_KG, 12);
  }

  @Test
  void goodsThatAreHeavierThanTheirParcelAreSaid() {
    var goods = "Order Number,Name,Address 1,City,State,Zip,SKU,Qty,Item Weight (oz),Weight (oz)\n";
    take(preview(goods + "G-1,Ann" + NEW_YORK + "KETTLE,1,40,44\n"));
    var light =
        "Order Number,Name,Address 1,City,State,Zip,SKU,Qty,Weight (oz)\n"
            + "G-2,Bob"
            + NEW_YORK
            + "KETTLE,2,44\nG-3,Cy"
            + NEW_YORK
            + "KETTLE,1,44\nG-2,,,,,,PLATE,1,\n";
    var warnings = preview(light).warnings();
    assertThat(warnings).extracting(OrderWarning::number).containsExactly("G-2");
    assertThat(warnings.getFirst().message().sentence()).contains("80 oz", "44 oz");
    assertThat(take(light).warnings()).isEqualTo(warnings);
    assertThat(order("G-2").heavierGoods()).contains(warnings.getFirst().message());
    assertThat(order("G-3").heavierGoods()).isEmpty();
    buy("G-2");
    assertThat(order("G-2").heavierGoods()).as("once its parcel is bought").isEmpty();
  }

  @Test
  void anOrderThatALaterFileCancelsIsNotBought() {
    var head = HEAD.strip() + ",Order Status\n";
    take(head + line("H-1", "Ann", 9).strip() + ",paid\n" + line("H-2", "Bob", 9));
    buy("H-2");
    var later =
        head
            + line("H-1", "Ann", 9).strip()
            + ",cancelled\n"
            + line("H-2", "Bob", 9).strip()
            + ",cancelled\n";
    var preview = preview(later);
    assertThat(preview.counts()).isEqualTo(new FileCounts(0, 0, 0, 0, 0, 2, 0));
    assertThat(preview.warnings()).extracting(OrderWarning::number).containsExactly("H-1");
    assertThat(order("H-1").state()).as("a preview changes nothing").isEqualTo(OrderState.OPEN);
    take(later);
    assertThat(order("H-1").state()).isEqualTo(OrderState.HELD);
    assertThat(String.valueOf(order("H-1").reason())).contains("cancelled", "orders.csv");
    assertThat(order("H-2").state()).isEqualTo(OrderState.SHIPPED);
  }

  @Test
  void theCurrencyOfBareAmountsIsAskedAndRemembered() {
    var head = "Order Number,Name,Address 1,City,State,Zip,Order Total\n";
    var euros = Currency.getInstance("EUR");
    var asked = preview(head + "C-1,Ann" + NEW_YORK + "12.50\nC-2,Bob" + NEW_YORK + "£9.00\n");
    assertThat(asked.asksCurrency()).isTrue();
    assertThat(asked.currency().getCurrencyCode()).isEqualTo("USD");
    take(files().preview(desk.caller(), asked, euros));
    assertThat(String.valueOf(order("C-1").details().value())).contains("12.50", "EUR");
    assertThat(String.valueOf(order("C-2").details().value())).contains("9.00", "GBP");
    assertThat(preview(head + "C-3,Cy" + NEW_YORK + "1\n").currency()).isEqualTo(euros);
    assertThat(preview(head + "C-4,Dee" + NEW_YORK + "$1\n").asksCurrency()).isFalse();
  }

  @Test
  void theWatchedFolderSaysWhatItLeftOut(@TempDir Path folder) throws IOException {
    var watch = desk.engine().ordering().imports().folderWatch();
    watch.watch(desk.caller(), folder.toString(), true);
    var text =
        HEAD.strip()
            + ",Order Status\nW-1,Ann"
            + NEW_YORK
            + "9,Cancelled\n"
            + line("W-2", "Bob", 9);
    Files.writeString(folder.resolve("monday.csv"), text);
    watch.look(desk.caller(), _ -> {});
    watch.look(desk.caller(), _ -> {});
    var note = Objects.requireNonNull(watch.of(desk.caller()).orElseThrow().note());
    assertThat(note.sentence()).contains("monday.csv", "W-1 (cancelled)").doesNotContain("W-2");
    assertThat(folder.resolve("imported/monday.csv.left-out.csv"))
        .content()
        .contains("W-1,left out,cancelled")
        .doesNotContain("W-2");
    Files.writeString(folder.resolve("tuesday.csv"), HEAD + line("W-3", "Cy", 9));
    watch.look(desk.caller(), _ -> {});
    watch.look(desk.caller(), _ -> {});
    assertThat(watch.of(desk.caller()).orElseThrow().note()).isNull();
    assertThat(folder.resolve("imported/tuesday.csv.left-out.csv")).doesNotExist();
    watch.watch(desk.caller(), folder.toString(), false);
  }

  private static String line(String number, String name, int weight) {
    return number + "," + name + NEW_YORK + weight + "\n";
  }

  private void buy(String number) {
    desk.engine()
        .shipping()
        .purchase()
        .buy(
            desk.caller(),
            PaperEngine.order(),
            orders()
                .parcels()
                .taking(
                    desk.caller(),
                    order(number).id(),
                    Packing.of(order(number).left()),
                    null,
                    PieceGate.UNWATCHED),
            RequestKey.none());
  }

  private SalesOrder order(String number) {
    return orders().byNumber(desk.caller(), number).orElseThrow();
  }

  private Imported take(String text) {
    return take(preview(text));
  }

  private Imported take(Preview preview) {
    return files().take(desk.caller(), "orders.csv", preview);
  }

  private Preview preview(String text) {
    return files().preview(desk.caller(), text.getBytes(StandardCharsets.UTF_8));
  }

  private Orders orders() {
    return desk.engine().ordering().orders();
  }

  private OrderFiles files() {
    return desk.engine().ordering().imports().orders();
  }
}
