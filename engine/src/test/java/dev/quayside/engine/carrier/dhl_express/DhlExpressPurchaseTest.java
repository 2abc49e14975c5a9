package dev.quayside.engine.carrier.dhl_express;

import static dev.quayside.engine.carrier.dhl_express.DhlParcels.abroad;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.consignment;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.goods;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.mixed;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.parcel;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.recipient;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.tender;
import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.PayorAccount;
import dev.quayside.engine.parcel.option.ShippingOptions;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Labels bought from DHL Express, and what becomes of them when an answer is lost.
class DhlExpressPurchaseTest {

  private final DhlExpressDouble dhl = new DhlExpressDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new DhlExpress(), dhl.url(), () -> now, DhlExpressDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsTheDescriptionSays() {
    dhl.close();
    assertThat(dhl.violations()).isEmpty();
  }

  @Test
  void aLabelIsBoughtWithItsPapersAndItsPrice() {
    var bought = carrier.purchase(tender(abroad(), LabelFormat.PNG));
    assertThat(bought.trackingNumber()).isEqualTo("1234567810");
    assertThat(bought.codes()).containsExactly("JD014600001234567890", "JJD014600001234567890");
    assertThat(bought.charged()).isEqualTo(Money.usd("89.25"));
    assertThat(bought.shipDate()).as("New York's day").isEqualTo(LocalDate.parse("2026-11-24"));
    assertThat(bought.estimatedDelivery()).isEqualTo(LocalDate.parse("2026-11-27"));
    assertThat(bought.documents())
        .extracting(CarrierDocument::kind)
        .containsExactly(
            CarrierDocumentKind.LABEL,
            CarrierDocumentKind.WAYBILL,
            CarrierDocumentKind.COMMERCIAL_INVOICE);
    assertThat(bought.documents().getFirst().file()).startsWith(ascii("%PDF"));
    var asked = dhl.shipments().getFirst().asked();
    assertThat(asked.path("productCode").asText()).isEqualTo("P");
    var line = asked.at("/content/exportDeclaration/lineItems/0");
    assertThat(line.at("/weight/netValue").decimalValue())
        .as("of both")
        .isEqualByComparingTo("0.4");
    assertThat(line.at("/commodityCodes/0/value").asText()).isEqualTo("61091000");
    assertThat(asked.at("/content/declaredValue").decimalValue()).isEqualByComparingTo("39.8");
    assertThat(asked.at("/content/incoterm").asText()).isEqualTo("DAP");
  }

  @Test
  void zplIsAskedForAsZpl() {
    var bought = carrier.purchase(tender(abroad(), LabelFormat.ZPL));
    assertThat(bought.documents().getFirst().file()).startsWith(ascii("^XA"));
  }

  @Test
  void documentsGoWithoutADeclaration() {
    var papers = consignment(recipient(), parcel(), null);
    carrier.purchase(tender(DhlServices.DOCUMENTS, papers, LabelFormat.PDF));
    var asked = dhl.shipments().getFirst().asked();
    assertThat(asked.path("productCode").asText()).isEqualTo("D");
    assertThat(asked.at("/content/isCustomsDeclarable").asBoolean()).isFalse();
    assertThat(asked.at("/content/description").asText()).isEqualTo("Documents");
  }

  /// What stays within the Union's customs is not declared; the Canary Islands are without.
  @ParameterizedTest
  @CsvSource({"28001, U, false", "35001, P, true"})
  void withinTheCustomsUnionNothingIsDeclared(String zip, String product, boolean declared) {
    var berlin =
        new Address(
            "Ann", "Kai GmbH", "Am Kai 1", null, "Berlin", null, "10115", "DE", "+49 30", null);
    var spain =
        new Address("Bob", null, "Calle Mayor 1", null, "Madrid", null, zip, "ES", "+34 91", null);
    var consignment =
        new Consignment(berlin, spain, parcel(), false, goods(Incoterm.DDU), null, TUESDAY);
    carrier.purchase(tender(consignment, LabelFormat.PDF));
    var asked = dhl.shipments().getFirst().asked();
    assertThat(asked.path("productCode").asText()).isEqualTo(product);
    assertThat(asked.at("/content/isCustomsDeclarable").asBoolean()).isEqualTo(declared);
  }

  @Test
  void aLongStreetTakesThreeLines() {
    var to =
        new Address(
            null,
            "Buyer & Co",
            "Strasse des siebzehnten Juni einhundertfünfunddreißig",
            "Hinterhaus, vierter Stock, links neben dem Aufzug",
            "Berlin",
            "BE",
            "10623",
            "DE",
            "+49 30 1",
            "x".repeat(80) + "@example.com");
    carrier.purchase(tender(consignment(to, parcel(), goods(Incoterm.DDU)), LabelFormat.PDF));
    var receiver = dhl.shipments().getFirst().asked().at("/customerDetails/receiverDetails");
    assertThat(receiver.at("/postalAddress/addressLine3").asText()).isNotEmpty();
    assertThat(receiver.at("/contactInformation/fullName").asText()).isEqualTo("Buyer & Co");
    assertThat(receiver.at("/contactInformation").has("email")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"phone", "street", "customs", "currencies"})
  void whatWouldBeLostIsRefusedByNameBeforeAnythingIsAsked(String what) {
    var phoneless =
        new Address("Bob", null, "Am Kai 1", null, "Berlin", null, "10115", "DE", null, null);
    var endless =
        new Address(
            "Bob",
            null,
            "Gang der Türen ".repeat(12),
            null,
            "Berlin",
            null,
            "10115",
            "DE",
            "1",
            null);
    var refused =
        switch (what) {
          case "phone" -> consignment(phoneless, parcel(), goods(Incoterm.DDU));
          case "street" -> consignment(endless, parcel(), goods(Incoterm.DDU));
          case "customs" -> consignment(recipient(), parcel(), null);
          default -> consignment(recipient(), parcel(), mixed());
        };
    var problem = refusal(() -> carrier.purchase(tender(refused, LabelFormat.PDF))).problem();
    assertThat(problem.code())
        .isIn(
            ProblemCode.INVALID_ADDRESS, ProblemCode.CUSTOMS_REQUIRED, ProblemCode.INVALID_CUSTOMS);
    assertThat(dhl.asked()).isEmpty();
  }

