package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.catalogue.TrackingPages;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.origin.DuePostBack;
import dev.quayside.engine.order.origin.OriginWarning;
import dev.quayside.engine.order.origin.OriginWarning.Code;
import dev.quayside.engine.order.origin.PostBack;
import dev.quayside.engine.order.origin.PostBacks;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.source.kind.Backoff;
import dev.quayside.engine.source.kind.ParcelPlace;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.engine.source.kind.ShopParcel;
import dev.quayside.engine.source.kind.ShopTracking;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tells a shop of one parcel: the intent is durable before the write, and after a write whose
/// answer was lost the shop is read before it is written to again, so that it has each parcel once.
record PostBackRound(Database database, Orders orders, InstantSource clock) {

  /// Tells of the next parcel whose time has come.
  ///
  /// @return a pause that the shop asks for, or none; empty when nothing was due
  Optional<Duration> next(SourceRow row, Shop shop, Caller caller) {
    var due = database.read(tx -> postBacks().due(tx, row.source().id(), clock.instant()));
    return due.map(parcel -> tell(row, shop, caller, parcel));
  }

  private Duration tell(SourceRow row, Shop shop, Caller caller, DuePostBack parcel) {
    try {
      var order = orders.get(caller, parcel.orderId());
      var what = parcel(order, parcel);
      if (parcel.takingBack()) {
        takeBack(row, shop.tracking(), parcel, what);
      } else {
        post(row, shop.tracking(), parcel, what);
      }
      return Duration.ZERO;
    } catch (ShopException trouble) {
      return later(row, shop.tracking(), parcel, trouble);
    }
  }

  private void post(SourceRow row, ShopTracking shop, DuePostBack parcel, ShopParcel what) {
    var there = parcel.asked() ? shop.find(what) : Optional.<String>empty();
    var handle = there.orElse(null);
    if (there.isEmpty()) {
      if (!begun(parcel)) {
        return;
      }
      handle = shop.post(what);
    }
    // known by its handle from here on, whatever becomes of what follows
    shop.finish(what);
    var named = handle;
    database.change(
        tx -> {
          postBacks().done(tx, parcel, named, clock.instant());
          if (ShopTracking.NOTHING_WRITTEN.equals(named)) {
            warn(tx, row, parcel, ShopStop.NOT_WRITTEN);
          }
          orders
              .shopOrders()
              .tracked(tx, row.workspace(), parcel.orderId(), EventType.ORDER_TRACKING_SENT);
        });
  }

  private void takeBack(SourceRow row, ShopTracking shop, DuePostBack parcel, ShopParcel what) {
    if (!row.source().kind().abilities().takeBack()) {
      refuse(row, parcel, true, SourceWords.NOT_TAKEN_BACK.of(row.source().kind().name()));
      return;
    }
    var there = there(shop, parcel, what);
    boolean isGone = there.isEmpty() || shop.isForgotten(what);
    if (!isGone && !begun(parcel)) {
      return;
    }
    boolean isDone = isGone || shop.takenBack(what, there.orElseThrow());
    database.change(
        tx -> {
          postBacks().done(tx, parcel, null, clock.instant());
          if (!isDone) {
            warn(tx, row, parcel, ShopStop.NOT_TAKEN_BACK);
          }
          orders
              .shopOrders()
              .tracked(tx, row.workspace(), parcel.orderId(), EventType.ORDER_UPDATED);
        });
  }

  /// What the shop calls a parcel that it is to forget; empty where it has none such.
  private static Optional<String> there(ShopTracking shop, DuePostBack parcel, ShopParcel what) {
    if (!parcel.asked()) {
      // its label was voided just when a write came to nothing
      return Optional.empty();
    }
    var handle = parcel.handle();
    return handle == null ? shop.find(what) : Optional.of(handle);
  }

