package dev.quayside.engine.carrier.fedex;

import static dev.quayside.engine.carrier.doubles.NewYork.recipient;
import static dev.quayside.engine.carrier.fedex.FedexSamples.abroad;
import static dev.quayside.engine.carrier.fedex.FedexSamples.consignment;
import static dev.quayside.engine.carrier.fedex.FedexSamples.customs;
import static dev.quayside.engine.carrier.fedex.FedexSamples.refusal;
import static dev.quayside.engine.carrier.fedex.FedexSamples.tender;
import static dev.quayside.engine.carrier.fedex.FedexSamples.to;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.fedex.FedexDouble.Labels;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.PayorAccount;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What FedEx is asked, and what is read of its answers.
class FedexTest extends FedexAccount {

  @Test
  void theAccountsOwnPricesAreReadWithPartsDatesAndRemarks() {
    var rating = carrier.rate(to(recipient()), Set.of());
    assertThat(rating.quotes())
        .extracting(Quote::service)
        .containsExactly("FEDEX_GROUND", "FEDEX_2_DAY", "FEDEX_BRAND_NEW");
    var ground = rating.quotes().getFirst();
    assertThat(ground.serviceName()).isEqualTo("FedEx Ground");
    assertThat(ground.amount()).as("not the list price").isEqualTo(Money.usd("12.71"));
    assertThat(ground.breakdown())
        .extracting(Charge::code)
        .containsExactly("base", "discount", "fuel", "other");
    assertThat(ground.zone()).isEqualTo("5");
    assertThat(ground.billableWeight()).isEqualByComparingTo(Weight.ofPounds(4));
    assertThat(ground.transitDays()).isEqualTo(4);
    assertThat(ground.deliveryDate()).as("Mondays to Fridays").isEqualTo("2026-11-30");
    assertThat(ground.guaranteed()).isFalse();
    var twoDay = rating.quotes().get(1);
    assertThat(twoDay.deliveryDate()).as("its own date").isEqualTo("2026-11-30");
    assertThat(twoDay.transitDays()).isEqualTo(4);
    assertThat(twoDay.guaranteed()).isTrue();
    assertThat(twoDay.breakdown()).extracting(Charge::code).containsExactly("base", "hst", "other");
    var unknown = rating.quotes().getLast();
    assertThat(unknown.serviceName()).isEqualTo("FedEx Brand New®");
    assertThat(unknown.amount()).isEqualTo(Money.of("5.00", Currency.getInstance("GBP")));
    assertThat(rating.declined())
        .extracting(Rating.Declined::service)
        .containsExactly("PRIORITY_OVERNIGHT");
    assertThat(rating.alerts())
        .containsExactly(
            "Shipment level charges have been added to first package. (SHIPMENT.CHARGES.NOTE)",
            "Dimensional weight used. (DIM.APPLIED.NOTE)");
  }

  @ParameterizedTest
  @CsvSource({"New York, true, 10118-0110", "Nowhere, false,", "Utopia, true,"})
  void anAddressIsLookedUpInItsFiles(String city, boolean found, @Nullable String zip) {
    var files = carrier.able(AddressLookup.class).orElseThrow();
    var said =
        files.lookUpAddress(
            new Address(null, null, "350 5th Ave", "", city, "NY", "10118", "US", null, null));
    assertThat(said.found()).isEqualTo(found);
    var standard = said.standard();
    assertThat(standard == null ? null : standard.zip()).isEqualTo(zip);
    assertThat(said.remarks()).containsExactly("INTERPOLATED.STREET.ADDRESS");
  }

  @Test
  void aTokenIsFetchedOnceAndAgainWhenItIsRefused() {
    carrier.rate(to(recipient()), Set.of("FEDEX_GROUND"));
    carrier.track(FedexDouble.number(7));
    assertThat(fedex.asked("POST", "/oauth/token")).isEqualTo(1);
    fedex.forgetsItsTokens();
    carrier.purchase(tender(LabelFormat.PDF));
    assertThat(fedex.asked("POST", "/oauth/token")).isEqualTo(2);
    assertThat(fedex.shipments()).hasSize(1);
  }

  @Test
  void trackingMayBeAProjectOfItsOwn() {
    var other = open(Map.of("trackingApiKey", "track-key", "trackingSecretKey", "nor-this"));
    other.track(FedexDouble.number(7));
    assertThat(fedex.asked().getLast().header("authorization")).isEqualTo("Bearer track-1");
  }

  @Test
  void groundEconomyIsAskedOfAccountsWithAHub() {
    var other = open(Map.of("hubId", "5531"));
    other.rate(to(recipient()), Set.of());
    assertThat(fedex.asked().getLast().text()).contains("5531", "PARCEL_SELECT", "FXSP");
    other.purchase(tender(to(recipient()), "SMART_POST", LabelFormat.PDF));
    assertThat(fedex.asked().getLast().text()).contains("5531");
    other.purchase(tender(LabelFormat.PDF));
    assertThat(fedex.asked().getLast().text()).doesNotContain("5531");
  }

