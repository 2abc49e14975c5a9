package dev.quayside.engine.parcel.piece;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelDraft;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One box of a shipment of several as typed, not checked yet.
///
/// @param reference null for the shipment's
/// @param items lines of the declaration that were given with it
public record PieceDraft(ParcelDraft parcel, @Nullable String reference, int items) {

  /// A box that goods are not told of.
  public PieceDraft(ParcelDraft parcel, @Nullable String reference) {
    this(parcel, reference, 0);
  }

  /// Reports what is wrong with the boxes of one shipment. They go to one door in one way: what is
  /// asked for at the door, and the packaging, is the same for all.
  public static void check(List<PieceDraft> pieces, Violations found) {
    int of = pieces.size();
    if (of == 0) {
      return;
    }
    if (of < Piece.FEWEST || of > Piece.MOST) {
      found.add("pieces", PieceWords.COUNT, Piece.FEWEST, Piece.MOST);
    }
    var first = pieces.getFirst().parcel();
    for (int i = 0; i < of; i++) {
      var field = Piece.field(i, of);
      var parcel = pieces.get(i).parcel();
      parcel.check(field, found);
      alike(field + ".signature", first.signature(), parcel.signature(), found);
      alike(field + ".packaging", first.packaging(), parcel.packaging(), found);
      alike(field + ".residential", first.residential(), parcel.residential(), found);
    }
  }

  private static void alike(
      String field, @Nullable Object first, @Nullable Object other, Violations found) {
    if (!Objects.equals(first, other)) {
      found.add(field, PieceWords.ALIKE);
    }
  }

  /// The boxes, once {@link #check} has found nothing.
  public static List<Piece> values(List<PieceDraft> pieces) {
    return pieces.stream()
        .map(each -> new Piece(each.parcel().value(), each.reference(), each.items()))
        .toList();
  }
}
