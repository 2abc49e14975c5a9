package dev.quayside.engine.carrier.dhl_express;

import static dev.quayside.engine.carrier.dhl_express.DhlParcels.GOODS;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.abroad;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.consignment;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.goods;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.recipient;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.tender;
import static dev.quayside.engine.carrier.dhl_express.DhlParcels.to;
import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static dev.quayside.engine.carrier.doubles.NewYork.sender;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Incoterm;
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

/// DHL Express over a real line, against a double that holds every request to the API's
/// description: prices, voids, scans.
class DhlExpressTest {

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
  void pricesAreWhatTheAccountIsBilledWithTheirPartsAndTaxes() {
    var rating = carrier.rate(abroad(), Set.of());
    var quote = rating.quotes().getFirst();
    assertThat(quote.service()).isEqualTo(GOODS);
    assertThat(quote.amount()).isEqualTo(Money.usd("89.25"));
    assertThat(quote.breakdown())
        .extracting(Quote.Charge::code)
        .containsExactly("base", "fuel", "sf", "tax");
    assertThat(quote.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-27"));
    assertThat(quote.transitDays()).isEqualTo(3);
    assertThat(DhlParcel.kilograms(quote.billableWeight())).isEqualByComparingTo("1.588");
    assertThat(rating.alerts()).containsExactly("Pickup is on the next business day");
    assertThat(dhl.asked().getFirst().text()).contains("2026-11-24T20:10:00GMT-05:00");
  }

  @Test
  void aProductWithoutAPriceIsLeftOutAndOneNobodyKnowsIsShown() {
    var quotes = carrier.rate(abroad(), Set.of()).quotes();
    assertThat(quotes).extracting(Quote::service).containsExactly(GOODS, "Z");
    assertThat(quotes.getLast().serviceName()).isEqualTo("EXPRESS TOMORROW");
    assertThat(quotes.getLast().breakdown())
        .extracting(Quote.Charge::code)
        .containsExactly("other");
    assertThat(carrier.rate(abroad(), Set.of("dhl_express_9_00")).declined())
        .extracting(Rating.Declined::service)
        .containsExactly("dhl_express_9_00");
  }

  @Test
  void everyWishIsAskedAsTheDescriptionSays() {
    carrier.rate(
        consignment(
            recipient(),
            new Parcel(
                Weight.ofOunces("0.001"),
                Dimensions.ofInches("10", "4.33", "0.1"),
                false,
                Signature.ADULT,
                Money.usd("250.00"),
                null),
            goods(Incoterm.DDP)),
        Set.of());
    carrier.rate(to(Address.of("10115", "DE")), Set.of());
    carrier.rate(to(Address.of("00901", "US")), Set.of());
    carrier.rate(abroad(), Set.of(DhlServices.DOCUMENTS));
    assertThat(dhl.asked().getFirst().text())
        .contains("\"SD\"", "\"II\"", "\"DD\"", "duties-taxes", "declaredValue");
    assertThat(dhl.asked().get(2).text()).contains("\"countryCode\":\"PR\"");
    assertThat(dhl.asked().get(3).text()).contains("\"isCustomsDeclarable\":false");
  }

  @ParameterizedTest
  @CsvSource({
    "US, 10, 2, NONE, SERVICE_NOT_AVAILABLE",
    "DE, , 2, NONE, DIMENSION_REQUIRED",
    "DE, 10, 160, NONE, WEIGHT_EXCEEDS_LIMIT",
    "DE, 10, 2, HAZMAT, HAZMAT_NOT_SUPPORTED",
    "DE, 10, 2, RETURN, RETURNS_NOT_SUPPORTED"
  })
  void whatItCannotCarryIsNotAsked(
      String country, @Nullable String length, String pounds, String kind, ProblemCode code) {
    var sides = length == null ? null : Dimensions.ofInches(length, "8", "4");
    var parcel =
        new Parcel(
            Weight.ofPounds(Long.parseLong(pounds)),
            sides,
            kind.equals("HAZMAT"),
            Signature.NONE,
            null,
            null);
    var to = Address.of(country.equals("US") ? "94105" : "10115", country);
    var consignment =
        new Consignment(sender(), to, parcel, kind.equals("RETURN"), null, null, TUESDAY);
    assertThat(carrier.rate(consignment, Set.of(GOODS)).declined())
        .singleElement()
        .satisfies(each -> assertThat(each.reason().code()).isEqualTo(code));
    assertThat(dhl.asked()).isEmpty();
  }

  @Test
  void wrongCredentialsAreSaidToBe() {
    var values = new HashMap<>(DhlExpressDouble.ACCOUNT);
    values.put("apiSecret", "wrong");
    var stranger = Accounts.open(new DhlExpress(), dhl.url(), () -> now, values);
    for (Runnable call :
        new Runnable[] {
          () -> stranger.rate(abroad(), Set.of()),
          () -> stranger.purchase(tender(abroad(), LabelFormat.PDF)),
          () -> stranger.lookUp(tender(abroad(), LabelFormat.PDF)),
          () -> stranger.track("1234567890")
        }) {
      assertThat(refusal(call).problem().code()).isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
    }
  }

  @Test
  void anUnusedLabelIsNeverBilledAndAUsedOneIsNotVoided() {
    var bought = carrier.purchase(tender(abroad(), LabelFormat.PDF));
    var label = new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle());
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Unbilled());
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Unbilled());
    dhl.scan("[" + event("PU") + "]");
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Refused.class);
  }

  @Test
  void scansAreOldestFirstByTheClocksOfTheirPlaces() {
    var bought = carrier.purchase(tender(abroad(), LabelFormat.PDF));
    dhl.scan(
        "["
            + DhlExpressAnswers.event("OK", "2026-11-27", "09:30:00", "+01:00", "BERLIN - DEU")
                .replace("\"A scan\"", "\"Delivered\", \"signedBy\": \"BUYER\"")
            + ","
            + DhlExpressAnswers.event("PU", "2026-11-24", "20:30:00", "-05:00", "NEW YORK-US")
            + ","
            + DhlExpressAnswers.event("AF", "yesterday", "20:30:00", "", "Somewhere")
            + "]");
    var scans = carrier.track(bought.trackingNumber());
    assertThat(scans)
        .extracting(Scan::status)
        .containsExactly(TrackingStatus.ACCEPTED, TrackingStatus.DELIVERED);
    assertThat(scans.getFirst().at()).isEqualTo(Instant.parse("2026-11-25T01:30:00Z"));
    assertThat(scans.getFirst().city()).isEqualTo("NEW YORK");
    assertThat(scans.getLast().country()).isEqualTo("DE");
    assertThat(scans.getLast().substatus()).isEqualTo(Substatus.DELIVERED_SIGNED);
    assertThat(carrier.track("9999999999")).as("nobody's").isEmpty();
  }

  @Test
  void aPieceIsTrackedByItsOwnNumber() {
    dhl.scan("[" + event("WC") + "]");
    assertThat(carrier.track("JD014600001234567890"))
        .singleElement()
        .satisfies(scan -> assertThat(scan.status()).isEqualTo(TrackingStatus.OUT_FOR_DELIVERY));
  }

  /// Every code that DHL publishes for Express.
  @ParameterizedTest
  @CsvSource({
    "PRE_TRANSIT, 104",
    "ACCEPTED, PU SA",
    "IN_TRANSIT, 102 AD AF AR BN BR CR CS DF FD IC MC MD MS PL PY RR SC SM TP TR UD NEW",
    "OUT_FOR_DELIVERY, WC",
    "AVAILABLE_FOR_PICKUP, CC",
    "DELIVERED, 101 OK DD PD",
    "EXCEPTION, 103 BA CA CD CM DS HP ND NH OH RD SS",
    "RETURNED, RT"
  })
  void everyCodeHasItsMeaning(TrackingStatus status, String codes) {
    for (var code : codes.split(" ", -1)) {
      dhl.scan("[" + event(code) + "]");
      assertThat(carrier.track("JD014600001234567890").getFirst().status())
          .as(code)
          .isEqualTo(status);
    }
  }

  private static String event(String code) {
    return DhlExpressAnswers.event(code, "2026-11-25", "09:30:00", "-05:00", "NEW YORK-US");
  }

  private static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }
}
