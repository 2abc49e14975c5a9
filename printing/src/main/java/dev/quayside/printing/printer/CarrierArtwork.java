package dev.quayside.printing.printer;

import dev.quayside.printing.artwork.Artwork;
import dev.quayside.printing.artwork.ArtworkKind;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.ZplSetup;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A label file a carrier returned, as the content of a label: dots for the head at hand; ZPL goes
/// to ZPL printers, without what belongs to the printer.
///
/// @param marks drawn over its dots; ZPL cannot be drawn over
public record CarrierArtwork(Artwork artwork, UnaryOperator<LabelDocument> marks)
    implements LabelContent {

  /// What is wider holds sheets, not labels.
  private static final Length WIDEST_LABEL = Length.mils(5000);

  @Override
  public LabelDocument document(Dpi dpi, Size room) {
    boolean label = room.width().compareTo(WIDEST_LABEL) <= 0;
    return marks.apply(artwork.document(dpi, label ? room : Size.FOUR_BY_SIX));
  }

  @Override
  public Optional<byte[]> zpl(Dpi dpi, Size room, ZplSetup setup) {
    return artwork.kind() == ArtworkKind.ZPL
        ? Optional.of(artwork.zpl(dpi, room, setup))
        : Optional.empty();
  }
}
