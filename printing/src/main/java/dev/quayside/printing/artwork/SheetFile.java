package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Target;

/// A file of another program that is drawn on the loaded media, page by page.
public interface SheetFile extends AutoCloseable {

  int pages();

  /// One page on the media.
  ///
  /// @param page from 0
  /// @throws BadArtwork when it cannot be drawn
  Bits draw(int page, Placing placing, Target target);

  /// Whether a page is wider than high as it is shown.
  boolean lies(int page);

  @Override
  void close();
}
