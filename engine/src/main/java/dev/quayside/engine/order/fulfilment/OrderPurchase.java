package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.boxing.BoxProposal;
import dev.quayside.engine.order.fact.OrderCustoms;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Rates and labels of an order for the API. Whatever keeps the order from being shipped is
/// returned as an error.
///
/// @param fulfilment also used by the window
public record OrderPurchase(Fulfilment fulfilment) {

  /// The rates for an order.
  ///
  /// @param chosen the rate that {@link #buy} would buy; null when it would be refused
  /// @param why why none is chosen; null when no rule chooses, or when one is chosen
  /// @param idle what is asked for and counts for nothing
  public record Compared(
      RateQuote quote, @Nullable Rate chosen, @Nullable Message why, List<Violation> idle) {

    public Compared {
      idle = List.copyOf(idle);
    }
  }

  /// @param carrier null to leave it to the rules, the buyer's choice or the rate
  /// @param with ids of other orders that go into the same parcel
  /// @param parcels one parcel, or several to be bought one after the other
  /// @param further whether a parcel may contain nothing that is left to ship
  /// @param question asks the shops that the orders come from before anything is bought
  /// @param despiteCheck whether a manager buys although the pieces are not checked
  record Asked(
      SenderChoice sender,
      @Nullable String carrier,
      @Nullable String service,
      LabelFormat format,
      List<String> with,
      List<WantedParcel> parcels,
      boolean further,
      ShopQuestion question,
      boolean despiteCheck) {

    /// What is bought only when it is checked.
    Asked(
        SenderChoice sender,
        @Nullable String carrier,
        @Nullable String service,
        LabelFormat format,
        List<String> with,
        List<WantedParcel> parcels,
        boolean further,
        ShopQuestion question) {
      this(sender, carrier, service, format, with, parcels, further, question, false);
    }

    Asked {
      with = List.copyOf(with);
      parcels = List.copyOf(parcels);
    }

    /// In these parcels, which may hold nothing that is left.
    Asked in(List<WantedParcel> others) {
      return new Asked(
          sender, carrier, service, format, with, others, true, question, despiteCheck);
    }

    /// In the parcels that a rule divides the order into.
    Asked divided(List<WantedParcel> parts) {
      return new Asked(
          sender, carrier, service, format, with, parts, false, question, despiteCheck);
    }

    Asked furtherToo() {
      return in(parcels);
    }

    /// What the request settles before rules are asked.
    Portion.Terms terms() {
      return sender.given() == null ? Portion.Terms.OPEN : Portion.Terms.SENDER_GIVEN;
    }

    @Nullable Choice own() {
      return carrier == null || service == null ? null : Choice.service(carrier, service);
    }
  }

  /// A parcel with its rate.
  ///
  /// @param quoted whether the rate comes from an earlier request, so that it has to be checked
  ///   whether it still fits
  /// @param named to remember with its box; null unless the caller named a box that is left to
  ///   goods
  record Buyable(
      String orderId,
      Packing packing,
      LabelRequest what,
      boolean quoted,
      @Nullable BoxProposal named) {

    Buyable with(LabelRequest other) {
      return new Buyable(orderId, packing, other, quoted, named);
    }

    Buyable inRequest(@Nullable String first, int place, Packing.Share share) {
      return new Buyable(orderId, packing.inRequest(first, place, share), what, quoted, named);
    }
  }

  /// The rates of all carriers.
  ///
  /// @throws ProblemException as {@link #buy}
  Compared compare(Caller caller, String orderId, Asked asked) {
    var order = order(caller, orderId);
    var sender = asked.sender().address();
    var portion =
        portions(caller, order, asked, asked.with(), asked.parcels(), sender)
            .getFirst()
            .on(asked.terms());
    return switch (shippable(ready(caller, portion, asked, sender))) {
      case Readiness.Chosen chosen -> {
        fulfilment.requireSlip(caller, order, chosen.packed().packing());
        yield compared(caller, chosen);
      }
      case Readiness.Unchosen unchosen -> {
        fulfilment.requireSlip(caller, order, unchosen.packed().packing());
        yield new Compared(
            unchosen.quote(), null, unchosen.why(), unchosen.packed().request(null).idle());
      }
      default -> throw new IllegalStateException("refused before");
    };
  }

  /// The parcels of a request that names none, as a rule divides the order; empty where none does.
  ///
  /// @param begun the request that was interrupted, whose parcels stay as they are; empty for none
  List<WantedParcel> split(Caller caller, SalesOrder order, Asked asked, String begun) {
    var parts =
        order.state().canShip() || !begun.isEmpty()
            ? fulfilment.splits().goingOn(caller, order, asked.sender().address(), begun)
            : List.<List<PackedItem>>of();
    return IntStream.range(0, parts.size())
        .mapToObj(place -> WantedParcel.of("parcels[" + place + "]", parts.get(place)).asIn(asked))
        .toList();
  }

  /// Whether a rule divides the order into several parcels.
  boolean isDivided(Caller caller, SalesOrder order, Asked asked) {
    return fulfilment.splits().isDivided(caller, order, asked.sender().address());
  }

