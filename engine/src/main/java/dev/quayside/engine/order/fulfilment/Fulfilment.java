package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.PlannedParcels;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.boxing.BoxAdvice;
import dev.quayside.engine.order.boxing.BoxHabits;
import dev.quayside.engine.order.boxing.BoxProposal;
import dev.quayside.engine.order.fact.OrderCustoms;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.Shipping;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Ships an order: its rules choose the rate, and its label is bought.
///
/// @param orders the orders to ship
/// @param plans say what the rules, and people, choose for an order
/// @param splits divide orders into several parcels, as rules say
/// @param packer makes a parcel of the items
/// @param leases keep desks from shipping what another has in hand
/// @param shops are asked whether an order still stands before its label is bought
/// @param duty says which orders have to be checked before
/// @param habits remember which boxes are chosen
public record Fulfilment(
    Orders orders,
    OrderPlans plans,
    Splits splits,
    Packer packer,
    Rates rates,
    Shipping shipping,
    ShopCheck shops,
    OrderLeases leases,
    CheckDuty duty,
    BoxHabits habits) {

  /// Applies the rules to an order and finds the rate to buy, when the rules or the buyer choose a
  /// service. Nothing is bought.
  public Readiness ready(Caller caller, SalesOrder order, Address sender) {
    return ready(caller, order, sender, null);
  }

  /// @param fallback rate to choose when neither a rule nor the buyer does; null to leave it open
  public Readiness ready(
      Caller caller, SalesOrder order, Address sender, @Nullable Choice fallback) {
    return ready(caller, Portion.rest(order), sender, null, fallback);
  }

  /// Prepares an order like {@link #ready(Caller, SalesOrder, Address, Choice)}, with all that is
  /// left of other orders to the same address in the same parcel.
  ///
  /// @param with ids of the other orders
  /// @throws ProblemException `CONFLICT` naming the one that cannot ship along
  public Readiness ready(
      Caller caller,
      SalesOrder order,
      List<String> with,
      Address sender,
      @Nullable Choice fallback) {
    if (with.isEmpty() || !order.state().canShip()) {
      return ready(caller, order, sender, fallback);
    }
    var beside = with.stream().map(id -> orders.get(caller, id)).toList();
    return ready(caller, joined(caller, order, beside, null, sender), sender, null, fallback);
  }

  /// Puts several orders to one address into one parcel: all that is left of each. When a value,
  /// most often the weight, is unknown for one order, it is unknown for the parcel.
  ///
  /// @param order the order whose number, service and rules count
  /// @param beside the other orders, as {@link Orders#together} finds them
  /// @throws ProblemException `CONFLICT` naming the one that cannot ship, or goes elsewhere
  Portion joined(
      Caller caller,
      SalesOrder order,
      List<SalesOrder> beside,
      @Nullable ParcelDraft parcel,
      Address sender) {
    for (var other : beside) {
      OrderRefusals.requireTogether(order, other);
      held(plans.of(caller, Portion.rest(other), sender).choice())
          .ifPresent(
              why -> {
                throw OrderRefusals.heldByRule(other, why);
              });
    }
    return Together.portion(order, beside, parcel);
  }

  /// @param own rate the caller chose; null to leave it to the rules
  Readiness ready(
      Caller caller,
      Portion portion,
      Address sender,
      @Nullable Choice own,
      @Nullable Choice fallback) {
    return priced(caller, prepare(caller, portion, sender, own), fallback);
  }

  /// Packs what goes into the next parcel of an order, as its rules say. No carrier is asked.
  public Preparation prepare(Caller caller, SalesOrder order, Address sender) {
    return prepare(caller, next(caller, order, sender), sender, null);
  }

  /// What goes into the next parcel: all that is left, or the first part that a rule divides it in.
  private Portion next(Caller caller, SalesOrder order, Address sender) {
    var parts =
        order.state().canShip()
            ? splits.of(caller, order, sender, "")
            : List.<List<PackedItem>>of();
    return parts.isEmpty()
        ? Portion.rest(order)
        : Portion.of(order, Packing.of(parts.getFirst()), null);
  }

  /// How many parcels an order goes in, as its shop plans or a rule divides it.
  public int parcels(Caller caller, SalesOrder order, Address sender) {
    int planned = PlannedParcels.of(order).all().size();
    return planned > 0 ? planned : Math.max(1, splits.of(caller, order, sender, "").size());
  }

  private Preparation prepare(
      Caller caller, Portion portion, Address sender, @Nullable Choice own) {
    var order = portion.order();
    return switch (order.state()) {
      case SHIPPED ->
          portion.packing().further()
              ? planned(caller, portion, sender, own)
              : new Readiness.Shipped(order);
      case HELD ->
          new Readiness.Stopped(
              order, Objects.requireNonNullElse(order.reason(), OrderStop.ON_HOLD.of()));
      case CANCELLED -> new Readiness.Stopped(order, OrderStop.CANCELLED.of());
      case BUYING -> new Readiness.Stopped(order, OrderStop.BEING_BOUGHT.of());
      case OPEN, PARTLY_SHIPPED, FAILED -> planned(caller, portion, sender, own);
    };
  }

  private Preparation planned(
      Caller caller, Portion portion, Address sender, @Nullable Choice own) {
    var plan = plans.of(caller, portion, sender);
    return packed(caller, portion, sender, own == null ? plan : plan.choosing(own));
  }

  /// Buys the chosen rate. A second call for the same order buys nothing.
  ///
  /// @throws ProblemException why nothing was bought; it is stored with the order too
  public Shipment buy(Caller caller, Readiness.Chosen chosen) {
    return buy(caller, chosen, new ShopQuestion(ShopCheck.Heed.ALL), RequestKey.none());
  }

  /// @param question what shops were asked before this purchase
  public Shipment buy(
      Caller caller, Readiness.Chosen chosen, ShopQuestion question, RequestKey<Shipment> key) {
    return buy(
        caller,
        chosen.order().id(),
        chosen.packed().packing(),
        LabelRequest.ofRate(chosen.rate().id(), chosen.order().labelReference()),
        question,
        key);
  }

  /// Reads orders once more at their shops, except those that were read for this purchase before. A
  /// purchase that works out its parcels itself asks before it does; {@link #buy} asks about all
  /// others.
  ///
  /// @throws ProblemException `CONFLICT` when an order was cancelled there, or goes to another
  ///   address now
  /// @return whether one of them comes from a shop, and so may have changed here
  public boolean ask(Caller caller, Collection<String> orderIds, ShopQuestion question) {
    var unread = orders.some(caller, question.unread(orderIds));
    question.unasked().addAll(shops.check(caller, unread, question.heed()));
    return unread.stream().anyMatch(order -> order.origin() != null);
  }

  /// Buys the label of a parcel as a packer put it together. Its items count as shipped in the same
  /// transaction as the label.
  ///
  /// @param question asks the shops that the orders come from, unless they were asked before
  /// @throws ProblemException `CONFLICT` when the order is shipped, held or cancelled, or what goes
  ///   into the parcel is not left to ship; `ORDER_LEASED` when another desk has it in hand;
  ///   `CHECK_REQUIRED` naming pieces that are not checked; `INVALID_ADDRESS` naming what no paper
  ///   can print; else why nothing was bought
  public Shipment buy(
      Caller caller,
      String orderId,
      Packing packing,
      LabelRequest what,
      ShopQuestion question,
      RequestKey<Shipment> key) {
    return buy(caller, orderId, packing, what, question, false, key);
  }

  /// @param despiteCheck whether a manager buys although the pieces are not checked
  /// @throws ProblemException as without it; `FORBIDDEN` for who is no manager
  public Shipment buy(
      Caller caller,
      String orderId,
      Packing packing,
      LabelRequest what,
      ShopQuestion question,
      boolean despiteCheck,
      RequestKey<Shipment> key) {
    leases.requireFree(caller, packing.orders(orderId));
    var order = orders.get(caller, orderId);
    OrderRefusals.requireWayOut(order, what.isReturn());
    if (despiteCheck) {
      duty.requireManager(caller);
    } else {
      duty.require(caller, orderId, packing, what);
    }
    boolean isAsItWas = !ask(caller, packing.orders(orderId), question);
    boolean isAlone = packing.beside().isEmpty();
    var gate = duty.gate(caller, orderId, packing, what, despiteCheck);
    var step = orders.parcels().taking(caller, orderId, packing, what.rateId(), gate);
    try {
      SlipText.require(
          isAsItWas && isAlone ? List.of(order) : orders.some(caller, packing.orders(orderId)),
          orderId,
          packing);
      return shipping.purchase().buy(caller, what, step, key);
    } catch (ProblemException refused) {
      // refused because of another purchase of the order, whose result decides the order's state,
      // or because of a check, which leaves the order as it is
      if (refused.code() != ProblemCode.CHECK_REQUIRED
          && !isElsewhere(caller, orderId, what, refused.code())) {
        orders.parcels().fail(caller, packing.orders(orderId), refused.problem());
      }
      throw refused;
    }
  }

  /// Requires that a packing slip can print what it says of the orders in a parcel.
  ///
  /// @throws ProblemException `INVALID_ADDRESS` naming fields and characters
  void requireSlip(Caller caller, SalesOrder order, Packing packing) {
    boolean isAlone = packing.beside().isEmpty();
    SlipText.require(
        isAlone ? List.of(order) : orders.some(caller, packing.orders(order.id())),
        order.id(),
        packing);
  }

  /// Whether another purchase of the order is under way or was made before.
  private boolean isElsewhere(
      Caller caller, String orderId, LabelRequest what, ProblemCode refused) {
    var rateId = what.rateId();
    return refused == ProblemCode.CONFLICT
        || (refused == ProblemCode.DUPLICATE_SHIPMENT
            && rateId != null
            && orders.get(caller, orderId).atRate(rateId).isPresent());
  }

  /// An order as it is once a purchase of it that came to nothing is off it.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public SalesOrder order(Caller caller, String id) {
    var order = orders.get(caller, id);
    return order.state() == OrderState.BUYING && orders.parcels().reopenLeft(caller, order)
        ? orders.get(caller, id)
        : order;
  }

  /// The label that an interrupted request with this key had begun to buy.
  ///
  /// @return empty when the request is the first, or nothing had been bought
  public Optional<Shipment> resume(Caller caller, RequestKey<Shipment> key) {
    return key.interrupted().flatMap(begun -> resume(caller, begun, key));
  }

  /// Finishes what an interrupted attempt had begun.
  ///
  /// @return empty when nothing had been bought; the order waits again then
  Optional<Shipment> resume(Caller caller, String begun, RequestKey<Shipment> key) {
    var resumed = shipping.settlements().resume(caller, begun, key);
    if (resumed.isEmpty()) {
      settle(caller);
    }
    return resumed;
  }

  /// Reopens orders whose purchase ended without a label while the process was down.
  public void settle(Caller caller) {
    orders
        .parcels()
        .settle(caller, (tx, id) -> shipping.shipments().find(tx, caller.workspace(), id));
  }

  /// What these rules would decide for an order, whether or not they are saved.
  public Plan dryRun(Caller caller, SalesOrder order, Address sender, List<Rule> asked) {
    return plans.of(caller, order, sender, asked);
  }

  /// Packs these items of an order as its rules say, together with all that is left of other
  /// orders. No carrier is asked.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when less is left of them, one cannot ship
  ///   with the others, or a rule holds it
  public PackedOrder pack(Caller caller, String orderId, Packing packing, Address sender) {
    var portion = portion(caller, orderId, packing, sender);
    var packed = pack(caller, portion, sender, new Violations());
    held(packed.choice())
        .ifPresent(
            why -> {
              throw ProblemException.refused(ProblemCode.CONFLICT, why);
            });
    return packed;
  }

  private Portion portion(Caller caller, String orderId, Packing packing, Address sender) {
    var order = orders.get(caller, orderId);
    order.requireLeft(packing.items());
    return packing.beside().isEmpty()
        ? Portion.of(order, packing, null)
        : joined(caller, order, orders.some(caller, packing.beside().keySet()), null, sender);
  }

  /// How these items of an order can be boxed, where a rule or the order leaves that to them; what
  /// was chosen when they were packed comes first. Right after that no carrier is asked.
  ///
  /// @throws ProblemException as {@link #pack(Caller, String, Packing, Address)}
  public BoxAdvice boxes(Caller caller, String orderId, Packing packing, Address sender) {
    var portion = portion(caller, orderId, packing, sender);
    return packer.boxes(caller, portion, sender, plans.of(caller, portion, sender));
  }

  /// What is remembered of a caller who names the box of goods whose box is left to them.
  Optional<BoxProposal> named(Caller caller, Portion portion, Address sender) {
    return portion.isMeasured()
        ? packer.named(portion, plans.of(caller, portion, sender))
        : Optional.empty();
  }

  /// The request for the rates of some items of an order in a parcel that is measured. A label
  /// bought at one of them is that parcel of the order.
  ///
  /// @throws ProblemException `CONFLICT` when less is left; `INVALID_REQUEST` or `CUSTOMS_REQUIRED`
  ///   naming what the order lacks
  public RateRequest request(
      Caller caller, SalesOrder order, List<PackedItem> items, ParcelDraft parcel, Address sender) {
    order.requireLeft(items);
    var portion = Portion.of(order, Packing.of(items), parcel);
    var missing = new Violations();
    var packed = pack(caller, portion, sender, missing);
    packed.check(missing);
    if (!missing.isEmpty()) {
      var named = OrderCustoms.named(missing.list(), portion.details().items());
      throw ProblemException.invalid(Readiness.Incomplete.code(named), named);
    }
    return packed.request(null);
  }

  /// Packs a parcel as the rules say, apart from the service.
  ///
  /// @param missing receives an error for a preset that does not exist
  PackedOrder pack(Caller caller, Portion portion, Address sender, Violations missing) {
    return packer.pack(caller, portion, sender, plans.of(caller, portion, sender), missing);
  }

  /// The rate an order would get with the given plan. Carriers are asked, but nothing is bought and
  /// the order is not changed.
  public Readiness tryOut(Caller caller, SalesOrder order, Address sender, Plan plan) {
    return priced(caller, packed(caller, Portion.rest(order), sender, plan), null);
  }

  private Preparation packed(Caller caller, Portion portion, Address sender, Plan plan) {
    var order = portion.order();
    var missing = new Violations();
    var packed = packer.pack(caller, portion, sender, plan, missing);
    var held = held(packed.choice());
    if (held.isPresent()) {
      return new Readiness.Stopped(order, held.get());
    }
    packed.check(missing);
    return missing.isEmpty()
        ? new Preparation.Packed(order, packed)
        : new Readiness.Incomplete(
            order, packed, OrderCustoms.named(missing.list(), portion.details().items()));
  }

  /// Asks the carriers.
  ///
  /// @param fallback rate to choose when neither a rule nor the buyer does; null to leave it open
  private Readiness priced(Caller caller, Preparation prepared, @Nullable Choice fallback) {
    return switch (prepared) {
      case Preparation.Packed(var order, var packed) -> {
        var choice = packed.choice() == null ? fallback : packed.choice();
        var held = held(choice);
        if (held.isPresent()) {
          yield new Readiness.Stopped(order, held.get());
        }
        yield choice == null
            ? unchosen(caller, order, packed, null, null)
            : chosen(caller, order, packed, choice);
      }
      case Readiness.Incomplete incomplete -> incomplete;
      case Readiness.Stopped stopped -> stopped;
      case Readiness.Shipped shipped -> shipped;
    };
  }

  /// The reason when a rule holds the order.
  private static Optional<Message> held(@Nullable Choice choice) {
    return Optional.ofNullable(choice)
        .filter(one -> one.kind() == Choice.Kind.HOLD)
        .map(one -> one.reason() == null ? OrderStop.RULE_HOLDS.of() : Message.said(one.reason()));
  }

  private Readiness chosen(Caller caller, SalesOrder order, PackedOrder packed, Choice choice) {
    try {
      var quote = rates.quote(caller, packed.request(choice));
      var rate = choice.among(quote);
      if (rate.isPresent()) {
        return new Readiness.Chosen(order, packed, quote, rate.get());
      }
    } catch (ProblemException refused) {
      if (refused.code() != ProblemCode.RATE_NOT_FOUND
          && refused.code() != ProblemCode.INVALID_SERVICE) {
        return new Readiness.Unrateable(order, packed, refused.problem());
      }
      return unchosen(caller, order, packed, choice, refused.problem().message());
    }
    return unchosen(caller, order, packed, choice, choice.unmet());
  }

  private Readiness unchosen(
      Caller caller,
      SalesOrder order,
      PackedOrder packed,
      @Nullable Choice choice,
      @Nullable Message why) {
    try {
      RateQuote quote = rates.quote(caller, packed.request(null));
      return new Readiness.Unchosen(order, packed, quote, why);
    } catch (ProblemException refused) {
      var own = Optional.ofNullable(choice).flatMap(one -> refusal(caller, order, packed, one));
      return new Readiness.Unrateable(order, packed, own.orElse(refused.problem()));
    }
  }

  /// Why a service that is chosen by name is not sold: where no carrier takes the parcel, another
  /// carrier's reason would mislead.
  private Optional<Problem> refusal(
      Caller caller, SalesOrder order, PackedOrder packed, Choice choice) {
    if (choice.carrier() == null || choice.service() == null) {
      return Optional.empty();
    }
    var label =
        packed.label(
            null, choice.carrier(), choice.service(), order.labelReference(), LabelFormat.PDF);
    try {
      shipping.purchase().check(caller, label);
      return Optional.empty();
    } catch (ProblemException refused) {
      return Optional.of(refused.problem());
    }
  }
}
