package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.CustomsReferences;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tax numbers reach each carrier in its own fields, as its schema has them.
@TestInstance(Lifecycle.PER_CLASS)
class TaxNumbersTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");
  private static final Address NEW_YORK = place("20 W 34th St", "New York", "NY", "10001", "US");
  private static final Address TORONTO = place("1 Yonge St", "Toronto", "ON", "M5E 1W7", "CA");
  private static final Address SYDNEY = place("2 George St", "Sydney", "NSW", "2000", "AU");
  private static final Address PARIS = place("1 rue de Rivoli", "Paris", null, "75001", "FR");

  private final NineCarriers nine = new NineCarriers();
  private final Map<String, Carrier> opened = new HashMap<>();

  @AfterAll
  void close() {
    nine.close();
  }

  /// What the carrier's request has, words separated by blanks.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "fedex | FEDEX_INTERNATIONAL_PRIORITY | \"number\":\"IM2760000742\""
            + " \"tinType\":\"BUSINESS_UNION\" \"usage\":\"IOSS\" \"number\":\"GB111222333000\""
            + " \"number\":\"FR999888777\"",
        "ups | ups_worldwide_saver | \"VendorCollectIDTypeCode\":\"0356\""
            + " \"VendorCollectIDNumber\":\"IM2760000742\""
            + " \"TaxIdentificationNumber\":\"GB111222333000\" "
            + "\"TaxIdentificationNumber\":\"FR999888777\"",
        "dhl_express | dhl_express_worldwide | \"typeCode\":\"SDT\" \"number\":\"IM2760000742\" "
            + "\"issuerCountryCode\":\"FR\" \"number\":\"FR999888777\"",
        "usps | PRIORITY_MAIL_INTERNATIONAL |"
            + " \"exportersReference\":{\"referenceType\":\"VAT_NUMBER\""
            + " \"reference\":\"IM2760000742\""
            + " \"importersReference\":{\"referenceType\":\"VAT_NUMBER\""
            + " \"reference\":\"FR999888777\"",
        "canada_post | INT.XP | <ioss-id>IM2760000742</ioss-id>",
      })
  void eachCarrierIsToldInItsOwnFields(String carrier, String service, String words) {
    var customs =
        customs(carrier, new CustomsReferences("EORI-GB111222333000", null, null, null, null))
            .with(
                List.of(
                    new TaxId(TaxIdKind.IOSS, "IM2760000742", null, TaxIdSide.SENDER),
                    new TaxId(TaxIdKind.VAT, "FR999888777", "FR", TaxIdSide.RECIPIENT)));
    var said = said(carrier, service, customs);
    assertThat(said).contains(words.split(" "));
  }

  /// The two old fields, as shops type them: with the kind in front.
  @ParameterizedTest
  @CsvSource({
    "fedex, FEDEX_INTERNATIONAL_PRIORITY",
    "ups, ups_worldwide_saver",
    "dhl_express, dhl_express_worldwide",
    "usps, PRIORITY_MAIL_INTERNATIONAL"
  })
  void theOldFieldsAreSentToo(String carrier, String service) {
    var old = new CustomsReferences("EORI-GB111222333000", "VAT-FR999888777", null, null, null);
    assertThat(said(carrier, service, customs(carrier, old)))
        .contains("GB111222333000", "FR999888777");
  }

  /// Each kind of each side reaches each carrier whole, or is left off and told of.
  @ParameterizedTest
  @CsvSource({
    "fedex, FEDEX_INTERNATIONAL_PRIORITY",
    "ups, ups_worldwide_saver",
    "dhl_express, dhl_express_worldwide",
    "usps, PRIORITY_MAIL_INTERNATIONAL",
    "canada_post, INT.XP",
    "australia_post, PTI8"
  })
  void everyNumberIsSentOrToldOf(String carrier, String service) {
    var module = CarrierModules.of(carrier).orElseThrow();
    for (var side : TaxIdSide.values()) {
      for (var kind : TaxIdKind.values()) {
        for (var value : List.of("IM2760000742", "GB111222333", "12-3456789", "X".repeat(50))) {
          var customs = customs(carrier, null).with(List.of(new TaxId(kind, value, null, side)));
          boolean left = !module.taxIds().leftOff(parcel(carrier, customs)).isEmpty();
          assertThat(said(carrier, service, customs).contains(value))
              .as("%s %s %s %s", carrier, side, kind, value)
              .isNotEqualTo(left);
        }
      }
    }
  }

  /// A number in an old field goes where its word or its form says, and without the word.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "fedex | FEDEX_INTERNATIONAL_PRIORITY | IOSS: IM2760000742 | \"number\":\"IM2760000742\""
            + " \"tinType\":\"BUSINESS_UNION\"",
        "fedex | FEDEX_INTERNATIONAL_PRIORITY | EIN 12-3456789 | \"number\":\"12-3456789\""
            + " \"tinType\":\"FEDERAL\"",
        "ups | ups_worldwide_saver | IM2760000742 | \"VendorCollectIDTypeCode\":\"0356\""
            + " \"VendorCollectIDNumber\":\"IM2760000742\"",
        "ups | ups_worldwide_saver | VOEC No. 2030000 | \"VendorCollectIDTypeCode\":\"0357\""
            + " \"VendorCollectIDNumber\":\"2030000\"",
        "ups | ups_worldwide_saver | VAT-DE111222333 | \"TaxIdentificationNumber\":\"DE111222333\"",
        "dhl_express | dhl_express_worldwide | IOSS IM2760000742 | \"typeCode\":\"SDT\""
            + " \"number\":\"IM2760000742\"",
        "dhl_express | dhl_express_worldwide | EORI GB111222333000 | \"typeCode\":\"EOR\""
            + " \"number\":\"GB111222333000\" \"issuerCountryCode\":\"GB\"",
        "dhl_express | dhl_express_worldwide | VAT EL123456789 | \"typeCode\":\"VAT\""
            + " \"issuerCountryCode\":\"GR\"",
        "usps | PRIORITY_MAIL_INTERNATIONAL | ioss im2760000742 | \"referenceType\":\"VAT_NUMBER\""
            + " \"reference\":\"im2760000742\"",
        "canada_post | INT.XP | IOSS IM2760000742 | <ioss-id>IM2760000742</ioss-id>"
      })
  void anOldFieldSaysWhatItIs(String carrier, String service, String typed, String words) {
    var old = new CustomsReferences(typed, null, null, null, null);
    assertThat(said(carrier, service, customs(carrier, old))).contains(words.split(" "));
  }

  /// Invoice, licence and certificate have fields of their own at some carriers.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "fedex | FEDEX_INTERNATIONAL_PRIORITY |"
            + " \"customerReferenceType\":\"INVOICE_NUMBER\",\"value\":\"INV-77\"",
        "ups | ups_worldwide_saver | \"InvoiceNumber\":\"INV-77\"",
        "dhl_express | dhl_express_worldwide | \"number\":\"INV-77\""
            + " \"licenses\":[{\"typeCode\":\"export\",\"value\":\"LIC-88\"}]",
        "usps | PRIORITY_MAIL_INTERNATIONAL | \"invoiceNumber\":\"INV-77\""
            + " \"licenseNumber\":\"LIC-88\" \"certificateNumber\":\"CER-99\"",
        "canada_post | INT.XP | <invoice-number>INV-77</invoice-number>"
            + " <licence-number>LIC-88</licence-number>"
            + " <certificate-number>CER-99</certificate-number>"
      })
  void numbersOfPapersReachTheirFields(String carrier, String service, String words) {
    var numbers = new CustomsReferences(null, null, "LIC-88", "CER-99", "INV-77");
    assertThat(said(carrier, service, customs(carrier, numbers))).contains(words.split(" "));
    var tooLong = new CustomsReferences(null, null, "L".repeat(50), "C".repeat(50), "I".repeat(50));
    assertThat(said(carrier, service, customs(carrier, tooLong)))
        .doesNotContain("LL", "CC\"", "CC<")
        .doesNotContainPattern("[^I]I{2,49}[^I]");
  }

  @Test
  void aPostWithoutAFieldIsNotTold() {
    var customs =
        customs("australia_post", null)
            .with(List.of(new TaxId(TaxIdKind.IOSS, "IM1", null, TaxIdSide.SENDER)));
    assertThat(said("australia_post", "PTI8", customs)).doesNotContain("IM1");
    var module = CarrierModules.of("australia_post").orElseThrow();
    assertThat(module.taxIds().leftOff(parcel("australia_post", customs)))
        .extracting(TaxId::value)
        .containsExactly("IM1");
  }

  @Test
  void aNumberThatHasNoRoomIsLeftOffWhole() {
    var tooLong = new TaxId(TaxIdKind.EORI, "DE123456789012345", "DE", TaxIdSide.SENDER);
    var second = new TaxId(TaxIdKind.VAT, "DE111222333", "DE", TaxIdSide.SENDER);
    var third = new TaxId(TaxIdKind.EIN, "12-3456789", "US", TaxIdSide.SENDER);
    var customs = customs("ups", null).with(List.of(tooLong, second, third));
    assertThat(said("ups", "ups_worldwide_saver", customs))
        .contains("DE111222333")
        .doesNotContain("DE1234567890", "3456789");
    assertThat(CarrierModules.of("ups").orElseThrow().taxIds().leftOff(parcel("ups", customs)))
        .containsExactly(tooLong, third);
  }

  @Test
  void prepaidDutiesAreNamedToCanadaPost() {
    var cad = Money.of("12.34", Currency.getInstance("CAD"));
    var plain = customs("canada_post", null);
    var paid =
        new Customs(plain.contentsType(), null, plain.items(), Incoterm.DDP, null, List.of(), cad);
    assertThat(said("canada_post", "INT.XP", paid))
        .contains("<duties-and-taxes-prepaid>12.34</duties-and-taxes-prepaid>");
    assertThat(said("canada_post", "INT.XP", plain)).doesNotContain("prepaid");
  }

  /// What the carrier was sent.
  private String said(String carrier, String service, Customs customs) {
    var module = CarrierModules.of(carrier).orElseThrow();
    var vendor = nine.of(carrier);
    var line =
        opened.computeIfAbsent(
            carrier,
            _ ->
                Accounts.open(
                    module,
                    vendor.url(),
                    InstantSource.fixed(TUESDAY),
                    NineCarriers.account(carrier)));
    int before = vendor.asked().size();
    line.purchase(
        new Tender(
            "shp_01M81F0AQCG1XH6ZD2XJ15K%03d".formatted(before),
            service,
            parcel(carrier, customs),
            Money.usd("12.00"),
            LabelSpec.fourBySix(LabelFormat.PDF)));
    assertThat(nine.violations()).isEmpty();
    return vendor.asked().stream().skip(before).map(Asked::text).collect(Collectors.joining("\n"));
  }

  private static Consignment parcel(String carrier, Customs customs) {
    var parcel = Parcel.of(Weight.ofPounds(2), Dimensions.ofInches("10", "8", "4"));
    return new Consignment(from(carrier), PARIS, parcel, false, customs, "SO-1042", TUESDAY);
  }

  private static Address from(String carrier) {
    return switch (carrier) {
      case "canada_post" -> TORONTO;
      case "australia_post" -> SYDNEY;
      default -> NEW_YORK;
    };
  }

  private static Customs customs(String carrier, @Nullable CustomsReferences references) {
    var currency = Money.currencyOf(from(carrier).country());
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(
            new CustomsItem(
                "Shirt", 2, Money.of("19.90", currency), Weight.ofOunces("14"), "6109.10", "PT")),
        Incoterm.DDU,
        references);
  }

  private static Address place(
      String street, String city, @Nullable String state, String zip, String country) {
    return new Address(
        "Ann Quay",
        null,
        street,
        null,
        city,
        state,
        zip,
        country,
        "+12125550100",
        "ann@example.com");
  }
}