  @Test
  void whatIsAskedForTheParcelIsSaid() {
    var wishes =
        consignment(
            recipient(),
            new Parcel(
                Weight.ofPounds(3),
                Dimensions.ofInches("10.2", "8", "4"),
                true,
                Signature.ADULT,
                Money.usd("250.00"),
                true),
            true,
            null);
    carrier.rate(wishes, Set.of());
    assertThat(fedex.asked().getLast().text())
        .contains("LIMITED_QUANTITIES_COMMODITIES", "ADULT", "RETURN_SHIPMENT", "\"length\":11");
    carrier.purchase(tender(wishes, "GROUND_HOME_DELIVERY", LabelFormat.PDF));
    var asked = fedex.shipments().getFirst().asked();
    assertThat(asked.toString())
        .contains("LIMITED_QUANTITIES_COMMODITIES", "ADULT", "PRINT_RETURN_LABEL", "250.0");
    assertThat(
            refusal(() -> carrier.purchase(tender(wishes, "FEDEX_2_DAY", LabelFormat.PDF))).code())
        .isEqualTo(ProblemCode.HAZMAT_NOT_SUPPORTED);
    assertThat(refusal(() -> carrier.rate(wishes, Set.of("FEDEX_2_DAY"))).code())
        .isEqualTo(ProblemCode.HAZMAT_NOT_SUPPORTED);
  }

  @ParameterizedTest
  @CsvSource({"PDF, %PDF, PAPER_4X6", "ZPL, ^XA, STOCK_4X6", "PNG, PNG, PAPER_4X6"})
  void aLabelIsBoughtInTheFormatThatIsWanted(LabelFormat format, String begins, String stock) {
    var bought = carrier.purchase(tender(format));
    assertThat(bought.trackingNumber()).isEqualTo(FedexDouble.number(0));
    assertThat(bought.codes()).containsExactly("1010062512241535917900" + FedexDouble.number(0));
    assertThat(bought.shipDate()).as("New York's day").isEqualTo(LocalDate.parse("2026-11-24"));
    assertThat(bought.estimatedDelivery()).isEqualTo(LocalDate.parse("2026-12-01"));
    assertThat(bought.charged()).as("of the account").isEqualTo(Money.usd("12.71"));
    assertThat(bought.documents().getFirst().file())
        .startsWith(begins.getBytes(StandardCharsets.US_ASCII));
    var shipment = fedex.shipments().getFirst();
    assertThat(shipment.reference()).isEqualTo("shp_1");
    assertThat(shipment.asked().toString())
        .contains(stock, "P_O_NUMBER", "SO-1042", "\"phoneNumber\":\"2125550100\"");
    assertThat(fedex.asked().getLast().header("x-customer-transaction-id")).isEqualTo("shp_1");
  }

  @Test
  void aPrinterOf300DotsGetsItsOwnZpl() {
    carrier.purchase(
        new Tender(
            "shp_1",
            "FEDEX_GROUND",
            to(recipient()),
            Money.usd("12.71"),
            new LabelSpec(LabelFormat.ZPL, Size.FOUR_BY_SIX, Dpi.DPI_300)));
    assertThat(fedex.shipments().getFirst().asked().toString()).contains("\"resolution\":300");
  }

  @Test
  void goodsAreDeclaredAndTheInvoiceIsKept() {
    var abroad = abroad(customs(Incoterm.DDP));
    carrier.rate(abroad, Set.of());
    var bought = carrier.purchase(tender(abroad, "FEDEX_INTERNATIONAL_PRIORITY", LabelFormat.PDF));
    assertThat(bought.documents())
        .extracting(CarrierDocument::kind)
        .containsExactly(CarrierDocumentKind.LABEL, CarrierDocumentKind.COMMERCIAL_INVOICE);
    var declared = fedex.shipments().getFirst().asked().path("customsClearanceDetail");
    assertThat(declared.path("dutiesPayment").path("paymentType").asText()).isEqualTo("SENDER");
    assertThat(declared.path("totalCustomsValue").toString()).contains("20.0", "\"UKL\"");
    assertThat(declared.path("commodities").path(0).path("harmonizedCode").asText())
        .isEqualTo("6912.00");
  }

  @Test
  void abroadNothingIsBoughtUndeclaredButPriced() {
    carrier.rate(abroad(null), Set.of());
    assertThat(
            refusal(
                    () ->
                        carrier.purchase(
                            tender(abroad(null), "INTERNATIONAL_ECONOMY", LabelFormat.PDF)))
                .code())
        .isEqualTo(ProblemCode.CUSTOMS_REQUIRED);
    assertThat(fedex.shipments()).isEmpty();
  }

