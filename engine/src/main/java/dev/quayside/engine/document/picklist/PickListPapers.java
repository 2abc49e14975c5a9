package dev.quayside.engine.document.picklist;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.printing.measure.Size;
import java.util.Locale;

/// Pick lists as they are printed at a desk.
public record PickListPapers(PickLists lists) {

  /// A list on sheets of the label printer.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `NOT_FOUND`
  public byte[] labels(Caller caller, String id, Locale language) {
    return PickListArt.pdf(lists.get(caller, id).list(), Size.FOUR_BY_SIX, language);
  }
}
