package dev.quayside.app.screen.orders;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.packing.OnPickList;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.printing.message.Message;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An order as a line of the list, prepared once so that scrolling and filtering cost nothing.
///
/// @param door the same for orders to one recipient and address
/// @param sameDoor numbers of the other waiting orders to the same recipient and address
/// @param items of a partly shipped order, and its weight: what is left to ship
/// @param said when and for how much it was ordered, and what is noted of it
/// @param wanted the service the buyer asked for, in the shop's words, or the one chosen for many
///   orders, by its name; empty for none
/// @param service of its labels; empty while it has none
/// @param price of all its labels; null while some of it is left
/// @param warning what to look at before it is shipped; null for nothing
/// @param search in lower case
/// @param paper the worst state among its labels that are not known to be on paper; null when all
///   are
/// @param shop where it comes from; null for a file or another program
/// @param pickList the list it is picked with; null for none
/// @param marks what people put on it
/// @param heldBy the other desk that has it in hand, and the person there; null when none has
/// @param rated what it would be shipped with now; null until asked
public record OrderRow(
    String id,
    String number,
    OrderState state,
    String recipient,
    String place,
    List<String> door,
    List<String> sameDoor,
    String items,
    Parts parts,
    @Nullable Weight weight,
    @Nullable LocalDate shipBy,
    Said said,
    String wanted,
    String service,
    @Nullable Money price,
    String tracking,
    @Nullable Message reason,
    @Nullable Message warning,
    String search,
    @Nullable Unprinted paper,
    @Nullable FromShop shop,
    @Nullable OnPickList pickList,
    OrderMarks marks,
    @Nullable String heldBy,
    @Nullable Rated rated) {

  /// When and for how much an order was placed, and what is noted of it.
  ///
  /// @param age null for none
  /// @param total value of what was ordered; null when it is not known
  /// @param note our newest one, else the buyer's; empty for none
  public record Said(@Nullable Age age, @Nullable Money total, String note) {

    /// Of an order that says nothing.
    public static final Said NOTHING = new Said(null, null, "");

    static final Comparator<Money> BY_AMOUNT =
        Comparator.<Money, String>comparing(each -> each.currency().getCurrencyCode())
            .thenComparingLong(Money::minor);

    static Said of(SalesOrder order) {
      var details = order.details();
      var notes = order.marks().notes();
      return new Said(
          Age.of(order),
          details.worth().orElse(null),
          notes.isEmpty()
              ? Objects.requireNonNullElse(details.notes(), "").strip()
              : notes.getLast().text());
    }
  }

  /// How old an order is, sorted as `orderedOn` sorts GET /v1/orders.
  ///
  /// @param day as {@link SalesOrder#orderedDay}
  public record Age(long day, String id) {

    static final Comparator<Age> OLDEST_FIRST =
        Comparator.comparingLong(Age::day).thenComparing(Age::id);

    static Age of(SalesOrder order) {
      return new Age(order.orderedDay(), order.id());
    }

    /// The day it was placed on, as its shop or file says, else when it came in.
    LocalDate shown() {
      return LocalDate.ofEpochDay(day);
    }
  }

  /// The service the rules choose for an order.
  ///
  /// @param price null when nothing was chosen
  /// @param words the service, or why there is none
  /// @param unmapped whether the buyer asked for a service that neither a rule nor a carrier knows
  /// @param weight of the parcel that the order goes into with others; null when it goes alone
  /// @param billedTo end of the account that would pay it in place of the sender; null for none
  public record Rated(
      @Nullable Money price,
      Message words,
      boolean unmapped,
      @Nullable Weight weight,
      @Nullable String billedTo) {

    private @Nullable Cost cost() {
      return price == null ? null : new Cost(price, billedTo);
    }

    public Rated(@Nullable Money price, Message words) {
      this(price, words, false, null, null);
    }
  }

  /// What its labels cost the sender.
  ///
  /// @param billedTo end of the account that pays in place of the sender; null for none
  record Cost(Money money, @Nullable String billedTo) {

    static final Comparator<Cost> ORDER =
        Comparator.<Cost, String>comparing(each -> each.money().currency().getCurrencyCode())
            .thenComparingLong(each -> each.money().minor());

    String words(Ui ui) {
      return billedTo == null ? ui.formats().money(money) : ui.billedTo(billedTo);
    }
  }

  /// What its labels cost, or would cost, or whose account is billed; empty where that is not
  /// known.
  public String costWords(Ui ui) {
    var known = cost();
    return known == null ? "" : known.words(ui);
  }

  /// What its labels cost, or would cost; null where that is not known.
  @Nullable Cost cost() {
    if (price != null) {
      return new Cost(price, parts.billedTo().orElse(null));
    }
    return rated == null ? null : rated.cost();
  }

  /// What the price beside it is for: of orders that are shipped together, all that is in their
  /// parcel.
  @Override
  public @Nullable Weight weight() {
    return rated == null || rated.weight() == null ? weight : rated.weight();
  }

  /// @param severalDesks whether it is worth saying at which desk a label was bought
  /// @param service what a service is called that is wanted by its code
  public static OrderRow of(SalesOrder order, boolean severalDesks, UnaryOperator<String> service) {
    var details = order.details();
    var to = details.to();
    var parts = Parts.of(order, severalDesks);
    boolean open = parts.isUnfinished() || parts.parcels().isEmpty();
    var goods = parts.isUnfinished() ? left(order) : details.items();
    var place =
        Stream.of(to.city(), to.state(), to.country().equals("US") ? null : to.country())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(", "));
    var items = goods.stream().map(OrderItem::inBrief).collect(Collectors.joining(", "));
    var recipient = Objects.requireNonNullElse(to.name(), "");
    var shop = FromShop.of(order);
    var person = order.marks().assignedTo();
    var search =
        String.join(
                " ",
                List.of(
                    order.number(),
                    recipient,
                    Objects.requireNonNullElse(to.company(), ""),
                    place,
                    to.zip(),
                    items,
                    parts.tracking(),
                    shop == null ? "" : shop.name(),
                    String.join(" ", order.marks().tagNames()),
                    person == null ? "" : person.name()))
            .toLowerCase(Locale.ROOT);
    return new OrderRow(
        order.id(),
        order.shownNumber(),
        order.state(),
        recipient,
        place,
        to.door(),
        List.of(),
        items,
        parts,
        (parts.isUnfinished() ? weight(goods) : details.weight()).orElse(null),
        details.shipBy(),
        Said.of(order),
        service.apply(Objects.requireNonNullElse(details.service(), "").strip()),
        open ? "" : parts.services(),
        open ? null : parts.total().orElse(null),
        parts.tracking(),
        order.reason(),
        order.heavierGoods().orElse(null),
        search,
        null,
        shop,
        order.pickList(),
        order.marks(),
        null,
        null);
  }

  OrderRow with(@Nullable Rated found) {
    return copy(sameDoor, paper, heldBy, found);
  }

  /// @param others numbers of the other orders to the same recipient and address
  OrderRow besides(List<String> others) {
    return copy(others, paper, heldBy, rated);
  }

  /// @param other the desk that has it in hand, and the person there; null for none
  OrderRow heldBy(@Nullable String other) {
    return copy(sameDoor, paper, other, rated);
  }

  /// @param unprinted labels that are not known to be on paper, by their id
  OrderRow on(Map<String, Unprinted> unprinted) {
    var worst =
        parts.parcels().stream()
            .flatMap(parcel -> Stream.ofNullable(unprinted.get(parcel.labelId())))
            .min(Comparator.naturalOrder())
            .orElse(null);
    return worst == paper ? this : copy(sameDoor, worst, heldBy, rated);
  }

  private OrderRow copy(
      List<String> others,
      @Nullable Unprinted unprinted,
      @Nullable String holder,
      @Nullable Rated found) {
    return new OrderRow(
        id, number, state, recipient, place, door, others, items, parts, weight, shipBy, said,
        wanted, service, price, tracking, reason, warning, search, unprinted, shop, pickList, marks,
        holder, found);
  }

  /// Whether another service would be bought than the buyer asked for, since no rule knows the
  /// buyer's words.
  boolean isUnmapped() {
    return rated != null && rated.unmapped();
  }

  /// Whether its rates were asked for and there is none to buy.
  boolean isStopped() {
    return rated != null && rated.price() == null;
  }

  Chosen chosen() {
    return new Chosen(id, number, marks);
  }

  String shopName() {
    return shop == null ? "" : shop.name();
  }

  boolean canShip() {
    return state.canShip();
  }

  /// Whether what it weighs, its box, service and signature can be said for all of it.
  boolean canChange() {
    return canCancel() && state != OrderState.PARTLY_SHIPPED;
  }

  /// Whether it is on a pick list and still to ship.
  boolean isListed() {
    return pickList != null && canShip();
  }

  /// `12-3`: the list, and its slot there; empty for none.
  String listed() {
    return pickList == null ? "" : pickList.number() + "-" + pickList.slot();
  }

  boolean isHeld() {
    return state == OrderState.HELD;
  }

  boolean isCancelled() {
    return state == OrderState.CANCELLED;
  }

  boolean canCancel() {
    return canShip() || isHeld();
  }

  private static List<OrderItem> left(SalesOrder order) {
    return order.left().stream()
        .map(item -> order.details().items().get(item.line() - 1).of(item.quantity()))
        .toList();
  }

  /// The weight of these items; empty when one has none, since for a part of the order the order's
  /// own weight cannot be used.
  private static Optional<Weight> weight(List<OrderItem> goods) {
    return goods.stream().anyMatch(item -> item.weight() == null)
        ? Optional.empty()
        : goods.stream().map(OrderRow::weight).reduce(Weight::plus);
  }

  private static Weight weight(OrderItem item) {
    var each = Objects.requireNonNull(item.weight());
    return each.times(item.quantity());
  }
}
