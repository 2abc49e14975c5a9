package dev.quayside.engine.carrier.canada_post;

import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.TUESDAY;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.american;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.cad;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.consignment;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.domestic;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.parcel;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.recipient;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.tender;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.to;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.withEndlessStreet;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.withoutPhone;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Canada Post over a real line, against a double that holds every request to its schema.
class CanadaPostTest {

  private static final Predicate<Asked> BUYING =
      request -> request.method().equals("POST") && request.path().endsWith("/shipment");

  private final CanadaPostDouble post = new CanadaPostDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new CanadaPost(), post.url(), () -> now, CanadaPostDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsTheSchemaSays() {
    post.close();
    assertThat(post.violations()).isEmpty();
  }

  @Test
  void pricesAreTheAccountsOwnWithTheirPartsAndTaxes() {
    var rating = carrier.rate(domestic(), Set.of());
    assertThat(rating.quotes()).hasSize(2);
    var quote = rating.quotes().getFirst();
    assertThat(quote.service()).isEqualTo("DOM.XP");
    assertThat(quote.amount()).isEqualTo(cad("15.41"));
    assertThat(quote.breakdown())
        .extracting(Quote.Charge::code)
        .containsExactly("base", "autdisc", "fuel", "hst");
    assertThat(quote.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-26"));
    assertThat(quote.guaranteed()).isTrue();
  }

  @Test
  void aServiceNobodyKnowsIsShownAndAnUnlistedPartOfItsPriceToo() {
    var quote = carrier.rate(domestic(), Set.of()).quotes().getLast();
    assertThat(quote.serviceName()).isEqualTo("A service of tomorrow");
    assertThat(quote.breakdown()).extracting(Quote.Charge::code).containsExactly("base", "other");
    assertThat(CanadaPostRates.kilograms(quote.billableWeight())).isEqualTo("3.500");
  }

  @Test
  void aQuoteWithoutAPriceIsLeftOutAndTheOthersStay() {
    post.tampers(
        (_, real) ->
            CarrierDouble.Answer.of(
                200,
                real.mediaType(),
                new String(real.body(), StandardCharsets.UTF_8).replace("<due>9.59</due>", "")));
    assertThat(carrier.rate(domestic(), Set.of()).quotes())
        .extracting(Quote::service)
        .containsExactly("DOM.XP");
  }

  @Test
  void aPromisedDayThatCannotBeReadCostsNoLabel() {
    post.tampers(
        (asked, real) ->
            BUYING.test(asked)
                ? CarrierDouble.Answer.of(
                    real.status(),
                    real.mediaType(),
                    new String(real.body(), StandardCharsets.UTF_8)
                        .replace("2026-11-26", "26 November"))
                : real);
    var bought = carrier.purchase(tender(domestic(), LabelFormat.PNG));
    assertThat(bought.trackingNumber()).isEqualTo("7023210039414600");
    assertThat(bought.estimatedDelivery()).isNull();
  }

  @Test
  void everyKindOfLaneAndOptionIsAskedAsTheSchemaSays() {
    carrier.rate(domestic(), Set.of("DOM.XP", "DOM.EP"));
    carrier.rate(
        to(new Address(null, null, null, null, null, null, "10001", "US", null, null)), Set.of());
    carrier.rate(to(Address.of("75001", "FR")), Set.of());
    carrier.rate(
        consignment(
            recipient(),
            new Parcel(
                Weight.ofOunces("0.001"),
                Dimensions.ofInches("10", "4.33", "0.1"),
                false,
                Signature.ADULT,
                cad("250.00"),
                null),
            null),
        Set.of());
    assertThat(post.asked("POST", "/rs/ship/price")).isEqualTo(4);
  }

  @Test
  void aLabelIsBoughtWithItsPriceItsHandleAndItsFile() {
    var bought = carrier.purchase(tender(domestic(), LabelFormat.PNG));
    assertThat(bought.trackingNumber()).isEqualTo("7023210039414600");
    assertThat(bought.charged()).isEqualTo(cad("15.45"));
    assertThat(bought.shipDate()).isEqualTo(LocalDate.parse("2026-11-24"));
    assertThat(bought.estimatedDelivery()).isEqualTo(LocalDate.parse("2026-11-26"));
    assertThat(bought.handle()).contains("/details", "QS-H2B1A0-20261124");
    var label = bought.documents().getFirst();
    assertThat(label.kind()).isEqualTo(CarrierDocumentKind.LABEL);
    assertThat(label.file())
        .startsWith("%PDF".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
    assertThat(post.asked().getFirst().text()).contains("<encoding>PDF</encoding>");
  }

  @Test
  void zplIsAskedForAsZpl() {
    carrier.purchase(tender(domestic(), LabelFormat.ZPL));
    assertThat(post.asked().getFirst().text()).contains("<encoding>ZPL</encoding>");
  }

  @Test
  void aLabelWhoseLinkFirstAnswers202IsNotLost() {
    post.labelsComeLater(2);
    var later = carrier.purchase(tender(domestic(), LabelFormat.PDF)).documents().getFirst();
    assertThat(later.file()).isNull();
    assertThat(carrier.document(later.link())).as("still not there").isEmpty();
    assertThat(carrier.document(later.link())).isPresent();
  }

  @Test
  void aDeclarationGoesWithAParcelAbroad() {
    var customs =
        new Customs(
            ContentsType.MERCHANDISE,
            null,
            List.of(
                new CustomsItem(
                    "A shirt of the very best cotton that anybody has ever worn anywhere",
                    2,
                    cad("19.90"),
                    Weight.ofOunces("7"),
                    "610910009",
                    "CA")),
            Incoterm.DDU);
    carrier.purchase(tender(consignment(american(), parcel(), customs), LabelFormat.PDF));
    assertThat(post.asked().getFirst().text())
        .contains("<hs-tariff-code>6109.10.00</hs-tariff-code>")
        .contains("<option-code>RASE</option-code>")
        .contains("<reason-for-export>SOG</reason-for-export>");
  }

  @ParameterizedTest
  @CsvSource({"phone", "street", "customs"})
  void whatWouldBeLostIsRefusedByNameBeforeAnythingIsAsked(String what) {
    var refused =
        switch (what) {
          case "phone" -> withoutPhone();
          case "street" -> withEndlessStreet();
          default -> consignment(american(), parcel(), null);
        };
    var problem =
        catchThrowableOfType(
            ProblemException.class, () -> carrier.purchase(tender(refused, LabelFormat.PDF)));
    assertThat(problem.code()).isIn(ProblemCode.INVALID_ADDRESS, ProblemCode.CUSTOMS_REQUIRED);
    assertThat(post.asked()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aLostAnswerLeavesOneParcelWhichItsReferenceFinds(Fault fault) {
    post.losesItsAnswer(BUYING, fault);
    var tender = tender(domestic(), LabelFormat.PDF);
    assertThatThrownBy(() -> carrier.purchase(tender)).isInstanceOf(InDoubtException.class);
    post.recovers();
    assertThat(carrier.lookUp(tender))
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            found ->
                assertThat(found.acceptance().trackingNumber())
                    .isEqualTo(post.parcels().getFirst().pin()));
    assertThat(post.parcels()).hasSize(1);
  }

  @Test
  void whatWasNeverBoughtIsCertainAfterAMinute() {
    var tender = tender(domestic(), LabelFormat.PDF);
    assertThat(carrier.lookUp(tender))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(60)));
    now = TUESDAY.plusSeconds(60);
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.NotBought.class);
  }

