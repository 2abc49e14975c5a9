package dev.quayside.engine.carrier.usps;

import static dev.quayside.engine.carrier.usps.UspsConsignments.TUESDAY;
import static dev.quayside.engine.carrier.usps.UspsConsignments.buyer;
import static dev.quayside.engine.carrier.usps.UspsConsignments.canadian;
import static dev.quayside.engine.carrier.usps.UspsConsignments.customs;
import static dev.quayside.engine.carrier.usps.UspsConsignments.domestic;
import static dev.quayside.engine.carrier.usps.UspsConsignments.parcel;
import static dev.quayside.engine.carrier.usps.UspsConsignments.returned;
import static dev.quayside.engine.carrier.usps.UspsConsignments.tender;
import static dev.quayside.engine.carrier.usps.UspsConsignments.to;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.PaperLabel;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// USPS over a real line, against a double that holds every request to its schema.
class UspsTest {

  private static final Predicate<Asked> BUYING = request -> request.is("POST", "/labels/v3/label");
  private static final byte[] PDF = PaperLabel.pdf();

  private final UspsDouble post = new UspsDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new Usps(), post.url(), () -> now, UspsDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsTheSchemaSays() {
    post.close();
    assertThat(post.violations()).isEmpty();
  }

  @Test
  void thePriceIsThatOfThePackagingWithOrWithoutATotal() {
    var quotes = carrier.rate(domestic(parcel()), Set.of()).quotes();
    assertThat(quotes)
        .extracting(Quote::service)
        .as("library mail only when asked for")
        .containsExactly("PRIORITY_MAIL", "MAIL_OF_TOMORROW");
    var quote = quotes.getFirst();
    assertThat(quote.amount()).isEqualTo(Money.usd("13.20"));
    assertThat(quote.zone()).isEqualTo("4");
    assertThat(quote.transitDays()).isEqualTo(2);
    assertThat(quote.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-27"));
    assertThat(quotes.getLast().serviceName()).isEqualTo("Mail Of Tomorrow");
  }

  @Test
  void contractPricesAreAskedForOnceMoreWithoutOnlyUntilThereAreNone() {
    carrier.rate(domestic(parcel()), Set.of());
    carrier.rate(domestic(parcel()), Set.of());
    assertThat(post.asked("POST", "/shipments/v3/options/search")).isEqualTo(3);
    assertThat(post.tokens()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 401, 403})
  void aPaymentTokenThatIsForgottenIsRenewedAndTheLabelBoughtOnce(int status) {
    carrier.purchase(tender(returned(), LabelFormat.PDF));
    post.forgetsItsPaymentToken(status);
    var bought =
        carrier.purchase(
            new Tender(
                "shp_2",
                "PRIORITY_MAIL",
                domestic(parcel()),
                Money.usd("13.20"),
                LabelSpec.fourBySix(LabelFormat.PDF)));
    assertThat(post.labels()).hasSize(2).contains(bought.trackingNumber());
  }

  @Test
  void aContractsPricesComeFirst() {
    post.hasContract();
    assertThat(carrier.rate(domestic(parcel()), Set.of()).quotes().getFirst().amount())
        .isEqualTo(Money.usd("11.20"));
  }

  @Test
  void signatureAndInsuranceArePartsOfThePriceAndWarningsAreTold() {
    var rating =
        carrier.rate(
            domestic(parcel(Signature.STANDARD, "250.00", false)), Set.of("PRIORITY_MAIL"));
    var quote = rating.quotes().getFirst();
    assertThat(quote.amount()).isEqualTo(Money.usd("23.95"));
    assertThat(quote.breakdown())
        .extracting(Quote.Charge::code)
        .containsExactly("base", "signature", "insurance");
    assertThat(rating.alerts()).containsExactly("Keep your receipt");
  }

  @Test
  void everyKindOfLaneIsAskedAsTheSchemaSays() {
    var abroad = carrier.rate(to(canadian(), parcel(), null), Set.of()).quotes().getFirst();
    assertThat(abroad.amount()).as("entered at any post office").isEqualTo(Money.usd("46.95"));
    carrier.rate(returned(), Set.of());
    carrier.rate(
        domestic(
            new Parcel(
                Weight.ofOunces("3"),
                null,
                false,
                Signature.ADULT,
                null,
                null,
                Packaging.MEDIUM_FLAT_RATE_BOX)),
        Set.of());
    assertThat(carrier.rate(domestic(parcel(Signature.NONE, null, true)), Set.of()).declined())
        .extracting(each -> each.service() + " " + each.reason().code())
        .contains("PRIORITY_MAIL HAZMAT_NOT_SUPPORTED")
        .doesNotContain("USPS_GROUND_ADVANTAGE HAZMAT_NOT_SUPPORTED");
  }

  @Test
  void whatUspsDoesNotTakeIsDeclinedWithoutAsking() {
    var sizeless = domestic(Parcel.of(Weight.ofPounds(3), null));
    assertThat(carrier.rate(sizeless, Set.of()).declined())
        .allMatch(each -> each.reason().code() == ProblemCode.DIMENSION_REQUIRED)
        .hasSize(3);
    var fromCanada = new Consignment(canadian(), buyer(), parcel(), false, null, null, TUESDAY);
    assertThat(problem(() -> carrier.purchase(tender(fromCanada, LabelFormat.PDF))).code())
        .isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
    assertThat(post.asked()).isEmpty();
  }

  @Test
  void aLabelIsBoughtWithItsPriceItsHandleAndItsFile() {
    var bought = carrier.purchase(tender(domestic(parcel()), LabelFormat.PDF));
    assertThat(bought.trackingNumber()).isEqualTo("9205903111111000000000");
    assertThat(bought.charged()).as("postage and fee").isEqualTo(Money.usd("17.20"));
    assertThat(bought.shipDate()).isEqualTo(LocalDate.parse("2026-11-24"));
    assertThat(bought.estimatedDelivery()).isEqualTo(LocalDate.parse("2026-11-27"));
    assertThat(bought.handle()).isEqualTo("DOMESTIC");
    assertThat(bought.documents().getFirst().file()).isEqualTo(PDF);
  }

  @Test
  void aLabelInPartsIsReadToo() {
    post.answersInParts();
    var bought = carrier.purchase(tender(domestic(parcel()), LabelFormat.PDF));
    assertThat(bought.trackingNumber()).isEqualTo("9205903111111000000000");
    assertThat(bought.documents().getFirst().file()).isEqualTo(PDF);
  }

  @Test
  void aLabelWithoutItsImageIsPrintedAgain() {
    post.leavesTheImageOut();
    var later =
        carrier.purchase(tender(domestic(parcel()), LabelFormat.PDF)).documents().getFirst();
    assertThat(later.file()).isNull();
    assertThat(carrier.document(later.link())).contains(PDF);
  }

  @ParameterizedTest
  @CsvSource({"PDF,PDF", "PNG,PNG", "ZPL,ZPL203DPI"})
  void theLabelIsAskedForInItsFormat(LabelFormat format, String imageType) {
    carrier.purchase(tender(domestic(parcel()), format));
    assertThat(order()).contains("\"imageType\":\"" + imageType + "\"");
  }

  @Test
  void extrasHazmatAndReferenceGoWithTheLabel() {
    carrier.purchase(
        new Tender(
            "shp_1",
            "USPS_GROUND_ADVANTAGE",
            domestic(parcel(Signature.ADULT, "600.00", true)),
            Money.usd("20.00"),
            LabelSpec.fourBySix(LabelFormat.PDF)));
    assertThat(order())
        .contains("\"extraServices\":[922,931,831]")
        .contains("\"packageValue\":600.00")
        .contains("\"contentType\":\"HAZMAT\"")
        .contains("\"referenceNumber\":\"web-1\"");
  }

  @Test
  void aReturnIsAReturnLabel() {
    var bought = carrier.purchase(tender(returned(), LabelFormat.PDF));
    assertThat(bought.handle()).isEqualTo("RETURN");
    assertThat(bought.documents().getFirst().file()).isEqualTo(PDF);
    assertThat(order()).contains("PRIORITY_MAIL_RETURN_SERVICE");
  }

  @Test
  void aDeclarationGoesWithAParcelAbroad() {
    var abroad = to(canadian(), parcel(), customs("19.90", Incoterm.DDU));
    var bought = carrier.purchase(tender(abroad, LabelFormat.PNG));
    assertThat(bought.trackingNumber()).isEqualTo("LZ000000000US");
    assertThat(bought.handle()).isEqualTo("INTERNATIONAL");
    assertThat(order())
        .contains("\"imageType\":\"PDF\"")
        .contains("\"itemTotalValue\":39.80")
        .contains("\"HSTariffNumber\":\"610910\"")
        .contains("\"AESITN\":\"NO EEI 30.36\"")
        .contains("\"country\":\"Canada\"");
    assertThat(carrier.voidLabel(issued(bought.trackingNumber(), bought.handle())))
        .isInstanceOf(VoidAnswer.Voided.class);
  }

  @Test
  void aParcelToASoldierIsDeclaredWithinTheLabel() {
    var soldier =
        new Address(
            "Nick Fury", null, "PSC 123 BOX 1", null, "APO", "AE", "09008", "US", null, null);
    carrier.purchase(
        tender(to(soldier, parcel(), customs("19.90", Incoterm.DDU)), LabelFormat.PDF));
    assertThat(order()).contains("\"AESITN\":\"NO EEI 30.37(w)\"");
  }

  @ParameterizedTest
  @CsvSource({"customs", "duties", "street", "filing"})
  void whatWouldBeLostIsRefusedByNameBeforeAnythingIsBought(String what) {
    var endless = "Apartment of the long corridor ".repeat(5);
    var refused =
        switch (what) {
          case "customs" -> to(canadian(), parcel(), null);
          case "duties" -> to(canadian(), parcel(), customs("19.90", Incoterm.DDP));
          case "filing" ->
              to(
                  new Address(
                      "Ann Bee", null, "1 Rue", null, "Paris", null, "75001", "FR", null, null),
                  parcel(),
                  customs("1900.00", Incoterm.DDU));
          default ->
              to(
                  new Address("Ann Bee", null, endless, null, "X", "CA", "90210", "US", null, null),
                  parcel(),
                  null);
        };
    assertThat(problem(() -> carrier.purchase(tender(refused, LabelFormat.PDF))).code())
        .isIn(
            ProblemCode.INVALID_ADDRESS,
            ProblemCode.CUSTOMS_REQUIRED,
            ProblemCode.INVALID_CUSTOMS,
            ProblemCode.SERVICE_NOT_AVAILABLE);
    assertThat(post.labels()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aLostAnswerLeavesOneParcelWhichItsReferenceFinds(Fault fault) {
    post.losesItsAnswer(BUYING, fault);
    var tender = tender(domestic(parcel()), LabelFormat.PDF);
    assertThatThrownBy(() -> carrier.purchase(tender)).isInstanceOf(InDoubtException.class);
    post.recovers();
    assertThat(carrier.lookUp(tender))
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            found -> {
              assertThat(found.acceptance().trackingNumber()).isEqualTo(post.labels().getFirst());
              assertThat(found.acceptance().charged()).isEqualTo(Money.usd("17.20"));
              assertThat(found.acceptance().documents().getFirst().file()).isEqualTo(PDF);
            });
    assertThat(post.labels()).hasSize(1);
  }

  @Test
  void aLookupNeverBuysAndIsCertainAfterAMinute() {
    var tender = tender(domestic(parcel()), LabelFormat.PDF);
    assertThat(carrier.lookUp(tender))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(60)));
    now = TUESDAY.plusSeconds(60);
    assertThat(carrier.lookUp(tender)).isInstanceOf(LookupAnswer.NotBought.class);
    assertThat(post.labels()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"UNAUTHORIZED,CARRIER_CREDENTIALS", "TOO_MANY,CARRIER_UNAVAILABLE"})
  void whatWasRefusedAtTheDoorWasNotBought(Fault fault, ProblemCode code) {
    post.fails(BUYING, fault);
    assertThat(problem(() -> carrier.purchase(tender(domestic(parcel()), LabelFormat.PDF))).code())
        .isEqualTo(code);
    assertThat(post.labels()).isEmpty();
  }

