package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.ProblemWords;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Rate requests that are answered later (docs/api/rates.md).
///
/// The database is their queue: every accepted request is answered, by this process or after a
/// restart by the next one, and the answer commits together with its event. A few are worked on at
/// a time.
public final class AsyncRateRequests implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(AsyncRateRequests.class);
  private static final int MOST_AT_ONCE = 8;
  private static final int MOST_WAITING = 1000;
  private static final Duration TRY_AGAIN = Duration.ofSeconds(10);

  private final Database database;
  private final Leases leases;
  private final Rates rates;
  private final Events events;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final RateStore store = new RateStore();
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();
  private final ExecutorService askers =
      Executors.newFixedThreadPool(MOST_AT_ONCE, Thread.ofVirtual().name("rates-", 0).factory());
  private volatile boolean closed;

  public AsyncRateRequests(
      Database database, Leases leases, Rates rates, Events events, Ids ids, WorkspaceClock clock) {
    this.database = database;
    this.leases = leases;
    this.rates = rates;
    this.events = events;
    this.ids = ids;
    this.clock = clock;
  }

  /// Accepts a request. It is durable when this returns.
  ///
  /// @throws ProblemException `INVALID_ADDRESS`, `INVALID_SERVICE`; `SERVICE_UNAVAILABLE` when a
  ///   thousand of the workspace are waiting
  public AsyncRateRequest accept(
      Caller caller, RateRequest asked, RequestKey<AsyncRateRequest> key) {
    var request = rates.kept(caller, asked);
    rates.check(caller, request);
    var workspace = caller.workspace();
    var asyncRequest =
        AsyncRateRequest.pending(ids.family(IdKind.RATE_REQUEST), request, clock.now(workspace));
    var row = AsyncRateRow.of(asyncRequest);
    var answer = key.answer(asyncRequest);
    underWay.add(asyncRequest.id());
    try {
      database.change(
          tx -> {
            if (store.countPending(tx, workspace) >= MOST_WAITING) {
              throw tooMany();
            }
            store.insert(tx, workspace, row);
            store.ask(tx, workspace, asyncRequest.id(), null, leases.name());
            answer.keep(tx);
          });
    } catch (RuntimeException e) {
      underWay.remove(asyncRequest.id());
      throw e;
    }
    askers.execute(() -> work(caller, asyncRequest));
    return asyncRequest;
  }

  /// @throws ProblemException `NOT_FOUND`, also 24 hours after the request
  public AsyncRateRequest get(Caller caller, String id) {
    var workspace = caller.workspace();
    return rates
        .asyncRequest(workspace, id)
        .filter(
            asyncRequest ->
                asyncRequest.status() == AsyncRateRequest.Status.PENDING
                    || !asyncRequest.requestedAt().isBefore(rates.keptSince(workspace)))
        .orElseThrow(() -> ProblemException.notFound(RateWords.THE_REQUEST, id));
  }

  /// Whether there is something to take up, for a {@link
  /// dev.quayside.engine.platform.lease.Question}.
  public static String areLeft() {
    return RateStore.IS_LEFT;
  }

  /// Takes up requests that no engine works on: an earlier process had accepted them, or another
  /// engine that ended, or this one could not store the answer.
  public void takeUp(Caller caller) {
    for (AsyncRateRequest asyncRequest :
        database.readOnce(tx -> store.pending(tx, caller.workspace()))) {
      if (!underWay.contains(asyncRequest.id())
          && database.write(tx -> taken(tx, caller.workspace(), asyncRequest.id()))
          && underWay.add(asyncRequest.id())) {
        askers.execute(() -> work(caller, asyncRequest));
      }
    }
  }

  private boolean taken(Tx tx, WorkspaceId workspace, String id) {
    var before = store.askedBy(tx, workspace, id).orElse(null);
    return !leases.isElsewhere(tx, before) && store.ask(tx, workspace, id, before, leases.name());
  }

  /// Stops asking carriers. Unanswered requests stay pending until the next start.
  @Override
  public void close() {
    closed = true;
    askers.shutdownNow();
    try {
      if (!askers.awaitTermination(2, TimeUnit.SECONDS)) {
        LOG.warn("a carrier is still being asked for rates");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void work(Caller caller, AsyncRateRequest asyncRequest) {
    try {
      var settled = asked(caller, asyncRequest);
      // the answers are incomplete after an interruption, so they are not stored
      if (!closed) {
        settle(caller.workspace(), settled);
      }
    } catch (RuntimeException e) {
      LOG.warn(
          "the answer to {} could not be kept and will be asked for again", asyncRequest.id(), e);
    } finally {
      underWay.remove(asyncRequest.id());
    }
  }

  private AsyncRateRequest asked(Caller caller, AsyncRateRequest asyncRequest) {
    var workspace = caller.workspace();
    var at = clock.now(workspace);
    var sheet = new RateSheet(asyncRequest.id(), asyncRequest.request(), at);
    try {
      rates.fill(caller, asyncRequest.request(), at, sheet);
    } catch (ProblemException e) {
      return asyncRequest.failed(e.problem(), sheet.messages(), clock.now(workspace));
    } catch (RuntimeException e) {
      LOG.error("{} failed", asyncRequest.id(), e);
      var why = new Problem.Refused(ProblemCode.INTERNAL_ERROR, ProblemWords.OURS.of());
      return asyncRequest.failed(why, sheet.messages(), clock.now(workspace));
    }
    var found = sheet.rates();
    return found.isEmpty()
        ? asyncRequest.failed(sheet.nothing().problem(), sheet.messages(), clock.now(workspace))
        : asyncRequest.completed(found, sheet.messages(), clock.now(workspace));
  }

  private void settle(WorkspaceId workspace, AsyncRateRequest settled) {
    var row = AsyncRateRow.of(settled);
    var told = RateRequestJson.Available.of(settled);
    database.change(
        tx -> {
          boolean mine = store.settle(tx, workspace, row);
          if (mine) {
            events.append(tx, workspace, EventType.SHIPMENT_RATE_AVAILABLE, settled.id(), told);
          }
        });
  }

  private static ProblemException tooMany() {
    return ProblemException.tryLater(
        ProblemCode.SERVICE_UNAVAILABLE, RateWords.WAITING.of(MOST_WAITING), TRY_AGAIN);
  }
}
