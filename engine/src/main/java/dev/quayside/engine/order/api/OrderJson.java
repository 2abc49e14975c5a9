package dev.quayside.engine.order.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.lease.OrderLease;
import dev.quayside.engine.order.packing.ExternalParcel;
import dev.quayside.engine.order.packing.OnPickList;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.platform.server.json.FailureJson;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.engine.shipping.BoughtByJson;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An order on the wire.
///
/// @param id null for one that is only tried
/// @param reference the shop's own number
/// @param reason why it is held, why it failed, or why it is open again
/// @param error the same of one that failed, for programs
/// @param warnings what to look at before it is shipped
/// @param source the file it came with
/// @param origin the shop it came from; null for other orders
/// @param lease who has it in hand; null when it is free
/// @param pickList the list it is picked with; null for none
/// @param location id of the one a person chose; null for none
/// @param shipDate the day a person chose; null for none
/// @param references of its parcels
/// @param tags names of its tags
/// @param assignedTo who has it; null for nobody
/// @param staffNotes our own notes, oldest first
/// @param shipment the label of its newest parcel; null while it has none
/// @param boughtBy of that label; null while there is none
public record OrderJson(
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String id,
    String reference,
    String status,
    @Nullable Message reason,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable FailureJson error,
    AddressJson to,
    List<OrderItemJson> items,
    OrderParcelJson parcel,
    @Nullable String preset,
    @Nullable String requestedService,
    @Nullable LocalDate shipBy,
    @Nullable LocalDate orderedOn,
    @Nullable String notes,
    @Nullable String buyerNote,
    @Nullable String internalNote,
    @Nullable String giftMessage,
    @Nullable MoneyJson value,
    OptionsJson.@Nullable Billing billing,
    Map<String, String> metadata,
    List<Warning> warnings,
    @Nullable String source,
    @Nullable OriginJson origin,
    @Nullable Lease lease,
    @Nullable Listed pickList,
    @Nullable String location,
    @Nullable LocalDate shipDate,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<OptionsJson.Reference> references,
    List<String> tags,
    OrderMarksJson.@Nullable Person assignedTo,
    List<OrderMarksJson.Note> staffNotes,
    @Nullable Shipped shipment,
    @Nullable BoughtByJson boughtBy,
    List<Parcel> parcels,
    Instant createdAt,
    Instant updatedAt) {

  /// What to look at before it is shipped.
  record Warning(String code, Message message) {

    static Warning heavierGoods(Message message) {
      return new Warning("GOODS_HEAVIER", message);
    }
  }

  /// Who has it in hand.
  ///
  /// @param station name of the desk
  /// @param user null when nobody had to sign in
  record Lease(String station, @Nullable User user, Instant expiresAt) {

    static Lease of(OrderLease lease) {
      var user = lease.userId();
      return new Lease(
          lease.station(),
          user == null ? null : new User(user, lease.userName()),
          lease.expiresAt());
    }
  }

  /// The pick list it is on, and its slot there.
  record Listed(String id, int number, int slot) {

    static Listed of(OnPickList list) {
      return new Listed(list.id(), list.number(), list.slot());
    }
  }

  record User(String id, @Nullable String name) {}

  /// The label of a parcel.
  record Shipped(
      String shipmentId,
      String carrier,
      String service,
      String serviceName,
      String trackingNumber,
      MoneyJson rate,
      Instant boughtAt,
      BoughtByJson boughtBy) {

    static Shipped of(OrderShipment shipment) {
      return new Shipped(
          shipment.shipmentId(),
          shipment.carrier(),
          shipment.service(),
          shipment.serviceName(),
          shipment.trackingNumber(),
          MoneyJson.of(shipment.price()),
          shipment.boughtAt(),
          buyer(shipment));
    }
  }

  /// One of the order's parcels.
  ///
  /// @param shipmentId null for one without a label of ours
  /// @param labelId null while it is being bought, like the tracking number
  /// @param status buying, bought, voided or external
  /// @param with ids of the other orders in it
  /// @param boughtBy null while it is being bought
  /// @param trackingStatus null for one that is not tracked
  /// @param carrier code of one that is known here; the next three are null for one with a label
  record Parcel(
      String id,
      @Nullable String shipmentId,
      @Nullable String labelId,
      @Nullable String trackingNumber,
      @Nullable String trackingStatus,
      String status,
      List<PackedItem> items,
      List<String> with,
      @Nullable BoughtByJson boughtBy,
      @Nullable String carrier,
      @Nullable String carrierName,
      @Nullable Instant shippedAt,
      @Nullable MoneyJson cost) {

    static Parcel of(OrderParcel parcel) {
      var label = Optional.ofNullable(parcel.shipment());
      var external = Optional.ofNullable(parcel.external());
      return new Parcel(
          parcel.id(),
          external.isPresent() ? null : parcel.shipmentId(),
          label.map(OrderShipment::labelId).orElse(null),
          parcel.trackingNumber().orElse(null),
          Optional.ofNullable(parcel.tracked()).map(TrackingStatus::wire).orElse(null),
          parcel.state(),
          parcel.items(),
          parcel.with(),
          label.map(OrderJson::buyer).orElse(null),
          external.map(ExternalParcel::carrier).orElse(null),
          external.map(ExternalParcel::carrierName).orElse(null),
          external.map(ExternalParcel::shippedAt).orElse(null),
          external.map(ExternalParcel::cost).map(MoneyJson::of).orElse(null));
    }
  }

  private static @Nullable FailureJson error(SalesOrder order) {
    var reason = order.reason();
    var fault = order.fault();
    return fault == null || reason == null
        ? null
        : FailureJson.of(fault.code(), reason, fault.details());
  }

  private static BoughtByJson buyer(OrderShipment shipment) {
    return new BoughtByJson(shipment.boughtBy(), shipment.station());
  }

  /// A copy that says one thing more to look at.
  public OrderJson warning(String code, Message message) {
    var all = Stream.concat(warnings.stream(), Stream.of(new Warning(code, message))).toList();
    return new OrderJson(
        id,
        reference,
        status,
        reason,
        error,
        to,
        items,
        parcel,
        preset,
        requestedService,
        shipBy,
        orderedOn,
        notes,
        buyerNote,
        internalNote,
        giftMessage,
        value,
        billing,
        metadata,
        all,
        source,
        origin,
        lease,
        pickList,
        location,
        shipDate,
        references,
        tags,
        assignedTo,
        staffNotes,
        shipment,
        boughtBy,
        parcels,
        createdAt,
        updatedAt);
  }

  /// @param now by which leases are over
  public static OrderJson of(SalesOrder order, Instant now) {
    var details = order.details();
    return new OrderJson(
        Absent.fromEmpty(order.id()),
        order.number(),
        order.state().wire(),
        order.reason(),
        error(order),
        AddressJson.of(details.to()),
        OrderItemJson.all(order),
        OrderParcelJson.of(details.parcel()),
        details.preset(),
        details.service(),
        details.shipBy(),
        details.orderedOn(),
        details.notes(),
        details.messages().buyerNote(),
        details.messages().internalNote(),
        details.messages().giftMessage(),
        Optional.ofNullable(details.value()).map(MoneyJson::of).orElse(null),
        Optional.ofNullable(details.billing()).map(OptionsJson.Billing::of).orElse(null),
        details.metadata(),
        order.heavierGoods().stream().map(Warning::heavierGoods).toList(),
        order.source(),
        Optional.ofNullable(order.origin()).map(OriginJson::of).orElse(null),
        Optional.ofNullable(order.lease())
            .filter(lease -> lease.holdsAt(now))
            .map(Lease::of)
            .orElse(null),
        Optional.ofNullable(order.pickList()).map(Listed::of).orElse(null),
        details.dispatch().location(),
        details.dispatch().shipDate(),
        OptionsJson.Reference.of(details.dispatch().references()),
        order.marks().tagNames(),
        OrderMarksJson.Person.of(order.marks().assignedTo()),
        OrderMarksJson.notes(order.marks()),
        Optional.ofNullable(order.shipment()).map(Shipped::of).orElse(null),
        Optional.ofNullable(order.shipment()).map(OrderJson::buyer).orElse(null),
        order.parcels().stream().filter(each -> !each.isTakenBack()).map(Parcel::of).toList(),
        order.createdAt(),
        order.updatedAt());
  }
}
