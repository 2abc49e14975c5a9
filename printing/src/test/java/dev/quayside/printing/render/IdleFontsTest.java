package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.SampleScripts;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Fonts of scripts are held softly only. In a process of its own that lets go of everything soft
/// at once, since the live heap before and after tells then what is held for good.
class IdleFontsTest {

  /// Far below the 24 MB that a Japanese label takes in fonts.
  private static final long HELD_AT_MOST = 4_000_000;

  @Test
  void aJapaneseLabelLeavesNoFontsBehind() throws Exception {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:SoftRefLRUPolicyMSPerMB=0",
                "-XX:+UseSerialGC",
                "-Djava.awt.headless=true",
                "-cp",
                System.getProperty("java.class.path"),
                Labels.class.getName())
            .redirectErrorStream(true)
            .start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    var grown = said.strip().lines().map(Long::valueOf).toList();
    assertThat(grown.getFirst()).as("just used").isGreaterThan(HELD_AT_MOST);
    assertThat(grown.getLast()).as("afterwards").isLessThan(HELD_AT_MOST);
  }

  /// Says by how many bytes the live heap has grown: with a Japanese face in use, and after labels
  /// in every format.
  static final class Labels {

    private Labels() {}

    public static void main(String[] args) {
      var plain = new CarrierLabels().document(SampleLabels.ups());
      var japanese =
          new CarrierLabels()
              .document(SampleLabels.to(SampleLabels.ups(), SampleScripts.of("japanese")));
      draw(plain);
      collect();
      collect();
      long before = collect();
      draw(japanese);
      System.out.println(collect() - before);
      collect();
      System.out.println(collect() - before);
    }

    private static void draw(LabelDocument label) {
      var renders = new Renders();
      for (var format :
          List.of(
              renders.pdf(label, Dpi.DPI_203),
              renders.png(label, Dpi.DPI_203),
              renders.zplNative(label, Dpi.DPI_203))) {
        if (format.length == 0) {
          throw new IllegalStateException("nothing was drawn");
        }
      }
    }

    /// A collection keeps what is held softly and was used since the one before.
    ///
    /// @return bytes that live
    private static long collect() {
      System.gc();
      return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
  }
}
