package dev.quayside.printing;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// Writes every sample in every format into a folder, to be looked at: `Gallery FOLDER`.
public final class Gallery {

  private static final Renders RENDERS = new Renders();
  private static final CarrierLabels LABELS = new CarrierLabels();

  private Gallery() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    for (Map.Entry<String, ShippingLabel> sample : SampleLabels.gallery().entrySet()) {
      write(folder, sample.getKey(), sample.getValue());
    }
  }

  private static void write(Path folder, String name, ShippingLabel label) throws IOException {
    LabelDocument document = LABELS.document(label);
    for (Dpi dpi : new Dpi[] {Dpi.DPI_203, Dpi.DPI_300}) {
      System.out.println(name + " " + dpi + " " + RENDERS.check(document, dpi));
      String base = name + "-" + dpi.dotsPerInch();
      Files.write(folder.resolve(base + ".png"), RENDERS.png(document, dpi));
      Files.write(folder.resolve(base + ".pdf"), RENDERS.pdf(document, dpi));
      Files.write(folder.resolve(base + ".zpl"), RENDERS.zpl(document, dpi, ZplGraphics.Z64));
      Files.write(folder.resolve(base + "-native.zpl"), RENDERS.zplNative(document, dpi));
    }
  }
}