  /// Buys the labels of all parcels that a rule divides the order into.
  ///
  /// @throws ProblemException when nothing at all was bought
  List<ParcelsPurchase.Line> buyDivided(
      Caller caller, String orderId, Asked asked, RequestKey<List<ParcelsPurchase.Line>> key) {
    var order = order(caller, orderId);
    var parts = split(caller, order, asked, key.interrupted().orElse(""));
    if (parts.isEmpty()) {
      throw OrderRefusals.notShippable(order);
    }
    return ParcelsPurchase.divided(this, caller, orderId, asked.divided(parts), key).buy();
  }

  /// Buys the label of one parcel of the order.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when the order must not be shipped now, or
  ///   the items are not left to ship; `INVALID_REQUEST` naming what the order lacks,
  ///   `CUSTOMS_REQUIRED` when customs need it; `SERVICE_REQUIRED`; otherwise why nothing was
  ///   bought
  Shipment buy(Caller caller, String orderId, Asked asked, RequestKey<Shipment> key) {
    return fulfilment
        .resume(caller, key)
        .orElseGet(
            () -> {
              ask(caller, orderId, asked);
              var order = order(caller, orderId);
              var parcel = buyable(caller, order, asked, asked.parcels()).getFirst();
              return buy(caller, parcel, asked, key);
            });
  }

  /// What part of its order a parcel is that was begun to be bought; empty when it came to nothing.
  Optional<Packing.Share> share(Caller caller, String orderId, String shipmentId) {
    return fulfilment.orders().parcels().share(caller, orderId, shipmentId);
  }

  Shipment buy(Caller caller, Buyable parcel, Asked asked, RequestKey<Shipment> key) {
    requireAgreed(caller, parcel);
    var bought =
        fulfilment.buy(
            caller,
            parcel.orderId(),
            parcel.packing(),
            parcel.what(),
            asked.question(),
            asked.despiteCheck(),
            key);
    var named = parcel.named();
    if (named != null) {
      fulfilment.habits().learn(caller, named, bought);
    }
    return bought;
  }

  /// Asks the shops of all orders that the request names.
  ///
  /// @throws ProblemException `FORBIDDEN` for who is no manager and buys despite the check; as
  ///   {@link Fulfilment#ask}
  void ask(Caller caller, String orderId, Asked asked) {
    if (asked.despiteCheck()) {
      fulfilment.duty().requireManager(caller);
    }
    fulfilment.ask(
        caller,
        Stream.concat(Stream.of(orderId), asked.with().stream()).toList(),
        asked.question());
  }

  /// The parcels with their rates: those the request names, or those chosen now.
  ///
  /// @param wanted some or all of the requested parcels
  /// @throws ProblemException as {@link #buy}
  List<Buyable> buyable(Caller caller, SalesOrder order, Asked asked, List<WantedParcel> wanted) {
    if (wanted.isEmpty()) {
      return List.of();
    }
    for (var parcel : wanted) {
      if (parcel.rateId() != null) {
        OrderRefusals.requireUnsold(order, parcel.rateId());
      }
    }
    var priced =
        wanted.stream().map(parcel -> PricedParcel.of(fulfilment.rates(), caller, parcel)).toList();
    priced.forEach(parcel -> parcel.requireOf(order));
    var first = priced.getFirst();
    boolean alone = priced.size() == 1;
    var with = alone && asked.with().isEmpty() ? List.copyOf(first.with()) : asked.with();
    var parcels = priced.stream().map(PricedParcel::parcel).toList();
    var whole = alone && first.isFurther() ? asked.furtherToo() : asked;
    var portions = portions(caller, order, whole, with, parcels, first.sender(asked.sender()));
    if (!asked.despiteCheck()) {
      fulfilment.duty().requireChecked(caller, order, portions, first.sender(asked.sender()));
    }
    return IntStream.range(0, wanted.size())
        .mapToObj(
            each -> {
              var portion = portions.get(each).on(priced.get(each).terms(asked.terms()));
              return wanted
                  .get(each)
                  .named(() -> buyable(caller, portion, asked, priced.get(each)));
            })
        .toList();
  }

  private Buyable buyable(Caller caller, Portion portion, Asked asked, PricedParcel priced) {
    var sender = priced.sender(asked.sender());
    var boxed = fulfilment.named(caller, portion, sender).orElse(null);
    if (priced.quoted() == null) {
      var chosen = chosen(caller, portion, asked, sender);
      return new Buyable(
          portion.order().id(),
          chosen.packed().packing(),
          LabelRequest.ofRate(chosen.rate().id(), portion.order().labelReference())
              .inFormat(asked.format()),
          false,
          boxed);
    }
    priced.requireFor(portion);
    var missing = new Violations();
    var packed = fulfilment.pack(caller, portion, sender, missing);
    packed.check(missing);
    if (!missing.isEmpty()) {
      var named = OrderCustoms.named(missing.list(), portion.details().items());
      throw ProblemException.invalid(Readiness.Incomplete.code(named), named);
    }
    var what = request(priced.parcel().rateId(), portion, asked, packed);
    return new Buyable(portion.order().id(), packed.packing(), what, true, boxed);
  }