  private void warn(Tx tx, SourceRow row, DuePostBack parcel, ShopStop what) {
    var code = what == ShopStop.NOT_WRITTEN ? Code.NOT_WRITTEN : Code.NOT_TAKEN_BACK;
    var warning = new OriginWarning(code, what.of(parcel.trackingNumber()), clock.instant());
    orders.shopOrders().warn(tx, row.workspace(), parcel.orderId(), warning);
  }

  private Duration later(
      SourceRow row, ShopTracking shop, DuePostBack parcel, ShopException trouble) {
    boolean maybe = parcel.isTried() || trouble.maybeDone();
    if (trouble.kind() == Kind.REFUSED) {
      refuse(row, parcel, maybe || !shop.isAllOrNothing(), trouble.said());
      return Duration.ZERO;
    }
    var pause = Backoff.after(trouble, parcel.attempts() + 1);
    database.change(
        tx -> {
          postBacks().later(tx, parcel, maybe, trouble.said(), clock.instant().plus(pause));
        });
    return trouble.kind() == Kind.RATE_LIMITED ? pause : Duration.ZERO;
  }

  private void refuse(SourceRow row, DuePostBack parcel, boolean maybe, Message why) {
    database.change(
        tx -> {
          postBacks().refuse(tx, parcel, maybe, why);
          if (parcel.takingBack()) {
            warn(tx, row, parcel, ShopStop.NOT_TAKEN_BACK);
          }
          orders
              .shopOrders()
              .tracked(tx, row.workspace(), parcel.orderId(), EventType.ORDER_TRACKING_REFUSED);
        });
  }

  private ShopParcel parcel(SalesOrder order, DuePostBack parcel) {
    var origin = Objects.requireNonNull(order.origin());
    boolean last =
        order.left().isEmpty()
            && origin.postBacks().stream()
                .filter(each -> !each.labelId().equals(parcel.labelId()))
                .noneMatch(each -> each.status() == PostBack.Status.WAITING);
    return new ShopParcel(
        parcel.externalId(),
        origin.number(),
        parcel.trackingNumber(),
        parcel.carrier(),
        CarrierModules.of(parcel.carrier()).map(CarrierModule::name).orElse(parcel.carrier()),
        parcel.service(),
        page(order, parcel).orElse(null),
        parcel.shippedAt(),
        parcel.items().stream().flatMap(piece -> piece(order, piece)).toList(),
        order.details().to(),
        cost(order, parcel),
        last,
        ParcelPlace.of(order, parcel.shipmentId()).label(order, parcel, clock.instant()));
  }

  /// A parcel without a number of its carrier has no page there.
  private static Optional<String> page(SalesOrder order, DuePostBack parcel) {
    boolean unnumbered =
        own(order, parcel).filter(each -> each.trackingNumber().isEmpty()).isPresent();
    return unnumbered
        ? Optional.empty()
        : TrackingPages.of(parcel.carrier(), parcel.trackingNumber());
  }

  private static Optional<OrderParcel> own(SalesOrder order, DuePostBack parcel) {
    return order.parcels().stream()
        .filter(each -> each.shipmentId().equals(parcel.shipmentId()))
        .findFirst();
  }

  private static @Nullable Money cost(SalesOrder order, DuePostBack parcel) {
    return own(order, parcel).flatMap(OrderParcel::cost).orElse(null);
  }

  private static Stream<ShopParcel.Piece> piece(SalesOrder order, DuePostBack.Pieces piece) {
    return order.details().items().stream()
        .filter(item -> isLine(item, piece.externalId()))
        .limit(1)
        .map(
            item ->
                new ShopParcel.Piece(
                    piece.externalId(), item.sku(), item.description(), piece.quantity()));
  }

  private static boolean isLine(OrderItem item, String externalId) {
    var shop = item.shop();
    return shop != null && shop.externalId().equals(externalId);
  }

  /// The intent is durable from here on.
  private boolean begun(DuePostBack parcel) {
    return database.write(tx -> postBacks().begin(tx, parcel, clock.instant()));
  }

  private PostBacks postBacks() {
    return orders.shopOrders().postBacks();
  }
}
