package dev.quayside.printing.label.carrier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.SampleParties;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.font.UnprintableText;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Raster;
import dev.quayside.printing.render.Renders;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class CarrierLabelsTest {

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  static Stream<ShippingLabel> samples() {
    return SampleLabels.all();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everyLabelNamesBothPartiesInCapitalsWithTheirAccents(ShippingLabel label)
      throws IOException {
    assertThat(text(label))
        .contains(lines(label.from()))
        .contains(lines(label.to()))
        .contains("ORD-2026-004471");
  }

  private static List<String> lines(Party party) {
    return Stream.of(
            party.name(),
            party.company(),
            party.street1(),
            party.street2(),
            party.city() + " " + party.state() + " " + party.zip())
        .filter(Objects::nonNull)
        .map(line -> line.toUpperCase(Locale.ROOT))
        .toList();
  }

  @Test
  void territoriesAreAtHomeForUspsAndUpsAlone() throws IOException {
    assertThat(text(SampleLabels.to(SampleLabels.usps(), SampleParties.SAN_JUAN)))
        .contains("SAN JUAN PR 00907-1234")
        .doesNotContain("CUSTOMS");
    assertThat(text(SampleLabels.to(SampleLabels.ups(), SampleParties.SAN_JUAN)))
        .contains("(420) 00907")
        .doesNotContain("CUSTOMS");
    assertThat(text(SampleLabels.to(SampleLabels.fedex(), SampleParties.SAN_JUAN)))
        .contains("SUBJECT TO CUSTOMS");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aReturnSaysSo(ShippingLabel label) throws IOException {
    assertThat(text(SampleLabels.returned(label))).contains("RETURN");
  }

  @Test
  void uspsShowsItsBannerAndTheNumberInFours() throws IOException {
    assertThat(text(SampleLabels.usps()))
        .contains("USPS GROUND ADVANTAGE", "USPS TRACKING #", "9205 5901 7554 7700 0000 11");
  }

  @Test
  void upsShowsRoutingServiceAndTheGroupedNumber() throws IOException {
    assertThat(text(SampleLabels.ups()))
        .contains("CA 902 9-01", "UPS GROUND", "TRACKING #: 1Z 123 45E 03 0527 1640")
        .contains("3 LBS", "SHP WT: 2.4 LBS", "12 x 9 x 6 IN", "21 NOV 2026", "1 OF 1");
  }

  @Test
  void fedexShowsRoutingServiceAndTheGroupedNumber() throws IOException {
    assertThat(text(SampleLabels.fedex()))
        .contains("WZ BURA", "LAX", "STANDARD OVERNIGHT", "7948 0839 0594", "ORIGIN ID:CMHA")
        .contains("21NOV26", "2.35 LB", "Express", "RES");
    assertThat(text(SampleLabels.fedexGround())).contains("Ground");
  }

  @Test
  void goodsAndTheirValueStandOnLabelsAbroadAndNowhereElse() throws IOException {
    for (ShippingLabel label :
        List.of(SampleLabels.ups(), SampleLabels.fedex(), SampleLabels.dhl())) {
      ShippingLabel declared = SampleLabels.declaring(label, 1);
      assertThat(text(SampleLabels.to(declared, SampleParties.BERLIN)))
          .contains("2 X STAINLESS STEEL WATER BOTTLE", "VALUE: 37.80 USD", "DAP", "10119 BERLIN");
      assertThat(text(declared)).doesNotContain("37.80");
    }
  }

  @ParameterizedTest
  @CsvSource({
    // 15 CFR 30.37 a: 2,500 US dollars of one tariff code, however many lines it stands in
    "1250.00, USD, 7323.93, NO EEI 30.37(a)",
    "1250.01, USD, 7323.93, AES ITN:",
    "1250.01, USD, 6109.10, NO EEI 30.37(a)",
    // what other currencies are worth in US dollars is not known
    "10.00, GBP, 7323.93, AES ITN:",
    "400000, JPY, 6109.10, AES ITN:",
  })
  void uspsClaimsLowValueOnlyInUsDollarsOfOneTariffCode(
      BigDecimal value, String currency, String otherCode, String filing) throws IOException {
    var first = new Amount(new BigDecimal("1250.00"), "USD");
    var label =
        SampleLabels.declaring(
            SampleLabels.to(SampleLabels.uspsAbroad(), SampleParties.BERLIN),
            List.of(
                new Goods("Bottle", 1, first, BigDecimal.TEN, "7323.93", "US"),
                new Goods("Cup", 1, new Amount(value, currency), BigDecimal.TEN, otherCode, "US")));
    assertThat(text(label)).contains(filing);
  }

  @Test
  void whoSendsFromAMetricCountryWeighsInKilograms() throws IOException {
    for (ShippingLabel label :
        List.of(SampleLabels.ups(), SampleLabels.fedex(), SampleLabels.dhl())) {
      assertThat(text(SampleLabels.returned(SampleLabels.to(label, SampleParties.MONTREAL))))
          .contains("1.07 KG", " CM")
          .doesNotContain(" IN\n");
    }
  }

  @Test
  void fedexGroundHasItsDigitsBelowTheBarsAndNoStation() throws IOException {
    ShippingLabel routed =
        SampleLabels.routed(SampleLabels.fedexGround(), SampleLabels.fedex().routing());
    assertThat(text(routed))
        .contains("9622 0019 0 (000 000 0000) 0 00 7948 0839 0594")
        .doesNotContain("WZ BURA", "LAX", "CMHA", "0201");
  }

  @Test
  void canadaPostSpeaksBothLanguagesAndNoCodes() throws IOException {
    assertThat(text(SampleLabels.canadaPost()))
        .contains("POSTES CANADA", "COLIS ACCÉLÉRÉS", "CONTRACT / CONVENTION", "0049900001")
        .doesNotContain("DOM.EP", "D12");
  }

  @Test
  void australiaPostSaysWhatTheDriverMayDoAndWhatTheSenderDeclares() throws IOException {
    assertThat(text(SampleLabels.australiaPost()))
        .contains("AUTHORITY TO LEAVE", "declares that it does not contain")
        .doesNotContain("T28", "N1");
    assertThat(text(SampleLabels.signed(SampleLabels.australiaPost(), "standard")))
        .contains("SIGNATURE ON DELIVERY")
        .doesNotContain("AUTHORITY");
    assertThat(text(SampleLabels.hazardous(SampleLabels.australiaPost())))
        .contains("CONTAINS DANGEROUS GOODS")
        .doesNotContain("does not contain");
  }

  @Test
  void noLabelFailsForTheGoodsAndTheyStayReadable() throws IOException {
    for (String description :
        List.of("Rune ᚠ", "手作りの茶碗、木箱入り、二個組、贈り物用", "Łyżka\n\u0007", "x".repeat(500))) {
      for (ShippingLabel label :
          Stream.concat(SampleLabels.all(), SampleLabels.others()).toList()) {
        ShippingLabel declared =
            SampleLabels.declaring(SampleLabels.to(label, SampleParties.BERLIN), description);
        assertThat(renders.check(labels.document(declared), Dpi.DPI_203)).isEmpty();
      }
    }
    assertThat(text(SampleLabels.declaring(SampleLabels.uspsAbroad(), "Rune ᚠ")))
        .contains("Rune ?");
  }

  @Test
  void uspsAbroadIsItsOwnCustomsForm() throws IOException {
    assertThat(text(SampleLabels.uspsAbroad()))
        .contains("CUSTOMS DECLARATION", "CP 72", "7323.93", "170.10 USD", "signature and date");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theSandboxMarkIsThereInTheSandboxAndOnlyThere(ShippingLabel label) throws IOException {
    assertThat(text(label)).contains("SANDBOX – NOT FOR SHIPMENT");
    assertThat(text(SampleLabels.live(label))).doesNotContain("SANDBOX");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void nothingIsScannableOnAVoidLabelInAnyFormat(ShippingLabel label) throws IOException {
    ShippingLabel voided = SampleLabels.voided(label);
    for (Dpi dpi : Dpi.values()) {
      BufferedImage dots = Pictures.ofRaster(renders.raster(labels.document(voided), dpi));
      BufferedImage pdf = Pictures.ofPdf(renders.pdf(labels.document(voided), dpi), 0, dpi);
      for (BufferedImage picture : new BufferedImage[] {dots, pdf}) {
        assertThat(Scanner.linear(picture)).isEmpty();
        assertThat(Scanner.pdf417(picture)).isEmpty();
      }
    }
    byte[] zpl = renders.zplNative(labels.document(voided), Dpi.DPI_203);
    assertThat(new String(zpl, java.nio.charset.StandardCharsets.US_ASCII))
        .doesNotContain("^BC", "^BD", "^B7");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aVoidLabelCarriesItsMarkFromEdgeToEdge(ShippingLabel label) {
    Raster plain = renders.raster(labels.document(label), Dpi.DPI_203);
    Raster voided = renders.raster(labels.document(SampleLabels.voided(label)), Dpi.DPI_203);
    int changed = 0;
    for (int band = 0; band < 8; band++) {
      boolean differs = false;
      for (int y = 150 + band * 100; y < 250 + band * 100; y++) {
        for (int x = 0; x < plain.width(); x++) {
          differs |= voided.bits().isBlack(x, y) && !plain.bits().isBlack(x, y);
        }
      }
      changed += differs ? 1 : 0;
    }
    assertThat(changed).isEqualTo(8);
  }

  @Test
  void aLabelSurvivesWithoutRoutingBoxReferenceOrPhone() {
    Stream.concat(SampleLabels.all(), SampleLabels.others())
        .map(CarrierLabelsTest::bare)
        .forEach(label -> assertThat(renders.check(labels.document(label), Dpi.DPI_203)).isEmpty());
  }

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void aUpsLabelAbroadUsesMode3(Dpi dpi) {
    Party montreal =
        new Party("Zoé Roy", null, "5 Rue X", null, "Montréal", "QC", "H3B 1A7", "CA", null);
    ShippingLabel label = SampleLabels.to(SampleLabels.ups(), montreal);
    BufferedImage png = Pictures.ofPng(renders.png(labels.document(label), dpi));
    assertThat(Scanner.linear(png)).containsExactlyInAnyOrder("1Z12345E0305271640", "421124H3B1A7");
    assertThat(Scanner.maxiCode(Pictures.maxiCodeOf(png)).iterator().next())
        .startsWith("[)>\u001e01\u001d96H3B1A7\u001d124\u001d003\u001d1Z05271640\u001dUPSN")
        .contains("MONTREAL\u001dQC");
  }

  @Test
  void anotherCarrierIsRefusedByName() {
    ShippingLabel label = SampleLabels.usps();
    assertThatThrownBy(() -> labels.document(with(label, "acme", "1")))
        .isInstanceOf(UnknownCarrierLayout.class)
        .hasMessage(
            "No label layout for carrier “acme”; there are layouts for australia_post, canada_post,"
                + " dhl_express, fedex, gls_us, ontrac, ups, usps, veho.");
  }

  @Test
  void aTrackingNumberOfAnotherCarrierIsRefused() {
    for (String carrier : SampleLabels.all().map(ShippingLabel::carrier).toList()) {
      assertThatThrownBy(() -> labels.document(with(SampleLabels.usps(), carrier, "12345")))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("not “12345”");
    }
  }

  @Test
  void aNameNoFontCoversIsRefusedByName() {
    Party runes = new Party("Fehu ᚠ", null, "1 A St", null, "Reno", "NV", "89501", "US", null);
    assertThatThrownBy(
            () ->
                renders.png(
                    labels.document(SampleLabels.to(SampleLabels.usps(), runes)), Dpi.DPI_203))
        .isInstanceOf(UnprintableText.class)
        .hasMessageContaining("Cannot print “ᚠ” (U+16A0");
  }

  private String text(ShippingLabel label) throws IOException {
    byte[] pdf = renders.pdf(labels.document(label), Dpi.DPI_203);
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    }
  }

  private static ShippingLabel with(ShippingLabel l, String carrier, String number) {
    return new ShippingLabel(
        carrier,
        l.service(),
        l.serviceName(),
        l.from(),
        l.to(),
        l.weightOz(),
        l.box(),
        l.shipDate(),
        number,
        l.reference(),
        l.routing(),
        false,
        false,
        true,
        false,
        "none",
        false,
        null);
  }

  private static ShippingLabel bare(ShippingLabel l) {
    Party from = new Party("A", null, "1 B St", null, "C", null, "43215", "US", null);
    return new ShippingLabel(
        l.carrier(),
        l.service(),
        l.serviceName(),
        from,
        from,
        java.math.BigDecimal.ONE,
        null,
        l.shipDate(),
        l.trackingNumber(),
        null,
        Map.of(),
        false,
        true,
        false,
        false,
        "none",
        false,
        null);
  }
}