  @Test
  void aLabelByLinkIsFetched() {
    fedex.labelsAre(Labels.BY_LINK);
    assertThat(carrier.purchase(tender(LabelFormat.PDF)).documents().getFirst().file())
        .startsWith("%PDF".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aShipmentWithoutALabelIsVoidedAndSaidToBe() {
    fedex.labelsAre(Labels.MISSING);
    var problem = refusal(() -> carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(problem)
        .hasMessageContaining("without a label")
        .hasMessageContaining(FedexDouble.number(0));
    assertThat(fedex.live()).isEmpty();
  }

  @Test
  void aRefusalIsToldInItsWordsWithoutSecrets() {
    var nowhere =
        new Address(
            "Bob", null, "1 Main St", null, "Nowhere", "NY", "10001", "US", "2125550100", null);
    var problem =
        refusal(() -> carrier.purchase(tender(to(nowhere), "FEDEX_GROUND", LabelFormat.PDF)));
    assertThat(problem.code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(problem.problem().details())
        .containsExactly(new Violation("carrier", "RECIPIENT.POSTALCODE.INVALID"));
    assertThat(problem)
        .hasMessageContaining("Recipient postal code")
        .hasMessageContaining("RECIPIENT.POSTALCODE.INVALID")
        .message()
        .doesNotContain("not-to-be-told");
    assertThat(refusal(() -> carrier.rate(to(recipient()), Set.of("FIRST_OVERNIGHT"))).code())
        .isEqualTo(ProblemCode.CARRIER_REFUSED);
  }

  @ParameterizedTest
  @CsvSource({
    "212 555 010, must have 10 to 15 digits for FedEx",
    "'', enter a phone number of the recipient for FedEx"
  })
  void aPhoneIsNeeded(String phone, String words) {
    var mute =
        new Address("Bob", null, "1 Main St", null, "New York", "NY", "10001", "US", phone, null);
    assertThat(refusal(() -> carrier.purchase(tender(to(mute), "FEDEX_GROUND", LabelFormat.PDF))))
        .hasMessageContaining("to.phone")
        .hasMessageContaining(words);
  }

  @Test
  void wrongCredentialsAreSaidToBe() {
    var stranger = open(Map.of("secretKey", "wrong"));
    for (Runnable call :
        new Runnable[] {
          () -> stranger.rate(to(recipient()), Set.of()),
          () -> stranger.purchase(tender(LabelFormat.PDF)),
          () -> stranger.voidLabel(new IssuedLabel("shp_1", FedexDouble.number(0), "US")),
          () -> stranger.track(FedexDouble.number(0))
        }) {
      assertThat(refusal(call).code()).isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
    }
  }

  @Test
  void whoPaysWhenAndInWhatIsSentInItsOwnFields() {
    var paid =
        new PaidBy(Payor.RECIPIENT, null, PayorAccount.open("123456789"), null, null, "fedex");
    var pak =
        abroad(null)
            .between(abroad(null).from(), abroad(null).from())
            .with(
                new Parcel(
                    Weight.ofPounds(1),
                    null,
                    false,
                    Signature.NONE,
                    null,
                    null,
                    Packaging.FEDEX_PAK))
            .with(
                new ShippingOptions(
                    new BillTo(paid, null),
                    null,
                    true,
                    "Dock 4",
                    List.of(new ShipmentReference(ReferenceKind.DEPARTMENT, "Spares")),
                    true));
    carrier.purchase(tender(pak, "FEDEX_2_DAY", LabelFormat.PDF));
    var sent = fedex.shipments().getLast().asked().toString();
    assertThat(sent)
        .contains(
            "\"paymentType\":\"RECIPIENT\"",
            "123456789",
            "FEDEX_PAK",
            "FEDEX_ONE_RATE",
            "SATURDAY_DELIVERY",
            "\"deliveryInstructions\":\"Dock 4\"",
            "DEPARTMENT_NUMBER")
        .doesNotContain("\"dimensions\"");
    carrier.rate(pak, Set.of());
    assertThat(fedex.asked().getLast().text()).contains("FEDEX_ONE_RATE", "\"LIST\"");
  }

  @Test
  void whereOneRateIsNotSoldThePricesByWeightStay() {
    var rating = carrier.rate(pak("10118"), Set.of());
    assertThat(rating.quotes()).extracting(Quote::pricing).contains(PriceKind.FLAT);
    var fromHonolulu = carrier.rate(pak("96813"), Set.of());
    assertThat(fedex.asked().getLast().text()).contains("FEDEX_ONE_RATE");
    assertThat(fromHonolulu.quotes())
        .isNotEmpty()
        .extracting(Quote::pricing)
        .containsOnly(PriceKind.WEIGHT);
  }

  private static Consignment pak(String fromZip) {
    var near = abroad(null).from();
    return abroad(null)
        .between(Address.of(fromZip, "US"), near)
        .with(
            new Parcel(
                Weight.ofPounds(1), null, false, Signature.NONE, null, null, Packaging.FEDEX_PAK));
  }
}