  @ParameterizedTest
  @CsvSource({"UNAUTHORIZED,CARRIER_CREDENTIALS", "TOO_MANY,CARRIER_UNAVAILABLE"})
  void whatWasRefusedAtTheDoorWasNotBought(Fault fault, ProblemCode code) {
    post.fails(BUYING, fault);
    assertThat(problem(() -> carrier.purchase(tender(domestic(), LabelFormat.PDF))).code())
        .isEqualTo(code);
    assertThat(post.parcels()).isEmpty();
  }

  @Test
  void theCarriersWordsReachThePersonAndItsSecretsNobody() {
    var nowhere =
        new Address("Ann", null, "1 Main St", null, "Nowhere", "ON", "K1A0B1", "CA", null, null);
    assertThat(problem(() -> carrier.purchase(tender(to(nowhere), LabelFormat.PDF))))
        .hasMessageContaining("The destination is not served (9111)");
    var values = new HashMap<>(CanadaPostDouble.ACCOUNT);
    values.put("userName", "somebody-else");
    var stranger = Accounts.open(new CanadaPost(), post.url(), () -> now, values);
    var refused = problem(() -> stranger.rate(domestic(), Set.of()));
    assertThat(refused.code()).isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
    assertThat(refused).hasMessageContaining("Canada Post");
    assertThat(refused.toString()).doesNotContain("not-to-be-told");
  }

  @Test
  void scansAreOldestFirstByTheirOwnClocks() {
    var bought = carrier.purchase(tender(domestic(), LabelFormat.PDF));
    post.scans(
        CanadaPostAnswers.occurrence("20", "2026-11-26", "11:59:59", "OTTAWA", "ON")
            + CanadaPostAnswers.occurrence("1496", "2026-11-26", "11:30:00", "OTTAWA", "ON")
            + CanadaPostAnswers.occurrence("0174", "2026-11-26", "08:27:43", "OTTAWA", "ON")
            + CanadaPostAnswers.occurrence("3000", "2026-11-24", "10:00:00", "", ""));
    var scans = carrier.track(bought.trackingNumber());
    assertThat(scans)
        .extracting(scan -> scan.status())
        .containsExactly(
            TrackingStatus.PRE_TRANSIT, TrackingStatus.OUT_FOR_DELIVERY, TrackingStatus.DELIVERED);
    assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-26T16:30:00Z"));
    assertThat(scans.getFirst().city()).isNull();
    assertThat(carrier.track("7023210039414699")).as("nobody's").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "100,ACCEPTED",
    "107,ACCEPTED",
    "1405,ACCEPTED",
    "108,IN_TRANSIT",
    "500,OUT_FOR_DELIVERY",
    "1438,AVAILABLE_FOR_PICKUP",
    "2410,AVAILABLE_FOR_PICKUP",
    "1408,DELIVERED",
    "1434,DELIVERED",
    "1499,DELIVERED",
    "163,IN_TRANSIT",
    "4700,EXCEPTION",
    "1450,EXCEPTION",
    "4650,EXCEPTION",
    "9999,IN_TRANSIT",
    "3000,PRE_TRANSIT"
  })
  void everyEventHasItsMeaning(String event, TrackingStatus status) {
    var bought = carrier.purchase(tender(domestic(), LabelFormat.PDF));
    post.scans(CanadaPostAnswers.occurrence(event, "2026-11-26", "08:27:43", "OTTAWA", "ON"));
    assertThat(carrier.track(bought.trackingNumber()).getFirst().status()).isEqualTo(status);
  }

  private static ProblemException problem(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    return catchThrowableOfType(ProblemException.class, call);
  }
}
