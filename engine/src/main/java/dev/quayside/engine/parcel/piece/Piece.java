package dev.quayside.engine.parcel.piece;

import dev.quayside.engine.parcel.Parcel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One box of a shipment of several.
///
/// @param reference the sender's own of this box; null for the shipment's
/// @param items lines of the declaration that were given with it, which follow those of the box
///   before it; 0 where the lines hold for all boxes
public record Piece(Parcel parcel, @Nullable String reference, int items) {

  /// The fewest and the most boxes of one shipment.
  public static final int FEWEST = 2;

  public static final int MOST = 50;

  /// A box that goods are not told of.
  public Piece(Parcel parcel, @Nullable String reference) {
    this(parcel, reference, 0);
  }

  /// The field of a request that a box stands in.
  ///
  /// @param place from 0
  /// @param of how many boxes the shipment has; 0 for one that is no shipment of several
  public static String field(int place, int of) {
    return of == 0 ? "parcel" : "pieces[" + place + "].parcel";
  }

  public static List<Parcel> parcels(List<Piece> pieces) {
    return pieces.stream().map(Piece::parcel).toList();
  }
}
