package dev.quayside.engine.carrier.ups;

import static dev.quayside.engine.carrier.doubles.NewYork.TUESDAY;
import static dev.quayside.engine.carrier.doubles.NewYork.recipient;
import static dev.quayside.engine.carrier.doubles.NewYork.sender;
import static dev.quayside.engine.carrier.ups.UpsSamples.abroad;
import static dev.quayside.engine.carrier.ups.UpsSamples.canadian;
import static dev.quayside.engine.carrier.ups.UpsSamples.consignment;
import static dev.quayside.engine.carrier.ups.UpsSamples.domestic;
import static dev.quayside.engine.carrier.ups.UpsSamples.parcel;
import static dev.quayside.engine.carrier.ups.UpsSamples.tender;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.engine.carrier.quote.Rating.Declined;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.PayorAccount;
import dev.quayside.engine.parcel.option.ReferenceKind;
import dev.quayside.engine.parcel.option.ShipmentReference;
import dev.quayside.engine.parcel.option.ShippingOptions;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// UPS over a real line, against a double that holds every request to UPS's descriptions.
class UpsTest {

  private final UpsDouble ups = new UpsDouble();
  private Instant now = TUESDAY;
  private final Carrier carrier = Accounts.open(new Ups(), ups.url(), () -> now, UpsDouble.ACCOUNT);

  @AfterEach
  void everyRequestWasAsTheDescriptionsSay() {
    ups.close();
    assertThat(ups.violations()).isEmpty();
  }