  @Test
  void theCarriersWordsReachThePersonAndItsSecretsNobody() {
    var nowhere =
        to(
            new Address(
                "Ann Bee", null, "1 Main", null, "Nowhere", "CA", "90210", "US", null, null),
            parcel(),
            null);
    var refused = problem(() -> carrier.purchase(tender(nowhere, LabelFormat.PDF)));
    assertThat(refused).hasMessageContaining("USPS: Address Not Found, [secret] (010005)");
    assertThat(refused.code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    var values = new HashMap<>(UspsDouble.ACCOUNT);
    values.put("clientSecret", "somebody-elses");
    var stranger = Accounts.open(new Usps(), post.url(), () -> now, values);
    assertThat(problem(() -> stranger.rate(domestic(parcel()), Set.of())).code())
        .isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
  }

  @Test
  void aLabelIsCancelledTwiceAlike() {
    var label = bought();
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Voided.class);
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Voided.class);
    assertThat(carrier.voidLabel(issued("9205903111111000000099", "DOMESTIC")))
        .isInstanceOf(VoidAnswer.Refused.class);
  }

  @Test
  void oneThatWasManifestedIsRefundedUnlessItWasScanned() {
    post.manifests();
    var label = bought();
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Requested.class);
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Voided.class);
    post.tracks(UspsAnswers.tracking(label.trackingNumber(), "10", "Processed"));
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Refused.class);
  }

  @Test
  void scansAreOldestFirstByTheirOwnClocksWhetherOneOrAListOfOneIsAnswered() {
    var json = UspsAnswers.tracking("9205", "01", "Delivered, In/At Mailbox");
    post.tracks(json);
    var scans = carrier.track("9205");
    assertThat(scans)
        .extracting(scan -> scan.status())
        .containsExactly(TrackingStatus.ACCEPTED, TrackingStatus.DELIVERED);
    assertThat(scans.getFirst().at())
        .as("in California")
        .isEqualTo(Instant.parse("2026-11-25T19:10:00Z"));
    assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-26T18:58:40Z"));
    assertThat(scans.getLast().country()).isEqualTo("US");
    post.tracks("[" + json + "]");
    assertThat(carrier.track("9205")).isEqualTo(scans);
    post.tracks("");
    assertThat(carrier.track("9299")).as("nobody's").isEmpty();
  }

  private String order() {
    return post.asked().stream()
        .filter(each -> each.method().equals("POST") && each.path().endsWith("-label"))
        .findFirst()
        .or(() -> post.asked().stream().filter(BUYING).findFirst())
        .orElseThrow()
        .text();
  }

  private IssuedLabel bought() {
    var bought = carrier.purchase(tender(domestic(parcel()), LabelFormat.PDF));
    return issued(bought.trackingNumber(), bought.handle());
  }

  private static IssuedLabel issued(String number, String handle) {
    return new IssuedLabel("shp_1", number, handle);
  }

  private static ProblemException problem(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    return catchThrowableOfType(ProblemException.class, call);
  }
}
