package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
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

  /// Whether what is in was counted into it, scan by scan.
  private boolean counting;

  /// What became of a scan of the goods.
  ///
  /// @param title what the packer calls them
  /// @param isIn whether the piece went into the box; else all that are left were in it already
  public record Counted(String title, int left, boolean isIn) {}

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

  /// Whether the form's weight and customs are of what goes: of several orders all does.
  public boolean isWorkedOut() {
    return isSettled() || (isTogether() && isOfTheSame(settled));
  }

  /// Whether things of other orders go into the same box.
  public boolean isTogether() {
    return !lines.stream().allMatch(ContentsLine::isOwn);
  }

  /// Whether all that ships together is not in yet.
  public boolean isTogetherInPart() {
    return isTogether() && pieces() < left();
  }

  /// All that is left of these orders goes into the same box with all that is left of its own.
  public void join(List<SalesOrder> others) {
    counting = false;
    lines.setAll(
        Stream.concat(
                lines.stream().filter(ContentsLine::isOwn).map(one -> one.with(one.left())),
                others.stream().flatMap(other -> ContentsLine.besides(other).stream()))
            .toList());
    chosen.run();
  }

  /// The things customs declare of these, in their order, however many of each there are.
  public static List<ContentsLine> declared(List<ContentsLine> some) {
    return some.stream()
        .filter(one -> one.isItem() && one.quantity() > 0)
        .map(one -> one.with(0))
        .toList();
  }

  public List<PackedItem> packed() {
    return packed(lines.stream().filter(ContentsLine::isOwn));
  }

  /// What of other orders is in, by the id of the order.
  public Map<String, List<PackedItem>> beside() {
    var beside = new HashMap<String, List<PackedItem>>();
    lines.stream()
        .flatMap(one -> Stream.ofNullable(one.other()))
        .distinct()
        .forEach(
            other ->
                beside.put(
                    other.id(),
                    packed(
                        lines.stream().filter(one -> one.isItem() && other.equals(one.other())))));
    return beside;
  }

  private static List<PackedItem> packed(Stream<ContentsLine> some) {
    return some.filter(one -> one.quantity() > 0)
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

  /// A piece of the goods was scanned: it goes into the box. What was in it only because the order
  /// says so is taken out before the first one.
  ///
  /// @param code a bar code, or a SKU
  /// @return what became of it; empty when nothing of the order has this code
  public Optional<Counted> count(String code) {
    boolean goesOn = counting || pieces() < left();
    var now = lines.stream().map(one -> goesOn ? one : one.with(0)).toList();
    var meant = now.stream().filter(one -> one.is(code)).toList();
    if (meant.isEmpty()) {
      return Optional.empty();
    }
    var wanting = meant.stream().filter(one -> one.quantity() < one.left()).findFirst();
    if (wanting.isEmpty()) {
      return Optional.of(meant.getFirst().counted(false));
    }
    var before = wanting.get();
    var after = before.with(before.quantity() + 1);
    counting = true;
    var counted = new ArrayList<>(now);
    counted.set(now.indexOf(before), after);
    if (!lines.equals(counted)) {
      lines.setAll(counted);
      chosen.run();
    }
    return Optional.of(after.counted(true));
  }

  /// Everything into the box, or out of it.
  public void putAll(boolean in) {
    counting = false;
    lines.setAll(lines.stream().map(one -> one.with(in ? one.left() : 0)).toList());
    chosen.run();
  }

  /// What the form's weight and customs are of from now on.
  public void fill(List<ContentsLine> now) {
    if (!isOfTheSame(now)) {
      counting = false;
    }
    settled = List.copyOf(now);
    if (!lines.equals(settled)) {
      lines.setAll(settled);
    }
  }

  /// As it was when weight and customs were last worked out.
  public void takeBack() {
    fill(settled);
  }

  private boolean isOfTheSame(List<ContentsLine> now) {
    return now.stream()
        .map(one -> one.with(0))
        .toList()
        .equals(lines.stream().map(one -> one.with(0)).toList());
  }

  private int sum(ToIntFunction<ContentsLine> of) {
    return lines.stream().mapToInt(of).sum();
  }
}
