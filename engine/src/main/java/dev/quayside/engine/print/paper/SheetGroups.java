package dev.quayside.engine.print.paper;

import dev.quayside.printing.queue.PrintDocument;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Groups consecutive labels on label sheets, so that each sheet is one job and passes through the
/// printer once.
public final class SheetGroups {

  /// One thing to print.
  ///
  /// @param places number of labels its whole sheet holds; 1 when it is printed by itself
  /// @param free number of free positions on the sheet in the tray
  /// @param station of the printer
  /// @param bought null for what is no label
  public record Piece(
      String id,
      String printer,
      @Nullable String station,
      String title,
      PrintDocument.@Nullable Bought bought,
      int places,
      int free) {}

  private final List<List<Piece>> groups = new ArrayList<>();
  private @Nullable Piece last;
  private int room;

  public static List<List<Piece>> of(List<Piece> pieces) {
    var groups = new SheetGroups();
    pieces.forEach(groups::add);
    return groups.groups;
  }

  private void add(Piece piece) {
    boolean sameTray = last != null && last.printer().equals(piece.printer());
    if (piece.places() > 1 && sameTray && room > 0) {
      groups.getLast().add(piece);
    } else {
      groups.add(new ArrayList<>(List.of(piece)));
      boolean begun =
          groups.stream().flatMap(List::stream).anyMatch(other -> isBefore(other, piece));
      room = piece.places() == 1 ? 0 : begun ? piece.places() : piece.free();
    }
    room--;
    last = piece;
  }

  /// Whether a label before this one has already used the begun sheet.
  private static boolean isBefore(Piece other, Piece piece) {
    return other != piece && other.places() > 1 && other.printer().equals(piece.printer());
  }
}
