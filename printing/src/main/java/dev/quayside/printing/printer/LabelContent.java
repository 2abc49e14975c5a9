package dev.quayside.printing.printer;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.ZplSetup;
import java.util.Optional;

/// What is to be on one label, for whichever printer.
@FunctionalInterface
public interface LabelContent {

  /// The label for a head of this resolution.
  ///
  /// @param room what is loaded
  LabelDocument document(Dpi dpi, Size room);

  /// The label in ZPL that somebody else wrote, for a printer set up like this; empty when it is to
  /// be drawn.
  default Optional<byte[]> zpl(Dpi dpi, Size room, ZplSetup setup) {
    return Optional.empty();
  }

  /// Whether a printer of this language can print it: somebody else's ZPL only a ZPL printer can.
  default boolean prints(Language language) {
    return true;
  }

  /// A label of ours, the same for every head.
  static LabelContent of(LabelDocument document) {
    return (_, _) -> document;
  }
}
