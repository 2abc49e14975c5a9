package dev.quayside.engine.carrier.australia_post;

import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.TUESDAY;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.abroad;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.aud;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.consignment;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.customs;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.issued;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.parcel;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.returned;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.sender;
import static dev.quayside.engine.carrier.australia_post.AustraliaPostParcels.tender;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.groups.Tuple.tuple;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Australia Post over a real line, against a double that holds every request to its reference.
class AustraliaPostTest {

  private final AustraliaPostDouble post = new AustraliaPostDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier =
      Accounts.open(new AustraliaPost(), post.url(), () -> now, AustraliaPostDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsTheReferenceSays() {
    post.close();
    assertThat(post.violations()).isEmpty();
  }

  @Test
  void theContractsPricesAreReadWithTaxAndCover() {
    var rating = carrier.rate(consignment(parcel(Signature.NONE, false)), Set.of());
    assertThat(rating.quotes())
        .extracting(Quote::service)
        .as("no return products")
        .containsExactly("E34", "T28S", "3D85");
    var express = rating.quotes().getFirst();
    assertThat(express.serviceName()).isEqualTo("Express Post");
    assertThat(express.amount()).isEqualTo(aud("59.07"));
    assertThat(express.breakdown())
        .extracting(Charge::code, Charge::amount)
        .containsExactly(
            tuple("base", aud("38.82")),
            tuple("insurance", aud("10.00")),
            tuple("fuel", aud("4.88")),
            tuple("gst", aud("5.37")));
    assertThat(express.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-27"));
    assertThat(rating.quotes().getLast().serviceName()).isEqualTo("PARCEL POST WINE");
    assertThat(rating.alerts()).containsExactly("The service T28V1N0 is not available. (43003)");
  }

  @Test
  void theAddressIsToldAsFarAsItIsKnownWhenSurchargesAreAskedFor() {
    carrier.rate(consignment(parcel(Signature.NONE, false)), Set.of());
    assertThat(post.priced().at("/from/name").asText()).isNotEmpty();
    assertThat(post.priced().at("/to/lines/0").asText()).isNotEmpty();
  }

  @Test
  void surchargesAreAskedForBesideThePricesOnceTheProductsAreKnown() {
    var consignment = consignment(parcel(Signature.NONE, false));
    var first = carrier.rate(consignment, Set.of());
    assertThat(carrier.rate(consignment, Set.of())).isEqualTo(first);
    assertThat(post.asked("POST", "/shipping/v1/prices/shipments")).isEqualTo(2);
    assertThat(carrier.rate(consignment, Set.of("T28S", "OLD")).quotes().get(1).amount())
        .as("a product the post refuses spoils nothing")
        .isEqualTo(aud("9.90"));
    post.hasNoTotals();
    assertThat(carrier.rate(consignment, Set.of()).quotes().getFirst().amount())
        .as("the price alone")
        .isEqualTo(aud("53.70"));
  }

  @Test
  void aSignatureAndDangerousGoodsLimitWhatIsOffered() {
    var signed = carrier.rate(consignment(parcel(Signature.STANDARD, false)), Set.of());
    assertThat(signed.declined()).extracting(Rating.Declined::service).containsExactly("E34");
    var hazmat = carrier.rate(consignment(parcel(Signature.NONE, true)), Set.of("E34", "T28S"));
    assertThat(hazmat.quotes()).extracting(Quote::service).containsExactly("T28S");
    assertThat(prices()).contains("\"product_ids\":[\"E34\",\"T28S\"]");
    assertThat(refusal(() -> carrier.rate(consignment(parcel(Signature.ADULT, false)), Set.of())))
        .hasMessageContaining("does not check ages");
  }

  @Test
  void whatHasNoPriceIsRefusedInItsWords() {
    var heavy = consignment(Parcel.of(Weight.ofPounds(60), null));
    var problem = refusal(() -> carrier.rate(heavy, Set.of()));
    assertThat(problem.code()).isEqualTo(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
    assertThat(problem).hasMessageContaining("The maximum weight is 22 kg. (42010)");
  }

  @Test
  void aReturnIsPricedFromTheContractsPlace() {
    var back = returned();
    var rating = carrier.rate(back, Set.of());
    assertThat(rating.quotes()).extracting(Quote::service).containsExactly("PR");
    assertThat(prices()).contains("\"from\":{\"postcode\":\"3000\"");
    carrier.purchase(tender(back, "PR", LabelFormat.PDF));
    assertThat(post.shipments().getFirst().asked().path("movement_type").asText())
        .isEqualTo("RETURN");
  }

  @ParameterizedTest
  @CsvSource({"PDF, %PDF", "PNG, %PDF", "ZPL, ^XA"})
  void aLabelIsBoughtInTheFormatThatIsWanted(LabelFormat format, String begins) {
    var bought = carrier.purchase(tender(format));
    assertThat(bought.trackingNumber()).isEqualTo("7XX1000634010027");
    assertThat(bought.shipDate()).as("Melbourne's day").isEqualTo(LocalDate.parse("2026-11-25"));
    assertThat(bought.charged()).as("with fuel").isEqualTo(aud("9.85"));
    assertThat(bought.documents().getFirst().file())
        .startsWith(begins.getBytes(StandardCharsets.US_ASCII));
    var asked = post.shipments().getFirst().asked();
    assertThat(asked.path("customer_reference_2").asText()).isEqualTo("SO-1042");
    var item = asked.path("items").path(0);
    assertThat(item.path("authority_to_leave").asBoolean()).as("T28S is signed for").isFalse();
    assertThat(item.path("weight").decimalValue()).isEqualByComparingTo("1.361");
    assertThat(item.toString()).contains("\"cover_amount\":500");
  }

  @Test
  void aLabelThatIsStillDrawnIsNotLostAndAskedForAnew() {
    post.labelsComeLater(2);
    var later = carrier.purchase(tender(LabelFormat.PDF)).documents().getFirst();
    assertThat(later.file()).isNull();
    assertThat(carrier.document(later.link())).as("still not there").isEmpty();
    assertThat(carrier.document(later.link())).isPresent();
    assertThat(post.shipments()).hasSize(1);
  }

  @Test
  void goodsAreDeclaredInAustralianDollars() {
    carrier.purchase(tender(abroad(customs(aud("20.00"))), "PTI8", LabelFormat.PDF));
    var item = post.shipments().getFirst().asked().path("items").path(0);
    assertThat(item.path("classification_type").asText()).isEqualTo("SALE_OF_GOODS");
    assertThat(item.path("item_contents").path(0).path("tariff_code").asText()).isEqualTo("691200");
    assertThat(
            refusal(
                    () ->
                        carrier.purchase(
                            tender(abroad(customs(Money.usd("20.00"))), "PTI8", LabelFormat.PDF)))
                .code())
        .isEqualTo(ProblemCode.INVALID_CUSTOMS);
    assertThat(
            refusal(() -> carrier.purchase(tender(abroad(null), "PTI8", LabelFormat.PDF))).code())
        .isEqualTo(ProblemCode.CUSTOMS_REQUIRED);
  }

  @Test
  void aRefusalIsToldInItsWordsWithoutSecrets() {
    var nowhere =
        new Consignment(
            sender(),
            new Address("Bob", null, "1 Main St", null, "Nowhere", "NSW", "2000", "AU", null, null),
            parcel(Signature.NONE, false),
            false,
            null,
            null,
            TUESDAY);
    var problem = refusal(() -> carrier.purchase(tender(nowhere, "T28S", LabelFormat.PDF)));
    assertThat(problem.code()).isEqualTo(ProblemCode.CARRIER_REFUSED);
    assertThat(problem)
        .hasMessageContaining("Suburb and postcode do not match")
        .hasMessageContaining("42002")
        .message()
        .doesNotContain("not-to-be-told");
  }

  @Test
  void wrongCredentialsAreSaidToBe() {
    var values = new HashMap<>(AustraliaPostDouble.ACCOUNT);
    values.put("password", "wrong");
    var stranger = Accounts.open(new AustraliaPost(), post.url(), () -> now, values);
    for (Runnable call :
        new Runnable[] {
          () -> stranger.rate(consignment(parcel(Signature.NONE, false)), Set.of()),
          () -> stranger.purchase(tender(LabelFormat.PDF)),
          () -> stranger.voidLabel(new IssuedLabel("shp_1", "7XX1000634010027", "100")),
          () -> stranger.track("7XX1000634010027")
        }) {
      assertThat(refusal(call).code()).isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "ERROR", "PAGE"})
  void anAnswerThatIsLostIsFoundByOurReference(Fault fault) {
    post.losesItsAnswer(AustraliaPostTest::isBuying, fault);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    post.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            bought -> assertThat(bought.acceptance().documents().getFirst().file()).isNotNull());
    assertThat(post.shipments()).hasSize(1);
  }

  @Test
  void whatWasNeverTakenIsNotBoughtAfterAMinute() {
    post.fails(AustraliaPostTest::isBuying, Fault.ERROR);
    assertThatThrownBy(() -> carrier.purchase(tender(LabelFormat.PDF)))
        .isInstanceOf(InDoubtException.class);
    post.recovers();
    assertThat(carrier.lookUp(tender(LabelFormat.PDF)))
        .isEqualTo(new LookupAnswer.CannotTell(TUESDAY.plusSeconds(60)));
    now = TUESDAY.plusSeconds(61);
    assertThat(carrier.lookUp(tender(LabelFormat.PDF))).isInstanceOf(LookupAnswer.NotBought.class);
  }

  @Test
  void aLabelIsVoidedAndVoidedAgainIsTheSame() {
    var label = issued(carrier.purchase(tender(LabelFormat.PDF)));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(carrier.voidLabel(label)).isEqualTo(new VoidAnswer.Voided(Duration.ZERO));
    assertThat(post.shipments()).isEmpty();
  }

  /// Every status that is published, whatever its letters; as an event or as the parcel's status.
  @ParameterizedTest
  @CsvSource({
    "Created, PRE_TRANSIT",
    "Initiated, PRE_TRANSIT",
    "Sealed, PRE_TRANSIT",
    "Shipping information approved by Australia Post, PRE_TRANSIT",
    "In Transit, IN_TRANSIT",
    "Processed through Australia Post facility, IN_TRANSIT",
    "With Australia Post for delivery today, OUT_FOR_DELIVERY",
    "On Board for Delivery, OUT_FOR_DELIVERY",
    "Awaiting collection, AVAILABLE_FOR_PICKUP",
    "Awaiting Collection, AVAILABLE_FOR_PICKUP",
    "Delivered, DELIVERED",
    "Item Delivered, DELIVERED",
    "Delivered in Full, DELIVERED",
    "Possible delay, IN_TRANSIT",
    "Unsuccessful Delivery, EXCEPTION",
    "Cannot be delivered, EXCEPTION",
    "Held by courier, EXCEPTION",
    "Article damaged, EXCEPTION",
    "Cancelled, CANCELLED",
    "Unknown, IN_TRANSIT"
  })
  void everyStatusHasItsMeaning(String text, TrackingStatus status) {
    var bought = carrier.purchase(tender(LabelFormat.PDF));
    for (var event : List.of(text, "Something new")) {
      post.tracks(
          text,
          """
          {"location": "ALEXANDRIA NSW", "description": "%s", "date": "2026-11-26T14:43:09+10:00"},
          {"description": "Created", "date": "2026-11-25T14:27:15+10:00"},
          {"description": "Created", "date": "yesterday"}\
          """
              .formatted(event));
      var scans = carrier.track(bought.trackingNumber());
      assertThat(scans)
          .extracting(Scan::status)
          .containsExactly(TrackingStatus.PRE_TRANSIT, status);
      assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-26T04:43:09Z"));
      assertThat(scans.getLast().city()).isEqualTo("ALEXANDRIA");
      assertThat(scans.getLast().state()).isEqualTo("NSW");
    }
  }

  @Test
  void tenNumbersAreTrackedInOneCall() {
    assertThat(carrier.mostTrackedAtOnce()).isEqualTo(10);
    assertThat(carrier.trackAll(List.of("7XX1000634010027", "7XX1000634010127")))
        .as("unknown ones")
        .allSatisfy((_, scans) -> assertThat(scans).isEmpty());
    assertThat(post.asked()).hasSize(1);
  }

  /// The last question for prices.
  private String prices() {
    return post.asked().stream()
        .filter(each -> each.is("POST", "/shipping/v1/prices/items"))
        .reduce((_, last) -> last)
        .orElseThrow()
        .text();
  }

  private static boolean isBuying(Asked request) {
    return request.is("POST", "/shipping/v1/shipments");
  }

  private static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }
}