  @Test
  void itsWordsReachThePersonAndItsSecretsNobody() {
    var nowhere =
        new Address("Bob", null, "Am Kai 1", null, "Nowhere", null, "10115", "DE", "1", null);
    var refused = consignment(nowhere, parcel(), goods(Incoterm.DDU));
    assertThat(refusal(() -> carrier.purchase(tender(refused, LabelFormat.PDF))))
        .hasMessageContaining("DHL Express: The destination location is invalid")
        .hasMessageContaining("(420504); Please check the message")
        .message()
        .doesNotContain("not-to-be-told");
    assertThat(dhl.shipments()).isEmpty();
  }

  @Test
  void silenceLeavesOneParcel() {
    dhl.losesItsAnswer(DhlExpressPurchaseTest::isBuying, Fault.SILENT);
    var tender = tender(abroad(), LabelFormat.PDF);
    silent(dhl, () -> carrier.purchase(tender));
    dhl.recovers();
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.Bought.class);
    assertThat(dhl.shipments()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aLostAnswerLeavesOneParcelWhichItsReferenceFindsAndWhoseLabelIsGone(Fault fault) {
    dhl.losesItsAnswer(DhlExpressPurchaseTest::isBuying, fault);
    var tender = tender(abroad(), LabelFormat.PDF);
    assertThatThrownBy(() -> carrier.purchase(tender)).isInstanceOf(InDoubtException.class);
    dhl.recovers();
    assertThat(carrier.lookUp(tender))
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            found -> {
              var made = found.acceptance();
              assertThat(made.trackingNumber()).isEqualTo(dhl.shipments().getFirst().waybill());
              assertThat(made.documents())
                  .containsExactly(CarrierDocument.lost(CarrierDocumentKind.LABEL));
            });
    assertThat(dhl.shipments()).hasSize(1);
  }

  @Test
  void beforeTheFirstScanItIsAskedLonger() {
    dhl.losesItsAnswer(DhlExpressPurchaseTest::isBuying, Fault.CUT);
    var tender = tender(abroad(), LabelFormat.PDF);
    assertThatThrownBy(() -> carrier.purchase(tender)).isInstanceOf(InDoubtException.class);
    dhl.recovers();
    dhl.knowsReferences(false);
    now = TUESDAY.plusSeconds(29 * 60);
    assertThat(carrier.lookUp(tender))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(30 * 60)));
    dhl.knowsReferences(true);
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.Bought.class);
    dhl.knowsReferences(false);
    now = TUESDAY.plusSeconds(30 * 60);
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.NotBought.class);
  }

  @Test
  void aPurchaseWhoseAnswerHasNoLabelIsAPurchase() {
    dhl.forgetsLabels();
    var bought = carrier.purchase(tender(abroad(), LabelFormat.PDF));
    assertThat(bought.documents()).containsExactly(CarrierDocument.lost(CarrierDocumentKind.LABEL));
    assertThat(bought.charged()).isNull();
  }

  @ParameterizedTest
  @CsvSource({"UNAUTHORIZED,CARRIER_CREDENTIALS", "TOO_MANY,CARRIER_UNAVAILABLE"})
  void whatWasRefusedAtTheDoorWasNotBought(Fault fault, ProblemCode code) {
    dhl.fails(DhlExpressPurchaseTest::isBuying, fault);
    assertThat(refusal(() -> carrier.purchase(tender(abroad(), LabelFormat.PDF))).problem().code())
        .isEqualTo(code);
    assertThat(dhl.shipments()).isEmpty();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static boolean isBuying(Asked request) {
    return request.is("POST", DhlExpressDouble.API + "/shipments");
  }

  private static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }

  @Test
  void anotherPaysByHisOwnAccount() {
    var paid =
        new PaidBy(Payor.THIRD_PARTY, null, PayorAccount.open("987654321"), null, null, null);
    var asked =
        consignment(recipient(), parcel(), goods(Incoterm.DDU))
            .with(new ShippingOptions(new BillTo(paid, paid), null, false, null, List.of(), false));
    carrier.purchase(tender(asked, LabelFormat.PDF));
    assertThat(dhl.shipments().getLast().asked().path("accounts").toString())
        .contains(
            "{\"typeCode\":\"payer\",\"number\":\"987654321\"}",
            "{\"typeCode\":\"duties-taxes\",\"number\":\"987654321\"}");
  }
}
