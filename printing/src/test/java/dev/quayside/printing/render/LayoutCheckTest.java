package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.SampleParties;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.LayoutViolation;
import dev.quayside.printing.label.LayoutViolation.Rule;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Fill;
import dev.quayside.printing.label.element.Frame;
import dev.quayside.printing.label.element.Style;
import dev.quayside.printing.label.element.TextLine;
import dev.quayside.printing.mark.Turn;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LayoutCheckTest {

  private static final Party SHORT =
      new Party("Al", null, "1 A St", null, "Io", "IA", "52345", "US", null);

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void theCarriersLabelsAreSoundAtEveryResolution(Dpi dpi) {
    variations()
        .forEach(
            label ->
                assertThat(renders.check(labels.document(label), dpi)).as("%s", label).isEmpty());
  }

  private static Stream<ShippingLabel> variations() {
    return Stream.concat(SampleLabels.all(), SampleLabels.others())
        .flatMap(
            label ->
                Stream.of(
                    label,
                    SampleLabels.live(label),
                    SampleLabels.voided(label),
                    SampleLabels.unrouted(label),
                    SampleLabels.signed(label, "adult"),
                    SampleLabels.signed(label, "standard"),
                    SampleLabels.signed(SampleLabels.to(label, SampleParties.LONG_WINDED), "adult"),
                    SampleLabels.to(label, SHORT),
                    SampleLabels.to(label, SampleParties.MONTREAL)));
  }

  @Test
  void inkBeyondTheEdgeIsFound() {
    assertThat(rules(text("TOO FAR", 3900, 500))).containsExactly(Rule.OVERFLOW);
  }

  @Test
  void textOverTextIsFound() {
    assertThat(rules(text("ONE", 500, 500), text("TWO", 520, 510))).containsExactly(Rule.OVERLAP);
  }

  @Test
  void aLineThroughTextIsFoundAndAFrameAroundItIsNot() {
    Frame around = new Frame(Area.mils(400, 300, 800, 300), Length.mils(15));
    assertThat(rules(text("FRAMED", 500, 500), around)).isEmpty();
    Frame through = new Frame(Area.mils(600, 300, 800, 300), Length.mils(15));
    assertThat(rules(text("FRAMED", 500, 500), through)).containsExactly(Rule.OVERLAP);
  }

  @Test
  void whiteTextNeedsItsWholeGround() {
    Style white = Style.of(Face.BOLD, Length.points(12)).white();
    TextLine line = line("WHITE", white, 500, 500);
    assertThat(rules(Fill.black(Area.mils(400, 300, 900, 300)), line)).isEmpty();
    assertThat(rules(Fill.black(Area.mils(600, 300, 900, 300)), line))
        .containsExactly(Rule.OVERLAP);
  }

  @Test
  void inkInAQuietZoneIsFoundAndSuchALabelIsNotPrinted() {
    LinearBarcode code = code(500, 1310);
    TextLine intruder = text("X", 500, 1250);
    assertThat(rules(code, intruder)).contains(Rule.QUIET_ZONE);
    assertThatThrownBy(() -> renders.png(document(code, intruder), Dpi.DPI_203))
        .isInstanceOf(UnprintableLabel.class)
        .hasMessageContaining("code: X is in its quiet zone");
  }

  @Test
  void aBarcodeWhoseQuietZoneLeavesTheLabelIsNotPrinted() {
    assertThat(rules(code(-50, 1310))).containsExactly(Rule.QUIET_ZONE);
  }

  @Test
  void aBarcodeWithoutRoomForWholeDotsIsNotPrinted() {
    LinearBarcode code = code(500, 300);
    assertThat(rules(code)).containsExactly(Rule.X_DIMENSION);
    for (Dpi dpi : Dpi.values()) {
      assertThatThrownBy(() -> renders.pdf(document(code), dpi))
          .isInstanceOf(UnprintableLabel.class)
          .hasMessageContaining("do not fit");
    }
  }

  @Test
  void textThatHadToBecomeTinyIsReportedButPrinted() {
    LabelDocument document =
        document(
            new TextLine(
                "FAR TOO LONG FOR SO LITTLE ROOM",
                Style.of(Face.REGULAR, Length.points(12)),
                Length.mils(500),
                Length.mils(500),
                Length.mils(300),
                Align.LEFT,
                Turn.UPRIGHT));
    assertThat(renders.check(document, Dpi.DPI_203))
        .extracting(LayoutViolation::rule)
        .containsExactly(Rule.TEXT_SIZE);
    assertThat(renders.png(document, Dpi.DPI_203)).isNotEmpty();
  }

  private List<Rule> rules(Element... elements) {
    return renders.check(document(elements), Dpi.DPI_203).stream()
        .map(LayoutViolation::rule)
        .toList();
  }

  private static LabelDocument document(Element... elements) {
    return new LabelDocument(Size.FOUR_BY_SIX, List.of(elements));
  }

  private static LinearBarcode code(int x, int width) {
    return LinearBarcode.code128(
        "code",
        "ABC-1234",
        Area.mils(x, 1000, width, 500),
        new ModuleWidth(Length.mils(9), Length.mils(12)));
  }

  private static TextLine text(String text, int x, int baseline) {
    return line(text, Style.of(Face.BOLD, Length.points(12)), x, baseline);
  }

  private static TextLine line(String text, Style style, int x, int baseline) {
    return new TextLine(
        text, style, Length.mils(x), Length.mils(baseline), Length.ZERO, Align.LEFT, Turn.UPRIGHT);
  }
}
