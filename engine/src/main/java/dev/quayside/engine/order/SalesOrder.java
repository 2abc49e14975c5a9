package dev.quayside.engine.order;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.lease.OrderLease;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.origin.Origin;
import dev.quayside.engine.order.packing.OnPickList;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.reason.Fault;
import dev.quayside.printing.font.Printable;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An order to be shipped.
///
/// @param number the shop's own number, unique in the workspace; it is on the pick list and is
///   scanned
/// @param reason why it is held, why it failed, or why it is open again
/// @param fault why it failed, for programs; null for orders that have not
/// @param parcels oldest first, voided ones and the one being bought among them
/// @param source the file it came with
/// @param origin the shop it came from; null for other orders
/// @param pickList the list it is picked with; null for none
/// @param marks what people put on it
/// @param arrivedOn the day it came in, where its workspace is; null for orders from before that
///   was kept
/// @param lease the last desk that had it in hand, which may be over; null when none had
public record SalesOrder(
    String id,
    String number,
    OrderState state,
    @Nullable Message reason,
    @Nullable Fault fault,
    OrderDetails details,
    List<OrderParcel> parcels,
    @Nullable String source,
    @Nullable Origin origin,
    @Nullable OrderLease lease,
    @Nullable OnPickList pickList,
    OrderMarks marks,
    @Nullable LocalDate arrivedOn,
    Instant createdAt,
    Instant updatedAt) {

  /// Follows the number of a file's order where a shop's order has the number.
  private static final int LONGEST_REFERENCE = 100;

  static final String BESIDE_SHOP = " (file)";

  public SalesOrder {
    parcels = List.copyOf(parcels);
  }

  /// An order on no pick list, on which nothing was put.
  public SalesOrder(
      String id,
      String number,
      OrderState state,
      @Nullable Message reason,
      @Nullable Fault fault,
      OrderDetails details,
      List<OrderParcel> parcels,
      @Nullable String source,
      @Nullable Origin origin,
      @Nullable OrderLease lease,
      Instant createdAt,
      Instant updatedAt) {
    this(
        id,
        number,
        state,
        reason,
        fault,
        details,
        parcels,
        source,
        origin,
        lease,
        null,
        OrderMarks.NONE,
        null,
        createdAt,
        updatedAt);
  }

  /// A new order that no shop keeps.
  ///
  /// @param today where its workspace is
  static SalesOrder fresh(
      String id,
      String number,
      OrderDetails details,
      @Nullable String source,
      LocalDate today,
      Instant at) {
    return new SalesOrder(
            id, number, OrderState.OPEN, null, null, details, List.of(), source, null, null, at, at)
        .arrived(today);
  }

  /// The same, come in on a day.
  SalesOrder arrived(LocalDate day) {
    return new SalesOrder(
        id, number, state, reason, fault, details, parcels, source, origin, lease, pickList, marks,
        day, createdAt, updatedAt);
  }

  /// The number as people know it: as its shop or its file has it, whatever others have the same.
  public String shownNumber() {
    if (origin != null) {
      return origin.number();
    }
    return source != null && number.endsWith(BESIDE_SHOP)
        ? number.substring(0, number.length() - BESIDE_SHOP.length())
        : number;
  }

  /// The number as a label takes it for its reference. Some shops put an emoji or a line break in
  /// their numbers, and no person at the desk can change those.
  public String labelReference() {
    var line = Printable.readable(shownNumber());
    return line.length() > LONGEST_REFERENCE ? line.substring(0, LONGEST_REFERENCE) : line;
  }

  /// The name of the shop or the file it is of, which tells it from others of its number; null for
  /// an order of another program.
  public @Nullable String from() {
    return origin == null ? source : origin.sourceName();
  }

  /// How old it is: the day it was placed on, else the day it came in, as days since 1970-01-01.
  public long orderedDay() {
    var day = details.orderedOn() == null ? arrivedOn : details.orderedOn();
    return day == null
        ? Math.floorDiv(createdAt.toEpochMilli(), Duration.ofDays(1).toMillis())
        : day.toEpochDay();
  }

  /// The label of its newest parcel; null while it has none.
  public @Nullable OrderShipment shipment() {
    return bought().reduce((_, newest) -> newest).map(OrderParcel::shipment).orElse(null);
  }

  /// The parcel of a shipment, unless it was voided.
  public Optional<OrderParcel> parcel(String shipmentId) {
    return parcels.stream()
        .filter(parcel -> parcel.shipmentId().equals(shipmentId) && !parcel.voided())
        .findFirst();
  }

  /// The parcel bought or being bought at a rate, unless it was voided.
  public Optional<OrderParcel> atRate(String rateId) {
    return parcels.stream()
        .filter(parcel -> rateId.equals(parcel.rateId()) && !parcel.voided())
        .findFirst();
  }

  /// The items in the parcel of a shipment, unless it was voided.
  public List<OrderItem> itemsIn(String shipmentId) {
    return parcel(shipmentId).stream()
        .flatMap(parcel -> parcel.items().stream())
        .map(packed -> details.items().get(packed.line() - 1).of(packed.quantity()))
        .toList();
  }

  /// The parcel that is being bought right now.
  public Optional<OrderParcel> underWay() {
    return parcels.stream().filter(OrderParcel::isUnderWay).findFirst();
  }

  public boolean hasParcels() {
    return parcels.stream().anyMatch(parcel -> !parcel.voided());
  }

  /// All ordered items.
  public List<PackedItem> whole() {
    return IntStream.rangeClosed(1, details.items().size())
        .mapToObj(line -> new PackedItem(line, details.items().get(line - 1).quantity()))
        .toList();
  }

  /// The items that are in no parcel yet; one being bought counts as a parcel.
  public List<PackedItem> left() {
    return IntStream.rangeClosed(1, details.items().size())
        .mapToObj(line -> new PackedItem(line, left(line)))
        .filter(item -> item.quantity() > 0)
        .toList();
  }

  /// What goes into the next parcel when nothing else is said: all that is left, but for pieces
  /// that were not found while it was picked. Once the others have shipped those are the next.
  public List<PackedItem> toShip() {
    var missing = pickList == null ? List.<PackedItem>of() : pickList.missing();
    if (missing.isEmpty()) {
      return left();
    }
    var found =
        left().stream()
            .map(
                item ->
                    new PackedItem(
                        item.line(),
                        item.quantity()
                            - missing.stream()
                                .filter(each -> each.line() == item.line())
                                .mapToInt(PackedItem::quantity)
                                .sum()))
            .filter(item -> item.quantity() > 0)
            .toList();
    return found.isEmpty() ? left() : found;
  }

  /// Number of pieces of a line that are in no parcel yet.
  ///
  /// @param line line number, from 1; 0 pieces are left of one that does not exist
  public int left(int line) {
    if (line < 1 || line > details.items().size()) {
      return 0;
    }
    int packed = parcels.stream().mapToInt(parcel -> parcel.pieces(line)).sum();
    return details.items().get(line - 1).quantity() - packed;
  }

  /// @throws ProblemException `CONFLICT` when less is left of a line
  public void requireLeft(List<PackedItem> items) {
    tooMany(items)
        .ifPresent(
            item -> {
              throw OrderRefusals.notLeft(this, item);
            });
  }

  /// The first item of which more is wanted than is left.
  private Optional<PackedItem> tooMany(List<PackedItem> items) {
    return items.stream().filter(item -> item.quantity() > left(item.line())).findFirst();
  }

  /// Whether what the shop has left lies between what is left here and what was ordered: it may
  /// have been told of the parcels, of some, or of none yet.
  boolean isPackedAs(OrderDetails now) {
    Map<String, Integer> theirs =
        now.items().stream()
            .filter(item -> item.shop() != null)
            .collect(
                Collectors.toMap(
                    item -> Objects.requireNonNull(item.shop()).externalId(),
                    OrderItem::quantity,
                    Integer::sum));
    var ours = details.items();
    for (int line = 1; line <= ours.size(); line++) {
      var item = ours.get(line - 1);
      var shop = item.shop();
      if (shop != null) {
        var left = theirs.remove(shop.externalId());
        int pieces = left == null ? 0 : left;
        if (pieces > item.quantity() || pieces < left(line)) {
          return false;
        }
      }
    }
    return theirs.isEmpty();
  }

  /// Whether the change leaves the items alone when there are parcels, since their content must not
  /// change.
  boolean keepsItems(OrderDetails changed) {
    return !hasParcels() || details.items().equals(changed.items());
  }

  /// Keeps the items as they are when there are parcels and the same items were sent, whatever the
  /// catalogue has learned since.
  OrderDetails packed(OrderDetails sent) {
    return hasParcels() && details.hasItemsOf(sent) ? sent.with(details.items()) : sent;
  }

  /// Warns of goods that are heavier than the parcel; empty once a parcel is bought, and for an
  /// order that is over.
  public Optional<Message> heavierGoods() {
    return hasParcels() || !state.isUnfinished() ? Optional.empty() : details.heavierGoods();
  }

  /// What was sent for this order, with what of it stays whatever is sent: metadata that is left
  /// out, what a packer chose, and items that are packed.
  public OrderDetails merged(OrderDetails sent) {
    var whole = sent.metadata().isEmpty() ? sent.with(details.metadata()) : sent;
    return packed(whole).keeping(details);
  }

  /// A copy as it would be with one more parcel.
  public SalesOrder withParcel(List<PackedItem> items) {
    var more = new OrderParcel("", "", 0, items, null, false, List.of(), null, null, null, null);
    return new SalesOrder(
        id,
        number,
        state,
        reason,
        fault,
        details,
        Stream.concat(parcels.stream(), Stream.of(more)).toList(),
        source,
        origin,
        lease,
        pickList,
        marks,
        arrivedOn,
        createdAt,
        updatedAt);
  }

  /// A copy with one more note.
  SalesOrder noted(StaffNote note, Instant at) {
    var more = Stream.concat(marks.notes().stream(), Stream.of(note)).toList();
    return new SalesOrder(
        id,
        number,
        state,
        reason,
        fault,
        details,
        parcels,
        source,
        origin,
        lease,
        pickList,
        new OrderMarks(marks.tags(), marks.assignedTo(), more),
        arrivedOn,
        createdAt,
        at);
  }

  SalesOrder moved(OrderState to, @Nullable Message why, Instant at) {
    return new SalesOrder(
        id, number, to, why, null, details, parcels, source, origin, lease, pickList, marks,
        arrivedOn, createdAt, at);
  }

  /// The state that follows from its parcels alone: open, partly shipped or shipped.
  public OrderState byParcels() {
    return hasParcels()
        ? left().isEmpty() ? OrderState.SHIPPED : OrderState.PARTLY_SHIPPED
        : OrderState.OPEN;
  }

  /// The parcels that have left or have their label, oldest first.
  public Stream<OrderParcel> out() {
    return parcels.stream().filter(OrderParcel::isOut);
  }

  /// Those that left without a label of ours, oldest first.
  public Stream<OrderParcel> external() {
    return parcels.stream().filter(OrderParcel::isExternal);
  }

  /// The parcels that have a label.
  public Stream<OrderParcel> bought() {
    return parcels.stream().filter(OrderParcel::isBought);
  }
}
