package dev.quayside.engine.shipping.rate;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.option.HandOver;
import dev.quayside.engine.carrier.option.OptionCheck;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks all carriers for the price of a parcel at once. One slow or broken carrier never holds up
/// the others.
///
/// The rates of one request are stored in one commit after the last answer. Callers do not wait for
/// it, but where other engines may be asked for the label: until then {@link #shown} finds the
/// rates in memory. They are in a database file of their own, so that purchases do not wait for
/// them either. A crash loses prices, which can be asked for again, and no money.
public final class Rates {

  private static final Logger LOG = LoggerFactory.getLogger(Rates.class);

  /// How long a request that is answered later is kept.
  private static final Duration KEPT = Duration.ofDays(1);

  private static final int MOST_LOOKED_UP = 64;
  private static final Duration LOOKED_UP_FOR = Duration.ofSeconds(10);

  private record SheetKey(WorkspaceId workspace, String requestId) {}

  private final Database quotes;
  private final Database database;
  private final Carriers carriers;
  private final Payors payors;
  private final TaxIds taxIds;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final Duration carrierDeadline;
  private final RateFanOut fanOut;
  private final RateStore store = new RateStore();
  private final LatestRequests latest = new LatestRequests();

  /// Of the last few looked up, since a purchase looks more than once. What is offered never
  /// changes.
  private final Cache<SheetKey, AsyncRateRequest> lookedUp =
      Caffeine.newBuilder()
          .maximumSize(MOST_LOOKED_UP)
          .expireAfterWrite(LOOKED_UP_FOR)
          .executor(Runnable::run)
          .build();

  private final ConcurrentMap<SheetKey, RateSheet> filling = new ConcurrentHashMap<>();
  private final ConcurrentMap<SheetKey, CompletableFuture<Boolean>> keeping =
      new ConcurrentHashMap<>();

  /// @param quotes holds the requests answered at once
  /// @param database holds the requests answered later
  public Rates(
      Database quotes,
      Database database,
      Carriers carriers,
      Payors payors,
      TaxIds taxIds,
      Ids ids,
      WorkspaceClock clock,
      Duration carrierDeadline) {
    this.quotes = quotes;
    this.database = database;
    this.carriers = carriers;
    this.payors = payors;
    this.taxIds = taxIds;
    this.ids = ids;
    this.clock = clock;
    this.carrierDeadline = carrierDeadline;
    this.fanOut = new RateFanOut(carrierDeadline);
  }

  /// @throws ProblemException see {@link #quote(Caller, RateRequest, Consumer)}
  public RateQuote quote(Caller caller, RateRequest request) {
    return quote(caller, request, carrierDeadline);
  }

  /// @param wait time to wait for the carriers, if it is shorter than their own deadline
  /// @throws ProblemException see {@link #quote(Caller, RateRequest, Consumer)}
  public RateQuote quote(Caller caller, RateRequest request, Duration wait) {
    return quote(caller, request, wait, _ -> {});
  }

  /// @param asTheyCome called once for each carrier, in the order of their answers, by one thread
  ///   at a time; its rates can be bought at once
  /// @throws ProblemException `INVALID_ADDRESS`; `RATE_NOT_FOUND` when no carrier offers anything,
  ///   `CARRIER_UNAVAILABLE` when none answers
  public RateQuote quote(Caller caller, RateRequest request, Consumer<CarrierRates> asTheyCome) {
    return quote(caller, request, carrierDeadline, asTheyCome);
  }

  private RateQuote quote(
      Caller caller, RateRequest request, Duration wait, Consumer<CarrierRates> asTheyCome) {
    return quoteKept(caller, kept(caller, request), wait, asTheyCome);
  }

  /// The request with accounts as they are kept, and with the tax numbers that are.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a payor that is not known
  RateRequest kept(Caller caller, RateRequest request) {
    var asked = request.options();
    var declared =
        request.declaring(
            taxIds.filled(
                caller, request.customs(), request.from(), request.to(), request.isReturn()));
    return asked == null ? declared : declared.with(payors.kept(caller, asked));
  }

  private RateQuote quoteKept(
      Caller caller, RateRequest request, Duration wait, Consumer<CarrierRates> asTheyCome) {
    check(caller, request);
    var workspace = caller.workspace();
    var at = clock.now(workspace);
    var asyncRequest = AsyncRateRequest.pending(ids.family(IdKind.RATE_REQUEST), request, at);
    var sheet = new RateSheet(asyncRequest.id(), request, at);
    var key = new SheetKey(workspace, sheet.id());
    filling.put(key, sheet);
    try {
      fill(caller, request, at, wait, sheet, asTheyCome);
      return kept(key, asyncRequest, sheet);
    } catch (RuntimeException e) {
      filling.remove(key);
      throw e;
    }
  }

