package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertAll;

import dev.quayside.printing.Golden;
import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.SampleParties;
import dev.quayside.printing.SampleScripts;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.font.UnprintableText;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Names and addresses print as they are written where the consignee lives, in every format.
class ScriptsTest {

  /// PDF draws the same outlines, not on whole dots.
  private static final double OFF_THE_GRID = 0.03;

  private static final double OTHER_RASTERISER = 0.002;

  private final Renders renders = new Renders();

  static Set<String> scripts() {
    return SampleScripts.parties().keySet();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void theRasterIsTheGoldenOne(String script) throws IOException {
    Golden.compare(
        "script-" + script,
        consignee(Pictures.ofRaster(renders.raster(label(script), Dpi.DPI_203))),
        0);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void thePdfShowsTheSame(String script) throws IOException {
    byte[] pdf = renders.pdf(label(script), Dpi.DPI_203);
    Golden.compare(
        "script-" + script, consignee(Pictures.ofPdf(pdf, 0, Dpi.DPI_203)), OFF_THE_GRID);
  }

  @Test
  void nativeZplCarriesWhatThePrintersFontLacksAsDots() {
    ZplOracle.require();
    List<String> scripts = List.copyOf(scripts());
    List<BufferedImage> drawn =
        ZplOracle.draw(
            scripts.stream().map(s -> renders.zplNative(label(s), Dpi.DPI_203)).toList(),
            Dpi.DPI_203);
    assertAll(
        IntStream.range(0, scripts.size())
            .mapToObj(
                i ->
                    () ->
                        Golden.compare(
                            "script-" + scripts.get(i) + "-native",
                            consignee(drawn.get(i)),
                            OTHER_RASTERISER)));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void theLayoutHolds(String script) {
    assertThat(renders.check(label(script), Dpi.DPI_203)).isEmpty();
    assertThat(renders.check(label(script), Dpi.DPI_300)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Box \uD83D\uDCE6", "\u0BA4\u0BAE\u0BBF\u0BB4\u0BCD", "\u069A\u0627\u0631"})
  void anyOtherCharacterIsRefusedByName(String name) {
    Party party = SampleParties.CONSIGNEE;
    Party other =
        new Party(name, null, party.street1(), null, party.city(), "CA", "90210", "US", null);
    assertThatThrownBy(
            () ->
                renders.png(
                    new CarrierLabels().document(SampleLabels.to(SampleLabels.ups(), other)),
                    Dpi.DPI_203))
        .isInstanceOf(UnprintableText.class)
        .hasMessageContaining("no bundled font covers it")
        .hasMessageContaining("U+");
  }

  private static LabelDocument label(String script) {
    return new CarrierLabels()
        .document(SampleLabels.to(SampleLabels.ups(), SampleScripts.of(script)));
  }

  private static BufferedImage consignee(BufferedImage label) {
    return label.getSubimage(60, 195, 740, 200);
  }
}
