package dev.quayside.engine.order;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.packing.Dispatch;
import dev.quayside.engine.order.packing.Handled;
import dev.quayside.engine.order.packing.Handling;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.parcel.HeavierGoods;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.LongLines;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What was ordered, and how it is to be shipped.
///
/// @param parcel the parcel as far as it is known; weight and sides may be missing until it is
///   packed
/// @param preset name of a parcel preset
/// @param service the service the buyer chose, in the shop's own words or as a code
/// @param notes a line for the consignee, on the packing slip
/// @param value value of the whole order, without shipping
/// @param metadata the shop's own data, by name
/// @param byHand what of it a packer chose: that goes before the rules
/// @param billing who pays for its parcels; null when it does not say
/// @param messages what buyer and seller wrote beside it
/// @param dispatch where it leaves from, and when
public record OrderDetails(
    Address to,
    List<OrderItem> items,
    ParcelDraft parcel,
    @Nullable String preset,
    @Nullable String service,
    @Nullable LocalDate shipBy,
    @Nullable LocalDate orderedOn,
    @Nullable String notes,
    @Nullable Money value,
    Map<String, String> metadata,
    Set<Handling> byHand,
    OrderMessages messages,
    @Nullable BillTo billing,
    Dispatch dispatch) {

  public static final int MOST_METADATA = 20;

  /// Orders of earlier versions have no metadata, no messages and no dispatch, and nothing was
  /// chosen by hand.
  public OrderDetails {
    items = List.copyOf(items);
    byHand = byHand == null ? Set.of() : Set.copyOf(byHand);
    messages = messages == null ? OrderMessages.NONE : messages;
    dispatch = dispatch == null ? Dispatch.UNSAID : dispatch;
    metadata = metadata == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(metadata));
  }

  public OrderDetails(
      Address to,
      List<OrderItem> items,
      ParcelDraft parcel,
      @Nullable String preset,
      @Nullable String service,
      @Nullable LocalDate shipBy,
      @Nullable LocalDate orderedOn,
      @Nullable String notes,
      @Nullable Money value) {
    this(
        to,
        items,
        parcel,
        preset,
        service,
        shipBy,
        orderedOn,
        notes,
        value,
        Map.of(),
        Set.of(),
        OrderMessages.NONE,
        null,
        Dispatch.UNSAID);
  }

  /// An order that says nothing of who pays.
  public OrderDetails(
      Address to,
      List<OrderItem> items,
      ParcelDraft parcel,
      @Nullable String preset,
      @Nullable String service,
      @Nullable LocalDate shipBy,
      @Nullable LocalDate orderedOn,
      @Nullable String notes,
      @Nullable Money value,
      Map<String, String> metadata,
      Set<Handling> byHand,
      OrderMessages messages) {
    this(
        to,
        items,
        parcel,
        preset,
        service,
        shipBy,
        orderedOn,
        notes,
        value,
        metadata,
        byHand,
        messages,
        null,
        Dispatch.UNSAID);
  }

  /// An order that leaves as its request says.
  public OrderDetails(
      Address to,
      List<OrderItem> items,
      ParcelDraft parcel,
      @Nullable String preset,
      @Nullable String service,
      @Nullable LocalDate shipBy,
      @Nullable LocalDate orderedOn,
      @Nullable String notes,
      @Nullable Money value,
      Map<String, String> metadata,
      Set<Handling> byHand,
      OrderMessages messages,
      @Nullable BillTo billing) {
    this(
        to,
        items,
        parcel,
        preset,
        service,
        shipBy,
        orderedOn,
        notes,
        value,
        metadata,
        byHand,
        messages,
        billing,
        Dispatch.UNSAID);
  }

  /// A copy with who pays.
  public OrderDetails billedTo(@Nullable BillTo other) {
    return new OrderDetails(
        to, items, parcel, preset, service, shipBy, orderedOn, notes, value, metadata, byHand,
        messages, other, dispatch);
  }

  /// A copy as a form here would take it: long lines of its address are divided, long notes cut.
  OrderDetails tidied() {
    var fitted = with(LongLines.fitted(to)).with(messages.limited());
    return notes == null || notes.length() <= NewOrder.LONGEST_NOTES
        ? fitted
        : fitted.withNotes(notes.substring(0, NewOrder.LONGEST_NOTES));
  }

  /// A copy with what buyer and seller wrote.
  public OrderDetails with(OrderMessages others) {
    return new OrderDetails(
        to, items, parcel, preset, service, shipBy, orderedOn, notes, value, metadata, byHand,
        others, billing, dispatch);
  }

  /// A copy that leaves elsewhere, or on another day.
  public OrderDetails with(Dispatch other) {
    return new OrderDetails(
        to, items, parcel, preset, service, shipBy, orderedOn, notes, value, metadata, byHand,
        messages, billing, other);
  }

  OrderDetails with(Map<String, String> other) {
    return new OrderDetails(
        to, items, parcel, preset, service, shipBy, orderedOn, notes, value, other, byHand,
        messages, billing, dispatch);
  }

  OrderDetails with(ParcelDraft other) {
    return new OrderDetails(
        to, items, other, preset, service, shipBy, orderedOn, notes, value, metadata, byHand,
        messages, billing, dispatch);
  }

  OrderDetails with(Address other) {
    return new OrderDetails(
        other, items, parcel, preset, service, shipBy, orderedOn, notes, value, metadata, byHand,
        messages, billing, dispatch);
  }

  OrderDetails withNotes(String other) {
    return new OrderDetails(
        to, items, parcel, preset, service, shipBy, orderedOn, other, value, metadata, byHand,
        messages, billing, dispatch);
  }

  OrderDetails with(List<OrderItem> others) {
    return new OrderDetails(
        to, others, parcel, preset, service, shipBy, orderedOn, notes, value, metadata, byHand,
        messages, billing, dispatch);
  }

  /// Whether a packer chose it.
  public boolean isByHand(Handling what) {
    return byHand.contains(what);
  }

  /// How it is shipped, as far as a packer can say it.
  public Handled handling() {
    return Handled.of(parcel, preset, service, billing, dispatch, byHand);
  }

  /// The same, shipped as at another time.
  public OrderDetails with(Handled other) {
    return new OrderDetails(
        to,
        items,
        other.of(parcel),
        other.preset(),
        other.service(),
        shipBy,
        orderedOn,
        notes,
        value,
        metadata,
        other.byHand(),
        messages,
        other.billing(),
        other.dispatch());
  }

  /// The same, shipped as a packer says.
  public OrderDetails handled(HandlingChange said) {
    var chosen = new HashSet<>(byHand);
    chosen.addAll(said.said());
    return new OrderDetails(
        to,
        items,
        said.of(parcel),
        said.preset() == null ? preset : said.preset(),
        said.service() == null ? service : said.service(),
        shipBy,
        orderedOn,
        notes,
        value,
        metadata,
        chosen,
        messages,
        said.billing() == null ? billing : said.billing(),
        said.of(dispatch));
  }

  /// As it comes in again, with what a packer had chosen of it before.
  OrderDetails keeping(OrderDetails before) {
    var kept =
        new HandlingChange(
            before.isByHand(Handling.WEIGHT) ? before.parcel.weightOz() : null,
            before.isByHand(Handling.PRESET) ? before.preset : null,
            before.isByHand(Handling.SERVICE) ? before.service : null,
            before.isByHand(Handling.SIGNATURE) ? before.parcel.signature() : null,
            before.isByHand(Handling.INSURANCE) ? before.parcel.insuredValue() : null,
            before.isByHand(Handling.PACKAGING) ? before.parcel.packaging() : null,
            before.isByHand(Handling.BILLING) ? before.billing : null,
            before.isByHand(Handling.LOCATION) ? before.dispatch.location() : null,
            before.isByHand(Handling.SHIP_DATE) ? before.dispatch.shipDate() : null,
            before.isByHand(Handling.REFERENCES) ? before.dispatch.references() : null);
    return handled(kept);
  }

  /// Whether the items are the same, whether or not the catalogue filled in some values.
  public boolean hasItemsOf(OrderDetails other) {
    return items.size() == other.items.size()
        && IntStream.range(0, items.size())
            .allMatch(each -> items.get(each).agreesWith(other.items.get(each)));
  }

  /// A copy without customer data; the items stay, without what was engraved on them.
  OrderDetails forgotten() {
    return new OrderDetails(
        to.forgotten(),
        items.stream().map(item -> item.with(List.of())).toList(),
        parcel,
        preset,
        service,
        shipBy,
        orderedOn,
        null,
        value);
  }

  public int pieces() {
    return items.stream().mapToInt(OrderItem::quantity).sum();
  }

  /// The order's weight: as weighed, or the sum of its items when all their weights are known.
  public Optional<Weight> weight() {
    var weighed = parcel.weightOz();
    return weighed == null ? goodsWeight() : Optional.of(new Weight(weighed));
  }

  /// The sum of the items' weights, when all are known.
  public Optional<Weight> goodsWeight() {
    if (items.isEmpty() || items.stream().anyMatch(item -> item.weight() == null)) {
      return Optional.empty();
    }
    return items.stream().flatMap(item -> ofAll(item).stream()).reduce(Weight::plus);
  }

  /// Warns of a parcel that is lighter than what is known of its goods; empty when it is not.
  public Optional<Message> heavierGoods() {
    var goods =
        items.stream()
            .flatMap(item -> ofAll(item).stream())
            .reduce(new Weight(BigDecimal.ZERO), Weight::plus);
    return HeavierGoods.of(goods.ounces(), parcel.weightOz());
  }

  /// The order's value: as stated, or the sum of its items when all their values are known.
  public Optional<Money> worth() {
    if (value != null) {
      return Optional.of(value);
    }
    if (items.isEmpty() || items.stream().anyMatch(item -> item.value() == null)) {
      return Optional.empty();
    }
    var currencies = items.stream().map(item -> currency(item.value())).distinct().count();
    return currencies > 1
        ? Optional.empty()
        : items.stream().flatMap(item -> valueOfAll(item).stream()).reduce(Money::plus);
  }

  private static Optional<Weight> ofAll(OrderItem item) {
    return Optional.ofNullable(item.weight()).map(each -> each.times(item.quantity()));
  }

  private static Optional<Money> valueOfAll(OrderItem item) {
    return Optional.ofNullable(item.value())
        .map(each -> each.times(BigDecimal.valueOf(item.quantity())));
  }

  private static String currency(@Nullable Money money) {
    return money == null ? "" : money.currency().getCurrencyCode();
  }
}
