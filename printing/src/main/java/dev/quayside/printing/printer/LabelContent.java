package dev.quayside.printing.printer;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.ZplSetup;
import java.util.Optional;

/// The content of one label, for any printer.
@FunctionalInterface
public interface LabelContent {

  /// The label for a head of this resolution.
  ///
  /// @param room the loaded media
  LabelDocument document(Dpi dpi, Size room);

  /// The label in ZPL that a carrier wrote, for a printer with this setup; empty when the label is
  /// to be drawn.
  default Optional<byte[]> zpl(Dpi dpi, Size room, ZplSetup setup) {
    return Optional.empty();
  }

  /// Whether a printer of this language can print it: only a ZPL printer can print a carrier's ZPL.
  default boolean prints(Language language) {
    return true;
  }

  /// A label that Quayside drew, the same for every head.
  static LabelContent of(LabelDocument document) {
    return (_, _) -> document;
  }
}
