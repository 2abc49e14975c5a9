package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.table.SheetCell;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.sheet.CsvWire;
import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What shops export, as they export it.
class OrderReaderTest {

  private static final String PLAIN =
      """
      Order Number,Name,Address 1,City,State,Zip,Country,Weight (oz)
      A-1,Ana Núñez,350 5th Ave,New York,NY,10118,US,12.5
      """;

  @ParameterizedTest
  @CsvSource({
    "Weight, 1.5 lb, 24",
    "Weight, 1 lb 8 oz, 24",
    "Weight (oz), '2 lbs, 4 oz.', 36",
    "Weight (lb), 8oz, 8",
    "Weight (oz), 500 g, 17.6370",
    "Weight, 0.5 kg, 17.6370",
    "Weight (lb), 1.5, 24"
  })
  void aWeightIsWhatItsCellSaysItIsIn(String header, String cell, String ounces) {
    var text = PLAIN.replace("Weight (oz)", header).replace("12.5", '"' + cell + '"');
    var weight = only(read(text).good()).details().weight().orElseThrow();
    assertThat(weight.ounces()).isEqualByComparingTo(ounces);
  }

  @ParameterizedTest
  @CsvSource({
    "Length, 12, 12",
    "Length (cm), 30, 11.81",
    "Length, 30 cm, 11.81",
    "Length (mm), 305, 12.01",
    "Length (cm), 12 in, 12",
    "Länge, 30, 11.81",
    "Longueur (cm), '30,5', 12.01"
  })
  void aSideIsWhatItsCellOrItsColumnSaysItIsIn(String header, String cell, String inches) {
    var text =
        PLAIN
            .replace("Weight (oz)", "Weight (oz)," + header)
            .replace("12.5", "12.5,\"" + cell + '"');
    var parcel = only(read(text).good()).details().parcel();
    assertThat(parcel.lengthIn()).isEqualByComparingTo(inches);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2 stone", "1 lb oz", "-1 lb", "heavy"})
  void aWeightThatIsNoneIsToBeMended(String cell) {
    var read = read(PLAIN.replace("12.5", cell));
    assertThat(read.good()).isEmpty();
    assertThat(read.bad()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Origin", "COO", "Made in", "Country of origin", "Origen", "Hecho en", "Origine"})
  void theCountryOfOriginHasManyNames(String header) {
    assertThat(FileKind.ORDERS.guess(List.of("Order", header)).places())
        .containsEntry(Column.ORIGIN, 1);
    assertThat(FileKind.PRODUCTS.guess(List.of("SKU", header)).places())
        .containsEntry(Column.ORIGIN, 1);
  }

  /// The address of another house would be on the label.
  @ParameterizedTest
  @ValueSource(strings = {"No", "Nº", "Número", "Civico", "Number"})
  void aNumberIsOfTheHouseRightBehindTheStreetAlone(String header) {
    assertThat(FileKind.ORDERS.guess(List.of(header, "Order", "Street", "City")).places())
        .doesNotContainKey(Column.STREET_NUMBER);
    assertThat(FileKind.ORDERS.guess(List.of("Order", "Street", header, "City")).places())
        .containsEntry(Column.STREET_NUMBER, 2);
  }

  @Test
  void anOriginThatIsSaidInFullComesFirst() {
    var header = List.of("Order", "Origin", "Country of origin");
    assertThat(FileKind.ORDERS.guess(header).places()).containsEntry(Column.ORIGIN, 2);
  }

  @Test
  void shipStation() {
    var read =
        read(
            """
            Order #,Order Date,Recipient Full Name,Recipient Company,Address Line 1,Address Line 2,City,State,Postal Code,Country Code,Item SKU,Item Name,Item Quantity,Item Unit Price,Weight(oz),Requested Service
            SS-1,11/20/2026 10:15:00 AM,Bob Buyer,,350 5th Ave,Floor 21,New York,New York,10118,US,MUG,Mug,2,$12.50,18,USPS Priority Mail
            SS-1,,,,,,,,,,CUP,Cup,1,3.00,,
            """);
    assertThat(read.bad()).isEmpty();
    var order = only(read.good());
    assertThat(order.details().to().state()).isEqualTo("NY");
    assertThat(order.details().items()).hasSize(2);
    assertThat(order.details().worth()).contains(Money.usd("28.00"));
    assertThat(order.details().orderedOn()).isEqualTo(LocalDate.of(2026, 11, 20));
    assertThat(order.details().service()).isEqualTo("USPS Priority Mail");
  }

  @Test
  void shopifyWhoseNumberIsCalledName() {
    var order =
        only(
            read("""
            Name,Email,Financial Status,Subtotal,Currency,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Notes,Id
            #1001,b@example.com,paid,25.00,USD,2,Mug,12.50,MUG,Bob Buyer,"350 5th Ave, Floor 21",350 5th Ave,Floor 21,New York,'10118,NY,US,"Leave at
            the desk",5551
            """)
                .good());
    assertThat(order.number()).isEqualTo("#1001");
    assertThat(order.details().to().name()).isEqualTo("Bob Buyer");
    assertThat(order.details().to().zip()).isEqualTo("10118");
    assertThat(order.details().notes()).isEqualTo("Leave at the desk");
    assertThat(order.details().to().street1()).isEqualTo("350 5th Ave");
  }

  @Test
  void amazonWithTabs() {
    var order =
        only(
            read(String.join(
                        "\t",
                        "order-id order-item-id purchase-date buyer-name sku product-name quantity-purchased ship-service-level recipient-name ship-address-1 ship-address-2 ship-city ship-state ship-postal-code ship-country"
                            .split(" "))
                    + "\n"
                    + String.join(
                        "\t",
                        "111-22",
                        "1",
                        "2026-11-20T08:00:00+00:00",
                        "Buyer",
                        "MUG",
                        "Mug, blue",
                        "1",
                        "Standard",
                        "Bob Buyer",
                        "350 5th Ave",
                        "",
                        "New York",
                        "NY",
                        "10118",
                        "US"))
                .good());
    assertThat(order.details().items().getFirst().description()).isEqualTo("Mug, blue");
    assertThat(order.details().to().name()).isEqualTo("Bob Buyer");
  }

  @Test
  void etsyAndEbay() {
    assertThat(
            only(read("""
            Sale Date,Order ID,Full Name,Number of Items,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value,SKU
            11/20/26,3001,Bob Buyer,1,350 5th Ave,,New York,NY,10118,United States,USD,25.00,MUG
            """)
                    .good())
                .details()
                .to()
                .country())
        .isEqualTo("US");
    var ebay =
        only(
            read("""

            "Sales Record Number","Order Number","Buyer Username","Ship To Name","Ship To Phone","Ship To Address 1","Ship To City","Ship To State","Ship To Zip","Ship To Country","Item Title","Custom Label","Quantity","Sold For","Ship By Date"

            "77","12-345","bob99","Bob Buyer","212 555 0100","350 5th Ave","New York","NY","10118","United States","Mug","MUG","1","$1,012.50","Nov-24-26"
            """)
                .good());
    assertThat(ebay.number()).isEqualTo("12-345");
    assertThat(ebay.details().worth()).contains(Money.usd("1012.50"));
    assertThat(ebay.details().shipBy()).isEqualTo(LocalDate.of(2026, 11, 24));
  }

  @Test
  void spanishWithSemicolonsAndDecimalCommas() {
    var order =
        only(
            read("""
            Nº de pedido;Destinatario;Dirección 1;Ciudad;Provincia;Código postal;País;Cantidad;Artículo;Precio unitario;Peso (kg);Fecha de pedido
            P-9;José Peña;Gran Vía 1;Madrid;;28013;España;3;Taza;12,50;0,4;20/11/2026
            """)
                .good());
    assertThat(order.details().to().country()).isEqualTo("ES");
    assertThat(order.details().worth()).contains(Money.usd("37.50"));
    assertThat(order.details().weight().orElseThrow().ounces()).isEqualByComparingTo("14.1096");
    assertThat(order.details().orderedOn()).isEqualTo(LocalDate.of(2026, 11, 20));
  }

  @Test
  void germanAndFrench() {
    var german =
        only(
            read("""
            Bestellnummer;Empfänger;Straße und Hausnummer;Adresszusatz;PLZ;Ort;Land;Artikelnummer;Artikelbezeichnung;Menge;Einzelpreis;Währung;Gewicht;Bestelldatum
            B-7;Jörg Müller;Torstraße 1;Hof;10119;Berlin;Deutschland;T-1;Tasse;3;12,50;EUR;0,4;20.11.2026
            """)
                .good());
    assertThat(german.details().to().country()).isEqualTo("DE");
    assertThat(german.details().to().street1()).isEqualTo("Torstraße 1");
    assertThat(german.details().worth()).contains(Money.of("37.50", Currency.getInstance("EUR")));
    assertThat(german.details().weight().orElseThrow().ounces()).isEqualByComparingTo("14.1096");
    var french =
        only(
            read("""
            N° de commande;Nom du destinataire;Adresse 1;Code postal;Ville;Pays;Quantité;Nom du produit;Prix unitaire;Poids (kg);Date de commande
            C-3;Zoé Lefèvre;Torstraße 1;10119;Berlin;Allemagne;2;Tasse;9,90;0,4;20/11/2026
            """)
                .good());
    assertThat(french.details().to().country()).isEqualTo("DE");
    assertThat(french.number()).isEqualTo("C-3");
    assertThat(french.details().pieces()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "windows-1252", "UTF-16", "UTF-16LE", "UTF-16BE"})
  void everyEncoding(String charset) {
    var bytes = PLAIN.getBytes(Charset.forName(charset));
    var sheet = CsvWire.read(FileText.of(bytes));
    assertThat(sheet.lines().getFirst().cells().get(1)).isEqualTo("Ana Núñez");
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstHeader() {
    var bytes = ("\uFEFF" + PLAIN).getBytes(StandardCharsets.UTF_8);
    assertThat(CsvWire.read(FileText.of(bytes)).header().getFirst()).isEqualTo("Order Number");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12.5|12.5",
        "'12,5'|12.5",
        "'1,234.5'|1234.5",
        "'1.234,5'|1234.5",
        "'1,234'|1234",
        "$7|7",
        "8 oz|8",
        "'12,50 '|12.50",
      })
  void numbersAsPeopleWriteThem(String written, String meant) {
    var order = only(read(PLAIN.replace("12.5", "\"" + written + "\"")).good());
    assertThat(order.details().parcel().weightOz()).isEqualByComparingTo(meant);
  }

  @Test
  void everyBadOrderNamesItsColumnsAndTheGoodOnesStay() {
    var read =
        read(
            PLAIN
                + """
                A-2,Bob,1 Main St,New York,XX,10118,US,1
                A-3,,1 Main St,New York,NY,10118,Narnia,heavy
                ,Bob,1 Main St,New York,NY,10118,US,1
                A-5,Bob,1 Main St,Boston,MA,2108,US,1
                """);
    assertThat(read.good()).extracting(NewOrder::number).containsExactly("A-1", "A-5");
    assertThat(read.good().getLast().details().to().zip()).isEqualTo("02108");
    assertThat(read.bad()).hasSize(3);
    assertThat(read.bad().getFirst().faults().getFirst().column()).isEqualTo("State");
    assertThat(read.bad().get(1).faults())
        .extracting(LineError::column)
        .containsExactly("Country", "Weight (oz)");
    assertThat(read.bad().get(1).faults().getFirst().line()).isEqualTo(4);
    assertThat(read.bad().get(2).faults())
        .singleElement()
        .satisfies(fault -> assertThat(fault.column()).isEqualTo("Order Number"));
  }

  @Test
  void whatIsNoTableSaysSo() {
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> read("hello"))
        .withMessageContaining("no columns");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> FileText.of(new byte[] {'P', 'K', 3, 4, 0, 0, 1, 2, 0, 5, 6, 7}))
        .withMessageContaining("workbook");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> FileText.of(new byte[FileText.MOST_BYTES + 1]))
        .withMessageContaining("20 MB");
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(
            () -> CsvWire.read(new FileText("a,b\n".repeat(CsvWire.MOST_LINES + 2), "UTF-8")))
        .withMessageContaining("50,000");
  }

