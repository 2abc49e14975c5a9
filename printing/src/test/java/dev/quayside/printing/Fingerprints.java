package dev.quayside.printing;

import dev.quayside.printing.document.SampleDocuments;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The SHA-256 of every sample in every format; its main prints them, for another JVM to compare.
public final class Fingerprints {

  private Fingerprints() {}

  public static void main(String[] arguments) {
    all().forEach((name, sum) -> System.out.println(name + " " + sum));
  }

  public static Map<String, String> all() {
    Map<String, String> sums = new TreeMap<>();
    Renders renders = new Renders();
    CarrierLabels labels = new CarrierLabels();
    List<LabelDocument> documents = SampleLabels.all().map(labels::document).toList();
    for (Dpi dpi : Dpi.values()) {
      for (int i = 0; i < documents.size(); i++) {
        LabelDocument document = documents.get(i);
        String name = i + "-" + dpi + "-";
        sums.put(name + "pdf", sum(renders.pdf(document, dpi)));
        sums.put(name + "png", sum(renders.png(document, dpi)));
        sums.put(name + "rle", sum(renders.zpl(document, dpi, ZplGraphics.RLE)));
        sums.put(name + "z64", sum(renders.zpl(document, dpi, ZplGraphics.Z64)));
        sums.put(name + "native", sum(renders.zplNative(document, dpi)));
      }
      sums.put("all-" + dpi + "-pdf", sum(renders.pdf(documents, dpi)));
    }
    SampleDocuments.gallery()
        .forEach(
            (name, pages) -> {
              sums.put(name + "-pdf", sum(renders.pdf(pages, Dpi.DPI_600)));
              sums.put(name + "-png", sum(renders.png(pages.getFirst(), Dpi.DPI_203)));
            });
    return sums;
  }

  private static String sum(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