  /// The rate with this id, if it belongs to this workspace and can still be bought.
  public Optional<Quoted> shown(WorkspaceId workspace, String rateId) {
    return Ids.firstOf(rateId, IdKind.RATE, IdKind.RATE_REQUEST)
        .flatMap(
            id ->
                Optional.ofNullable(filling.get(new SheetKey(workspace, id)))
                    .flatMap(sheet -> sheet.find(rateId))
                    .or(() -> stored(workspace, id, rateId)))
        .filter(quoted -> quoted.rate().expiresAt().isAfter(clock.now(workspace)));
  }

  /// The last rate request for the lane and weight of a consignment, with the rates that can still
  /// be bought.
  public Optional<Offered> lately(WorkspaceId workspace, Consignment consignment) {
    return latest
        .find(workspace, consignment.from(), consignment.to(), consignment.parcel().weight())
        .flatMap(id -> offered(workspace, id))
        .map(
            offered ->
                new Offered(
                    offered.request(),
                    offered.rates().stream()
                        .filter(rate -> rate.expiresAt().isAfter(clock.now(workspace)))
                        .toList()));
  }

  /// Deletes requests answered at once when their rates can no longer be bought, and requests
  /// answered later after 24 hours by the workspace's clock.
  public int deleteExpired(WorkspaceId workspace) {
    var holding = holdingSince(workspace);
    var limit = keptSince(workspace);
    int later = database.writeInSteps(tx -> store.deleteSettledBefore(tx, workspace, limit));
    // where both are in one table, all are kept for as long as the latter
    return quotes == database
        ? later
        : later + quotes.writeInSteps(tx -> store.deleteSettledBefore(tx, workspace, holding));
  }

  /// Checks a request as far as possible without asking a carrier.
  ///
  /// @throws ProblemException `INVALID_ADDRESS`, `INVALID_CUSTOMS`, `INVALID_SERVICE`
  void check(Caller caller, RateRequest request) {
    var found = new Violations();
    AddressDraft.of(request.from()).checkDeliverable("from", found);
    AddressDraft.of(request.to()).checkDeliverable("to", found);
    LabelText.check("from", request.from(), found);
    LabelText.check("to", request.to(), found);
    LabelText.check(request.pieces(), found);
    LabelText.check(request.wanted(), found);
    found.throwAs(ProblemCode.INVALID_ADDRESS);
    DeclaredGoods.check(request.consignment(Instant.EPOCH), found);
    if (request.customs() != null) {
      LabelText.check(request.customs(), found);
    }
    found.throwAs(ProblemCode.INVALID_CUSTOMS);
    var asked = asked(caller, request);
    checkServices(asked, request.services());
    checkAccounts(asked, request);
  }

  /// Requires what all carriers asked want to be told of another's account; one among others that
  /// wants more is left out.
  private static void checkAccounts(List<Carrier> asked, RateRequest request) {
    var options = request.options();
    if (options == null || !options.billing().hasAccount()) {
      return;
    }
    var consignment = request.consignment(Instant.EPOCH);
    var missing =
        asked.stream()
            .map(Carrier::profile)
            .map(each -> new OptionCheck(each.name(), each.options()).incomplete(consignment))
            .toList();
    if (missing.stream().allMatch(Optional::isPresent)) {
      missing.stream()
          .flatMap(Optional::stream)
          .findFirst()
          .ifPresent(
              why -> {
                throw new ProblemException(why);
              });
    }
  }

  /// Requires that each service belongs to some carrier. One that is not available for this parcel
  /// is reported in `messages` instead.
  private static void checkServices(List<Carrier> asked, Set<String> services) {
    var found = new Violations();
    services.stream()
        .filter(code -> asked.stream().allMatch(one -> one.profile().service(code).isEmpty()))
        .sorted()
        .forEach(code -> found.add("services", RateWords.SERVICES, code));
    found.throwAs(ProblemCode.INVALID_SERVICE);
  }

  /// Asks the carriers, and waits for them up to their deadline.
  void fill(Caller caller, RateRequest request, Instant tenderAt, RateSheet sheet) {
    fill(caller, request, tenderAt, carrierDeadline, sheet, _ -> {});
  }