  /// Checks that an earlier rate still fits. A mismatch does not mark the order as failed.
  private void requireAgreed(Caller caller, Buyable parcel) {
    if (parcel.quoted()) {
      requireSold(caller, parcel);
    }
  }

  /// Checks all that can be told of a parcel before it is bought, so that none of several is bought
  /// before one that is refused.
  Buyable requireSold(Caller caller, Buyable parcel) {
    fulfilment.shipping().purchase().check(caller, parcel.what());
    return parcel;
  }

  SalesOrder order(Caller caller, String orderId) {
    return fulfilment.order(caller, orderId);
  }

  private List<Portion> portions(
      Caller caller,
      SalesOrder order,
      Asked asked,
      List<String> with,
      List<WantedParcel> parcels,
      Address sender) {
    var others = with.stream().distinct().filter(id -> !id.equals(order.id())).toList();
    if (others.isEmpty()) {
      return WantedParcel.portions(order, parcels, asked.further());
    }
    return List.of(
        fulfilment
            .joined(
                caller,
                order,
                others.stream().map(id -> order(caller, id)).toList(),
                parcels.getFirst().parcel(),
                sender)
            .with(parcels.getFirst().options())
            .declaring(parcels.getFirst().terms()));
  }

  /// @param rateId null for the requested service
  private static LabelRequest request(
      @Nullable String rateId, Portion portion, Asked asked, PackedOrder packed) {
    return packed.label(
        rateId, asked.carrier(), asked.service(), portion.order().labelReference(), asked.format());
  }

  private Readiness ready(Caller caller, Portion portion, Asked asked, Address sender) {
    return fulfilment.ready(caller, portion, sender, asked.own(), null);
  }

  /// @throws ProblemException `SERVICE_REQUIRED` when nothing chooses a service; for a requested
  ///   service that is not offered, the same as POST /v1/labels; `SERVICE_NOT_AVAILABLE` when a
  ///   rule asks for one in vain
  private Readiness.Chosen chosen(Caller caller, Portion portion, Asked asked, Address sender) {
    var readiness = ready(caller, portion, asked, sender);
    if (readiness instanceof Readiness.Chosen chosen) {
      return chosen;
    }
    if (asked.own() != null) {
      requireOffered(caller, portion, asked, readiness);
    }
    var why = shippable(readiness) instanceof Readiness.Unchosen unchosen ? unchosen.why() : null;
    throw why == null
        ? serviceRequired()
        : ProblemException.refused(ProblemCode.SERVICE_NOT_AVAILABLE, why);
  }

  private void requireOffered(Caller caller, Portion portion, Asked asked, Readiness readiness) {
    var packed =
        switch (readiness) {
          case Readiness.Unchosen unchosen -> unchosen.packed();
          case Readiness.Unrateable unrateable -> unrateable.packed();
          default -> null;
        };
    if (packed != null) {
      fulfilment.shipping().purchase().check(caller, request(null, portion, asked, packed));
    }
  }

  static ProblemException serviceRequired() {
    return new ProblemException(
        new Problem.Invalid(
            ProblemCode.SERVICE_REQUIRED,
            OrderWords.SERVICE_REQUIRED.of(),
            Stream.of("carrier", "service")
                .map(field -> new Violation(field, FieldWords.REQUIRED.of()))
                .toList()));
  }

  private Compared compared(Caller caller, Readiness.Chosen chosen) {
    var choice = Objects.requireNonNull(chosen.packed().choice());
    var request = chosen.packed().request(null);
    if (choice.asks().isEmpty() && choice.services().isEmpty()) {
      return new Compared(chosen.quote(), chosen.rate(), null, request.idle());
    }
    var all = fulfilment.rates().quote(caller, request);
    return choice
        .among(all)
        .map(rate -> new Compared(all, rate, null, request.idle()))
        // a service that is only offered when named
        .orElseGet(() -> new Compared(chosen.quote(), chosen.rate(), null, request.idle()));
  }

  private static Readiness shippable(Readiness readiness) {
    return switch (readiness) {
      case Readiness.Chosen chosen -> chosen;
      case Readiness.Unchosen unchosen -> unchosen;
      case Readiness.Incomplete incomplete ->
          throw ProblemException.invalid(incomplete.code(), incomplete.missing());
      case Readiness.Unrateable unrateable -> throw new ProblemException(unrateable.problem());
      case Readiness.Stopped stopped when stopped.order().state().canShip() ->
          throw OrderRefusals.heldByRule(stopped.order(), stopped.why());
      case Readiness.Stopped stopped -> throw OrderRefusals.notShippable(stopped.order());
      case Readiness.Shipped _ ->
          throw ProblemException.refused(ProblemCode.CONFLICT, OrderStop.SHIPPED.of());
    };
  }
}
