package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.option.HandOver;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.DutiesAgreement;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.parcel.piece.PieceDraft;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.shipping.rate.CarrierQuestion;
import dev.quayside.engine.shipping.rate.LabelText;
import dev.quayside.engine.shipping.rate.Offered;
import dev.quayside.engine.shipping.rate.Quoted;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.rate.Rates;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Turns a request into an offer: by the quoted rate it names, or by asking the carrier now.
public final class Offers {

  /// Of several prices of one service, the one that costs whoever pays it the least.
  private static final Comparator<Quote> CHEAPEST =
      Comparator.comparing(Quote::isUnpriced).thenComparing(each -> each.worth().amount());

  private final Carriers carriers;
  private final CallDeadline asking;
  private final Rates rates;
  private final Payors payors;
  private final TaxIds taxIds;
  private final WorkspaceClock clock;

  public Offers(
      Carriers carriers,
      CallDeadline asking,
      Rates rates,
      Payors payors,
      TaxIds taxIds,
      WorkspaceClock clock) {
    this.payors = payors;
    this.taxIds = taxIds;
    this.asking = asking;
    this.carriers = carriers;
    this.rates = rates;
    this.clock = clock;
  }

  /// @throws ProblemException for anything that keeps the label from being bought; the order of the
  ///   checks is that of docs/api/answers.md
  Offer of(Caller caller, LabelRequest order) {
    var quoted =
        Optional.ofNullable(order.rateId()).flatMap(id -> rates.shown(caller.workspace(), id));
    var found = new Violations();
    order.check(found);
    quoted.ifPresent(known -> checkLeftOut(order, known.request(), found));
    found.throwAs(ProblemCode.INVALID_REQUEST);
    return order.rateId() == null
        ? asked(caller, order)
        : quoted(caller, order, quoted.orElseThrow(Offers::unknownRate));
  }

  /// Checks that what the request leaves out is complete enough in the rate request.
  private static void checkLeftOut(LabelRequest order, RateRequest request, Violations found) {
    if (order.from() == null) {
      AddressDraft.of(request.from()).checkForLabel("from", found);
    }
    if (order.to() == null) {
      AddressDraft.of(request.to()).checkForLabel("to", found);
    }
  }

  private Offer asked(Caller caller, LabelRequest order) {
    var consignment = consignment(caller, order, null);
    var carrier = carriers.requireSelling(caller, text(order.carrier()));
    var service = text(order.service());
    Preconditions.check(carrier.profile(), service, consignment, clock.now(caller.workspace()));
    if (carrier.profile().service(service).isEmpty()) {
      throw unknownService(carrier, service);
    }
    var rating = rating(caller, carrier, consignment, service);
    var offer = offer(caller, carrier, consignment, rating, service);
    carrier.check(consignment, service);
    return offer;
  }

  private Offer offer(
      Caller caller, Carrier carrier, Consignment consignment, Rating rating, String service) {
    return rating.quotes().stream()
        .filter(quote -> quote.service().equals(service))
        .min(CHEAPEST)
        .map(
            quote ->
                new Offer(
                    carrier,
                    quote,
                    at(quote, consignment),
                    onOffer(caller, carrier, consignment, rating)))
        .orElseThrow(
            () ->
                rating.declined().stream()
                    .filter(no -> isOf(service, no))
                    .map(no -> Declined.of(no.reason()))
                    .findFirst()
                    .orElseGet(() -> notOffered(carrier, service)));
  }

  /// Requests the rates of all the carrier's services, so that the alternatives are known later.
  /// When the wanted service is not among them, it is requested alone, since some services are only
  /// offered when named.
  private Rating rating(Caller caller, Carrier carrier, Consignment consignment, String service) {
    var now = clock.now(caller.workspace());
    var all =
        asking.ask(carrier, () -> new CarrierQuestion(consignment, Set.of(), now).ask(carrier));
    boolean told =
        all.quotes().stream().anyMatch(quote -> quote.service().equals(service))
            || all.declined().stream().anyMatch(no -> isOf(service, no));
    return told
        ? all
        : asking.ask(
            carrier, () -> new CarrierQuestion(consignment, Set.of(service), now).ask(carrier));
  }

