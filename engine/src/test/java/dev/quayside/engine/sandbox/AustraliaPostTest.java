package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AustraliaPostTest {

  private static final Currency AUD = Currency.getInstance("AUD");
  private static final String SYDNEY = "2000";
  private static final String PERTH = "6000";

  private final Desk desk = new Desk();

  @Test
  void sydneyToPerthIsParcelPostAndExpressPostWithGstShownApart() {
    var rating = desk.rate("australia_post", within(SYDNEY, PERTH, kilograms("2")));

    assertThat(rating.quotes())
        .extracting(Quote::service)
        .containsExactly("T28", "T28S", "E34", "E34S");
    assertThat(rating.quotes().getFirst().breakdown())
        .containsExactly(
            new Charge("base", Message.said("Parcel Post"), aud("18.09")),
            new Charge("tax", Message.said("GST 10 %"), aud("1.81")));
    assertThat(rating.quotes())
        .extracting(Quote::amount)
        .containsExactly(aud("19.90"), aud("22.85"), aud("24"), aud("26.95"));
  }

  @Test
  void theServicesWithSignatureInTheirNameCostWhatTheOptionCosts() {
    var asked =
        within(
            SYDNEY,
            PERTH,
            Boxes.signed(kilograms("2"), dev.quayside.engine.parcel.Signature.STANDARD));
    assertThat(quote("T28S", asked).amount()).isEqualTo(aud("22.85"));
    assertThat(quote("T28", asked).amount()).isEqualTo(aud("22.85"));
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 11.30",
    "0.501, 15.60",
    "1, 15.60",
    "3, 19.90",
    "5, 23.90",
    "5.001, 37.50",
    "10, 53.00",
    "22, 90.20"
  })
  void parcelPostToTheFarSideHasStepsAndThenALine(String kilograms, String price) {
    assertThat(quote("T28", within(SYDNEY, PERTH, kilograms(kilograms))).amount())
        .isEqualTo(aud(price));
  }

  @Test
  void theLineBeyondTheStepsNeverFallsBelowThem() {
    assertThat(quote("T28", within(SYDNEY, "2480", kilograms("6"))).amount())
        .isEqualTo(aud("23.90"));
    assertThat(quote("T28", within(SYDNEY, "2480", kilograms("10"))).amount())
        .isEqualTo(aud("26.50"));
  }

  @ParameterizedTest
  @CsvSource({
    "2000, 2480, same",
    "2000, 2600, same",
    "2000, 3000, near",
    "2000, 4000, near",
    "2000, 6000, far",
    "4000, 4870, far",
    "2000, 0800, far"
  })
  void zonesAreByStateDistanceAndRemotePostcodes(String from, String to, String zone) {
    assertThat(quote("T28", within(from, to, kilograms("1"))).zone()).isEqualTo(zone);
  }

  @ParameterizedTest
  @CsvSource({
    // Wednesday 10:00 in Sydney
    "2026-06-17T00:00:00Z, 2000, 3000, E34, 2026-06-18",
    "2026-06-17T00:00:00Z, 2000, 6000, T28, 2026-06-26",
    // half past five in Sydney is half past three in Perth
    "2026-06-17T07:30:00Z, 2000, 2480, E34, 2026-06-19",
    "2026-06-17T07:30:00Z, 6000, 6230, E34, 2026-06-18",
    // over Christmas
    "2026-12-24T00:00:00Z, 2000, 3000, E34, 2026-12-29"
  })
  void deliveryIsCountedInWorkingDaysOnTheOriginsClock(
      String tendered, String from, String to, String service, LocalDate delivery) {
    desk.now = Instant.parse(tendered);
    assertThat(quote(service, within(from, to, kilograms("1"))).deliveryDate()).isEqualTo(delivery);
  }

  @Test
  void limitsHoldAtTheirExactEdge() {
    assertThat(declined("T28", within(SYDNEY, PERTH, kilograms("22")))).isEmpty();
    assertThat(declined("T28", within(SYDNEY, PERTH, kilograms("22.001"))))
        .containsExactly(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
    assertThat(declined("T28", within(SYDNEY, PERTH, sized("105", "10", "10")))).isEmpty();
    assertThat(declined("T28", within(SYDNEY, PERTH, sized("105.1", "10", "10"))))
        .containsExactly(ProblemCode.SIZE_EXCEEDS_LIMIT);
    assertThat(declined("T28", within(SYDNEY, PERTH, sized("100", "50", "50")))).isEmpty();
    assertThat(declined("T28", within(SYDNEY, PERTH, sized("100", "50", "50.1"))))
        .containsExactly(ProblemCode.SIZE_EXCEEDS_LIMIT);
  }

  @Test
  void aLightBoxIsBilledAtFourLitresAKilogram() {
    // 40 litres are 10 kg
    assertThat(quote("T28", within(SYDNEY, PERTH, sized("40", "40", "25"))).amount())
        .isEqualTo(aud("53.00"));
  }

  @Test
  void signatureAndCoverAreLinesOfTheirOwnAndTheSumStands() {
    var signed = Boxes.signed(kilograms("2"), Signature.STANDARD);
    var quote = quote("T28", within(SYDNEY, PERTH, signed));
    assertThat(quote.amount()).isEqualTo(aud("22.85"));
    assertThat(quote.breakdown())
        .extracting(Charge::code)
        .containsExactly("base", "signature", "tax");
    var covered = new Parcel(signed.weight(), null, false, Signature.NONE, aud("1000.00"), false);
    assertThat(quote("E34", within(SYDNEY, PERTH, covered)).amount()).isEqualTo(aud("37.50"));
    assertThat(
            declined("T28", within(SYDNEY, PERTH, Boxes.signed(kilograms("2"), Signature.ADULT))))
        .containsExactly(ProblemCode.SERVICE_NOT_AVAILABLE);
  }

  @Test
  void abroadThereAreStandardAndExpressWithoutGst() {
    var rating = desk.rate("australia_post", abroad("94103", "US", kilograms("1")));
    assertThat(rating.quotes()).extracting(Quote::service).containsExactly("PTI8", "ECM8");
    assertThat(rating.quotes().getFirst().amount()).isEqualTo(aud("46.00"));
    assertThat(rating.quotes().getFirst().breakdown()).hasSize(1);
  }

  @Test
  void itTakesParcelsInAustraliaOnly() {
    var rating = desk.rate("australia_post", desk.from("94103", "10001", Desk.box(2)));
    assertThat(rating.quotes()).isEmpty();
    assertThat(rating.declined())
        .allMatch(no -> no.reason().message().sentence().contains("in Australia only"));
  }

  @Test
  void anArticleHasSixteenCharactersAndItsConsignmentIsPartOfIt() {
    var bought =
        desk.carrier("australia_post")
            .purchase(desk.tender("shp_1", "T28", within(SYDNEY, PERTH, kilograms("2"))));
    assertThat(bought.trackingNumber()).matches("Q\\d{2}\\d{7}01142\\d");
    assertThat(TrackingNumbers.detect(bought.trackingNumber())).containsExactly("australia_post");
    assertThat(bought.routing())
        .containsEntry("articleId", bought.trackingNumber())
        .containsEntry("consignment", bought.trackingNumber().substring(0, 10))
        .containsEntry("product", "PARCEL POST")
        .containsEntry("productCode", "T28")
        .containsEntry("depot", "WA");

    var sent =
        desk.carrier("australia_post")
            .purchase(desk.tender("shp_2", "PTI8", abroad("94103", "US", kilograms("1"))));
    assertThat(sent.trackingNumber()).matches("CP\\d{9}AU");
  }

  @Test
  void aParcelIsScannedOnTheWayAndDelivered() {
    var carrier = desk.carrier("australia_post");
    var number =
        carrier
            .purchase(desk.tender("shp_1", "E34", within(SYDNEY, PERTH, kilograms("2"))))
            .trackingNumber();
    desk.now = desk.now.plusSeconds(86400 * 9);
    var scans = carrier.track(number);
    assertThat(scans.getLast().status()).isEqualTo(TrackingStatus.DELIVERED);
    assertThat(scans).hasSizeGreaterThan(5).isSortedAccordingTo((a, b) -> a.at().compareTo(b.at()));
  }

  @Test
  void heavierIsNeverCheaperNorFartherNorFaster() {
    var random = new Random(11);
    for (int i = 0; i < 60; i++) {
      var grams = 1 + random.nextInt(21_000);
      var more = grams + random.nextInt(1_000);
      var last = aud("0.00");
      for (var to : List.of("2480", "3000", PERTH)) {
        var parcel = quote("T28", within(SYDNEY, to, grams(grams))).amount();
        assertThat(quote("T28", within(SYDNEY, to, grams(more))).amount())
            .isGreaterThanOrEqualTo(parcel);
        assertThat(quote("E34", within(SYDNEY, to, grams(grams))).amount())
            .isGreaterThanOrEqualTo(parcel);
        assertThat(parcel).isGreaterThanOrEqualTo(last);
        last = parcel;
      }
    }
  }

  private Quote quote(String service, Consignment consignment) {
    return desk.quote("australia_post", service, consignment);
  }

  private List<ProblemCode> declined(String service, Consignment consignment) {
    return desk.carrier("australia_post").rate(consignment, Set.of(service)).declined().stream()
        .map(no -> no.reason().code())
        .toList();
  }

  private Consignment within(String from, String to, Parcel parcel) {
    return new Consignment(
        Address.of(from, "AU"), Address.of(to, "AU"), parcel, false, null, null, desk.now);
  }

  private Consignment abroad(String to, String country, Parcel parcel) {
    return new Consignment(
        Address.of(SYDNEY, "AU"), Address.of(to, country), parcel, false, null, null, desk.now);
  }

  private static Parcel grams(int grams) {
    return Boxes.of(Weight.ofGrams(BigDecimal.valueOf(grams)), null);
  }

  private static Parcel kilograms(String kilograms) {
    return Boxes.of(Weight.ofGrams(new BigDecimal(kilograms).movePointRight(3)), null);
  }

  /// A kilogram in a box of so many centimetres.
  private static Parcel sized(String length, String width, String height) {
    return Boxes.of(
        Weight.ofGrams(BigDecimal.valueOf(1000)),
        new Dimensions(inches(length), inches(width), inches(height)));
  }

  private static BigDecimal inches(String centimetres) {
    return new BigDecimal(centimetres).divide(new BigDecimal("2.54"), 6, RoundingMode.DOWN);
  }

  private static Money aud(String amount) {
    return Money.of(amount, AUD);
  }
}