  @Test
  void pricesAreTheAccountsWithTaxesPartsAndDays() {
    var rating = carrier.rate(domestic(parcel()), Set.of());
    assertThat(rating.quotes())
        .extracting(Quote::service)
        .as("one without a price is none; one nobody knows goes by UPS's name")
        .containsExactly("ups_ground", "ups_next_day_air", "17");
    var ground = rating.quotes().getFirst();
    assertThat(ground.amount()).as("negotiated").isEqualTo(Money.usd("15.55"));
    assertThat(ground.breakdown())
        .extracting(Charge::code)
        .containsExactly("base", "modifier", "fuel", "residential", "delivery_area", "other");
    assertThat(ground.zone()).isEqualTo("5");
    assertThat(ground.billableWeight()).isEqualTo(Weight.ofPounds(4));
    assertThat(ground.transitDays()).isEqualTo(3);
    assertThat(ground.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-30"));
    assertThat(ground.guaranteed()).isFalse();
    var air = rating.quotes().get(1);
    assertThat(air.amount()).as("with its tax").isEqualTo(Money.usd("73.45"));
    assertThat(air.deliveryDate()).isEqualTo(LocalDate.parse("2026-11-25"));
    assertThat(air.guaranteed()).isTrue();
    assertThat(rating.quotes().getLast().serviceName()).isEqualTo("UPS Worldwide Economy DDU");
    assertThat(rating.alerts())
        .containsExactly(
            "Your invoice may vary from the displayed reference rates",
            "Ship To Address Classification is changed from Commercial to Residential");
  }

  @Test
  void aPriceNeedsNoMoreThanTwoPostalCodes() {
    var rough =
        new Consignment(
            Address.of("10001", "US"),
            Address.of("SW1A 1AA", "GB"),
            Parcel.of(Weight.ofOunces("3"), null),
            false,
            null,
            null,
            TUESDAY);
    assertThat(carrier.rate(rough, Set.of("ups_ground")).quotes()).hasSize(1);
  }

  @Test
  void aLaneItDoesNotServeIsSaidInItsWords() {
    var nowhere = consignment(sender(), Address.of("00001", "US"), parcel(), null, false);
    assertThat(refusal(() -> carrier.rate(nowhere, Set.of())))
        .hasMessageContaining("CARRIER_REFUSED")
        .hasMessageContaining("unavailable between the selected locations. (111210)");
  }

  @Test
  void limitedQuantitiesGoByGroundOnly() {
    var hazardous = domestic(parcel(Signature.NONE, true));
    var rating = carrier.rate(hazardous, Set.of());
    assertThat(rating.quotes()).extracting(Quote::service).containsExactly("ups_ground");
    assertThat(rating.declined())
        .extracting(Declined::service)
        .containsExactly("ups_next_day_air", "17");
    assertThat(
            refusal(() -> carrier.purchase(tender("ups_next_day_air", hazardous, LabelFormat.PDF)))
                .problem()
                .code())
        .isEqualTo(ProblemCode.HAZMAT_NOT_SUPPORTED);
    carrier.purchase(tender("ups_ground", hazardous, LabelFormat.PDF));
  }

  @ParameterizedTest
  @CsvSource({"PDF, GIF8", "PNG, GIF8", "ZPL, ^XA"})
  void aLabelIsBoughtInTheFormatThatCanBeMadeIntoTheWanted(LabelFormat format, String begins) {
    var bought = carrier.purchase(tender(format));
    assertThat(bought.trackingNumber()).isEqualTo("1ZA1B2C30310000000");
    assertThat(bought.handle()).isEqualTo("1ZA1B2C30310000000");
    assertThat(bought.charged()).isEqualTo(Money.usd("15.55"));
    assertThat(bought.shipDate()).as("New York's day").isEqualTo(LocalDate.parse("2026-11-24"));
    assertThat(bought.documents().getFirst().file())
        .startsWith(begins.getBytes(StandardCharsets.US_ASCII));
    var asked = ups.shipments().getFirst().asked().path("Shipment");
    assertThat(asked.at("/Package/0/ReferenceNumber/1/Value").asText()).isEqualTo("SO-1042");
    assertThat(asked.at("/Package/0/PackageServiceOptions/DeliveryConfirmation/DCISType").asText())
        .isEqualTo("3");
    assertThat(asked.at("/Package/0/PackageServiceOptions/DeclaredValue/MonetaryValue").asText())
        .isEqualTo("50.00");
    assertThat(asked.at("/Package/0/Dimensions/Length").asText()).as("rounded up").isEqualTo("11");
    assertThat(asked.at("/ShipTo/Address/PostalCode").asText()).isEqualTo("101180110");
  }

  @Test
  void whoPaysWhenAndInWhatIsSentInItsOwnFields() {
    var asked = pakOfAThirdParty();
    carrier.purchase(tender("ups_next_day_air", asked, LabelFormat.PDF));
    var sent = ups.shipments().getLast().asked().path("Shipment");
    var charge = sent.at("/PaymentInformation/ShipmentCharge/0");
    assertThat(charge.at("/BillThirdParty/AccountNumber").asText()).isEqualTo("1A2B3C");
    assertThat(charge.at("/BillThirdParty/Address/PostalCode").asText()).isEqualTo("10001");
    assertThat(charge.at("/BillThirdParty/Address/CountryCode").asText()).isEqualTo("US");
    assertThat(charge.has("BillShipper")).isFalse();
    assertThat(sent.at("/Package/0/Packaging/Code").asText()).isEqualTo("04");
    assertThat(sent.at("/Package/0").has("Dimensions")).isFalse();
    assertThat(sent.at("/ShipmentServiceOptions").has("SaturdayDeliveryIndicator")).isTrue();
    assertThat(sent.toString()).contains("PO-4711");
    assertThat(carrier.rate(asked, Set.of()).quotes()).isNotEmpty();
  }

  /// UPS wants the postal code of a recipient's account, which is mostly that of his address.
  @Test
  void aRecipientsAccountGoesWithThePostalCodeOfHisAddress() {
    var recipient =
        new PaidBy(Payor.RECIPIENT, null, PayorAccount.open("1A2B3C"), null, null, null);
    carrier.purchase(tender("ups_next_day_air", pakPaidBy(recipient), LabelFormat.PDF));
    var sent = ups.shipments().getLast().asked().path("Shipment");
    var billed = sent.at("/PaymentInformation/ShipmentCharge/0/BillReceiver");
    assertThat(billed.path("AccountNumber").asText()).isEqualTo("1A2B3C");
    assertThat(billed.at("/Address/PostalCode")).isEqualTo(sent.at("/ShipTo/Address/PostalCode"));
  }

  private static Consignment pakOfAThirdParty() {
    return pakPaidBy(
        new PaidBy(Payor.THIRD_PARTY, null, PayorAccount.open("1a2b3c"), "10001", "US", "ups"));
  }

  private static Consignment pakPaidBy(PaidBy paid) {
    return domestic(
            new Parcel(
                Weight.ofPounds(1), null, false, Signature.NONE, null, null, Packaging.UPS_PAK))
        .with(
            new ShippingOptions(
                new BillTo(paid, null),
                null,
                true,
                null,
                List.of(new ShipmentReference(ReferenceKind.PURCHASE_ORDER, "PO-4711")),
                false));
  }

  @Test
  void abroadTheGoodsAreDeclaredAndTheInvoiceIsKept() {
    var bought = carrier.purchase(tender("ups_worldwide_saver", abroad(), LabelFormat.ZPL));
    assertThat(bought.documents())
        .extracting(CarrierDocument::kind)
        .containsExactly(CarrierDocumentKind.LABEL, CarrierDocumentKind.COMMERCIAL_INVOICE);
    var asked = ups.shipments().getFirst().asked().path("Shipment");
    var forms = asked.at("/ShipmentServiceOptions/InternationalForms");
    assertThat(forms.at("/Product/0/CommodityCode").asText()).isEqualTo("610910");
    assertThat(forms.at("/Product/0/Unit/Value").asText()).isEqualTo("12.50");
    assertThat(forms.path("TermsOfShipment").asText()).isEqualTo("DDP");
    assertThat(forms.path("InvoiceDate").asText()).isEqualTo("20261124");
    assertThat(asked.at("/InvoiceLineTotal/MonetaryValue").asText()).isEqualTo("25");
    assertThat(asked.at("/PaymentInformation/ShipmentCharge/1/Type").asText())
        .as("the sender pays duties")
        .isEqualTo("02");
    assertThat(asked.at("/ReferenceNumber/0/Value").asText()).isEqualTo("shp_1");
    assertThat(asked.at("/ShipmentServiceOptions/DeliveryConfirmation/DCISType").asText())
        .isEqualTo("2");
    carrier.rate(abroad(), Set.of());
  }

  @Test
  void abroadWithoutADeclarationIsRefused() {
    var silent = consignment(sender(), canadian(), parcel(), null, false);
    assertThat(
            refusal(() -> carrier.purchase(tender("ups_standard", silent, LabelFormat.PDF)))
                .problem()
                .code())
        .isEqualTo(ProblemCode.CUSTOMS_REQUIRED);
  }

  @Test
  void aReturnIsTheShopsAccountWithAPrintedLabel() {
    var back = consignment(recipient(), sender(), parcel(), null, true);
    carrier.purchase(tender("ups_ground", back, LabelFormat.PDF));
    var asked = ups.shipments().getFirst().asked().path("Shipment");
    assertThat(asked.at("/ReturnService/Code").asText()).isEqualTo("9");
    assertThat(asked.at("/Shipper/Name").asText()).isEqualTo("Quay Goods");
    assertThat(asked.at("/ShipFrom/Name").asText()).isEqualTo("Buyer & Co");
    assertThat(asked.at("/Package/0/Description").asText()).isEqualTo("Returned goods");
    carrier.rate(back, Set.of());
  }

  @Test
  void kilogramsAndCentimetresFromCanadaWhereCodesMeanOtherServices() {
    var insured = Money.of("50.00", Currency.getInstance("CAD"));
    var box = parcel();
    var inland =
        consignment(
            canadian(),
            canadian(),
            new Parcel(box.weight(), box.dimensions(), false, box.signature(), insured, true),
            null,
            false);
    assertThat(carrier.rate(inland, Set.of()).quotes())
        .extracting(Quote::service)
        .contains("ups_express");
    carrier.purchase(tender("ups_expedited", inland, LabelFormat.PDF));
    var asked = ups.shipments().getFirst().asked().path("Shipment");
    assertThat(asked.at("/Service/Code").asText()).isEqualTo("02");
    assertThat(asked.at("/Package/0/PackageWeight/Weight").asText()).isEqualTo("1.6");
    assertThat(asked.at("/Package/0/PackageWeight/UnitOfMeasurement/Code").asText())
        .isEqualTo("KGS");
    assertThat(asked.at("/Package/0/Dimensions/Length").asText()).isEqualTo("26");
  }

  @Test
  void aRefusalIsToldInItsWordsWithoutSecrets() {
    var nowhere =
        new Address("Bob", null, "1 Main St", null, "Nowhere", "NY", "10001", "US", null, null);
    var problem =
        refusal(
            () ->
                carrier.purchase(
                    tender(
                        "ups_ground",
                        consignment(sender(), nowhere, parcel(), null, false),
                        LabelFormat.PDF)));
    assertThat(problem.problem().code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(problem)
        .hasMessageContaining("Missing or invalid ship to city (120206)")
        .message()
        .doesNotContain("not-to-be-told");
  }

  @Test
  void wrongCredentialsAreSaidToBe() {
    var values = new HashMap<>(UpsDouble.ACCOUNT);
    values.put("clientSecret", "wrong");
    var stranger = Accounts.open(new Ups(), ups.url(), () -> now, values);
    for (Runnable call :
        new Runnable[] {
          () -> stranger.rate(domestic(parcel()), Set.of()),
          () -> stranger.purchase(tender(LabelFormat.PDF)),
          () -> stranger.voidLabel(new IssuedLabel("shp_1", "1ZA1B2C30310000000", "")),
          () -> stranger.lookUp(tender(LabelFormat.PDF)),
          () -> stranger.track("1ZA1B2C30310000000")
        }) {
      assertThat(refusal(call).problem().code()).isEqualTo(ProblemCode.CARRIER_CREDENTIALS);
    }
    assertThat(ups.shipments()).isEmpty();
  }

  @Test
  void scansAreInOrderByTheClocksOfTheirPlaces() {
    var number = carrier.purchase(tender(LabelFormat.PDF)).trackingNumber();
    ups.scan(
        UpsAnswers.activity("D", "011", "20261127", "163000"),
        UpsAnswers.activity("M", "003", "20261124", "151641")
            .replace("\"date\"", "\"gmtDate\": \"20261124\", \"gmtTime\": \"20:16:41\", \"date\""),
        UpsAnswers.activity("I", "005", "", ""));
    var scans = carrier.track(number);
    assertThat(scans)
        .extracting(Scan::status)
        .containsExactly(TrackingStatus.PRE_TRANSIT, TrackingStatus.DELIVERED);
    assertThat(scans.getFirst().at()).isEqualTo(Instant.parse("2026-11-24T20:16:41Z"));
    assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-27T21:30:00Z"));
    assertThat(scans.getLast().city()).isEqualTo("Paramus");
    assertThat(carrier.track("1Z999AA10123456784")).as("of nobody's").isEmpty();
  }

  /// Every status code UPS publishes.
  @Test
  void everyPublishedStatusHasItsMeaning() {
    for (var row : UpsPublishedStatuses.ALL) {
      assertThat(
              UpsStatuses.meaning(new UpsTrackWire.Status(null, null, row.code(), null)).status())
          .as(row.code() + " " + row.words())
          .isEqualTo(row.status());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "D, DELIVERED,",
    "I, IN_TRANSIT,",
    "M, PRE_TRANSIT, LABEL_CREATED",
    "MV, CANCELLED, CANCELLED",
    "P, ACCEPTED, PICKED_UP",
    "O, OUT_FOR_DELIVERY, WITH_COURIER",
    "X, EXCEPTION,",
    "RS, RETURNED, RETURNED_TO_SENDER",
    "DO, IN_TRANSIT,",
    "DD, IN_TRANSIT,",
    "W, IN_TRANSIT,",
    "NA, UNKNOWN,",
    "U, UNKNOWN,"
  })
  void aNewStatusGoesByItsType(String type, TrackingStatus status, @Nullable Substatus substatus) {
    var meaning = UpsStatuses.meaning(new UpsTrackWire.Status(type, null, "999", null));
    assertThat(meaning.status()).isEqualTo(status);
    assertThat(meaning.substatus()).isEqualTo(substatus);
  }

  private static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }
}