  /// Whether a service is declined, or all of them.
  private static boolean isOf(String service, Rating.Declined no) {
    return no.service().equals(service) || no.service().isEmpty();
  }

  /// The carrier's own rates, and those of the other carriers from the last rate request for this
  /// parcel.
  private List<Rate> onOffer(
      Caller caller, Carrier carrier, Consignment consignment, Rating rating) {
    var others =
        rates
            .lately(caller.workspace(), consignment)
            .filter(lately -> !lately.rates().isEmpty())
            .map(lately -> comparable(caller, lately, consignment))
            .orElseGet(List::of);
    return Stream.concat(
            rates(carrier, rating.quotes()).stream(),
            others.stream().filter(rate -> !rate.carrier().equals(carrier.profile().code())))
        .toList();
  }

  /// The rates of the last request, if they hold for this consignment. A request without sides left
  /// out services that need them, and did not price large boxes; for such a request the carriers
  /// that answer at once are asked again.
  private List<Rate> comparable(Caller caller, Offered lately, Consignment consignment) {
    if (Agreement.agrees(lately.request(), consignment)) {
      return lately.rates();
    }
    var measured = lately.request().measured(consignment.parcel().dimensions());
    return Agreement.agrees(measured, consignment)
        ? carriers.selling(caller).stream()
            .filter(Carrier::isAtHand)
            .flatMap(
                each ->
                    rates(
                        each,
                        new CarrierQuestion(consignment, Set.of(), consignment.tenderAt())
                            .ask(each)
                            .quotes())
                        .stream())
            .toList()
        : List.of();
  }

  /// Rates without ids, since they are only compared and never bought.
  private static List<Rate> rates(Carrier carrier, List<Quote> quotes) {
    var profile = carrier.profile();
    return quotes.stream()
        .map(quote -> new Rate("", profile.code(), profile.name(), quote, Instant.EPOCH))
        .toList();
  }

  /// The consignment at the flat price of its packaging, if the quote is one.
  private static Consignment at(Quote quote, Consignment consignment) {
    return quote.pricing() == PriceKind.FLAT
        ? consignment.with(consignment.wanted().atFlatRate(true))
        : consignment;
  }

  private Offer quoted(Caller caller, LabelRequest order, Quoted quoted) {
    var rate = quoted.rate();
    agree("carrier", order.carrier(), rate.carrier());
    agree("service", order.service(), rate.quote().service());
    var consignment = at(rate.quote(), consignment(caller, order, quoted));
    var carrier = carriers.requireSelling(caller, rate.carrier());
    Preconditions.check(
        carrier.profile(), rate.quote().service(), consignment, clock.now(caller.workspace()));
    carrier.check(consignment, rate.quote().service());
    Quote quote = rate.quote();
    return new Offer(carrier, quote, consignment, quoted.alternatives());
  }

