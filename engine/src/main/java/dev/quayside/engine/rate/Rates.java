package dev.quayside.engine.rate;

import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.problem.Violations;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Prices a parcel with every carrier at once. One slow or broken carrier never holds up the
/// others.
///
/// The answers to one request are kept together, in one commit after the last of them, for which
/// nobody waits: until then {@link #find} knows them from the sheet that is being filled. A crash
/// in that moment loses prices, which are asked for again, and no money.
public final class Rates {

  private static final Logger LOG = LoggerFactory.getLogger(Rates.class);
  private static final Duration KEPT = Duration.ofDays(1);

  private record Desk(WorkspaceId workspace, String requestId) {}

  private final Database database;
  private final Carriers carriers;
  private final Ids ids;
  private final Function<WorkspaceId, Instant> now;
  private final Survey survey;
  private final RateStore store = new RateStore();
  private final ConcurrentMap<Desk, RateSheet> filling = new ConcurrentHashMap<>();
  private final ConcurrentMap<Desk, CompletableFuture<Boolean>> keeping = new ConcurrentHashMap<>();

  public Rates(
      Database database,
      Carriers carriers,
      Ids ids,
      Function<WorkspaceId, Instant> now,
      Duration carrierDeadline) {
    this.database = database;
    this.carriers = carriers;
    this.ids = ids;
    this.now = now;
    this.survey = new Survey(carrierDeadline);
  }

  /// @throws ProblemException see {@link #quote(Caller, RateRequest, Consumer)}
  public RateQuote quote(Caller caller, RateRequest request) {
    return quote(caller, request, _ -> {});
  }

  /// @param asTheyCome called once for each carrier, in the order they answer, from one thread at a
  ///   time; its rates can be bought at once
  /// @throws ProblemException `INVALID_ADDRESS`; `RATE_NOT_FOUND` when nobody offers anything,
  ///   `CARRIER_UNAVAILABLE` when nobody answers
  public RateQuote quote(Caller caller, RateRequest request, Consumer<CarrierRates> asTheyCome) {
    check(caller, request);
    var workspace = caller.workspace();
    var at = now.apply(workspace);
    var ticket = RateTicket.pending(ids.family(IdKind.RATE_REQUEST), request, at);
    var sheet = new RateSheet(ticket.id(), request, at);
    var desk = new Desk(workspace, sheet.id());
    filling.put(desk, sheet);
    try {
      fill(caller, request, at, sheet, asTheyCome);
      return kept(desk, ticket, sheet);
    } catch (RuntimeException e) {
      filling.remove(desk);
      throw e;
    }
  }

  /// What was quoted under `rateId`, if it is this workspace's and still holds.
  public Optional<Quoted> find(Tx tx, WorkspaceId workspace, String rateId) {
    return Ids.firstOf(rateId, IdKind.RATE, IdKind.RATE_REQUEST)
        .flatMap(
            id ->
                Optional.ofNullable(filling.get(new Desk(workspace, id)))
                    .flatMap(sheet -> sheet.find(rateId))
                    .or(() -> stored(tx, workspace, id, rateId)))
        .filter(quoted -> quoted.rate().expiresAt().isAfter(now.apply(workspace)));
  }

  /// As {@link #find}, for who buys nothing in the same transaction.
  public Optional<Quoted> shown(WorkspaceId workspace, String rateId) {
    return database.read(tx -> find(tx, workspace, rateId));
  }

  /// Removes requests older than 24 hours of the workspace's clock.
  public int deleteExpired(WorkspaceId workspace) {
    var limit = keptSince(workspace);
    int deleted = 0;
    int some;
    do {
      some = database.write(tx -> store.deleteSettledBefore(tx, workspace, limit));
      deleted += some;
    } while (some > 0);
    return deleted;
  }

  /// Everything that can be said against a request before a carrier is asked.
  ///
  /// @throws ProblemException `INVALID_ADDRESS`, `INVALID_SERVICE`
  void check(Caller caller, RateRequest request) {
    var found = new Violations();
    AddressDraft.of(request.from()).checkDeliverable("from", found);
    AddressDraft.of(request.to()).checkDeliverable("to", found);
    found.throwAs(ProblemCode.INVALID_ADDRESS);
    asked(caller, request);
  }

  /// Asks the carriers.
  void fill(
      Caller caller,
      RateRequest request,
      Instant tenderAt,
      RateSheet sheet,
      Consumer<CarrierRates> asTheyCome) {
    var consignment = request.consignment(tenderAt);
    survey.ask(
        asked(caller, request),
        carrier -> carrier.rate(consignment, request.services()),
        reply -> asTheyCome.accept(sheet.add(reply)));
  }

  /// Waits for a request that was answered and is about to be kept.
  void awaitKept(WorkspaceId workspace, String id) {
    var stored = keeping.get(new Desk(workspace, id));
    if (stored != null) {
      stored.join();
    }
  }

  /// Requests made before it are forgotten.
  Instant keptSince(WorkspaceId workspace) {
    return now.apply(workspace).minus(KEPT);
  }

  private RateQuote kept(Desk desk, RateTicket ticket, RateSheet sheet) {
    var rates = sheet.rates();
    if (rates.isEmpty()) {
      throw sheet.nothing();
    }
    var done = ticket.completed(rates, sheet.failures(), now.apply(desk.workspace()));
    var row = RateRow.of(done);
    var stored =
        database.writeSoon(
            tx -> {
              store.insert(tx, desk.workspace(), row);
              return true;
            });
    keeping.put(desk, stored.handle((_, failure) -> leave(desk, failure)));
    if (stored.isDone()) {
      keeping.remove(desk);
    }
    return new RateQuote(done.id(), done.rates(), done.messages(), done.requestedAt());
  }

  private boolean leave(Desk desk, @Nullable Throwable failure) {
    filling.remove(desk);
    keeping.remove(desk);
    if (failure != null) {
      LOG.error("the rates of {} were not kept and cannot be bought", desk.requestId(), failure);
    }
    return failure == null;
  }

  private Optional<Quoted> stored(Tx tx, WorkspaceId workspace, String id, String rateId) {
    return store
        .find(tx, workspace, id)
        .flatMap(
            ticket ->
                ticket.rates().stream()
                    .filter(rate -> rate.id().equals(rateId))
                    .map(rate -> new Quoted(rate, ticket.request(), ticket.rates()))
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
