package dev.quayside.engine.carrier.veho;

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
import dev.quayside.engine.carrier.doubles.NewYork;
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
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Veho over a real line, against a double that holds every request to its description.
class VehoTest {

  private final VehoDouble veho = new VehoDouble();
  private Instant now = NewYork.TUESDAY;
  private final Carrier carrier =
      Accounts.open(new Veho(), veho.url(), () -> now, VehoDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsTheDescriptionSays() {
    veho.close();
    assertThat(veho.violations()).isEmpty();
  }

  @Test
  void everyServiceClassIsPricedByACallOfItsOwn() {
    var rating = carrier.rate(to(NewYork.recipient()), Set.of());
    assertThat(rating.quotes())
        .extracting(Quote::service)
        .containsExactly(
            "veho_ground_plus", "veho_premium_economy", "veho_two_day", "veho_next_day");
    var ground = rating.quotes().getFirst();
    assertThat(ground.amount()).isEqualTo(Money.usd("7.31"));
    assertThat(ground.zone()).isEqualTo("2");
    assertThat(ground.billableWeight()).isEqualTo(Weight.ofPounds(4));
    assertThat(ground.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-26"));
    assertThat(rating.declined())
        .extracting(Rating.Declined::service)
        .containsExactly("veho_same_day");
    assertThat(veho.asked("POST", "/v2/quote/rate")).isEqualTo(5);
  }

  @Test
  void onlyWhatIsWantedIsAsked() {
    assertThat(carrier.rate(to(NewYork.recipient()), Set.of("veho_next_day")).quotes()).hasSize(1);
    assertThat(veho.asked()).hasSize(1);
  }

  @Test
  void aPlaceItDoesNotServeIsSaidInItsWords() {
    var declined = carrier.rate(to(Address.of("94105", "US")), Set.of()).declined();
    assertThat(declined).hasSize(5);
    assertThat(declined.getFirst().reason().message().toString())
        .contains("ZIP is not serviceable", "unserviceable_zip_code");
  }

  @ParameterizedTest
  @CsvSource({
    "CA, 10, SERVICE_NOT_AVAILABLE",
    "US, , DIMENSION_REQUIRED",
    "US, 49, SIZE_EXCEEDS_LIMIT"
  })
  void whatItCannotCarryIsNotAsked(String country, @Nullable String length, ProblemCode code) {
    var sides = length == null ? null : Dimensions.ofInches(length, "8", "4");
    var consignment =
        consignment(Address.of(country.equals("US") ? "10001" : "K1A0B1", country), sides, "2");
    assertThat(carrier.rate(consignment, Set.of()).declined())
        .hasSize(5)
        .allMatch(each -> each.reason().code() == code);
    assertThat(veho.asked()).isEmpty();
  }

  @Test
  void aHeavyParcelIsNotAsked() {
    var heavy = consignment(NewYork.recipient(), Dimensions.ofInches("10", "8", "4"), "51");
    assertThat(carrier.rate(heavy, Set.of()).declined())
        .allMatch(each -> each.reason().code() == ProblemCode.WEIGHT_EXCEEDS_LIMIT);
  }

  @ParameterizedTest
  @CsvSource({"PDF, %PDF", "ZPL, ^XA", "PNG, PNG"})
  void aLabelIsBoughtInTheFormatThatIsWanted(LabelFormat format, String begins) {
    var bought = carrier.purchase(tender(format));
    assertThat(bought.trackingNumber()).isEqualTo("VH000000001000");
    assertThat(bought.codes()).containsExactly(veho.orders().getFirst().barCode());
    assertThat(bought.shipDate()).as("New York's day").isEqualTo(LocalDate.parse("2026-11-24"));
    assertThat(bought.documents().getFirst().file())
        .startsWith(begins.getBytes(StandardCharsets.US_ASCII));
    assertThat(veho.orders().getFirst().serviceClass()).isEqualTo("groundPlus");
  }

  @Test
  void aLabelThatIsStillDrawnIsNotLost() {
    veho.labelsComeLater(2);
    var later = carrier.purchase(tender(LabelFormat.PDF)).documents().getFirst();
    assertThat(later.file()).isNull();
    assertThat(carrier.document(later.link())).as("still not there").isEmpty();
    assertThat(carrier.document(later.link())).isPresent();
  }

  @Test
  void aRefusalIsToldInItsWordsWithoutSecrets() {
    var nowhere =
        new Address("Bob", null, "1 Main St", null, "Nowhere", "NY", "10001", "US", null, null);
    var problem = refusal(() -> carrier.purchase(tender(to(nowhere), LabelFormat.PDF)));
    assertThat(problem.problem().code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(problem)
        .hasMessageContaining("city is blocked")
        .hasMessageContaining("invalid_address_field")
        .message()
        .doesNotContain("not-to-be-told");
  }

  @Test
  void wrongCredentialsAreSaidToBe() {
    var values = new HashMap<>(VehoDouble.ACCOUNT);
    values.put("apiKey", "wrong");
    var stranger = Accounts.open(new Veho(), veho.url(), () -> now, values);
    for (Runnable call :
        new Runnable[] {
          () -> stranger.rate(to(NewYork.recipient()), Set.of()),
          () -> stranger.purchase(tender(LabelFormat.PDF)),
          () -> stranger.voidLabel(new IssuedLabel("shp_1", "VH000000001000", "a b")),
          () -> stranger.track("VH000000001000")
        }) {
      assertThat(refusal(call).problem().code()).isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void anAnswerThatIsLostIsFoundByOurReference(Fault fault) {
    veho.losesItsAnswer(VehoTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    veho.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isInstanceOf(LookupAnswer.Bought.class);
    assertThat(veho.orders()).hasSize(1);
  }

  @Test
  void whatWasNeverTakenIsNotBoughtAfterAMinute() {
    veho.fails(VehoTest::isBuying, Fault.ERROR);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    veho.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(NewYork.TUESDAY.plusSeconds(60)));
    now = NewYork.TUESDAY.plus(Duration.ofSeconds(61));
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isInstanceOf(LookupAnswer.NotBought.class);
    assertThat(veho.orders()).isEmpty();
  }

  @Test
  void aPauseItAsksForIsKept() {
    veho.fails(_ -> true, Fault.TOO_MANY);
    assertThat(refusal(() -> carrier.track("VH000000001000")).problem().code())
        .isEqualTo(ProblemCode.CARRIER_UNAVAILABLE);
    veho.recovers();
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(ProblemException.class);
    assertThat(veho.asked()).as("nothing while it is paused").hasSize(1);
    now = NewYork.TUESDAY.plusSeconds(21);
    carrier.purchase(tender(LabelFormat.PDF));
  }

  @Test
  void silenceLeavesOneParcelAndOneVoid() {
    veho.losesItsAnswer(VehoTest::isBuying, Fault.SILENT);
    silent(veho, () -> carrier.purchase(tender(LabelFormat.PDF)));
    veho.recovers();
    var found = (LookupAnswer.Bought) carrier.lookUp(tender(LabelFormat.PDF));
    var label = issued(found.acceptance());
    assertThat(veho.orders()).hasSize(1);
    veho.losesItsAnswer(request -> request.method().equals("PUT"), Fault.SILENT);
    silent(veho, () -> carrier.voidLabel(label));
    veho.recovers();
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(veho.orders()).allMatch(VehoDouble.Order::cancelled);
  }

  @Test
  void aLabelIsVoidedAndVoidedAgainIsTheSame() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(veho.orders()).allMatch(VehoDouble.Order::cancelled);
    now = NewYork.TUESDAY.plusSeconds(61);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .as("what was given up is not bought")
        .isInstanceOf(LookupAnswer.NotBought.class);
  }

  @Test
  void aParcelUnderWayIsNotVoided() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    veho.scan("[]");
    assertThat(carrier.voidLabel(label))
        .isEqualTo(new VoidAnswer.Refused(Message.said("Veho: Order is in progress")));
  }

  /// Every event type of the description.
  @ParameterizedTest
  @CsvSource({
    "created, PRE_TRANSIT",
    "pending, PRE_TRANSIT",
    "pickedUpFromClient, ACCEPTED",
    "PackageLoadedOntoFirstMileTransit, ACCEPTED",
    "droppedOffAtVeho, IN_TRANSIT",
    "PackageArrivedAtFacility, IN_TRANSIT",
    "PackageDepartedFromFacility, IN_TRANSIT",
    "pickedUpFromVeho, OUT_FOR_DELIVERY",
    "delivered, DELIVERED",
    "PackageHadDeliveryIssue, EXCEPTION",
    "misdelivered, EXCEPTION",
    "discarded, EXCEPTION",
    "notFound, EXCEPTION",
    "notReceivedFromClient, EXCEPTION",
    "removedForRescue, EXCEPTION",
    "removedForRollover, EXCEPTION",
    "returned, RETURNED",
    "returnedToVeho, EXCEPTION",
    "pendingReturnToClient, EXCEPTION",
    "returnedToClient, RETURNED",
    "cancelled, CANCELLED",
    "outForPickup, PRE_TRANSIT",
    "pickedUpFromConsumer, ACCEPTED",
    "pickupSkipped, EXCEPTION",
    "pickupFailed, EXCEPTION",
    "pickupDroppedOffAtVeho, IN_TRANSIT",
    "pickupTransferredToExternalCarrier, IN_TRANSIT",
    "somethingNew, IN_TRANSIT"
  })
  void everyEventHasItsStatus(String type, TrackingStatus status) {
    var bought = carrier.purchase(tender(LabelFormat.PDF));
    veho.scan(
        """
        [{"eventType": "%s", "timestamp": "2026-11-26T09:30:00.123Z", "message": "A scan",
          "city": "Brooklyn", "state": "NY"},
         {"eventType": "created", "timestamp": "2026-11-25T01:00:00.000Z"},
         {"eventType": "created", "timestamp": "yesterday"}]\
        """
            .formatted(type));
    var scans = carrier.track(bought.trackingNumber());
    assertThat(scans).extracting(Scan::status).containsExactly(TrackingStatus.PRE_TRANSIT, status);
    assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-26T09:30:00.123Z"));
    assertThat(scans.getLast().city()).isEqualTo("Brooklyn");
  }

  @Test
  void aNumberItDoesNotKnowHasNoScans() {
    assertThat(carrier.track("VH999999999999")).isEmpty();
  }

  private static boolean isBuying(Asked request) {
    return request.is("POST", "/v2/orders");
  }

  private static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }

  private static IssuedLabel issued(Acceptance bought) {
    return new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle());
  }

  private static Tender tender(LabelFormat format) {
    return tender(to(NewYork.recipient()), format);
  }

  private static Tender tender(Consignment consignment, LabelFormat format) {
    return new Tender(
        "shp_1", "veho_ground_plus", consignment, Money.usd("7.31"), LabelSpec.fourBySix(format));
  }

  private static Consignment to(Address to) {
    return consignment(to, Dimensions.ofInches("10", "8", "4"), "3.5");
  }

  private static Consignment consignment(Address to, @Nullable Dimensions sides, String pounds) {
    return new Consignment(
        NewYork.sender(),
        to,
        new Parcel(
            Weight.ofOunces(new BigDecimal(pounds).multiply(BigDecimal.valueOf(16))),
            sides,
            false,
            Signature.NONE,
            Money.usd("50.00"),
            true),
        false,
        null,
        "SO-1042",
        NewYork.TUESDAY);
  }
}
