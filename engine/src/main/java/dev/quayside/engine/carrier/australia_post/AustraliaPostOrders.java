package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.Closing.Closed;
import dev.quayside.engine.carrier.Closing.Request;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.CarrierLine;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The day's end: an order lodges the day's shipments, all or none; its summary goes with the
/// parcels.
record AustraliaPostOrders(CarrierLine line, AustraliaPostApi api) {

  private static final String LINK = "order ";
  private static final String NO_SUCH_ORDER = "44026";

  /// An order is all or none, so that some of its shipments tell of all.
  private static final int ASKED_ABOUT = 20;

  Closed close(Request request) {
    var order = ordered(request);
    return new Closed(
        order, List.of(CarrierDocument.later(CarrierDocumentKind.MANIFEST, LINK + order)));
  }

  /// Whatever is said, or not said: shipments that are in one order were lodged, now or before.
  private String ordered(Request request) {
    var shipments = request.labels().stream().map(IssuedLabel::handle).toList();
    try {
      return order(request.reference(), shipments);
    } catch (ProblemException | InDoubtException notSaid) {
      return found(shipments).orElseThrow(() -> notSaid);
    }
  }

  private String order(String reference, List<String> shipments) {
    var order =
        new AustraliaPostOrderWire.Request(
            reference,
            "CHARGE_TO_ACCOUNT",
            shipments.stream().map(AustraliaPostLabelWire.Of::new).toList());
    return Wire.read(
            line.good(api.order(order), AustraliaPostErrors::problem),
            AustraliaPostOrderWire.Reply.class)
        .map(AustraliaPostOrderWire.Reply::order)
        .map(AustraliaPostOrderWire.Order::orderId)
        .filter(id -> !id.isBlank())
        .orElseThrow(line::unreadable);
  }

  /// The order they are all in; empty when nobody can tell.
  private Optional<String> found(List<String> shipments) {
    // who is interrupted has nobody left to tell
    if (Thread.currentThread().isInterrupted()) {
      return Optional.empty();
    }
    try {
      var asked = shipments.subList(0, Math.min(shipments.size(), ASKED_ABOUT));
      var orders = orders(api.byIds(asked)).toList();
      return orders.size() == asked.size() && orders.stream().distinct().count() == 1
          ? Optional.of(orders.getFirst())
          : Optional.empty();
    } catch (ProblemException unheard) {
      return Optional.empty();
    }
  }

  private static Stream<String> orders(Said said) {
    return Wire.read(said, AustraliaPostWire.ShipmentsReply.class).stream()
        .flatMap(reply -> Absent.toEmpty(reply.shipments()).stream())
        .map(AustraliaPostWire.Sold::orderId)
        .filter(id -> id != null && !id.isBlank());
  }

  static boolean isOrder(String link) {
    return link.startsWith(LINK);
  }

  /// Empty while the post still makes it.
  Optional<byte[]> summary(String link) {
    var said = api.orderSummary(link.substring(LINK.length()));
    return AustraliaPostErrors.has(said, NO_SUCH_ORDER)
        ? Optional.empty()
        : Optional.of(line.good(said, AustraliaPostErrors::problem).body());
  }
}
