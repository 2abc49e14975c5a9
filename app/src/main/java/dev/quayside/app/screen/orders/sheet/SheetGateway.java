package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.orders.sheet.OrderSheet.Line;
import dev.quayside.app.screen.orders.sheet.OrderSheet.Parcel;
import dev.quayside.app.screen.orders.sheet.OrderSheet.Picture;
import dev.quayside.app.screen.settings.rules.RulesGateway;
import dev.quayside.app.sheet.ActHistory;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderChange;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.product.KnownProducts;
import dev.quayside.engine.platform.audit.AuditEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads all of one order, for one workspace; off the window's thread.
public record SheetGateway(WorkspaceEngine place) {

  /// Lines whose pictures are shown.
  private static final int MOST_PICTURES = 30;

  /// @throws ProblemException `NOT_FOUND`
  OrderSheet read(String orderId) {
    var engine = place.engine();
    var order = engine.ordering().orders().get(place.caller(), orderId);
    var to = order.details().to();
    var home = new DefaultSender(place).find();
    return new OrderSheet(
        order,
        lines(order),
        engine.parcels().addressValidations().review(AddressDraft.of(to)),
        home.isPresent() && !home.get().country().equals(to.country()),
        order.parcels().stream().map(this::parcel).toList(),
        history(order),
        engine.ordering().ruleTrials().plan(place.caller(), orderId),
        new RulesGateway(place).state(),
        engine.installation().stations().areSeveral());
  }

  /// @throws ProblemException `INVALID_REQUEST`, `INVALID_ADDRESS`; `CONFLICT` for one that has
  ///   left
  SalesOrder readdress(String orderId, Address to) {
    return place
        .engine()
        .ordering()
        .orders()
        .change(
            place.caller(),
            orderId,
            new OrderChange(
                to,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                Map.of(),
                null,
                null,
                null,
                MarkChange.NONE));
  }

  private List<Line> lines(SalesOrder order) {
    var items = order.details().items();
    var skus = items.stream().map(OrderItem::sku).filter(Objects::nonNull).distinct().toList();
    var known = place.engine().parcels().products().known(place.caller(), skus);
    return IntStream.range(0, items.size())
        .mapToObj(
            at ->
                new Line(
                    items.get(at),
                    order.left(at + 1),
                    at < MOST_PICTURES ? picture(items.get(at), known) : Optional.empty()))
        .toList();
  }

  private Optional<Picture> picture(OrderItem item, KnownProducts known) {
    var sku = item.sku();
    var picture =
        sku == null ? null : known.find(sku).map(product -> product.picture()).orElse(null);
    if (sku == null || picture == null) {
      return Optional.empty();
    }
    if (picture.digest() == null) {
      return Optional.ofNullable(picture.url()).map(url -> new Picture(null, url));
    }
    var kept = place.engine().parcels().products().picture(place.caller(), sku);
    return Optional.of(new Picture(kept.content(), ""));
  }

  private Parcel parcel(OrderParcel parcel) {
    if (!parcel.isBought()) {
      return new Parcel(parcel, List.of());
    }
    var shipping = place.engine().shipping();
    try {
      var shipment = shipping.shipments().get(place.caller(), parcel.shipmentId());
      return new Parcel(parcel, shipping.papers().of(place.caller(), shipment));
    } catch (ProblemException forgotten) {
      return new Parcel(parcel, List.of()); // the order outlives what is kept of its shipments
    }
  }

  /// What was done with the order and its labels; empty for who may not see that.
  private Optional<List<AuditEntry>> history(SalesOrder order) {
    var subjects = new ArrayList<String>(List.of(order.id()));
    for (var parcel : order.parcels()) {
      Stream.of(parcel.shipmentId(), parcel.id())
          .filter(id -> !subjects.contains(id))
          .forEach(subjects::add);
      var label = parcel.shipment();
      if (label != null) {
        subjects.add(label.labelId());
      }
    }
    return new ActHistory(place).of(subjects);
  }
}
