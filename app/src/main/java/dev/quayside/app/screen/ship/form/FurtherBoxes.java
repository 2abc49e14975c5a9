package dev.quayside.app.screen.ship.form;

import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.parcel.piece.PieceDraft;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The boxes of the shipment beside the first, which is the parcel of the form; nearly always there
/// are none. Together they have one price, one declaration and one master number.
public final class FurtherBoxes {

  /// The most beside the first.
  private static final int MOST = Piece.MOST - 1;

  private final ParcelModel first;
  private final Runnable changed;
  private final ObservableList<FurtherBox> boxes = FXCollections.observableArrayList();

  // A field, since only a weak listener connects it to the list.
  private final ObservableList<FurtherBox> boxesToOthers =
      FXCollections.unmodifiableObservableList(boxes);

  private final ReadOnlyObjectWrapper<@Nullable FurtherBox> current = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable FurtherBox> added = new ReadOnlyObjectWrapper<>();
  private String country = "";

  /// @param first the first box
  /// @param changed called when a box was added, removed or changed
  FurtherBoxes(ParcelModel first, Runnable changed) {
    this.first = first;
    this.changed = changed;
  }

  /// In the order of their labels, the second box of the shipment first.
  public ObservableList<FurtherBox> all() {
    return boxesToOthers;
  }

  /// Whether the shipment has one box.
  public boolean isEmpty() {
    return boxes.isEmpty();
  }

  /// How many boxes the shipment has, the first among them.
  public int count() {
    return boxes.size() + 1;
  }

  /// The box that scale and presets are for; null for the first.
  public ReadOnlyObjectProperty<@Nullable FurtherBox> current() {
    return current.getReadOnlyProperty();
  }

  /// The box that was added last, whose weight is to be entered next; null before any is.
  ReadOnlyObjectProperty<@Nullable FurtherBox> added() {
    return added.getReadOnlyProperty();
  }

  /// @param box that the packer goes on with; null for the first
  public void turnTo(@Nullable FurtherBox box) {
    current.set(box);
  }

  /// The box that scale and presets are for.
  public ParcelModel inHand() {
    var box = current.get();
    return box == null ? first : box.parcel();
  }

  /// Adds a box with the sides of the last one; its weight is to be entered.
  void add() {
    if (boxes.size() < MOST) {
      var last = boxes.isEmpty() ? first : boxes.getLast().parcel();
      var sides = last.draft().get();
      var made =
          box(
              new PieceDraft(
                  new ParcelDraft(null, sides.lengthIn(), sides.widthIn(), sides.heightIn()),
                  null));
      boxes.add(made);
      current.set(made);
      added.set(made);
      changed.run();
    }
  }

  /// Takes a box out of the shipment; the packer goes on with the one before it.
  public void remove(FurtherBox box) {
    int place = boxes.indexOf(box);
    if (place >= 0) {
      boxes.remove(place);
      current.set(place == 0 ? null : boxes.get(place - 1));
      changed.run();
    }
  }

  void fill(List<PieceDraft> pieces) {
    if (!boxes.isEmpty() || !pieces.isEmpty()) {
      current.set(null);
      boxes.setAll(pieces.stream().map(this::box).toList());
      changed.run();
    }
  }

  private FurtherBox box(PieceDraft piece) {
    return new FurtherBox(country, piece, changed);
  }

  /// @param sender ISO 3166-1 alpha-2
  void sendFrom(String sender) {
    country = sender;
    boxes.forEach(each -> each.parcel().sendFrom(sender));
  }

  boolean isComplete() {
    return boxes.stream().allMatch(each -> each.parcel().isComplete());
  }

  void demandAll() {
    boxes.forEach(each -> each.parcel().demandAll());
  }

  /// The boxes beside the first.
  List<PieceDraft> drafts() {
    var parcel = first.draft().get();
    return boxes.stream().map(each -> each.piece(parcel)).toList();
  }

  /// All boxes as a shipment of several takes them; none for a shipment of one box.
  List<PieceDraft> pieces() {
    return boxes.isEmpty()
        ? List.of()
        : Stream.concat(Stream.of(new PieceDraft(first.draft().get(), null)), drafts().stream())
            .toList();
  }

  /// The weight of all boxes; null while that of one is missing.
  public @Nullable BigDecimal ounces() {
    var sum = first.draft().get().weightOz();
    for (var box : boxes) {
      var own = box.parcel().draft().get().weightOz();
      sum = sum == null || own == null ? null : sum.add(own);
    }
    return sum;
  }
}
