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

/// The end of day: an order lodges the day's shipments, all or none; its summary travels with the
/// parcels.
record AustraliaPostOrders(CarrierLine line, AustraliaPostApi api) {

  private static final String LINK = "order ";
  private static final String NO_SUCH_ORDER = "44026";

  /// Shipments asked about: an order takes all or none, so that a few of them tell for all.
  private static final int ASKED_ABOUT = 20;

  Closed close(Request request) {
    var order = ordered(request);
    return new Closed(
        order, List.of(CarrierDocument.later(CarrierDocumentKind.MANIFEST, LINK + order)));
  }

  /// The order of the shipments. When the answer fails or is missing, shipments that are all in one
  /// order have been lodged nevertheless, now or earlier.
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

  /// The order that all shipments are in; empty when there is none or it cannot be learned.
  private Optional<String> found(List<String> shipments) {
    // an interrupted thread's caller no longer waits for the answer
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

  /// The summary; empty while the post still makes it.
  Optional<byte[]> summary(String link) {
    var said = api.orderSummary(link.substring(LINK.length()));
    return AustraliaPostErrors.has(said, NO_SUCH_ORDER)
        ? Optional.empty()
        : Optional.of(line.good(said, AustraliaPostErrors::problem).body());
  }
}
