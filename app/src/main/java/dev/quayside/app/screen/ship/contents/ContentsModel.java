package dev.quayside.app.screen.ship.contents;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.packing.PackedItem;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What is left of an order, and how much of it goes into this box: everything, unless the packer
/// changes it.
public final class ContentsModel {

  private final ObservableList<ContentsLine> lines = FXCollections.observableArrayList();
  private final ObservableList<ContentsLine> linesToOthers =
      FXCollections.unmodifiableObservableList(lines);
  private final ReadOnlyObjectWrapper<OrderMessages> messages =
      new ReadOnlyObjectWrapper<>(OrderMessages.NONE);
  private final Runnable chosen;

  private List<ContentsLine> settled = List.of();

  /// Whether the present contents were scanned piece by piece.
  private boolean counting;

  /// The result of scanning an item.
  ///
  /// @param title the item's name for the packer
  /// @param isIn whether the piece went into the box; false when all pieces left were in it already
  public record Counted(String title, int left, boolean isIn) {}

  /// @param chosen called when the packer put a piece in or took one out
  public ContentsModel(Runnable chosen) {
    this.chosen = chosen;
  }

  /// A line for each item that is left; none without an order.
  public ObservableList<ContentsLine> lines() {
    return linesToOthers;
  }

  /// What buyer and seller wrote beside the order.
  public ReadOnlyObjectProperty<OrderMessages> messages() {
    return messages.getReadOnlyProperty();
  }

  public void say(OrderMessages said) {
    messages.set(said);
  }

  /// Whether more than one piece is left, so that some can ship and the rest stay.
  public boolean isDivisible() {
    return left() > 1;
  }

  /// The number of pieces in the box.
  public int pieces() {
    return sum(ContentsLine::quantity);
  }

  /// What the pieces in the box weigh, as far as it is known, in ounces.
  BigDecimal ounces() {
    return lines.stream()
        .flatMap(
            line ->
                Stream.ofNullable(line.ounces())
                    .map(each -> each.multiply(BigDecimal.valueOf(line.quantity()))))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /// The number of pieces in no parcel yet.
  public int left() {
    return sum(ContentsLine::left);
  }

  /// Whether there are items to put in and the box is empty.
  public boolean isNothingIn() {
    return !lines.isEmpty() && pieces() == 0;
  }

  /// The contents that the form's weight and customs are for.
  public List<ContentsLine> settled() {
    return settled;
  }

  /// Whether the form's weight and customs are for the present contents.
  public boolean isSettled() {
    return settled.equals(lines);
  }

  /// Whether the form's weight and customs can be used: when orders ship together, they are for all
  /// of their pieces.
  public boolean isWorkedOut() {
    return isSettled() || (isTogether() && isOfTheSame(settled));
  }

  /// Whether items of other orders go into the same box.
  public boolean isTogether() {
    return !lines.stream().allMatch(ContentsLine::isOwn);
  }

  /// Whether some pieces of orders that ship together are not in the box yet.
  public boolean isTogetherInPart() {
    return isTogether() && pieces() < left();
  }

  /// Puts everything left of these orders and of the own order into the same box.
  public void join(List<SalesOrder> others) {
    counting = false;
    lines.setAll(
        Stream.concat(
                lines.stream().filter(ContentsLine::isOwn).map(one -> one.with(one.left())),
                others.stream().flatMap(other -> ContentsLine.besides(other).stream()))
            .toList());
    chosen.run();
  }

  /// The items that customs declare, in their order and whatever their quantity.
  public static List<ContentsLine> declared(List<ContentsLine> some) {
    return some.stream()
        .filter(one -> one.isItem() && one.quantity() > 0)
        .map(one -> one.with(0))
        .toList();
  }

  public List<PackedItem> packed() {
    return packed(lines.stream().filter(ContentsLine::isOwn));
  }

  /// The contents that belong to other orders, by the order's id.
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

  /// Sets how many pieces of an item go into the box, up to those left.
  ///
  /// @param place index in {@link #lines}
  public void put(int place, int pieces) {
    var before = lines.get(place);
    var now = before.with(pieces);
    if (!now.equals(before)) {
      lines.set(place, now);
      chosen.run();
    }
  }

  /// Puts a scanned piece into the box. Before the first one, the contents that were only assumed
  /// from the order are taken out.
  ///
  /// @param code a barcode, or a SKU
  /// @return the result; empty when no item has this code
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

  /// Has just these pieces of the order in the box.
  ///
  /// @param pieces by the line of the item
  public void putOnly(Map<Integer, Integer> pieces) {
    counting = false;
    lines.setAll(
        lines.stream()
            .map(one -> one.isOwn() ? one.with(pieces.getOrDefault(one.line(), 0)) : one)
            .toList());
    chosen.run();
  }

  /// Puts everything into the box, or takes everything out.
  public void putAll(boolean in) {
    counting = false;
    lines.setAll(lines.stream().map(one -> one.with(in ? one.left() : 0)).toList());
    chosen.run();
  }

  /// Sets the contents that the form's weight and customs are for.
  public void fill(List<ContentsLine> now) {
    if (!isOfTheSame(now)) {
      counting = false;
    }
    settled = List.copyOf(now);
    if (!lines.equals(settled)) {
      lines.setAll(settled);
    }
  }

  /// Restores the contents for which weight and customs were last worked out.
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
