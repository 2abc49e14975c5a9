package dev.quayside.engine.carrier.usps;

import static dev.quayside.engine.carrier.doubles.Silence.silent;
import static dev.quayside.engine.carrier.usps.UspsConsignments.TUESDAY;
import static dev.quayside.engine.carrier.usps.UspsConsignments.buyer;
import static dev.quayside.engine.carrier.usps.UspsConsignments.domestic;
import static dev.quayside.engine.carrier.usps.UspsConsignments.parcel;
import static dev.quayside.engine.carrier.usps.UspsConsignments.shop;
import static dev.quayside.engine.carrier.usps.UspsConsignments.tender;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.AddressLookup;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.PaperLabel;
import dev.quayside.engine.carrier.doubles.Silence;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.address.Address;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// SCAN forms, pick-ups, addresses, and what is done when USPS is silent.
class UspsDayTest {

  private static final byte[] PDF = PaperLabel.pdf();
  private static final LocalDate DAY = LocalDate.parse("2026-11-24");

  private final UspsDouble post = new UspsDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new Usps(), post.url(), () -> now, UspsDouble.ACCOUNT);
  private final Closing closing = carrier.able(Closing.class).orElseThrow();
  private final Pickups pickups = carrier.able(Pickups.class).orElseThrow();
  private final AddressLookup addresses = carrier.able(AddressLookup.class).orElseThrow();

  @AfterEach
  void everyRequestWasAsTheSchemaSays() {
    post.close();
    assertThat(post.violations()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theDaysLabelsAreOnOneFormWhosePaperIsKept(boolean inParts) {
    if (inParts) {
      post.answersInParts();
    }
    var closed = closing.close(day(DAY));
    assertThat(closed.number()).isEqualTo("9202750903111111000000001");
    assertThat(closed.documents().getFirst().file()).isEqualTo(PDF);
    assertThat(post.day().forms()).containsExactly(List.of("9205901", "9205902"));
    assertThat(asked())
        .contains("\"entryFacilityZIPCode\":\"10003\"", "\"mailingDate\":\"2026-11-24\"");
    assertThatThrownBy(() -> closing.close(day(DAY)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("USPS: A label is already on a SCAN form (010005)");
  }

  @Test
  void whatIsLeftOfYesterdayIsMailedToday() {
    closing.close(day(DAY.minusDays(1)));
    assertThat(asked()).contains("\"mailingDate\":\"2026-11-24\"", "\"overwriteMailingDate\":true");
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void aFormNobodyConfirmedIsInDoubtAndALabelIsOnOne(Fault fault) {
    post.losesItsAnswer(request -> request.is("POST", UspsDayDouble.SCAN_FORMS), fault);
    assertThatThrownBy(() -> closing.close(day(DAY))).isInstanceOf(InDoubtException.class);
    post.recovers();
    assertThatThrownBy(() -> closing.close(day(DAY))).isInstanceOf(ProblemException.class);
    assertThat(post.day().forms()).hasSize(1);
  }

  @Test
  void aPickupIsBookedAndCancelledTwiceAlike() {
    var booked = pickups.book(pickup(shop(), "at the front desk, reception"));
    assertThat(booked.number()).isEqualTo("WTC1");
    assertThat(booked.date()).as("USPS's").isEqualTo(LocalDate.parse("2026-11-25"));
    assertThat(asked())
        .contains(
            "\"packageLocation\":\"RECEPTION\"",
            "\"specialInstructions\":\"at the front desk, reception\"",
            "\"firstName\":\"Paul\",\"lastName\":\"Sender\"",
            "{\"email\":\"paul@shop.example\"},{\"cellNumber\":\"2125550100\"}");
    pickups.cancel(booked.handle());
    assertThat(post.day().pickups()).isEmpty();
    pickups.cancel(booked.handle());
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "'',FRONT_DOOR,-",
        "Back door,BACK_DOOR,-",
        "under the stairs,OTHER,under the stairs"
      })
  void peopleSayInTheirWordsWhereTheParcelsAre(String words, String spot, String instructions) {
    pickups.book(pickup(shop(), words));
    assertThat(asked()).contains("\"packageLocation\":\"" + spot + "\"");
    if (instructions == null) {
      assertThat(asked()).doesNotContain("specialInstructions");
    } else {
      assertThat(asked()).contains("\"specialInstructions\":\"" + instructions + "\"");
    }
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "-,USPS_GROUND_ADVANTAGE",
        "PRIORITY_MAIL,PRIORITY_MAIL",
        "PRIORITY_MAIL_INTERNATIONAL,INTERNATIONAL",
        "MEDIA_MAIL,OTHER"
      })
  void thePiecesAreOfTheClassMostGoBy(String service, String kind) {
    pickups.book(pickup(shop(), "", LocalDate.parse("2026-11-25"), service));
    assertThat(asked()).contains("\"packageType\":\"" + kind + "\"");
  }

  @Test
  void whatUspsNeedsAndSaysAgainstAPickupIsToldByName() {
    assertThatThrownBy(() -> pickups.book(pickup(buyer(), "")))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("required by USPS");
    var sunday = pickup(shop(), "", LocalDate.parse("2026-11-29"));
    assertThatThrownBy(() -> pickups.book(sunday))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("USPS: Pickup is not available on Sundays");
    assertThat(post.day().pickups()).isEmpty();
  }

  @Test
  void anAddressGetsItsZipPlus4() {
    assertThat(addresses.covers("PR")).isTrue();
    assertThat(addresses.covers("CA")).isFalse();
    var found = addresses.lookUpAddress(shop());
    assertThat(found.found()).isTrue();
    assertThat(found.standard())
        .isEqualTo(
            new Address(
                null,
                null,
                "455 N REXFORD DR",
                "Unit 4",
                "BEVERLY HILLS",
                "CA",
                "90210-4817",
                "US",
                null,
                null));
    assertThat(found.remarks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Nowhere,false,There is no match for the address requested.",
    "Barren,false,",
    "Manydoors,true,More information is needed"
  })
  void whatUspsDoesNotKnowItSays(String city, boolean found, String remark) {
    var finding =
        addresses.lookUpAddress(
            new Address(null, null, "1 Main St", null, city, "CA", "90210", "US", null, null));
    assertThat(finding.found()).isEqualTo(found);
    assertThat(finding.remarks()).isEqualTo(remark == null ? List.of() : List.of(remark));
  }

  @Test
  void silenceAtAPurchaseLeavesOneLabelWhichIsFound() {
    Silence.atPurchase(
        post,
        request -> request.is("POST", "/labels/v3/label"),
        carrier,
        tender(domestic(parcel()), LabelFormat.PDF));
    assertThat(post.labels()).hasSize(1);
  }

  @Test
  void silenceAtAVoidIsAskedAgain() {
    Silence.atVoid(post, carrier, tender(domestic(parcel()), LabelFormat.PDF));
  }

  @Test
  void silenceAtTheDaysEndAndAtAPickupIsDoubtAndDoesNothingTwice() {
    post.losesItsAnswer(
        request -> request.path().matches(".*(scan-form|carrier-pickup)"), Fault.SILENT);
    silent(post, () -> closing.close(day(DAY)));
    silent(post, () -> pickups.book(pickup(shop(), "")));
    post.recovers();
    assertThat(post.day().forms()).hasSize(1);
    post.losesItsAnswer(request -> request.method().equals("DELETE"), Fault.SILENT);
    silent(
        post,
        () -> {
          pickups.cancel("WTC1");
          return true;
        });
    post.recovers();
    pickups.cancel("WTC1");
    assertThat(post.day().pickups()).isEmpty();
  }

  private String asked() {
    return post.asked().getLast().text();
  }

  private static Closing.Request day(LocalDate date) {
    return new Closing.Request(
        "man_1",
        date,
        shop(),
        List.of(
            new IssuedLabel("shp_1", "9205901", "DOMESTIC"),
            new IssuedLabel("shp_2", "9205902", "INTERNATIONAL")));
  }

  private static Pickups.Request pickup(Address at, String location) {
    return pickup(at, location, LocalDate.parse("2026-11-25"));
  }

  private static Pickups.Request pickup(Address at, String location, LocalDate date) {
    return pickup(at, location, date, null);
  }

  private static Pickups.Request pickup(
      Address at, String location, LocalDate date, @Nullable String service) {
    return new Pickups.Request(
        "pu_1",
        at,
        date,
        LocalTime.of(9, 0),
        LocalTime.of(17, 0),
        location,
        3,
        Weight.ofPounds(12),
        service);
  }
}
