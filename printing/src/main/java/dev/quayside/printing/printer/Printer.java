package dev.quayside.printing.printer;

import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.document.LabelSheets.Offset;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.proof.TestLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.transport.PrintData;
import dev.quayside.printing.printer.transport.Transport;
import dev.quayside.printing.render.Raster;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;

/// A printer: how to reach it, its language and its settings.
///
/// @param name what the user calls it; unique
public record Printer(String name, Transport transport, Language language, Profile profile) {

  /// The bytes that make this printer print a label.
  ///
  /// @throws TooLarge when the label does not fit the loaded media
  public byte[] render(LabelDocument document, Renders renders) {
    demandRoom(document.size());
    return switch (language) {
      case ZPL -> zpl(document, renders);
      case EPL2 -> EplRaster.write(renders.raster(document, profile.dpi()), EplSetups.of(profile));
      case PDF -> renders.pdf(document, profile.dpi());
      case PNG -> renders.png(document, profile.dpi());
    };
  }

  /// The bytes that make this printer print a label, drawn by Quayside or by a carrier.
  ///
  /// @throws TooLarge when the label does not fit the loaded media
  public byte[] render(LabelContent label, Renders renders) {
    Optional<byte[]> written =
        language.takesZpl()
            ? label.zpl(profile.dpi(), profile.media(), profile.setup())
            : Optional.empty();
    return written.orElseGet(() -> render(label.document(profile.dpi(), profile.media()), renders));
  }

  /// The bytes of several labels as one job.
  ///
  /// @throws TooLarge when one does not fit the loaded media
  /// @throws IllegalArgumentException when the language allows only one label in a file
  public byte[] renderAll(List<LabelContent> labels, Renders renders) {
    if (labels.size() == 1) {
      return render(labels.getFirst(), renders);
    }
    return switch (language) {
      case ZPL, EPL2 -> {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        labels.forEach(label -> bytes.writeBytes(render(label, renders)));
        yield bytes.toByteArray();
      }
      case PDF -> {
        var pages = labels.stream().map(l -> l.document(profile.dpi(), profile.media())).toList();
        pages.forEach(page -> demandRoom(page.size()));
        yield renders.pdf(pages, profile.dpi());
      }
      case PNG -> throw new IllegalArgumentException("A PNG holds one label.");
    };
  }

  /// Labels on the loaded label sheets, as a PDF.
  ///
  /// @param start the first position of the first sheet that still has its label
  /// @throws IllegalArgumentException when there is no such position, or a label is too large for
  ///   it
  public byte[] render(LabelSheet sheet, int start, List<LabelContent> labels, Renders renders) {
    Dpi dpi = sheet.drawnAt(profile.dpi());
    List<Raster> rasters =
        labels.stream()
            .map(label -> renders.raster(label.document(dpi, profile.label()), dpi))
            .toList();
    Offset offset = new Offset(profile.right(), profile.down());
    return renders.pdf(sheet.pages(rasters, dpi, start, offset), dpi);
  }

  /// The label that shows whether the printer is set up right: as large as one label, with the
  /// profile in words.
  public LabelDocument testLabel() {
    return TestLabel.of(profile.label(), name, ProfileWords.of(this));
  }

  /// Rendered bytes with what a transport needs to know.
  ///
  /// @param job unique; letters, digits, `-`, `_` and `.`
  /// @param title for people
  public PrintData data(String job, String title, byte[] bytes) {
    return new PrintData(
        job,
        title,
        language.extension(),
        language.mediaType(),
        language.isRaw(),
        profile.mediaSize(),
        bytes);
  }

  private void demandRoom(Size label) {
    Size media = profile.media();
    if (label.width().compareTo(media.width()) > 0
        || label.height().compareTo(media.height()) > 0) {
      throw new TooLarge(label, name, media);
    }
  }

  private byte[] zpl(LabelDocument document, Renders renders) {
    return switch (profile.encoding()) {
      case NATIVE -> renders.zplNative(document, profile.dpi(), profile.setup());
      case RLE -> renders.zpl(document, profile.dpi(), ZplGraphics.RLE, profile.setup());
      case Z64 -> renders.zpl(document, profile.dpi(), ZplGraphics.Z64, profile.setup());
    };
  }
}
