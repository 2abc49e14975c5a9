package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.packing.PackedItem;
import java.util.List;
import java.util.function.ToIntFunction;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What is left of an order, and how much of it goes into this box: all of it, unless the packer
/// says otherwise.
public final class ContentsModel {

  private final ObservableList<ContentsLine> lines = FXCollections.observableArrayList();
  private final ObservableList<ContentsLine> linesToOthers =
      FXCollections.unmodifiableObservableList(lines);
  private final Runnable chosen;

  private List<ContentsLine> settled = List.of();

  /// @param chosen called when the packer put something in or took it out
  public ContentsModel(Runnable chosen) {
    this.chosen = chosen;
  }

  /// One for each thing that is left; none without an order.
  public ObservableList<ContentsLine> lines() {
    return linesToOthers;
  }

  /// Whether there is more than one piece, so that some may go and the rest stay.
  public boolean isDivisible() {
    return left() > 1;
  }

  /// In the box.
  public int pieces() {
    return sum(ContentsLine::quantity);
  }

  /// In no parcel yet.
  public int left() {
    return sum(ContentsLine::left);
  }

  /// Whether there are things to put in, and none is.
  public boolean isNothingIn() {
    return !lines.isEmpty() && pieces() == 0;
  }

  /// What the form's weight and customs are of.
  public List<ContentsLine> settled() {
    return settled;
  }

  /// Whether that is in the box now.
  public boolean isSettled() {
    return settled.equals(lines);
  }

  /// Lines whose things the form's customs declare, in their order.
  public List<Integer> declared() {
    return settled.stream().filter(one -> one.quantity() > 0).map(ContentsLine::line).toList();
  }

  public List<PackedItem> packed() {
    return lines.stream()
        .filter(one -> one.quantity() > 0)
        .map(one -> new PackedItem(one.line(), one.quantity()))
        .toList();
  }

  /// So many of a thing go into the box, as far as they are left.
  ///
  /// @param place among {@link #lines}
  public void put(int place, int pieces) {
    var before = lines.get(place);
    var now = before.with(pieces);
    if (!now.equals(before)) {
      lines.set(place, now);
      chosen.run();
    }
  }

  /// Everything into the box, or out of it.
  public void putAll(boolean in) {
    lines.setAll(lines.stream().map(one -> one.with(in ? one.left() : 0)).toList());
    chosen.run();
  }

  /// What the form's weight and customs are of from now on.
  public void fill(List<ContentsLine> now) {
    settled = List.copyOf(now);
    if (!lines.equals(settled)) {
      lines.setAll(settled);
    }
  }

  /// As it was when weight and customs were last worked out.
  public void takeBack() {
    fill(settled);
  }

  private int sum(ToIntFunction<ContentsLine> of) {
    return lines.stream().mapToInt(of).sum();
  }
}
