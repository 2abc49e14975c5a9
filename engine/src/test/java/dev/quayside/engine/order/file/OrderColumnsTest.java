package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.file.sheet.SheetFile;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a file says in more columns than one, or of several things in one.
class OrderColumnsTest {

  private static final String HEAD = "Order,Name,Address,City,State,Zip,Country,Item,Qty,";
  private static final String ANN = "A-1,Ann Buyer,12 Elm St,Boston,MA,02108,US,Mug,3,";

  /// Left out they would buy an ordinary parcel.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Signature           | adult              | ADULT    | -      | false | -
          Signature required  | Yes                | STANDARD | -      | false | -
          Signature Option    | Direct signature   | STANDARD | -      | false | -
          Delivery Confirmation | Adult Signature Required | ADULT | - | false | -
          Firma               | no                 | NONE     | -      | false | -
          Insured Value       | $250.00            | NONE     | 250.00 | false | -
          Valor asegurado     | 80 EUR             | NONE     | 80.00  | false | -
          Hazmat              | x                  | NONE     | -      | true  | -
          Dangerous Goods     | false              | NONE     | -      | false | -
          Gefahrgut           | ja                 | NONE     | -      | true  | -
          Residential         | Commercial         | NONE     | -      | false | false
          Is Residential      | TRUE               | NONE     | -      | false | true
          """)
  void whatAParcelCostsMoreForComesWithTheOrder(
      String column,
      String cell,
      Signature signature,
      BigDecimal insured,
      boolean hazmat,
      Boolean residential) {
    var parcel = only(HEAD + column + "\n" + ANN + cell + "\n").details().parcel();
    assertThat(parcel.signature()).isEqualTo(signature);
    assertThat(parcel.hazmat()).isEqualTo(hazmat);
    assertThat(parcel.residential()).isEqualTo(residential);
    assertThat(Optional.ofNullable(parcel.insuredValue()).map(Money::amount))
        .isEqualTo(Optional.ofNullable(insured));
  }

  @ParameterizedTest
  @CsvSource({"Signature,maybe", "Insured value,lots", "Hazmat,class 9", "Residential,unsure"})
  void aWordForItThatIsNotKnownIsRefused(String column, String cell) {
    var read = read(HEAD + column + "\n" + ANN + cell + "\n");
    assertThat(read.good()).isEmpty();
    assertThat(read.bad().getFirst().faults().getFirst().column()).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Nombre de envío,Apellidos de envío     | Ana,Núñez          | Ana Núñez
          Prénom de livraison,Nom de livraison   | Anne,Martin        | Anne Martin
          Nome destinatario,Cognome destinatario | Ugo,Rossi          | Ugo Rossi
          Name,Vorname                           | Roth,Uwe           | Uwe Roth
          Name,First name                        | Ann Buyer,Ann      | Ann Buyer
          Name,First name,Last name              | Acme Inc,Ann,Buyer | Acme Inc
          """)
  void aNameInTwoColumnsIsWhole(String columns, String cells, String name) {
    var order =
        only(
            "Order,Address,City,State,Zip,Country,%s\nA-1,12 Elm St,Boston,MA,02108,US,%s\n"
                .formatted(columns, cells));
    assertThat(order.details().to().name()).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PLZ/Ort           | 10115 Berlin          | DE | Berlin    | 10115
          Zip & City        | 90-001 Łódź           | PL | Łódź      | 90-001
          City, State, Zip  | Boston, MA 02108      | US | Boston    | 02108
          City/State/Zip    | New York NY 10118     | US | New York  | 10118
          Postcode en plaats| 1015 CJ Amsterdam     | NL | Amsterdam | 1015 CJ
          """)
  void aCityAndItsPostalCodeMayStandInOneColumn(
      String column, String cell, String country, String city, String zip) {
    var to =
        only("Order,Name,Address,\"%s\",Country\nA-1,Ann,12 Elm St,\"%s\",%s\n"
                .formatted(column, cell, country))
            .details()
            .to();
    assertThat(to.city()).isEqualTo(city);
    assertThat(to.zip()).isEqualTo(zip);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Order Status,Seller Status       | Paid,Sent           | shipped
          Order Status,Status              | Paid,Cancelled      | cancelled
          Status,Shipping Status           | Open,Delivered      | shipped
          Status                           | Wartet auf Zahlung  | unpaid
          Status                           | Da pagare           | unpaid
          Status                           | In Zustellung       | shipped
          Status                           | En cours de livraison | shipped
          Status                           | En camino           | shipped
          Status                           | In consegna         | shipped
          Status                           | In transit          | shipped
          Status                           | Sent to customer    | shipped
          Status                           | Parcel delivered    | shipped
          Positionsstatus                  | storniert           | cancelled
          Lieferstatus                     | Ausgeliefert        | shipped
          Estado del envío                 | Entregado           | shipped
          Estado pedido,Estado envío       | Pagado,Entregado    | shipped
          Estado entrega                   | Entregado           | shipped
          Statut de la ligne               | Annulée             | cancelled
          Etat                             | Refusée             | cancelled
          Etat                             | En attente d'acceptation | on_hold
          Status                           | Devuelto            | refunded
          Status                           | Retoure             | refunded
          Status                           | Enviado parcialmente | -
          Status                           | Expédiée en partie  | -
          Status                           | Pendiente de envío  | -
          Qty Shipped,Qty Canceled         | 1,2                 | shipped
          Qty Refunded,Qty Canceled        | 0,3                 | cancelled
          Qty Shipped,Qty Refunded,Qty Canceled | 0,1,1          | -
          """)
  void allThatSaysWhyAnOrderIsNotToBeShippedIsRead(String columns, String cells, String reason) {
    var read = read(HEAD + columns + "\n" + ANN + cells + "\n");
    assertThat(
            read.left().stream()
                .map(left -> left.reason().name().toLowerCase(Locale.ROOT))
                .findFirst()
                .orElse(null))
        .isEqualTo(reason);
    assertThat(read.bad()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Price (EUR)        | 12.50    | EUR 12.50
          Unit Price USD     | 12.50    | USD 12.50
          unit_price_gbp     | 12.50    | GBP 12.50
          Price in €         | 12.50    | EUR 12.50
          Line total (CAD)   | 37.50    | CAD 12.50
          Price (EUR)        | £12.50   | GBP 12.50
          """)
  void aHeaderMayNameTheCurrency(String column, String cell, String value) {
    var read = read(HEAD + column + "\n" + ANN + cell + "\n");
    assertThat(read.good().getFirst().details().items().getFirst().value()).hasToString(value);
    assertThat(read.bareAmounts()).isFalse();
  }

  @Test
  void whatTheBuyerChoseMayHaveItsNameInAnotherColumn() {
    var item =
        only(HEAD
                + "Option 1 Name,Option 1 Value,Option Name 2,Option Value 2\n"
                + ANN
                + "Color,Blue,Engraving,FOR ANN\n")
            .details()
            .items()
            .getFirst();
    assertThat(item)
        .extracting(OrderItem::optionsInBrief)
        .isEqualTo("Color: Blue, Engraving: FOR ANN");
  }

  @Test
  void whereTheParcelGoesToMayStandBehindEachPartOfTheAddress() {
    var to =
        only("Commande,Nom livraison,Prénom livraison,Adresse livraison 1,Adresse livraison 2,"
                + "CP livraison,Ville livraison,Pays livraison,First Name (Billing)\n"
                + "C1,Martin,Anne,8 rue de la Paix,Bât. B,75002,Paris,FR,Luc\n")
            .details()
            .to();
    assertThat(to.name()).isEqualTo("Anne Martin");
    assertThat(to.street2()).isEqualTo("Bât. B");
    assertThat(to.zip()).isEqualTo("75002");
  }

  @Test
  void itemsMayHaveSeveralNumberedColumnsEach() {
    var items =
        only("Order,To Name,To Address,To City,To State,To Zip,Item 1 Name,Item 1 SKU,Item 1 Qty,"
                + "Item 1 Price,Product Name 2,SKU 2,Qty 2,Price 2\n"
                + "A-1,Ann,12 Elm St,Boston,MA,02108,Mug,MUG,2,12.50,,CUP,1,5\n")
            .details()
            .items();
    assertThat(items).extracting(OrderItem::sku).containsExactly("MUG", "CUP");
    assertThat(items).extracting(OrderItem::quantity).containsExactly(2, 1);
    assertThat(items.getFirst().value()).hasToString("USD 12.50");
  }

  @Test
  void aHouseNumberMayStandApartFromItsStreet() {
    var sheet =
        SheetFile.read(
            "Pedido,Número,Nome,Rua,Cidade,Estado,CEP,País\n1,12,João,Rua das Flores,São Paulo,SP,01310-100,BR\n"
                .getBytes(StandardCharsets.UTF_8));
    var guess = FileKind.ORDERS.guess(sheet.header());
    var read =
        OrderReader.of(
            Layout.of(sheet, CellGuess.told(guess, sheet)),
            sheet.lines(),
            null,
            OrderReaderTest.defaults(Money.USD));
    assertThat(read.good().getFirst().details().to().street1()).isEqualTo("Rua das Flores 12");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Springfield, IL 62704       | US | Springfield | IL  | 62704
          Springfield, IL 62704-1234  | US | Springfield | IL  | 62704-1234
          Springfield IL 62704        | US | Springfield | IL  | 62704
          Springfield, Illinois 62704 | US | Springfield | IL  | 62704
          Springfield Illinois 62704  | US | Springfield | IL  | 62704
          Springfield, Illinois, 62704, USA | US | Springfield | IL | 62704
          Fort Washington 19034       | US | Fort Washington | PA  | 19034
          62704 Springfield           | US | Springfield | IL  | 62704
          62704 Springfield           |    | Springfield | IL  | 62704
          Springfield, IL 62704       |    | Springfield | IL  | 62704
          75011 Paris                 | FR | Paris       |     | 75011
          75011 Paris, France         |    | Paris       |     | 75011
          Paris 75011                 | FR | Paris       |     | 75011
          1012 AB Amsterdam           | NL | Amsterdam   |     | 1012 AB
          London SW1A 1AA             | GB | London      |     | SW1A 1AA
          Toronto, ON M5V 2T6         | CA | Toronto     | ON  | M5V 2T6
          M5V 2T6 Toronto             | CA | Toronto     | ON  | M5V 2T6
          Sydney NSW 2000             | AU | Sydney      | NSW | 2000
          00187 Roma RM               | IT | Roma        | RM  | 00187
          10115 Berlin, Mitte         | DE | Berlin, Mitte |   | 10115
          São Paulo - SP 01310-100    | BR | São Paulo   | SP  | 01310-100
          01310-100 São Paulo         | BR | São Paulo   |     | 01310-100
          """)
  void theCityMayHoldPostalCodeAndState(
      String cell, String country, String city, String state, String zip) {
    var land = country == null ? "" : country;
    var columns =
        country == null
            ? "Order,Name,Street,City,SKU,Qty"
            : "Order,Name,Street,City,SKU,Qty,Country";
    var to =
        only(columns + "\nA-1,Ann,12 Elm St,\"" + cell + "\",MUG,1," + land + "\n").details().to();
    assertThat(to.city()).isEqualTo(city);
    assertThat(to.state()).isEqualTo(state);
    assertThat(to.zip()).isEqualTo(zip);
  }

  @ParameterizedTest
  @CsvSource({
    "Springfield",
    "10115 Berlin",
    "'75011 Paris'",
    "'Paris, XQ 75011'",
    "Springfield 6270"
  })
  void aCityThatIsNotReadForCertainIsPutRightByHand(String cell) {
    var read =
        read(
            "Order,Name,Street,City,SKU,Qty\nA-1,Ann,12 Elm St,\"Boston, MA 02108\",MUG,1\n"
                + "A-2,Ann,12 Elm St,\""
                + cell
                + "\",MUG,1\n");
    assertThat(read.good()).extracting(NewOrder::number).containsExactly("A-1");
    var fault = read.bad().getFirst().faults().getFirst();
    assertThat(fault.message().sentence()).contains(cell.contains("XQ") ? "XQ" : cell);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Springfield, IL       |    | 62704 | US | Springfield | IL
          Springfield, IL 62704 |    |       | US | Springfield | IL
          Springfield, IL 62704 | IL | 62704 | US | Springfield | IL
          75011 Paris           |    | 75011 | FR | Paris       |
          Roma (RM)             | RM | 00187 | IT | Roma (RM)   | RM
          Washington            | DC | 20001 | US | Washington  | DC
          Kansas City           | MO | 64105 | US | Kansas City | MO
          Paris, France         |    | 75011 | FR | Paris, France |
          """)
  void theCityMaySayAgainWhatOtherColumnsHold(
      String cell, String state, String zip, String country, String city, String read) {
    var line =
        "A-1,Ann,12 Elm St,\""
            + cell
            + "\","
            + (state == null ? "" : state)
            + ","
            + (zip == null ? "" : zip)
            + ","
            + country
            + ",MUG,1\n";
    var to = only("Order,Name,Street,City,State,Zip,Country,SKU,Qty\n" + line).details().to();
    assertThat(to.city()).isEqualTo(city);
    assertThat(to.state()).isEqualTo(read);
    assertThat(to.zip()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Address %d", "Address Line %d", "Ship To Address %d", "Ship To - Street %d"})
  void noLineOfAnAddressIsDropped(String header) {
    var head =
        IntStream.rangeClosed(1, 6).mapToObj(header::formatted).collect(Collectors.joining(","));
    var to =
        only("Order,Name,"
                + head
                + ",City,State,Zip,Country\n"
                + "A-1,Ann,12 Elm St,Unit 2,Floor 3,Tower 4,Park 5,Gate 6,Boston,MA,02108,US\n")
            .details()
            .to();
    assertThat(to.street2()).isEqualTo("Unit 2, Floor 3, Tower 4, Park 5, Gate 6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"City/State", "Ship To City, State", "City - State"})
  void theStateMayStandBehindTheCity(String header) {
    var to =
        only("Order,Ship To Name,Ship To Address,\""
                + header
                + "\",Ship To Zip\n"
                + "A-1,Ann,12 Elm St,\"Boston, Massachusetts\",02108\n")
            .details()
            .to();
    assertThat(to.city()).isEqualTo("Boston");
    assertThat(to.state()).isEqualTo("MA");
  }

  @Test
  void aFileWhoseLinesAreQuotedAsAWholeIsRead() {
    var to =
        only("\"Order,Name,Street,City,State,Zip,Country\"\r\n"
                + "\"A-1,Ann,\"\"12 Elm St, Rear\"\",Boston,MA,02108,US\"\r\n")
            .details()
            .to();
    assertThat(to.street1()).isEqualTo("12 Elm St, Rear");
    assertThat(to.zip()).isEqualTo("02108");
  }

  @Test
  void anOrderThatAloneHasNoDayOfPaymentIsNotPaid() {
    var head =
        "Sales Record Number,Order Number,Ship To Name,Ship To Address 1,Ship To City,Ship To"
            + " State,Ship To Zip,Ship To Country,Item Title,Custom Label,Paid On Date\n";
    var ann = ",Ann Buyer,12 Elm St,Boston,MA,02108,US,Mug,MUG,";
    var read = read(head + "1,A-1" + ann + "Nov-20-26\n2,A-2" + ann + "\n");
    assertThat(read.good()).extracting(NewOrder::number).containsExactly("A-1");
    assertThat(read.left().getFirst().reason().name()).isEqualTo("UNPAID");
    assertThat(read(head + "2,A-2" + ann + "\n").good())
        .as("a file that tells it of none")
        .hasSize(1);
  }

  @Test
  void whatAShopAsksAtItsCheckoutIsTheBuyersOwn() {
    var item =
        only(HEAD + "Checkout Form: Gift message\n" + ANN + "Happy day\n")
            .details()
            .items()
            .getFirst();
    assertThat(item.optionsInBrief()).isEqualTo("Gift message: Happy day");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Dimensions (cm)   | 30 x 20 x 10    | 11.81
          Parcel dimensions | 30×20×10 cm     | 11.81
          Dimensions        | 12" x 8" x 4"   | 12
          """)
  void allSidesMayStandInOneColumn(String column, String cell, String length) {
    var parcel =
        only(HEAD + column + "\n" + ANN + '"' + cell.replace("\"", "\"\"") + "\"\n")
            .details()
            .parcel();
    assertThat(parcel.lengthIn()).isEqualByComparingTo(length);
    assertThat(parcel.heightIn()).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"Weight (st)", "Weight (stone)", "Stone", "Weight (tonnes)"})
  void aWeightInAUnitThatIsNotReadIsAskedFor(String column) {
    var read = read(HEAD + column + "\n" + ANN + "1\n");
    assertThat(read.good()).isEmpty();
    assertThat(read.bad().getFirst().faults().getFirst().message().sentence()).contains("of what?");
  }

  private static NewOrder only(String text) {
    var read = read(text);
    assertThat(read.bad()).isEmpty();
    assertThat(read.good()).hasSize(1);
    return read.good().getFirst();
  }

  private static OrderReader.Result read(String text) {
    var sheet = SheetFile.read(text.getBytes(StandardCharsets.UTF_8));
    return OrderReader.of(
        Layout.of(sheet, CellGuess.told(FileKind.ORDERS.guess(sheet.header()), sheet)),
        sheet.lines(),
        null,
        OrderReaderTest.defaults(Money.USD));
  }
}
