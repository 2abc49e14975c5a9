package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.SheetFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Currency;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Files as people and spreadsheets leave them: what can be understood is read, and nothing is
/// guessed that costs money.
class AwkwardFilesTest {

  private static final String HEAD =
      "Order,Name,Street,Street 2,City,State,Zip,Country,Phone,Item,SKU,Qty,Price,Ship By,";
  private static final String ANN = ",Ann Buyer,12 Elm St,,Boston,MA,02108,US,,Mug,MUG,1,10.00,,";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Weight,Weight Unit      | 2,lb    | 32
          Weight,Weight Unit      | 500,g   | 17.6370
          Weight (kg)             | 0.5     | 17.6370
          Weight                  | 2 lb    | 32
          Order Weight,Weight UOM | 1,Pounds | 16
          """)
  void aWeightHasTheUnitThatItsFileNames(String columns, String cells, String ounces) {
    var order = only(HEAD + columns + "\nA-1" + ANN + cells + "\n");
    assertThat(order.details().parcel().weightOz()).isEqualByComparingTo(ounces);
  }

  @Test
  void aWeightWithoutAnyUnitIsAskedFor() {
    var bad = read(HEAD + "Weight\nA-1" + ANN + "2\n").bad();
    assertThat(bad).hasSize(1);
    assertThat(bad.getFirst().faults().getFirst().message().sentence())
        .isEqualTo("is 2 of what? Choose ounces, pounds, grams or kilograms for this column");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          £12.50    | GBP 12.50
          12,50 €   | EUR 12.50
          ¥1250     | JPY 1250
          C$12.50   | CAD 12.50
          US $12.50 | USD 12.50
          AU $12.50 | AUD 12.50
          12.50 CHF | CHF 12.50
          $12.50 CAD | CAD 12.50
          CAD $12.50 | CAD 12.50
          NT$125    | TWD 125.00
          $12.50    | USD 12.50
          12.50     | USD 12.50
          12.500 KWD | KWD 12.500
          KD 12.500 | KWD 12.500
          ₩12,500   | KRW 12500
          1250円    | JPY 1250
          ￥88.00   | CNY 88.00
          49,99 zł  | PLN 49.99
          1 250,00 Kč | CZK 1250.00
          € 12,-    | EUR 12.00
          """)
  void anAmountHasTheCurrencyThatItNames(String price, String value) {
    var line = "A-1;Ann;12 Elm St;Boston;MA;02108;US;MUG;1;" + price;
    var order = only("Order;Name;Street;City;State;Zip;Country;SKU;Qty;Price\n" + line + "\n");
    assertThat(order.details().items().getFirst().value()).hasToString(value);
  }

  @Test
  void aBareAmountIsInTheCurrencyOfTheAccount() {
    var read = read(HEAD + "x\nA-1" + ANN + "\n", "AUD");
    assertThat(read.good().getFirst().details().items().getFirst().value())
        .hasToString("AUD 10.00");
  }

  @ParameterizedTest
  @CsvSource({"27/11/2026,2026-12-03", "11/27/2026,2026-03-12"})
  void oneColumnOfDatesIsReadInOneWay(String proof, String second) {
    var read = read(HEAD + "x\n" + dated("A-1", proof) + dated("A-2", "03/12/2026"));
    assertThat(read.good().getLast().details().shipBy()).hasToString(second);
  }

  /// The other column of the same program decides where one proves nothing, and no program writes
  /// both ways.
  @Test
  void datesThatProveNothingAreReadAsTheOthersOfTheirFile() {
    var head = HEAD + "Order Date\n";
    var day = "A-1" + ANN.replace(",10.00,,", ",10.00,03/12/2026,");
    assertThat(only(head + day + "27/11/2026\n").details().shipBy()).hasToString("2026-12-03");
    var dots = "A-1" + ANN.replace(",10.00,,", ",10.00,03.12.2026,");
    assertThat(only(head + dots + "\n").details().shipBy()).hasToString("2026-12-03");
    var both = HEAD + "x\n" + dated("A-1", "27/11/2026") + dated("A-2", "11/28/2026");
    assertThat(read(both + dated("A-3", "03/12/2026")).bad()).hasSize(1);
  }

  private static String dated(String number, String date) {
    return number + ",Ann Buyer,12 Elm St,,Boston,MA,02108,US,,Mug,MUG,1,10.00," + date + ",\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          November 20, 2026
          Nov 20, 2026, 9:12 AM
          20261120
          2026-11-20T09:12:00-05:00
          Fri, 20 Nov 2026 14:21:24 +0000
          20-Nov-26
          20-nov.-26
          20-listopada-2026
          20th November 2026
          2026年11月20日
          20. November 2026
          20 de noviembre de 2026
          20 novembre 2026
          20 nov. 2026
          20 listopada 2026
          20. marraskuuta 2026
          46346
          """)
  void aDayIsReadAsItIsWritten(String written) {
    var line = "A-1,Ann,12 Elm St,Boston,MA,02108,US,\"" + written + "\"";
    var order = only("Order,Name,Street,City,State,Zip,Country,Order Date\n" + line + "\n");
    assertThat(order.details().orderedOn()).hasToString("2026-11-20");
  }

  /// Nothing depends on when an order was placed.
  @Test
  void anOrderDateThatCannotBeReadKeepsNoOrderOut() {
    var line = "A-1,Ann,12 Elm St,Boston,MA,02108,US,last Friday";
    assertThat(only("Order,Name,Street,City,State,Zip,Country,Order Date\n" + line).details())
        .extracting(details -> details.orderedOn())
        .isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5.76461E+17 | MUG         | Order
          A-1         | 4.00638E+12 | SKU
          5.76461e+17 | MUG         | Order
          576461000000000000 | MUG  | Order
          #N/A        | MUG         | Order
          A-1         | #REF!       | SKU
          A-1         | #¡VALOR!    | SKU
          A-1         | ########    | SKU
          """)
  void whatExcelHasRoundedIsNotTaken(String number, String sku, String column) {
    var read = read(HEAD + "x\n" + number + ANN.replace("MUG", sku) + "\n");
    assertThat(read.bad().getFirst().faults().getFirst().column()).isEqualTo(column);
  }

  @Test
  void whatOnlyProtectsATextFromExcelIsTakenOff() {
    var line = "\"=\"\"00123\"\"\",Ann,12 Elm St,Boston,MA,'02108,US,'6175550123,\"=\"\"007\"\"\"";
    var order = only("Order,Name,Street,City,State,Zip,Country,Phone,SKU\n" + line + "\n");
    assertThat(order.number()).isEqualTo("00123");
    assertThat(order.details().to().phone()).isEqualTo("6175550123");
    assertThat(order.details().items().getFirst().sku()).isEqualTo("007");
  }

  @Test
  void linesOfOneOrderThatWeighDifferentlyAddUp() {
    var read = read(HEAD + "Weight (oz)\nA-1" + ANN + "40\nA-1" + ANN + "22\n");
    assertThat(read.good().getFirst().details().parcel().weightOz()).isEqualByComparingTo("62");
    var several = ANN.replace("MUG,1", "MUG,3");
    assertThat(read(HEAD + "Weight (oz)\nA-1" + several + "40\nA-1" + ANN + "22\n").bad())
        .hasSize(1);
  }

  @Test
  void anApartmentOfALaterLineIsKeptAndASecondOneIsAsked() {
    var second = ANN.replace("12 Elm St,", "12 Elm St,Apt 9");
    assertThat(only(HEAD + "x\nA-1" + ANN + "\nA-1" + second + "\n").details().to().street2())
        .isEqualTo("Apt 9");
    var first = ANN.replace("12 Elm St,", "12 Elm St,Apt 1");
    assertThat(read(HEAD + "x\nA-1" + first + "\nA-1" + second + "\n").bad().getFirst().faults())
        .extracting(LineError::column)
        .containsExactly("Street 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Boston,MA,02108,US | Boston,MA,02108,CA            | Country
          Boston,MA,02108,US | Boston,MA,02108,United States | ''
          """)
  void linesOfOneOrderThatGoElsewhereAreAsked(String first, String second, String column) {
    var there = "Boston,MA,02108,US";
    var text = HEAD + "x\nA-1" + ANN.replace(there, first) + "\nA-1" + ANN.replace(there, second);
    assertThat(read(text).bad().stream().flatMap(bad -> bad.faults().stream()))
        .extracting(LineError::column)
        .isEqualTo(column.isEmpty() ? List.of() : List.of(column));
  }

  @Test
  void whatAColumnOfItsOwnSaysOfTheItemOrTheAddressIsKept() {
    var order = only(HEAD + "Color,Size,Apartment\nA-1" + ANN + "Blue,L,Apt 9\n");
    assertThat(order.details().items().getFirst().optionsInBrief())
        .isEqualTo("Color: Blue, Size: L");
    assertThat(order.details().to().street2()).isEqualTo("Apt 9");
  }

  /// Some of Amazon's lines end before their last cells.
  @Test
  void quotationMarksOfAmazonSwallowNoOtherOrder() {
    var head = "Order\tName\tStreet\tCity\tState\tZip\tItem\tQty\tNotes\n";
    var line = "\tBob\t1 Main St\tSeattle\tWA\t98109\t%s\t1\n";
    var read =
        read(
            head
                + ("A-1" + line.formatted("\"Old Town Mug"))
                + ("A-2" + line.formatted("Tray").stripTrailing() + "\tgate\n")
                + ("A-3" + line.formatted("Pan 8\"")));
    assertThat(read.good())
        .extracting(order -> order.details().items().getFirst().description())
        .containsExactly("\"Old Town Mug", "Tray", "Pan 8\"");
  }

  @ParameterizedTest
  @CsvSource({
    "Shipped?,yes,1",
    "Shipped?,no,0",
    "Cancelled,TRUE,1",
    "Cancelled,false,0",
    "Paid,no,1",
    "Paid,yes,0",
    "Fulfillment channel,AFN,1",
    "Fulfillment channel,MFN,0",
    "Track & Trace,3S123,1",
    "Shipping Method,Local Pickup,1",
    "Shipping Method,Click & Collect (Boston),1",
    "Versandart,Selbstabholung im Laden,1",
    "Mode de livraison,Retrait en magasin,1",
    "配送方法,店頭受取,1",
    "Shipping Method,DHL pickup point,0",
    "Shipping Method,Standard,0",
    "Stato ordine,Annullato dal cliente,1",
    "Status zamówienia,Do wysłania,0",
    "Status zamówienia,Wysłane,1",
    "Orderstatus,Delvis skickad,0",
    "Ordrestatus,Ikke sendt,0",
    "注文ステータス,発送待ち,0",
    "注文ステータス,キャンセル済み,1",
    "주문상태,배송완료,1",
    "订单状态,部分发货,0",
    "Estado,Anulada,1",
    "Product type,gift_card,1",
    "Product type,Mug,0",
    "Refunded Qty,1,1"
  })
  void whatAnswersWhetherItIsStillToBeShipped(String column, String answer, int left) {
    assertThat(read(HEAD + column + "\nA-1" + ANN + answer + "\n").left()).hasSize(left);
  }

  @ParameterizedTest
  @ValueSource(strings = {"N/A", "null", "NaN", "-", "None", "\\N", "undefined"})
  void whatStandsForNothingIsNothing(String nothing) {
    var order =
        only(
            "Order,Name,Company,Street,Street 2,City,State,Zip,Phone,Item,SKU,Barcode,Qty,Price,"
                + "Weight (oz),Ship By,Tracking Number,Notes\n"
                + "A-1,Ann,@,12 Elm St,@,Boston,MA,02108,@,Mug,@,@,1,@,@,@,@,@\n"
                    .replace("@", nothing));
    var to = order.details().to();
    assertThat(to.company()).isNull();
    assertThat(to.street2()).isNull();
    assertThat(to.phone()).isNull();
    assertThat(order.details().items().getFirst().barcode()).isNull();
    assertThat(order.details().items().getFirst().sku()).isNull();
    assertThat(order.details().notes()).isNull();
  }

  @Test
  void entitiesAreDecoded() {
    var line = "A-1,Tom &amp; Ann O&#39;Neil,12 Elm St,Boston,MA,02108,US";
    var order = only("Order,Name,Street,City,State,Zip,Country\n" + line + "\n");
    assertThat(order.details().to().name()).isEqualTo("Tom & Ann O'Neil");
  }

  @Test
  void aWorkbookKeepsLeadingZerosDatesAndTheValuesOfFormulas() throws IOException {
    var order = SheetFile.read(workbook());
    var read =
        OrderReader.of(
            Layout.of(order, FileKind.ORDERS.guess(order.header())),
            order.lines(),
            null,
            OrderReaderTest.defaults(Money.USD));
    var taken = read.good().getFirst();
    assertThat(taken.number()).isEqualTo("W-1");
    assertThat(taken.details().to().zip()).isEqualTo("02108");
    assertThat(taken.details().items().getFirst().quantity()).isEqualTo(3);
    assertThat(taken.details().shipBy()).hasToString("2026-12-01");
  }

  @Test
  void aPageNamedAsAWorkbookIsRead() {
    var page =
        "<html><body><table><tr><th>Order</th><th>Name</th><th>Street</th><th>City</th><th>State</th><th>Zip</th><th>Country</th></tr><tr><td>H-1</td><td>Ann"
            + " &amp; Bo</td><td>12 Elm St</td>"
            + "<td>Boston</td><td>MA</td><td>02108</td><td>US</td></tr></table></body></html>";
    assertThat(only(page).details().to().name()).isEqualTo("Ann & Bo");
  }

  /// The least that Excel writes.
  private static byte[] workbook() throws IOException {
    var head =
        List.of(
            "Order", "Name", "Street", "City", "State", "Zip", "Country", "SKU", "Qty", "Ship By");
    var cells = new StringBuilder("<row r=\"1\">");
    for (int i = 0; i < head.size(); i++) {
      cells.append(text(i, 1, head.get(i)));
    }
    cells.append("</row><row r=\"2\">");
    var texts = List.of("W-1", "Ann Buyer", "12 Elm St", "Boston", "MA");
    for (int i = 0; i < texts.size(); i++) {
      cells.append(text(i, 2, texts.get(i)));
    }
    cells.append("<c r=\"F2\" s=\"1\"><v>2108</v></c>").append(text(6, 2, "US"));
    cells.append(text(7, 2, "MUG")).append("<c r=\"I2\"><f>1+2</f><v>3</v></c>");
    cells.append("<c r=\"J2\" s=\"2\"><v>46357</v></c></row>");
    var main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    var rel = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      var type = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
      put(
          zip,
          "[Content_Types].xml",
          """
          <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
          <Override PartName="/xl/workbook.xml" ContentType="%1$ssheet.main+xml"/>
          <Override PartName="/xl/worksheets/sheet1.xml" ContentType="%1$sworksheet+xml"/>
          <Override PartName="/xl/styles.xml" ContentType="%1$sstyles+xml"/></Types>
          """
              .formatted(type));
      put(
          zip,
          "xl/workbook.xml",
          "<workbook xmlns=\"%s\" xmlns:r=\"%s\"><sheets><sheet name=\"Orders\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
              .formatted(main, rel));
      put(
          zip,
          "xl/_rels/workbook.xml.rels",
          "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"><Relationship Id=\"rId1\" Type=\"%s/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"rId2\" Type=\"%s/styles\" Target=\"styles.xml\"/></Relationships>"
              .formatted(rel, rel));
      put(
          zip,
          "xl/styles.xml",
          "<styleSheet xmlns=\"%s\"><numFmts count=\"1\"><numFmt numFmtId=\"164\" formatCode=\"00000\"/></numFmts><cellXfs count=\"3\"><xf numFmtId=\"0\"/><xf numFmtId=\"164\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>"
              .formatted(main));
      put(
          zip,
          "xl/worksheets/sheet1.xml",
          "<worksheet xmlns=\"%s\"><sheetData>%s</sheetData></worksheet>".formatted(main, cells));
    }
    return bytes.toByteArray();
  }

  private static String text(int column, int row, String text) {
    return "<c r=\"%c%d\" t=\"inlineStr\"><is><t>%s</t></is></c>"
        .formatted('A' + column, row, text);
  }

  private static void put(ZipOutputStream zip, String name, String xml) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(
        ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + xml).getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  private static NewOrder only(String text) {
    var read = read(text);
    assertThat(read.bad()).isEmpty();
    assertThat(read.good()).hasSize(1);
    return read.good().getFirst();
  }

  private static OrderReader.Result read(String text) {
    return read(text, "USD");
  }

  private static OrderReader.Result read(String text, String currency) {
    var sheet = SheetFile.read(text.getBytes(StandardCharsets.UTF_8));
    return OrderReader.of(
        Layout.of(sheet, FileKind.ORDERS.guess(sheet.header())),
        sheet.lines(),
        null,
        OrderReaderTest.defaults(Currency.getInstance(currency)));
  }
}
