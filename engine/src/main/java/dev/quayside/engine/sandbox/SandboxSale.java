package dev.quayside.engine.sandbox;

import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.sandbox.label.Issuer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a sandbox carrier sold under one reference: one label, or one for each box of a shipment.
///
/// @param bookings that of the shipment first
record SandboxSale(List<SandboxBooking> bookings) {

  /// The routing text of a booking that is of no box, but of a shipment with a number of its own.
  private static final String BOXES = "boxes";

  SandboxSale {
    bookings = List.copyOf(bookings);
  }

  /// The bookings of a shipment of several boxes.
  ///
  /// @param shipment made as if it had one box, with the master number
  /// @param routing texts of the label of each box
  static List<SandboxBooking> of(
      SandboxBooking shipment, Issuer.Numbers numbers, List<Map<String, String>> routing) {
    var bookings = new ArrayList<SandboxBooking>();
    var pieces = numbers.pieces();
    boolean isApart = !pieces.contains(numbers.master());
    if (isApart) {
      var texts = new HashMap<>(shipment.routing());
      texts.put(BOXES, Integer.toString(pieces.size()));
      bookings.add(shipment.numbered(shipment.reference(), numbers.master(), texts));
    }
    for (int i = 0; i < pieces.size(); i++) {
      var reference =
          bookings.isEmpty() ? shipment.reference() : "%s/%02d".formatted(shipment.reference(), i);
      bookings.add(shipment.numbered(reference, pieces.get(i), routing.get(i)));
    }
    return bookings;
  }

  Acceptance acceptance() {
    var first = bookings.getFirst();
    if (bookings.size() == 1) {
      return first.acceptance();
    }
    return first.acceptance().in(boxes().stream().map(SandboxSale::label).toList());
  }

  private List<SandboxBooking> boxes() {
    return bookings.getFirst().routing().containsKey(BOXES)
        ? bookings.subList(1, bookings.size())
        : bookings;
  }

  private static PieceLabel label(SandboxBooking box) {
    return new PieceLabel(box.trackingNumber(), List.of(), box.routing());
  }
}
