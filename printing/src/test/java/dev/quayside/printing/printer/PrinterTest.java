package dev.quayside.printing.printer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.transport.Transport;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PrinterTest {

  private final Renders renders = new Renders();
  private final Transport transport = new Transports().open("tcp://192.0.2.5:9100");
  private final LabelDocument document = new CarrierLabels().document(SampleLabels.ups());

  @Test
  void aPrinterGetsItsOwnLanguageAtItsOwnResolution() {
    Profile profile = Profile.of(Dpi.DPI_300);
    assertThat(new Printer("a", transport, Language.PDF, profile).render(document, renders))
        .isEqualTo(renders.pdf(document, Dpi.DPI_300));
    assertThat(new Printer("a", transport, Language.PNG, profile).render(document, renders))
        .isEqualTo(renders.png(document, Dpi.DPI_300));
    assertThat(new Printer("a", transport, Language.ZPL, profile).render(document, renders))
        .isEqualTo(renders.zpl(document, Dpi.DPI_300, ZplGraphics.RLE));
  }

  @Test
  void darknessSpeedAndOffsetReachAZplPrinter() {
    Profile profile =
        new Profile(
            Dpi.DPI_203,
            Size.FOUR_BY_SIX,
            null,
            7,
            4,
            Length.mils(100),
            Length.mils(-50),
            false,
            null,
            Encoding.NATIVE,
            null);
    assertThat(zpl(profile, document))
        .startsWith("~SD07\n^XA\n^PW812^LL1218^LH0,0^LS-20^LT-10^PON^CI28\n^PR4\n")
        .contains("^BCN")
        .endsWith("^PQ1,0,1,N^XZ\n");
  }

  @Test
  void whatTheProfileLeavesOpenStaysThePrintersOwn() {
    assertThat(zpl(Profile.of(Dpi.DPI_203), document)).doesNotContain("~SD", "^PR", "^MD");
  }

  @Test
  void mediaOrientationAndHandlingReachAZplPrinter() {
    Profile profile =
        new Profile(
            Dpi.DPI_203,
            Size.FOUR_BY_SIX,
            Tracking.MARK,
            null,
            null,
            Length.ZERO,
            Length.ZERO,
            true,
            Handling.PEEL_OFF,
            Encoding.RLE,
            null);
    assertThat(zpl(profile, document))
        .startsWith("^XA\n^PW812")
        .contains("^POI^CI28\n^MNM\n^MMP\n");
  }

  @Test
  void eachEncodingIsTheOneOfItsName() {
    Profile profile = Profile.of(Dpi.DPI_203);
    assertThat(zpl(profile.in(Encoding.Z64), document)).contains(":Z64:");
    assertThat(zpl(profile.in(Encoding.RLE), document)).contains("^GFA").doesNotContain(":Z64:");
    assertThat(zpl(profile.in(Encoding.NATIVE), document)).contains("^BCN");
  }

  @Test
  void aLabelLargerThanTheMediaIsRefusedInPlainWords() {
    Profile small =
        Profile.of(Dpi.DPI_203)
            .loadedWith(new Size(Length.mils(4000), Length.mils(4000)), Tracking.GAP);
    assertThatThrownBy(() -> zpl(small, document))
        .isInstanceOf(TooLarge.class)
        .hasMessageStartingWith("This label is 4 x 6 in and a has 4 x 4 in loaded");
  }

  @Test
  void epl2CarriesTheSameDotsWithBlackAsZero() {
    Profile profile =
        new Profile(
            Dpi.DPI_203,
            Size.FOUR_BY_SIX,
            Tracking.GAP,
            20,
            2,
            Length.ZERO,
            Length.ZERO,
            false,
            Handling.CUT,
            Encoding.RLE,
            null);
    byte[] epl = new Printer("a", transport, Language.EPL2, profile).render(document, renders);
    String head = new String(epl, 0, 80, StandardCharsets.ISO_8859_1);
    assertThat(head).startsWith("\nN\nq812\nQ1218,24\nD10\nS2\nOC\nZT\nGW0,");
    Bits dots = renders.raster(document, Dpi.DPI_203).bits();
    assertThat(EplForm.read(epl, dots.width(), dots.height())).isEqualTo(dots);
  }

  @Test
  void aNameFullOfCommandsStaysAName() {
    Party sly = new Party("^XZ~JA^XA", null, "~DY \\&", null, "Reno", "NV", "89501", "US", null);
    LabelDocument label = new CarrierLabels().document(SampleLabels.to(SampleLabels.usps(), sly));
    Profile profile = Profile.of(Dpi.DPI_203).in(Encoding.NATIVE);
    assertThat(zpl(profile, label))
        .containsOnlyOnce("^XA")
        .containsOnlyOnce("^XZ")
        .doesNotContain("~");
  }

  @Test
  void settingsNoPrinterHasAreRefused() {
    assertThatThrownBy(() -> profile(31, null)).hasMessage("Darkness is 0 to 30, not 31.");
    assertThatThrownBy(() -> profile(null, 15))
        .hasMessage("Print speed is 1 to 14 inches a second, not 15.");
  }

  private static Profile profile(
      @org.jspecify.annotations.Nullable Integer darkness,
      @org.jspecify.annotations.Nullable Integer speed) {
    return Profile.of(Dpi.DPI_203).burning(darkness, speed);
  }

  private String zpl(Profile profile, LabelDocument label) {
    byte[] zpl = new Printer("a", transport, Language.ZPL, profile).render(label, renders);
    return new String(zpl, StandardCharsets.US_ASCII);
  }
}