  private void fill(
      Caller caller,
      RateRequest request,
      Instant tenderAt,
      Duration wait,
      RateSheet sheet,
      Consumer<CarrierRates> asTheyCome) {
    latest.note(caller.workspace(), request, sheet.id());
    var handedOver = HandOver.at(request.from(), request.wanted().shipDate(), tenderAt);
    var consignment = request.consignment(handedOver);
    var question = new CarrierQuestion(consignment, request.services(), tenderAt);
    var refusals = OwnRefusals.of(consignment);
    fanOut.ask(
        asked(caller, request),
        carrier -> refusals.told(carrier, question.ask(carrier)),
        wait,
        reply -> asTheyCome.accept(sheet.add(reply)));
  }

  /// A request, whichever way it was or will be answered. Waits for one that is answered and just
  /// being stored.
  Optional<AsyncRateRequest> asyncRequest(WorkspaceId workspace, String id) {
    var stored = keeping.get(new SheetKey(workspace, id));
    if (stored != null) {
      stored.join();
    }
    return quotes
        .readOnce(tx -> store.find(tx, workspace, id))
        .filter(quote -> !quote.requestedAt().isBefore(holdingSince(workspace)))
        .or(() -> database.readOnce(tx -> store.find(tx, workspace, id)));
  }

  /// Requests answered at once before this time are deleted, since their rates can no longer be
  /// bought.
  private Instant holdingSince(WorkspaceId workspace) {
    return clock.now(workspace).minus(Rate.LIFETIME);
  }

  /// Requests answered later and made before this time are deleted.
  Instant keptSince(WorkspaceId workspace) {
    return clock.now(workspace).minus(KEPT);
  }

  private RateQuote kept(SheetKey key, AsyncRateRequest asyncRequest, RateSheet sheet) {
    var rates = sheet.rates();
    if (rates.isEmpty()) {
      throw sheet.nothing();
    }
    var done = asyncRequest.completed(rates, sheet.messages(), clock.now(key.workspace()));
    var row = AsyncRateRow.of(done);
    Function<Tx, Boolean> storing =
        tx -> {
          store.insert(tx, key.workspace(), row);
          return true;
        };
    if (quotes.isShared()) {
      // any other engine may be asked for the label next
      quotes.writeBeside(storing);
      filling.remove(key);
      return new RateQuote(done.id(), done.rates(), done.messages(), done.requestedAt());
    }
    var stored = quotes.writeSoon(storing);
    keeping.put(key, stored.handle((_, failure) -> leave(key, failure)));
    if (stored.isDone()) {
      keeping.remove(key);
    }
    return new RateQuote(done.id(), done.rates(), done.messages(), done.requestedAt());
  }

  private boolean leave(SheetKey key, @Nullable Throwable failure) {
    filling.remove(key);
    keeping.remove(key);
    if (failure != null) {
      LOG.error("the rates of {} were not kept and cannot be bought", key.requestId(), failure);
    }
    return failure == null;
  }

  private Optional<Offered> offered(WorkspaceId workspace, String id) {
    return Optional.ofNullable(filling.get(new SheetKey(workspace, id)))
        .map(sheet -> new Offered(sheet.request(), sheet.rates()))
        .or(
            () ->
                lookedUp(workspace, id)
                    .map(
                        asyncRequest -> new Offered(asyncRequest.request(), asyncRequest.rates())));
  }

  private Optional<AsyncRateRequest> lookedUp(WorkspaceId workspace, String id) {
    var key = new SheetKey(workspace, id);
    var found = Optional.ofNullable(lookedUp.getIfPresent(key));
    if (found.isPresent()) {
      return found;
    }
    var read = asyncRequest(workspace, id);
    read.filter(each -> !each.rates().isEmpty()).ifPresent(each -> lookedUp.put(key, each));
    return read;
  }

  private Optional<Quoted> stored(WorkspaceId workspace, String id, String rateId) {
    return lookedUp(workspace, id)
        .flatMap(
            asyncRequest ->
                asyncRequest.rates().stream()
                    .filter(rate -> rate.id().equals(rateId))
                    .map(rate -> new Quoted(rate, asyncRequest.request(), asyncRequest.rates()))
                    .findFirst());
  }

  private List<Carrier> asked(Caller caller, RateRequest request) {
    if (request.carriers().isEmpty()) {
      return carriers.requireSelling(caller);
    }
    return request.carriers().stream()
        .map(code -> carriers.requireSelling(caller, code, "carriers"))
        .toList();
  }
}
