package dev.quayside.printing;

import dev.quayside.printing.document.SampleDocuments;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Writes every sample document into a folder, to be looked at: `DocumentGallery FOLDER`.
public final class DocumentGallery {

  private DocumentGallery() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Renders renders = new Renders();
    for (Map.Entry<String, List<LabelDocument>> sample : SampleDocuments.gallery().entrySet()) {
      Files.write(
          folder.resolve(sample.getKey() + ".pdf"), renders.pdf(sample.getValue(), Dpi.DPI_600));
      int number = 1;
      for (LabelDocument page : sample.getValue()) {
        System.out.println(sample.getKey() + " " + number + renders.check(page, Dpi.DPI_600));
        Files.write(
            folder.resolve(sample.getKey() + "-" + number++ + ".png"),
            renders.png(page, Dpi.DPI_203));
      }
    }
  }
}
