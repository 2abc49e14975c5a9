package dev.quayside.engine.carrier.canada_post;

import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.TUESDAY;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.cad;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.domestic;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.sender;
import static dev.quayside.engine.carrier.canada_post.CanadaPostParcels.tender;
import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.Silence;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.parcel.address.Address;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Voids, the day's end and pick-ups, and what is done when Canada Post is silent.
class CanadaPostDayTest {

  private static final Address SHOP = shop("514 555 0100", "paul@shop.ca");
  private static final byte[] PDF = "%PDF".getBytes(StandardCharsets.US_ASCII);
  private static final Predicate<Asked> TRANSMITTING =
      request -> request.is("POST", CanadaPostDayDouble.MANIFEST_BOOKS);
  private static final Predicate<Asked> VOIDING = request -> request.method().equals("DELETE");

  private final CanadaPostDouble post = new CanadaPostDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new CanadaPost(), post.url(), () -> now, CanadaPostDouble.ACCOUNT);
  private final Closing closing = carrier.able(Closing.class).orElseThrow();
  private final Pickups pickups = carrier.able(Pickups.class).orElseThrow();

  @AfterEach
  void everyRequestWasAsTheSchemaSays() {
    post.close();
    assertThat(post.violations()).isEmpty();
  }

  @Test
  void beforeTheDaysEndALabelIsVoidedForNothingTwiceAlike() {
    var label = bought("shp_1");
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(post.parcels()).isEmpty();
  }

  /// A name too long for its field runs on in the other, as on the label.
  @Test
  void aLongSenderIsWholeOnTheManifest() {
    var label = bought("shp_1");
    var at =
        new Address(
            "Mr. Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Sr.",
            null,
            "Apartment 12B, Building C, The Old Chocolate Factory, 127-131 Upper Kirkgate Street",
            null,
            "Montréal",
            "QC",
            "H2B 1A0",
            "CA",
            "514-555-0100 x12",
            null);
    closing.close(new Closing.Request("man_2", LocalDate.parse("2026-11-24"), at, List.of(label)));
    assertThat(post.asked().stream().map(CarrierDouble.Asked::text))
        .anyMatch(
            text ->
                text.contains("<manifest-name>Mr. Hubert Blaine</manifest-name>")
                    && text.contains("Wolfeschlegelsteinhausenbergerdorff Sr.</manifest-company>"));
  }

  @Test
  void afterItARefundIsRequestedOnceAndDecidedAfterTenDays() {
    var label = bought("shp_1");
    closing.close(day(label));
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Requested.class);
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Requested.class);
    assertThat(post.asked().stream().filter(each -> each.path().endsWith("/refund"))).hasSize(1);
    now = Instant.parse("2026-12-05T12:00:00Z");
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Voided.class);
    post.scans(CanadaPostAnswers.occurrence("0100", "2026-11-25", "08:00:00", "OTTAWA", "ON"));
    assertThat(carrier.voidLabel(label)).isInstanceOf(VoidAnswer.Refused.class);
  }

  @Test
  void aDayThatCannotBeReadIsNoDecisionAndNoScan() {
    var label = bought("shp_1");
    closing.close(day(label));
    carrier.voidLabel(label);
    post.scans(
        CanadaPostAnswers.occurrence("0100", "2026-11-25", "8 o'clock", "OTTAWA", "ON")
            + CanadaPostAnswers.occurrence("3000", "2026-11-24", "10:00:00", "", ""));
    assertThat(carrier.track(label.trackingNumber())).hasSize(1);
    post.tampers(
        (_, real) ->
            new CarrierDouble.Answer(
                real.status(),
                real.mediaType(),
                new String(real.body(), StandardCharsets.UTF_8)
                    .replace("2026-11-24<", "2026-02-31<")
                    .getBytes(StandardCharsets.UTF_8),
                real.headers()));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Requested(Duration.ofDays(10)));
  }

  @Test
  void theDayIsTransmittedWithoutWhatStaysBehindAndItsManifestIsKept() {
    var first = bought("shp_1");
    bought("shp_2");
    var third = bought("shp_3");
    var closed = closing.close(day(first, third));
    assertThat(closed.number()).isEqualTo("P123456780");
    assertThat(closed.documents()).hasSize(1);
    assertThat(closed.documents().getFirst().file()).startsWith(PDF);
    assertThat(post.parcels())
        .extracting(CanadaPostDouble.Parcel::group)
        .containsExactly("", "QS-H2B1A0-20261124", "");
  }

  @Test
  void aLabelBoughtWhileTheDayIsTransmittedStaysBehind() throws Exception {
    var label = bought("shp_1");
    var late = new FutureTask<>(() -> bought("shp_2"));
    var begun = new AtomicBoolean();
    post.tampers(
        (asked, real) -> {
          if (asked.path().contains("?groupId=") && begun.compareAndSet(false, true)) {
            Thread.startVirtualThread(late);
            // it either comes in now, or waits until the day is transmitted
            waitFor(late, Duration.ofMillis(500));
          }
          return real;
        });
    closing.close(day(label));
    late.get(20, TimeUnit.SECONDS);
    assertThat(post.parcels())
        .extracting(CanadaPostDouble.Parcel::group)
        .containsExactly("", "QS-H2B1A0-20261124");
  }

  private static void waitFor(FutureTask<?> task, Duration time) {
    try {
      task.get(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException waits) {
      // as it should
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aManifestThatIsStillMadeIsNotLost() {
    post.day().manifestsComeLater(2);
    var paper = closing.close(day(bought("shp_1"))).documents().getFirst();
    assertThat(paper.file()).isNull();
    post.labelsComeLater(1);
    assertThat(carrier.document(paper.link())).as("made, not drawn").isEmpty();
    assertThat(carrier.document(paper.link())).isPresent();
    assertThat(post.day().manifests()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aTransmissionNobodyConfirmedIsFoundByItsShipments(Fault fault) {
    var label = bought("shp_1");
    post.losesItsAnswer(TRANSMITTING, fault);
    assertThat(closing.close(day(label)).number()).isEqualTo("P123456780");
    assertThat(post.day().manifests()).hasSize(1);
  }

  @Test
  void aTransmissionThatFailedIsNotTakenForDoneSinceOneOfItsShipmentsWasTransmittedBefore() {
    var first = bought("shp_1");
    closing.close(day(first));
    var second = bought("shp_2");
    post.fails(TRANSMITTING, Fault.ERROR);
    assertThatThrownBy(() -> closing.close(day(first, second)))
        .isInstanceOf(InDoubtException.class);
    post.recovers();
    closing.close(day(first, second));
    assertThat(post.day().manifests()).hasSize(2);
  }

  @Test
  void whatWasNotTakenIsInDoubtOrRefusedInItsWords() {
    var label = bought("shp_1");
    post.fails(TRANSMITTING, Fault.ERROR);
    assertThatThrownBy(() -> closing.close(day(label))).isInstanceOf(InDoubtException.class);
    post.recovers();
    var voided = bought("shp_2");
    carrier.voidLabel(voided);
    assertThat(refusal(() -> closing.close(day(voided))))
        .hasMessageContaining("Canada Post: Group id was not found for transmission (9153)");
  }

  @Test
  void labelsOfBeforeThereWereGroupsAreTransmittedAlready() {
    var old = new IssuedLabel("shp_0", "7023210039414600", "https://x/details\nhttps://x/refund\n");
    assertThat(closing.close(day(old)).documents()).isEmpty();
    assertThat(carrier.voidLabel(old)).as("no address").isInstanceOf(VoidAnswer.Refused.class);
    assertThat(post.asked()).isEmpty();
  }

  @Test
  void aPickupIsBookedInTheAfternoonAndCancelledTwiceAlike() {
    var booked = pickups.book(pickup(SHOP, "09:00", "17:10"));
    assertThat(booked.number()).isEqualTo("0074698050");
    assertThat(booked.charged()).isEqualTo(cad("3.96"));
    assertThat(post.asked().getLast().text())
        .contains(
            "<pww-flag>false</pww-flag><priority-flag>false</priority-flag>",
            "<preferred-time>12:00</preferred-time><closing-time>17:00</closing-time>",
            "<contact-phone>514-555-0100</contact-phone>",
            "<pickup-instructions>Parcels: 3</pickup-instructions>",
            "<company>Shop &amp; Sons</company>");
    pickups.cancel(booked.handle());
    pickups.cancel(booked.handle());
    assertThat(post.day().pickups()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "hours,a quarter of an hour",
    "phone,ten digits",
    "email,two to five letters",
    "sunday,No pickup is available on this day (9201)"
  })
  void whatStandsAgainstAPickupIsTold(String what, String words) {
    var request =
        switch (what) {
          case "hours" -> pickup(SHOP, "17:40", "17:50");
          case "phone" -> pickup(shop("555 0100", "paul@shop.ca"), "12:00", "17:00");
          case "email" -> pickup(shop("514 555 0100", "paul@shop.example"), "12:00", "17:00");
          default -> sunday();
        };
    assertThat(refusal(() -> pickups.book(request))).hasMessageContaining(words);
    assertThat(post.day().pickups()).isEmpty();
  }

  @Test
  void silenceAtAPurchaseLeavesOneParcelWhichIsFound() {
    Silence.atPurchase(
        post,
        request -> request.path().endsWith("/shipment"),
        carrier,
        tender(domestic(), LabelFormat.PDF));
    assertThat(post.parcels()).hasSize(1);
  }

  @Test
  void silenceAtAVoidIsAskedAgain() {
    Silence.atVoid(post, carrier, tender(domestic(), LabelFormat.PDF));
  }

  @Test
  void silenceAtTheDaysEndIsSettledWhenItIsClosedAgain() {
    var label = bought("shp_1");
    post.losesItsAnswer(TRANSMITTING, Fault.SILENT);
    silent(post, () -> closing.close(day(label)));
    post.recovers();
    assertThat(closing.close(day(label)).number()).isEqualTo("P123456780");
    assertThat(post.day().manifests()).hasSize(1);
  }

  @Test
  void silenceAtAPickupIsDoubtAndItsCancellationIsAskedAgain() {
    post.losesItsAnswer(
        request -> request.is("POST", CanadaPostDayDouble.PICKUP_BOOKS), Fault.SILENT);
    silent(post, () -> pickups.book(pickup(SHOP, "12:00", "17:00")));
    post.losesItsAnswer(VOIDING, Fault.SILENT);
    silent(
        post,
        () -> {
          pickups.cancel("0074698050");
          return true;
        });
    post.recovers();
    pickups.cancel("0074698050");
    assertThat(post.day().pickups()).isEmpty();
  }

  private static ProblemException refusal(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    return catchThrowableOfType(ProblemException.class, call);
  }

  private IssuedLabel bought(String reference) {
    var bought = carrier.purchase(tender(reference, domestic(), LabelFormat.PDF));
    return new IssuedLabel(reference, bought.trackingNumber(), bought.handle());
  }

  private static Closing.Request day(IssuedLabel... labels) {
    return new Closing.Request("man_1", LocalDate.parse("2026-11-24"), sender(), List.of(labels));
  }

  private static Address shop(String phone, String email) {
    return new Address(
        "Paul", "Shop & Sons", "1 Main", null, "Montréal", "QC", "H2B 1A0", "CA", phone, email);
  }

  private static Pickups.Request pickup(Address at, String ready, String closing) {
    return new Pickups.Request(
        "pu_1",
        at,
        LocalDate.parse("2026-11-25"),
        LocalTime.parse(ready),
        LocalTime.parse(closing),
        "",
        3,
        Weight.ofPounds(12),
        null);
  }

  private static Pickups.Request sunday() {
    var request = pickup(SHOP, "12:00", "17:00");
    return new Pickups.Request(
        request.reference(),
        request.at(),
        LocalDate.parse("2026-11-29"),
        request.ready(),
        request.closing(),
        "Back door",
        3,
        request.weight(),
        null);
  }
}
