package dev.quayside.printing.artwork;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.image.Image;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.render.ZplSetup;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A label file as a carrier's API returned it.
public final class Artwork {

  private static final int MOST_SECONDS = 10;

  /// No more at a time: each may take some 100 MB.
  private static final Semaphore READING = new Semaphore(2);

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

  /// The label as dots of one head, for a printer of any language.
  ///
  /// @throws BadArtwork when it cannot be read, or is ZPL: only a ZPL printer draws that
  public LabelDocument document(Dpi dpi, Size size) {
    Bits dots =
        switch (kind) {
          case PDF, PNG, GIF -> inTime(() -> dots(dpi, size));
          case ZPL ->
              throw new BadArtwork("The carrier's label is ZPL: print it on a ZPL printer.");
        };
    return new LabelDocument(
        size, List.of(new Image("carrier's label", Length.ZERO, Length.ZERO, dots)));
  }

  /// ZPL a carrier returned, with the printer's own settings and nothing that would outlast the
  /// label.
  ///
  /// @throws BadArtwork when it is not ZPL, or not to be trusted
  public byte[] zpl(Dpi dpi, Size size, ZplSetup setup) {
    if (kind != ArtworkKind.ZPL) {
      throw new BadArtwork("The carrier's label is " + kind + ", not ZPL.");
    }
    return CarrierZpl.clean(file, new Target(dpi, size), setup);
  }

  private Bits dots(Dpi dpi, Size size) {
    BufferedImage image = kind == ArtworkKind.PDF ? PdfFile.read(file, dpi) : ImageFile.read(file);
    boolean lying = image.getWidth() > image.getHeight();
    return Fitting.on(new Target(dpi, size), Pixels.threshold(image, lying));
  }

  /// Parsers are others' code, and their input is not ours: whatever it makes them do has an end.
  private static Bits inTime(java.util.function.Supplier<Bits> reading) {
    FutureTask<Bits> task = new FutureTask<>(reading::get);
    try {
      if (!READING.tryAcquire(MOST_SECONDS, TimeUnit.SECONDS)) {
        throw new BadArtwork("Other labels are being read: try again.");
      }
      Thread.ofPlatform()
          .daemon()
          .name("artwork")
          .start(
              () -> {
                try {
                  task.run();
                } finally {
                  READING.release();
                }
              });
      return task.get(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      task.cancel(true);
      throw new BadArtwork("The carrier's label takes too long to read.", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadArtwork bad) {
        throw bad;
      }
      throw new BadArtwork("The carrier's label cannot be read.", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadArtwork("Reading the carrier's label was interrupted.", e);
    }
  }
}
