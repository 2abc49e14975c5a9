package dev.quayside.printing.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.render.Renders;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ZplLabelsTest {

  @ParameterizedTest
  @CsvSource({
    "^XA^FDone^FS^XZ, 1",
    "^XA^FDone^FS^XZ^XA^FDtwo^FS^XZ, 2",
    "^XA^GFA|1|1|1|FF^FS^XZ, 1",
    "^XA^FDone^FS^PQ3|1^XZ, 3",
    "^XA^PQ0^FDone^FS^XZ, 1",
    "^XA^MMT^JUS^XZ^XA^FDone^FS^XZ, 1",
    "~DGR:A.GRF|1|1|FF^XA^XGR:A.GRF|1|1^FS^XZ, 1",
    "^XA^FDcut off, 1",
    "%PDF-1.4, 1",
  })
  void aPrinterCountsWhatIsDrawnAsOftenAsItIsWanted(String zpl, long labels) {
    assertThat(count(zpl.replace('|', ',').getBytes(StandardCharsets.US_ASCII))).isEqualTo(labels);
  }

  @Test
  void everyLabelOfOursIsOne() {
    LabelDocument label = new CarrierLabels().document(SampleLabels.ups());
    Printer dock =
        new Printer(
            "dock",
            new Transports().open("tcp://192.0.2.5:9100"),
            Language.ZPL,
            Profile.of(Dpi.DPI_203));
    assertThat(count(dock.render(label, new Renders()))).isEqualTo(1);
  }

  private static long count(byte[] zpl) {
    return ZplLabels.of(zpl, true).count();
  }
}
