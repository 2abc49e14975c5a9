package dev.quayside.printing.artwork;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Image;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.render.ZplSetup;
import java.awt.image.BufferedImage;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/// A label file as a carrier's API returned it.
public final class Artwork {

  private static final Duration MOST = Duration.ofSeconds(10);

  private final byte[] file;
  private final ArtworkKind kind;

  private Artwork(byte[] file) {
    this.file = file.clone();
    this.kind = ArtworkKind.of(file);
  }

  /// @throws BadArtwork when it is too large, or neither PDF, PNG, GIF nor ZPL
  public static Artwork of(byte[] file) {
    Limits.bytes(file);
    return new Artwork(file);
  }

  public ArtworkKind kind() {
    return kind;
  }

  /// One page of the file.
  ///
  /// @param page from 0
  /// @throws BadArtwork as for [#document]
  public LabelDocument document(int page, Dpi dpi, Size size) {
    return page(page, dpi, size, MOST);
  }

  /// The number of pages; every kind of file but PDF has one.
  ///
  /// @throws BadArtwork when it cannot be read, or has more pages than any label
  public int pages() {
    return kind == ArtworkKind.PDF ? GuardedParser.inTime(() -> PdfFile.pages(file), MOST) : 1;
  }

  LabelDocument page(int page, Dpi dpi, Size size, Duration atMost) {
    Bits dots =
        switch (kind) {
          case PDF, PNG, GIF -> GuardedParser.inTime(() -> dots(page, dpi, size), atMost);
          case ZPL -> throw new BadArtwork(Why.LABEL_ZPL.of());
        };
    return new LabelDocument(
        size, List.of(new Image("carrier's label", Length.ZERO, Length.ZERO, dots)));
  }

  /// The carrier's ZPL, ready for a printer of this resolution and media; in the sandbox every
  /// label is marked as not for shipment.
  ///
  /// @throws BadArtwork when the file is not ZPL
  public byte[] zpl(Dpi dpi, Size size, ZplSetup setup, boolean sandbox) {
    if (kind != ArtworkKind.ZPL) {
      throw new BadArtwork(Why.ART_NOT_ZPL.of(kind));
    }
    return CarrierZpl.clean(file, new Target(dpi, size), setup, sandbox);
  }

  private Bits dots(int page, Dpi dpi, Size size) {
    BufferedImage image =
        kind == ArtworkKind.PDF ? PdfFile.read(file, page, dpi) : ImageFile.read(file);
    boolean lying =
        image.getWidth() > image.getHeight() && size.height().compareTo(size.width()) > 0;
    Bits dots = Pixels.threshold(image, lying);
    if (page == 0 && IntStream.range(0, dots.height()).allMatch(dots::isBlankRow)) {
      throw new BadArtwork(Why.ART_BLANK.of());
    }
    return Fitting.on(new Target(dpi, size), dots);
  }
}
