package dev.quayside.engine.order.picklist;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Equal pieces at one place.
///
/// @param line from 1
/// @param place in the store; null when not known
/// @param picked pieces that are fetched
/// @param missing pieces that were not there
/// @param shares which order wants how many of them
public record PickLine(
    int line,
    @Nullable String place,
    @Nullable String sku,
    @Nullable String name,
    int quantity,
    int picked,
    int missing,
    List<Share> shares) {

  public PickLine {
    shares = List.copyOf(shares);
  }

  /// Pieces for one line of an order.
  ///
  /// @param quantity pieces that are still wanted
  public record Share(int slot, String orderId, int orderLine, int quantity) {}

  /// Pieces of one order that are taken off.
  record Missing(Share share, int quantity) {}

  public boolean isDone() {
    return picked + missing == quantity;
  }

  int open() {
    return quantity - missing;
  }

  PickLine numbered(int number) {
    return new PickLine(number, place, sku, name, quantity, picked, missing, shares);
  }

  PickLine picked(int pieces) {
    return new PickLine(line, place, sku, name, quantity, pieces, missing, shares);
  }

  /// Which orders lack pieces that are not there: those of the last slot first.
  List<Missing> lacking(int pieces) {
    var lacking = new ArrayList<Missing>();
    int left = pieces;
    for (var share : shares.reversed()) {
      int taken = Math.min(left, share.quantity());
      if (taken > 0) {
        lacking.add(new Missing(share, taken));
        left -= taken;
      }
    }
    return lacking;
  }

  PickLine without(List<Missing> lacking) {
    int pieces = lacking.stream().mapToInt(Missing::quantity).sum();
    return new PickLine(
        line,
        place,
        sku,
        name,
        quantity,
        picked,
        missing + pieces,
        shares.stream().map(share -> less(share, lacking)).toList());
  }

  private static Share less(Share share, List<Missing> lacking) {
    int pieces =
        lacking.stream()
            .filter(each -> each.share().equals(share))
            .mapToInt(Missing::quantity)
            .sum();
    return new Share(share.slot(), share.orderId(), share.orderLine(), share.quantity() - pieces);
  }
}