  @ParameterizedTest
  @CsvSource({
    "=1+1, '''=1+1'",
    "@SUM(A1), '''@SUM(A1)'",
    "-12.50, -12.50",
    "+49 30 1, '''+49 30 1'",
    "plain, plain"
  })
  void noCellIsAFormula(String cell, String written) {
    assertThat(SheetCell.harmless(cell)).isEqualTo(written);
    assertThat(CsvWire.write(List.of(List.of("a", cell)))).isEqualTo("a," + written + "\r\n");
  }

  private static final String TWO_LINES =
      """
      Order Number,Name,Address 1,City,State,Zip,SKU
      W-5010,Ivy Brown,110 Main St,Chicago,IL,60601,MUG
      w-5010,%s,Phoenix,AZ,%s,CUP
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ivy Brown,111 Main St | 60601 | Address 1",
        "Ivy Brown,110 Main St | 85001 | Zip",
        "Eve Brown,110 Main St | 60601 | Name",
      })
  void linesOfOneNumberForTwoCustomersAreNoOrder(String who, String zip, String column) {
    var read = read(TWO_LINES.formatted(who, zip));
    assertThat(read.good()).isEmpty();
    var bad = only(read.bad());
    assertThat(bad.lines()).hasSize(2);
    assertThat(bad.faults())
        .extracting(LineError::line, LineError::column)
        .containsExactly(tuple(3, "Order Number"), tuple(3, column));
    assertThat(bad.faults().getFirst().message().sentence())
        .contains("Ivy Brown, 110 Main St, 60601")
        .contains(who.replace(",", ", ") + ", " + zip);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ivy Brown,110 Main St|60601",
        "IVY  BROWN,110 Main St.|60601-1234",
        ",|",
        "Ivy Brown,|"
      })
  void aLineThatAgreesOrLeavesTheAddressOutIsOfTheSameOrder(String line) {
    var parts = line.split("\\|", -1);
    var order = only(read(TWO_LINES.formatted(parts[0], parts[1])).good());
    assertThat(order.details().items()).hasSize(2);
  }

  @Test
  void whoPaysAndTheDayItLeavesAreRead() {
    var file =
        """
        Order,Name,Address 1,City,State,Zip,Country,SKU,Qty,Ship on,Payor
        A-1,Bob Buyer,350 5th Ave,New York,NY,10118,US,MUG-1,1,2026-12-01, acme
        A-2,Bob Buyer,350 5th Ave,New York,NY,10118,US,MUG-1,1,,
        A-3,Bob Buyer,350 5th Ave,New York,NY,10118,US,MUG-1,1,,Nobody Inc
        """;
    var sheet = CsvWire.read(FileText.of(file.getBytes(StandardCharsets.UTF_8)));
    var layout = Layout.of(sheet, FileKind.ORDERS.guess(sheet.header()));
    var acme = new BillTo(new PaidBy(Payor.THIRD_PARTY, "pay_1", null, "10001", "US", "ups"), null);
    var read =
        OrderReader.of(
            layout,
            sheet.lines(),
            null,
            new OrderReader.Defaults(
                Money.USD,
                "US",
                named -> named.equalsIgnoreCase("Acme") ? Optional.of(acme) : Optional.empty()));
    assertThat(read.good())
        .extracting(each -> each.details().billing())
        .containsExactly(acme, null);
    assertThat(read.good())
        .extracting(each -> each.details().dispatch().shipDate())
        .containsExactly(LocalDate.of(2026, 12, 1), null);
    assertThat(only(read.bad()).faults()).extracting(LineError::column).containsExactly("Payor");
  }

  static OrderReader.Result read(String text) {
    var sheet = CsvWire.read(FileText.of(text.getBytes(StandardCharsets.UTF_8)));
    var layout = Layout.of(sheet, FileKind.ORDERS.guess(sheet.header()));
    return OrderReader.of(layout, sheet.lines(), null, defaults(Money.USD));
  }

  /// Of a workspace in the United States that keeps no payors.
  static OrderReader.Defaults defaults(Currency currency) {
    return new OrderReader.Defaults(currency, "US", _ -> Optional.empty());
  }

  static <T> T only(List<T> orders) {
    assertThat(orders).hasSize(1);
    return orders.getFirst();
  }
}