  private Consignment consignment(Caller caller, LabelRequest order, @Nullable Quoted quoted) {
    var request = quoted == null ? null : quoted.request();
    var from = address("from", order.from(), request == null ? null : request.from());
    var to = address("to", order.to(), request == null ? null : request.to());
    var pieces = pieces(order, request);
    var parcel = pieces.isEmpty() ? parcel(order, request) : pieces.getFirst().parcel();
    var undeliverable = new Violations();
    from.checkDeliverable("from", undeliverable);
    to.checkDeliverable("to", undeliverable);
    LabelText.check("from", from.value(), undeliverable);
    LabelText.check("to", to.value(), undeliverable);
    LabelText.check("reference", order.reference(), undeliverable);
    LabelText.check(pieces, undeliverable);
    LabelText.check(wanted(order.options(), request), undeliverable);
    undeliverable.throwAs(ProblemCode.INVALID_ADDRESS);
    var now = clock.now(caller.workspace());
    var asked = payors.kept(caller, order.options());
    if (request != null) {
      var options =
          new AskedOptions(
              payors.opened(asked),
              payors.opened(request.wanted()),
              HandOver.day(from.value(), now));
      Agreement.check(request, from.value(), to.value(), parcel, pieces, order.asReturn(), options);
      Agreement.checkTerms(request.customs(), order.customs());
    }
    var wanted = wanted(asked, request);
    var customs = order.customs() != null || request == null ? order.customs() : request.customs();
    Violations.refuseAs(
        ProblemCode.INVALID_REQUEST,
        found -> DutiesAgreement.check(customs, wanted.billing().duties(), found));
    boolean isReturn = order.isReturn() || (request != null && request.isReturn());
    return new Consignment(
        from.value(),
        to.value(),
        parcel,
        isReturn,
        taxIds.filled(caller, customs, from.value(), to.value(), isReturn),
        order.reference(),
        HandOver.at(from.value(), wanted.shipDate(), now),
        order.metadata(),
        wanted.orNull(),
        pieces);
  }

  /// What is asked for beside the parcel: by the request, or else by the quote.
  private static ShippingOptions wanted(OptionsDraft asked, @Nullable RateRequest quoted) {
    return quoted == null ? asked.value() : asked.onto(quoted.wanted());
  }

  /// The address of the request, or else that of the quote.
  private static AddressDraft address(
      String path, @Nullable AddressDraft given, @Nullable Address quoted) {
    if (given != null) {
      return given;
    }
    if (quoted == null) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, path, FieldWords.REQUIRED);
    }
    return AddressDraft.of(quoted);
  }

  /// The boxes of a shipment of several: by the request, or else by the quote; none for one box.
  private static List<Piece> pieces(LabelRequest order, @Nullable RateRequest request) {
    if (!order.pieces().isEmpty()) {
      return PieceDraft.values(order.pieces());
    }
    return request == null || order.parcel() != null ? List.of() : request.pieces();
  }

  private static Parcel parcel(LabelRequest order, @Nullable RateRequest request) {
    var given = order.parcel();
    if (given != null) {
      return given.value();
    }
    if (request == null) {
      throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "parcel", FieldWords.REQUIRED);
    }
    return request.parcel();
  }

  private static void agree(String field, @Nullable String given, String quoted) {
    if (given != null && !given.equals(quoted)) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_SERVICE, field, PurchaseWords.DIFFERS_FROM_RATE, given, quoted);
    }
  }

  /// The rate that a request names was never offered, or too long ago: `RATE_NOT_FOUND`.
  public static ProblemException unknownRate() {
    return ProblemException.refused(
        ProblemCode.RATE_NOT_FOUND, PurchaseWords.OLD, Rate.LIFETIME.toMinutes());
  }

  private static ProblemException unknownService(Carrier carrier, String service) {
    var near = carrier.profile().nearService(service);
    if (near.isPresent()) {
      return ProblemException.invalid(
          ProblemCode.INVALID_SERVICE,
          "service",
          PurchaseWords.NEAR_SERVICE,
          carrier.profile().name(),
          service,
          near.get().code());
    }
    return ProblemException.invalid(
        ProblemCode.INVALID_SERVICE,
        "service",
        PurchaseWords.NO_SUCH_SERVICE,
        carrier.profile().name(),
        service,
        carrier.profile().code());
  }

  private static ProblemException notOffered(Carrier carrier, String service) {
    return ProblemException.invalid(
        ProblemCode.SERVICE_NOT_AVAILABLE,
        "service",
        PurchaseWords.NOT_OFFERED,
        carrier.profile().name(),
        service);
  }

  private static String text(@Nullable String checked) {
    return checked == null ? "" : checked;
  }
}
