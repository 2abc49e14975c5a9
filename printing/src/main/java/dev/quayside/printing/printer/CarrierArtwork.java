package dev.quayside.printing.printer;

import dev.quayside.printing.artwork.Artwork;
import dev.quayside.printing.artwork.ArtworkKind;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.ZplSetup;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A label file a carrier returned, as the content of a label: dots for the head at hand; ZPL goes
/// to ZPL printers, without the commands that set the printer up.
///
/// @param page from 0
/// @param voided whether it is marked as void; ZPL cannot be marked, so a caller must not print a
///   voided one
/// @param sandbox whether it is marked as not for shipment
public record CarrierArtwork(Artwork artwork, int page, boolean voided, boolean sandbox)
    implements LabelContent {

  /// The pages of a file, each a label.
  public static List<LabelContent> pages(Artwork artwork) {
    return IntStream.range(0, artwork.pages())
        .<LabelContent>mapToObj(page -> new CarrierArtwork(artwork, page, false, false))
        .toList();
  }

  /// Media wider than this hold sheets, not labels.
  private static final Length WIDEST_LABEL = Length.mils(5000);

  @Override
  public LabelDocument document(Dpi dpi, Size room) {
    boolean label = room.width().compareTo(WIDEST_LABEL) <= 0;
    LabelDocument drawn = artwork.document(page, dpi, label ? room : Size.FOUR_BY_SIX);
    return CarrierLabels.marked(drawn, voided, sandbox);
  }

  @Override
  public Optional<byte[]> zpl(Dpi dpi, Size room, ZplSetup setup) {
    return artwork.kind() == ArtworkKind.ZPL
        ? Optional.of(artwork.zpl(dpi, room, setup, sandbox))
        : Optional.empty();
  }

  @Override
  public boolean prints(Language language) {
    return artwork.kind() != ArtworkKind.ZPL || language.takesZpl();
  }
}
