package dev.quayside.engine.carrier.fedex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.NullNode;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierDocument;
import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.DocumentKind;
import dev.quayside.engine.carrier.InDoubtException;
import dev.quayside.engine.carrier.IssuedLabel;
import dev.quayside.engine.carrier.LabelFormat;
import dev.quayside.engine.carrier.LabelSpec;
import dev.quayside.engine.carrier.LookupAnswer;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.carrier.Quote.Charge;
import dev.quayside.engine.carrier.Rating;
import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.Tender;
import dev.quayside.engine.carrier.TrackingStatus;
import dev.quayside.engine.carrier.VoidAnswer;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.fedex.FedexDouble.Labels;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// FedEx over a real line, against a double that holds every request to its files.
class FedexTest {

  /// A Tuesday evening in New York, Wednesday in London.
  private static final Instant TUESDAY = Instant.parse("2026-11-25T01:00:00Z");

  private final FedexDouble fedex = new FedexDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier = open(Map.of());

  private Carrier open(Map<String, String> more) {
    var values = new HashMap<>(FedexDouble.ACCOUNT);
    values.putAll(more);
    return Accounts.open(new Fedex(), fedex.url(), () -> now, values);
  }

  @AfterEach
  void everyRequestWasAsTheFilesSay() {
    fedex.close();
    assertThat(fedex.violations()).isEmpty();
  }

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
        .containsExactly(DocumentKind.LABEL, DocumentKind.COMMERCIAL_INVOICE);
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
    assertThat(problem)
        .hasMessageContaining("Recipient postal code")
        .hasMessageContaining("RECIPIENT.POSTALCODE.INVALID")
        .message()
        .doesNotContain("not-to-be-told");
    assertThat(refusal(() -> carrier.rate(to(recipient()), Set.of("FIRST_OVERNIGHT"))).code())
        .isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
  }

  @ParameterizedTest
  @CsvSource({"212 555 010, phone", "'', phone"})
  void aPhoneIsNeeded(String phone, String field) {
    var mute =
        new Address("Bob", null, "1 Main St", null, "New York", "NY", "10001", "US", phone, null);
    assertThat(refusal(() -> carrier.purchase(tender(to(mute), "FEDEX_GROUND", LabelFormat.PDF))))
        .hasMessageContaining("to." + field)
        .hasMessageContaining("10 to 15 digits");
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

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aLabelThatIsLostIsVoidedSoThatOneParcelIsBoughtInTheEnd(Fault fault) {
    fedex.losesItsAnswer(FedexTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isEqualTo(new LookupAnswer.NotBought());
    carrier.purchase(tender(LabelFormat.PDF));
    assertThat(fedex.live()).hasSize(1);
    assertThat(fedex.shipments()).hasSize(2);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"UNAUTHORIZED", "TOO_MANY"})
  void aRefusalForSureBuysNothing(Fault fault) {
    fedex.fails(FedexTest::isBuying, fault);
    refusal(() -> carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(fedex.shipments()).isEmpty();
  }

  @Test
  void aLostLabelThatCannotBeVoidedIsForAPerson() {
    fedex.losesItsAnswer(FedexTest::isBuying, Fault.CUT);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.recovers();
    fedex.scan("[]");
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(null));
  }

  @Test
  void aVoidWithoutAnAnswerLeavesTheLookupOpen() {
    fedex.losesItsAnswer(FedexTest::isBuying, Fault.CUT);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.losesItsAnswer(request -> request.method().equals("PUT"), Fault.ERROR);
    assertThat(refusal(() -> carrier.lookUp(tender(LabelFormat.PDF))).code())
        .isEqualTo(ProblemCode.CARRIER_UNAVAILABLE);
    fedex.recovers();
    now = TUESDAY.plusSeconds(91);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isEqualTo(new LookupAnswer.NotBought());
    assertThat(fedex.live()).isEmpty();
  }

  @Test
  void whatWasNeverTakenIsNotBoughtAfterAMinuteAndAHalf() {
    fedex.fails(FedexTest::isBuying, Fault.ERROR);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    fedex.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(90)));
    now = TUESDAY.plusSeconds(91);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isEqualTo(new LookupAnswer.NotBought());
  }

  @Test
  void aLabelIsVoidedAndVoidedAgainIsTheSame() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(fedex.live()).isEmpty();
  }

  @Test
  void aParcelUnderWayIsNotVoided() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    fedex.scan("[]");
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Refused.class);
  }

  /// Every code of FedEx's list of tracking status codes.
  @ParameterizedTest
  @CsvSource({
    "PRE_TRANSIT, OC OX SH RP EP DS PD DR LP RG RD",
    "ACCEPTED, PU PX AP",
    "IN_TRANSIT, PF AA AC AF AO AR AX CH DD DP DY EA EO FD IT IX LO OF Ow PL PM RC RM RR SF SP TR",
    "IN_TRANSIT, CC CP CU BR TP somethingNew",
    "OUT_FOR_DELIVERY, OD ED AD",
    "AVAILABLE_FOR_PICKUP, HL HP",
    "DELIVERED, DL",
    "EXCEPTION, DE SE CD",
    "RETURNED, RS",
    "CANCELLED, CA"
  })
  void everyCodeHasItsStatus(TrackingStatus status, String codes) {
    for (var code : codes.split(" ")) {
      assertThat(
              scans(
                  "{\"date\": \"2026-11-26T09:30:00-06:00\", \"eventType\": \"%s\"}"
                      .formatted(code)))
          .as(code)
          .extracting(Scan::status)
          .containsExactly(status);
    }
  }

  @Test
  void scansComeOldestFirstWithPlaceAndReason() {
    var scans =
        scans(
            """
            {"date": "2026-11-26T09:30:00-06:00", "eventType": "DY", "eventDescription": "Delay",
             "exceptionDescription": "Snow", "delayDetail": {"type": "WEATHER"},
             "scanLocation": {"city": "MEMPHIS", "stateOrProvinceCode": "TN", "countryCode": "US"}},
            {"date": "2026-11-25T20:00:00-05:00", "eventType": "PU", "eventDescription": "Picked up"},
            {"date": "yesterday", "eventType": "PU"}""");
    assertThat(scans).extracting(Scan::description).containsExactly("Picked up", "Delay: Snow");
    assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-26T15:30:00Z"));
    assertThat(scans.getLast().city()).isEqualTo("MEMPHIS");
    assertThat(scans.getLast().substatus()).isEqualTo(Substatus.WEATHER_DELAY);
  }

  private static List<Scan> scans(String events) {
    var number = FedexDouble.number(0);
    var shipment = new FedexDouble.Shipment(number, "", NullNode.getInstance(), false);
    var said =
        FedexAnswers.complete(List.of(FedexAnswers.tracked(number, shipment, "[" + events + "]")));
    return FedexTracking.scans(read(said)).getOrDefault(number, List.of());
  }

  private static FedexTrackWire.Output read(String said) {
    var answer = new Said(200, Map.of(), said.getBytes(StandardCharsets.UTF_8));
    return Objects.requireNonNull(
        Wire.read(answer, FedexTrackWire.Reply.class).orElseThrow().output());
  }

  @Test
  void thirtyNumbersAreTrackedInOneCall() {
    var bought = carrier.purchase(tender(LabelFormat.PDF));
    fedex.scan("[{\"date\": \"2026-11-26T09:30:00-06:00\", \"eventType\": \"IT\"}]");
    assertThat(carrier.mostTrackedAtOnce()).isEqualTo(30);
    var all = carrier.trackAll(List.of(bought.trackingNumber(), FedexDouble.number(9)));
    assertThat(all.get(bought.trackingNumber())).hasSize(1);
    assertThat(all.get(FedexDouble.number(9))).as("one it does not know").isEmpty();
    assertThat(fedex.asked("POST", "/track/v1/trackingnumbers")).isEqualTo(1);
  }

  private static boolean isBuying(Asked request) {
    return request.method().equals("POST") && request.path().equals("/ship/v1/shipments");
  }

  private static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }

  private static IssuedLabel issued(Acceptance bought) {
    return new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle());
  }

  private static Tender tender(LabelFormat format) {
    return tender(to(recipient()), "FEDEX_GROUND", format);
  }

  private static Tender tender(Consignment consignment, String service, LabelFormat format) {
    return new Tender(
        "shp_1", service, consignment, Money.usd("12.71"), LabelSpec.fourBySix(format));
  }

  private static Address recipient() {
    return new Address(
        "Bob Buyer",
        "Buyer & Co",
        "350 5th Ave",
        "Floor 12",
        "New York",
        "NY",
        "10118-0110",
        "US",
        "+1 212 555 0100",
        "bob@example.com");
  }

  private static Consignment to(Address to) {
    return consignment(
        to,
        new Parcel(
            Weight.ofOunces(new BigDecimal("56")),
            Dimensions.ofInches("10", "8", "4"),
            false,
            Signature.NONE,
            null,
            null),
        false,
        null);
  }

  private static Consignment abroad(@Nullable Customs customs) {
    var london =
        new Address(
            "Ann Buyer",
            null,
            "10 Downing St",
            null,
            "London",
            null,
            "SW1A 2AA",
            "GB",
            "020 7946 0000",
            null);
    return consignment(
        london, Parcel.of(Weight.ofPounds(2), Dimensions.ofInches("10", "8", "4")), false, customs);
  }

  private static Customs customs(Incoterm incoterm) {
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(
            new CustomsItem(
                "Mug",
                2,
                Money.of("10.00", Currency.getInstance("GBP")),
                Weight.ofOunces("8"),
                "6912.00",
                "US")),
        incoterm);
  }

  private static Consignment consignment(
      Address to, Parcel parcel, boolean isReturn, @Nullable Customs customs) {
    return new Consignment(
        new Address(
            "Ann Sender",
            "Quay Goods",
            "20 W 34th St",
            null,
            "New York",
            "NY",
            "10001",
            "US",
            "212 555 0101",
            null),
        to,
        parcel,
        isReturn,
        customs,
        "SO-1042",
        TUESDAY);
  }
}
