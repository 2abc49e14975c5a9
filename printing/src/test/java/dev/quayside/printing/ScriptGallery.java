package dev.quayside.printing;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes a label in every script into a folder, to be looked at: `ScriptGallery FOLDER`.
public final class ScriptGallery {

  private ScriptGallery() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Renders renders = new Renders();
    for (var sample : SampleScripts.parties().entrySet()) {
      LabelDocument document =
          new CarrierLabels().document(SampleLabels.to(SampleLabels.ups(), sample.getValue()));
      Path base = folder.resolve(sample.getKey());
      Files.write(Path.of(base + ".png"), renders.png(document, Dpi.DPI_300));
      Files.write(Path.of(base + ".pdf"), renders.pdf(document, Dpi.DPI_300));
      Files.write(Path.of(base + ".zpl"), renders.zplNative(document, Dpi.DPI_300));
    }
  }
}
