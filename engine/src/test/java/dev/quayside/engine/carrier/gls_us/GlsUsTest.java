package dev.quayside.engine.carrier.gls_us;

import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// GLS US over a real line, against a double that holds every request to what clients of it send.
class GlsUsTest {

  /// A Tuesday evening in California, Wednesday in London.
  private static final Instant TUESDAY = Instant.parse("2026-11-25T02:00:00Z");

  private final GlsUsDouble gls = new GlsUsDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new GlsUs(), gls.url(), () -> now, GlsUsDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsClientsSendThem() {
    gls.close();
    assertThat(gls.violations()).isEmpty();
  }

  @Test
  void allServicesArePricedInOneCall() {
    var rating = carrier.rate(to(recipient()), Set.of());
    assertThat(rating.quotes())
        .extracting(Quote::service)
        .containsExactly("gls_ground", "gls_priority_overnight", "XYZ");
    var ground = rating.quotes().getFirst();
    assertThat(ground.amount()).isEqualTo(Money.usd("11.24"));
    assertThat(ground.breakdown())
        .extracting(Charge::code)
        .containsExactly("base", "fuel", "other");
    assertThat(ground.transitDays()).isEqualTo(3);
    assertThat(ground.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-27"));
    assertThat(rating.quotes().get(1).guaranteed()).isTrue();
    assertThat(rating.quotes().getLast().serviceName()).isEqualTo("Something new");
    assertThat(carrier.rate(to(recipient()), Set.of("gls_ground")).quotes()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "CA, K1A0B1, 5, false, false, SERVICE_NOT_AVAILABLE",
    "US, 90210, 5, true, false, HAZMAT_NOT_SUPPORTED",
    "US, 90210, 151, false, false, WEIGHT_EXCEEDS_LIMIT",
    "US, 90210, 5, false, true, RETURNS_NOT_SUPPORTED",
    "US, 00501, 5, false, false, INVALID_ADDRESS"
  })
  void whatItCannotCarryIsRefused(
      String country, String zip, int pounds, boolean hazmat, boolean back, ProblemCode code) {
    var consignment =
        new Consignment(
            sender(),
            Address.of(zip, country),
            new Parcel(Weight.ofPounds(pounds), null, hazmat, Signature.NONE, null, null),
            back,
            null,
            null,
            TUESDAY);
    assertThat(refusal(() -> carrier.rate(consignment, Set.of())).problem().code()).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource({"PDF, PNG", "PNG, PNG", "ZPL, ^XA"})
  void aLabelIsBoughtUnderANumberOfTheAccountsRange(LabelFormat format, String contains) {
    var bought = carrier.purchase(tender("shp_1", format));
    assertThat(bought.trackingNumber()).isEqualTo("10000000000001");
    assertThat(bought.charged()).isEqualTo(Money.usd("10.74"));
    assertThat(bought.shipDate()).as("California's day").isEqualTo(LocalDate.parse("2026-11-24"));
    assertThat(new String(bought.documents().getFirst().file(), StandardCharsets.ISO_8859_1))
        .contains(contains);
    assertThat(carrier.purchase(tender("shp_2", format)).trackingNumber())
        .isEqualTo("10000000000002");
  }

  @Test
  void aRangeOfItsOwnBeginsWhereGlsSaysAndEnds() {
    var values = new HashMap<>(GlsUsDouble.ACCOUNT);
    values.put(GlsUs.FIRST_NUMBER, "10000999999999");
    var last = Accounts.open(new GlsUs(), gls.url(), () -> now, values);
    assertThat(last.purchase(tender("shp_1", LabelFormat.ZPL)).trackingNumber())
        .isEqualTo("10000999999999");
    assertThat(refusal(() -> last.purchase(tender("shp_2", LabelFormat.ZPL))))
        .hasMessageContaining("used up");
  }

  @Test
  void aRefusalIsToldInItsWordsWithoutSecrets() {
    var nowhere =
        new Address("Bob", null, "1 Main St", null, "Holtsville", "NY", "00501", "US", null, null);
    assertThat(refusal(() -> carrier.purchase(tender("shp_1", LabelFormat.PDF, to(nowhere)))))
        .hasMessageContaining("GLS US: Invalid delivery zip code")
        .message()
        .doesNotContain("not-to-be-told");
  }

  @Test
  void wrongCredentialsAreSaidToBe() {
    var values = new HashMap<>(GlsUsDouble.ACCOUNT);
    values.put("password", "wrong");
    var stranger = Accounts.open(new GlsUs(), gls.url(), () -> now, values);
    for (Runnable call :
        new Runnable[] {
          () -> stranger.rate(to(recipient()), Set.of()),
          () -> stranger.purchase(tender("shp_1", LabelFormat.PDF)),
          () -> stranger.voidLabel(new IssuedLabel("shp_1", "10000000000001", "")),
          () -> stranger.track("10000000000001")
        }) {
      assertThat(refusal(call).problem().code()).isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
    }
  }

  @Test
  void aTokenThatIsForgottenIsRenewedOnce() {
    carrier.rate(to(recipient()), Set.of());
    gls.forgetsItsToken();
    carrier.purchase(tender("shp_1", LabelFormat.PDF));
    assertThat(gls.asked("GET", "/Rest/v1/token")).isEqualTo(2);
    assertThat(gls.shipments()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void anAnswerThatIsLostIsFoundByOurNumber(Fault fault) {
    gls.losesItsAnswer(GlsUsTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender("shp_1", LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    gls.recovers();
    assertThat(carrier.lookUp(tender("shp_1", LabelFormat.PDF)))
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            found -> {
              assertThat(found.acceptance().trackingNumber()).isEqualTo("10000000000001");
              assertThat(found.acceptance().documents().getFirst().isLost()).isTrue();
            });
    assertThat(gls.shipments()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void whatWasNeverTakenIsNotBoughtAfterAMinute(Fault fault) {
    gls.fails(GlsUsTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender("shp_1", LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    gls.recovers();
    assertThat(carrier.lookUp(tender("shp_1", LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(60)));
    now = TUESDAY.plus(Duration.ofSeconds(61));
    assertThat(carrier.lookUp(tender("shp_1", LabelFormat.PDF)))
        .isInstanceOf(LookupAnswer.NotBought.class);
    assertThat(gls.shipments()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"UNAUTHORIZED", "TOO_MANY"})
  void aRefusalAtTheDoorBuysNothing(Fault fault) {
    gls.fails(GlsUsTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender("shp_1", LabelFormat.PDF)))
        .isInstanceOf(ProblemException.class);
    assertThat(gls.shipments()).isEmpty();
  }

  @Test
  void silenceLeavesOneParcelAndOneVoid() {
    gls.losesItsAnswer(GlsUsTest::isBuying, Fault.SILENT);
    silent(gls, () -> carrier.purchase(tender("shp_1", LabelFormat.PDF)));
    gls.recovers();
    var found = (LookupAnswer.Bought) carrier.lookUp(tender("shp_1", LabelFormat.PDF));
    var label = issued(found.acceptance());
    assertThat(gls.shipments()).hasSize(1);
    gls.losesItsAnswer(request -> request.method().equals("DELETE"), Fault.SILENT);
    silent(gls, () -> carrier.voidLabel(label));
    gls.recovers();
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
  }

  @Test
  void aNumberThatSomebodyElseHasIsNeverUsedAgain() {
    carrier.purchase(tender("shp_1", LabelFormat.PDF));
    var forgetful = Accounts.open(new GlsUs(), gls.url(), () -> now, GlsUsDouble.ACCOUNT);
    assertThat(forgetful.lookUp(tender("shp_2", LabelFormat.PDF)))
        .as("it does not bear our reference")
        .isInstanceOf(LookupAnswer.CannotTell.class);
    assertThat(forgetful.purchase(tender("shp_2", LabelFormat.PDF)).trackingNumber())
        .isEqualTo("10000000000002");
    assertThat(gls.shipments())
        .extracting(GlsUsDouble.Shipped::number)
        .containsExactly("10000000000001", "10000000000002");
  }

  @Test
  void aLabelIsVoidedAndVoidedAgainIsTheSame() {
    var label = issued(carrier.purchase(tender("shp_1", LabelFormat.PDF)));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    now = TUESDAY.plusSeconds(61);
    assertThat(carrier.lookUp(tender("shp_1", LabelFormat.PDF)))
        .as("what was given up is not bought")
        .isInstanceOf(LookupAnswer.NotBought.class);
  }

  @ParameterizedTest
  @CsvSource({
    "VOID, Shipment cannot be deleted",
    "DELETED, Shipment cannot be deleted",
    "DELETED, Shipment has already been deleted",
    "DATA RECEIVED 2, This shipment was voided",
    "'', Shipment is deleted"
  })
  void whatWasDeletedBeforeIsVoidHoweverItIsTold(String status, String refusal) {
    gls.tellsOfDeletedParcels(status, refusal);
    var label = issued(carrier.purchase(tender("shp_1", LabelFormat.PDF)));
    carrier.voidLabel(label);
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
  }

  @Test
  void aParcelUnderWayIsNotVoided() {
    var label = issued(carrier.purchase(tender("shp_1", LabelFormat.PDF)));
    gls.scan("[{\"EventDate\": \"11/24/2026 6:20:40 PM\", \"Comments\": \"PICKED UP\"}]");
    assertThat(carrier.voidLabel(label))
        .isEqualTo(new VoidAnswer.Refused(Message.said("GLS US: Shipment cannot be deleted")));
  }

  @Test
  void scansAreInOrderByPacificTime() {
    var number = carrier.purchase(tender("shp_1", LabelFormat.PDF)).trackingNumber();
    assertThat(carrier.track(number))
        .extracting(Scan::status)
        .containsExactly(TrackingStatus.PRE_TRANSIT);
    gls.scan(
        """
        [{"EventDate": "11/25/2026 1:07:11 PM", "Comments": "DELIVERED", "Location": "Los Angeles"},
         {"EventDate": "soon", "Comments": "?"},
         {"EventDate": "11/24/2026 6:20:40 PM", "Comments": "PICKED UP", "Location": "Hayward"}]\
        """);
    var scans = carrier.track(number);
    assertThat(scans)
        .extracting(Scan::status)
        .containsExactly(TrackingStatus.ACCEPTED, TrackingStatus.DELIVERED);
    assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-25T21:07:11Z"));
    assertThat(scans.getLast().city()).isEqualTo("Los Angeles");
    assertThat(carrier.track("10000000009999")).as("of nobody's").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "DELIVERED, DELIVERED",
    "IN TRANSIT, IN_TRANSIT",
    "Out for Delivery, OUT_FOR_DELIVERY",
    "PICKED UP, ACCEPTED",
    "DATA RECEIVED, PRE_TRANSIT",
    "CREATED, PRE_TRANSIT",
    "PENDING, PRE_TRANSIT",
    "ATTEMPTED, EXCEPTION",
    "NOT DELIVERED, EXCEPTION",
    "EXCEPTION, EXCEPTION",
    "DELAYED, EXCEPTION",
    "MISSORTED, EXCEPTION",
    "RETURNED, RETURNED",
    "RTS, RETURNED",
    "RETURN TO SHIPPER, EXCEPTION",
    "VOID, CANCELLED",
    "CANCELLED, CANCELLED",
    "SHIPMENT DELETED, CANCELLED",
    "ARRIVED AT HUB, IN_TRANSIT",
    "something new, IN_TRANSIT"
  })
  void everyKnownStatusHasItsMeaning(String words, TrackingStatus status) {
    assertThat(GlsUsTracking.meaning(words).status()).isEqualTo(status);
  }

  private static boolean isBuying(Asked request) {
    return request.is("POST", "/Rest/v1/Shipment");
  }

  private static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }

  private static IssuedLabel issued(Acceptance bought) {
    return new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle());
  }

  private static Tender tender(String reference, LabelFormat format) {
    return tender(reference, format, to(recipient()));
  }

  private static Tender tender(String reference, LabelFormat format, Consignment consignment) {
    return new Tender(
        reference, "gls_ground", consignment, Money.usd("11.24"), LabelSpec.fourBySix(format));
  }

  private static Consignment to(Address to) {
    return new Consignment(
        sender(),
        to,
        new Parcel(
            Weight.ofOunces("75"),
            Dimensions.ofInches("10.5", "8", "6"),
            false,
            Signature.ADULT,
            Money.usd("120.00"),
            true),
        false,
        null,
        "SO-1042",
        TUESDAY);
  }

  private static Address sender() {
    return new Address(
        "Dock",
        "Quay Goods",
        "100 Main St",
        null,
        "Hayward",
        "CA",
        "94545",
        "US",
        "510 555 0100",
        null);
  }

  private static Address recipient() {
    return new Address(
        "Jane Doe",
        null,
        "200 Ocean Ave",
        "Apt 4",
        "Beverly Hills",
        "CA",
        "90210-1234",
        "US",
        null,
        "jane@example.com");
  }
}
