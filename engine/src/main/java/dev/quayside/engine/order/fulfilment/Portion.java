package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.option.OptionsDraft;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The items of an order that go into one parcel, and the parcel itself.
///
/// @param details the order's details, reduced to these items
/// @param options what the request asks for beside the parcel
/// @param declared what the request says of the declaration
/// @param terms what is settled before rules are asked
/// @param given the parcel as weighed and measured; null when only the order's data is known
record Portion(
    SalesOrder order,
    Packing packing,
    OrderDetails details,
    @Nullable ParcelDraft given,
    OptionsDraft options,
    DeclaredTerms declared,
    Terms terms) {

  /// Who said where it leaves from, and what is asked for beside it.
  enum Terms {
    /// The rules may say it.
    OPEN,
    /// The caller named the sender.
    SENDER_GIVEN,
    /// All of it is as in the rate that is bought.
    QUOTED
  }

  Portion(SalesOrder order, Packing packing, OrderDetails details, @Nullable ParcelDraft given) {
    this(order, packing, details, given, OptionsDraft.NONE, DeclaredTerms.NONE, Terms.OPEN);
  }

  /// The same with what is asked for beside the parcel.
  Portion with(OptionsDraft others) {
    return new Portion(order, packing, details, given, others, declared, terms);
  }

  /// The same with what is said of its declaration.
  Portion declaring(DeclaredTerms others) {
    return new Portion(order, packing, details, given, options, others, terms);
  }

  Portion on(Terms others) {
    return new Portion(order, packing, details, given, options, declared, others);
  }

  /// Whether it leaves where the caller says.
  boolean isSentAsAsked() {
    return terms != Terms.OPEN;
  }

  /// Whether a rate has the options that are not asked for otherwise.
  boolean isQuoted() {
    return terms == Terms.QUOTED;
  }

  /// All items that are left to ship.
  static Portion rest(SalesOrder order) {
    return of(order, Packing.of(order.toShip()), null);
  }

  /// @param parcel the parcel as weighed and measured; null when only the order's data is known
  static Portion of(SalesOrder order, Packing packing, @Nullable ParcelDraft parcel) {
    var whole = order.details();
    boolean isWhole = !order.hasParcels() && packing.items().equals(order.left());
    if (isWhole && parcel == null) {
      return new Portion(order, packing, whole, null);
    }
    var known = isWhole ? whole.parcel() : handling(whole.parcel());
    var details =
        new OrderDetails(
            whole.to(),
            isWhole ? whole.items() : items(whole, packing.items()),
            parcel == null ? known : onto(known, parcel),
            whole.preset(),
            whole.service(),
            whole.shipBy(),
            whole.orderedOn(),
            whole.notes(),
            isWhole ? whole.value() : null,
            Map.of(),
            whole.byHand(),
            whole.messages(),
            whole.billing(),
            whole.dispatch());
    return new Portion(order, packing, details, parcel);
  }

  /// Whether the parcel itself was measured, or is a carrier's own, so that no preset is applied.
  boolean isMeasured() {
    return given != null && (given.lengthIn() != null || given.packaging().isFlatRate());
  }

  private static List<OrderItem> items(OrderDetails whole, List<PackedItem> packed) {
    return packed.stream()
        .map(item -> whole.items().get(item.line() - 1).of(item.quantity()))
        .toList();
  }

  /// The values that hold for every parcel of an order. Size, weight and value are left out, since
  /// they are those of the whole order.
  private static ParcelDraft handling(ParcelDraft whole) {
    return new ParcelDraft(
        null,
        null,
        null,
        null,
        whole.hazmat(),
        whole.signature(),
        null,
        whole.residential(),
        whole.packaging());
  }

  static ParcelDraft onto(ParcelDraft known, ParcelDraft given) {
    var sides = given.lengthIn() == null ? known : given;
    return new ParcelDraft(
        given.weightOz() == null ? known.weightOz() : given.weightOz(),
        sides.lengthIn(),
        sides.widthIn(),
        sides.heightIn(),
        given.hazmat() || known.hazmat(),
        given.signature() == Signature.NONE ? known.signature() : given.signature(),
        given.insuredValue() == null ? known.insuredValue() : given.insuredValue(),
        given.residential() == null ? known.residential() : given.residential(),
        saysNothingOfTheBox(given) ? known.packaging() : given.packaging());
  }

  /// Whether only signature, insurance or address kind were asked for.
  static boolean saysNothingOfTheBox(ParcelDraft given) {
    return given.weightOz() == null
        && given.lengthIn() == null
        && given.packaging() == Packaging.PACKAGE;
  }
}
