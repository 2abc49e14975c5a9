package dev.quayside.engine.source;

import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.origin.Origins;
import dev.quayside.engine.order.origin.PostBack;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.source.catalogue.SourceKinds;
import dev.quayside.engine.source.files.SourceFiles;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourcePlaces;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A workspace's shops: kept with their secrets, pulled, and told of parcels. What is secret goes
/// in and never comes out again, but to the shop it is for.
public final class Sources implements Wing {

  private static final int MOST = 50;
  private static final int SYNCS_SHOWN = 100;
  private static final Duration USUAL_PAST = Duration.ofDays(30);

  private final Database database;
  private final Orders orders;
  private final SourceRecords records;
  private final OpenSources open;
  private final SourceFiles files;
  private final Ids ids;
  private final Origins origins = new Origins();
  private final SourceWorkers workers;
  private final ShopCheck check;
  private final Lookups lookups;

  /// @param hosts in place of those of kinds with fixed hosts, by kind
  public static Sources of(
      Database database,
      Vault vault,
      CarrierHttp http,
      Map<String, URI> hosts,
      Orders orders,
      OrderFiles orderFiles,
      SourcePlaces places,
      Ids ids,
      Events events,
      LiveEvents live,
      InstantSource clock,
      Leases leases) {
    var files = new SourceFiles(database, orderFiles, clock, places);
    var records = new SourceRecords(database, events, live, leases, clock);
    return new Sources(
        database,
        orders,
        records,
        new OpenSources(vault, http, hosts, clock, files, records::keep),
        files,
        ids);
  }

  private Sources(
      Database database,
      Orders orders,
      SourceRecords records,
      OpenSources open,
      SourceFiles files,
      Ids ids) {
    this.database = database;
    this.orders = orders;
    this.records = records;
    this.open = open;
    this.files = files;
    this.ids = ids;
    workers = new SourceWorkers(database, orders, records, open, ids);
    lookups = new Lookups(database, orders, records, open);
    check =
        new SourceCheck(database, orders, records, new OrderReader(open, workers, records::now));
  }

  /// Begins to pull and to tell for the shops of a workspace. Those that it does so for already, it
  /// leaves as they are; another engine may have added some since.
  public void start(Caller admin) {
    workers.start(admin);
  }

  public void close() {
    workers.close();
    open.close();
  }

  /// Finds orders in shops' own tables.
  public Lookups lookups() {
    return lookups;
  }

  /// What is tried while a shop's own tables are connected.
  public TableTrials trials() {
    return new TableTrials(records, open);
  }

  /// Asks shops whether orders still stand, before their labels are bought.
  public ShopCheck check() {
    return check;
  }

  /// The time by which shops are pulled and told: the machine's, also in a sandbox that is ahead.
  public Instant now() {
    return records.now();
  }

  /// Oldest first.
  public List<SourceView> list(Caller caller) {
    return database.read(
        tx -> {
          var counts = origins.counts(tx, caller.workspace());
          return records.all(tx, caller.workspace()).stream()
              .map(row -> view(tx, caller, row.source(), counts))
              .toList();
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  public SourceView get(Caller caller, String id) {
    return database.read(tx -> view(tx, caller, records.row(tx, caller, id).source()));
  }

  /// @throws ProblemException `INVALID_REQUEST` naming every field at fault; `CONFLICT` for the
  ///   same shop a second time
  public SourceView create(Caller caller, SourceDraft draft, RequestKey<SourceView> key) {
    Acting.require(Right.SEE_SECRETS);
    var found = new Violations();
    var kind = SourceKinds.of(Objects.requireNonNullElse(draft.kind(), ""));
    if (kind.isEmpty()) {
      found.add("kind", FieldWords.ONE_OF, SourceKinds.codes());
      found.throwAs(ProblemCode.INVALID_REQUEST);
    }
    var now = records.now();
    var settings =
        draft.settings(
            new SourceSettings(
                5, now.minus(USUAL_PAST), Map.of(), Map.of(), null, true, true, true, null));
    var blank = Source.blank(ids.next(IdKind.SOURCE), kind.orElseThrow(), settings, now);
    var before = new SourceRow(caller.workspace(), blank, "", "", 0);
    var fresh = edit().applied(before, draft, Map.of());
    var made = database.read(tx -> view(tx, caller, fresh.source()));
    var answer = key.answer(made);
    var view =
        database.write(
            tx -> {
              ProblemException.refuseMore(records.all(tx, caller.workspace()).size(), MOST);
              records.insert(tx, fresh);
              records.changed(tx, caller, "source.created", fresh.source().id());
              answer.keep(tx);
              return made;
            });
    workers.start(ref(caller, view.source()));
    return view;
  }

  /// Changes what is given. With other fields it counts as not tested, and is tried at once.
  ///
  /// @throws ProblemException as {@link #create}; `NOT_FOUND`
  public SourceView change(Caller caller, String id, SourceDraft draft) {
    Acting.require(Right.SEE_SECRETS);
    var view =
        database.write(
            tx -> {
              var before = records.row(tx, caller, id);
              var after = edit().applied(before, draft, open.values(before));
              records.replace(tx, after);
              orders.shopOrders().postBacks().hurry(tx, id, records.now());
              records.changed(tx, caller, "source.changed", id);
              return view(tx, caller, after.source());
            });
    open.forget(id);
    workers.of(id).ifPresent(draft.fields().isEmpty() ? SourceWorker::wake : SourceWorker::resume);
    return view;
  }

  /// Forgets the source and its secrets; its orders stay.
  ///
  /// @param force even though parcels wait to be told of, which are then dropped
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` while some wait and it is not forced
  public void delete(Caller caller, String id, boolean force) {
    Acting.require(Right.SEE_SECRETS);
    var postBacks = orders.shopOrders().postBacks();
    database.change(
        tx -> {
          var source = records.row(tx, caller, id).source();
          int waiting = postBacks.count(tx, id, PostBack.Status.WAITING);
          if (waiting > 0 && !force) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT, SourceWords.WAITING, source.name(), waiting);
          }
          postBacks.drop(tx, id);
          records.delete(tx, caller.workspace(), id);
          files.forget(tx, caller.workspace(), id);
          records.changed(tx, caller, "source.deleted", id);
        });
    workers.stop(id);
    open.forget(id);
  }

  private record Seen(SourceRow row, SourceView view) {}

  /// Shows the credentials to the shop and keeps what came of it. Nothing is changed there.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it was changed meanwhile
  public SourceView test(Caller caller, String id, RequestKey<SourceView> key) {
    var asked = database.read(tx -> records.row(tx, caller, id));
    var connection = Connection.CONNECTED;
    var message = SourceWords.CONNECTED.of(asked.source().name());
    try {
      message = open.shop(asked).tested().orElse(message);
    } catch (ShopException trouble) {
      connection = Source.connection(trouble);
      message = trouble.said();
    }
    var found = connection;
    var said = message;
    var view =
        database.writeIfUnchanged(
            tx -> {
              var row = records.row(tx, caller, id);
              return new Seen(row, view(tx, caller, row.source()));
            },
            seen -> {
              var row = seen.row();
              if (row.revision() != asked.revision()) {
                throw ProblemException.refused(ProblemCode.CONFLICT, SourceWords.CHANGED_MEANWHILE);
              }
              var now = records.now();
              var tested = row.source().found(found, said, now);
              boolean revived = found == Connection.CONNECTED && tested.progress().error() != null;
              var after = revived ? tested.with(tested.progress().afresh(now)) : tested;
              var made = seen.view().with(after);
              var answer = key.answer(made);
              return tx -> {
                records.update(tx, row.with(after));
                records.changed(tx, caller.workspace(), id);
                answer.keep(tx);
                return made;
              };
            });
    if (found == Connection.CONNECTED) {
      workers.of(id).ifPresent(SourceWorker::resume);
    }
    return view;
  }

  /// Pulls now; the pull that runs already when there is one.
  ///
  /// @param full from where the shop is pulled from, not from the cursor
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is switched off
  public Sync sync(Caller caller, String id, boolean full) {
    var source = database.read(tx -> records.row(tx, caller, id)).source();
    if (!source.enabled()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, SourceWords.OFF, source.name());
    }
    return workers.start(ref(caller, source)).pull(full);
  }

  /// Tells the shop once more of parcels it refused.
  ///
  /// @param orderId one order; null for all of the shop
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when nothing of it was refused
  public SourceView tellAgain(Caller caller, String id, @Nullable String orderId) {
    return database.write(
        tx -> {
          var source = records.row(tx, caller, id).source();
          var shops = orders.shopOrders();
          boolean back = source.kind().abilities().takeBack();
          var again = shops.postBacks().retry(tx, caller.workspace(), id, orderId, back);
          if (again.isEmpty()) {
            throw ProblemException.refused(
                ProblemCode.CONFLICT, SourceWords.NONE_REFUSED, source.name());
          }
          again.forEach(
              order -> shops.tracked(tx, caller.workspace(), order, EventType.ORDER_UPDATED));
          records.changed(tx, caller.workspace(), id);
          return view(tx, caller, source);
        });
  }

  /// @throws ProblemException `NOT_FOUND`
  public Sync sync(Caller caller, String id, String syncId) {
    return database
        .read(
            tx -> {
              records.row(tx, caller, id);
              return records.sync(tx, caller.workspace(), id, syncId);
            })
        .orElseThrow(() -> ProblemException.notFound(SourceWords.PULL, syncId));
  }

  /// Newest first.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public List<Sync> syncs(Caller caller, String id) {
    return database.read(
        tx -> {
          records.row(tx, caller, id);
          return records.syncs(tx, id, SYNCS_SHOWN);
        });
  }

  private SourceEdit edit() {
    return new SourceEdit(open, records::now);
  }

  private SourceView view(Tx tx, Caller caller, Source source) {
    return view(tx, caller, source, origins.counts(tx, caller.workspace()));
  }

  private SourceView view(
      Tx tx, Caller caller, Source source, Map<String, Origins.Waiting> counts) {
    var worker = workers.of(source.id());
    var postBacks = orders.shopOrders().postBacks();
    boolean may = open.mayTell(caller.environment(), source);
    var standing = counts.getOrDefault(source.id(), Origins.Waiting.NONE);
    var latest = records.syncs(tx, source.id(), 1).stream().findFirst().orElse(null);
    Message notTold = may ? null : SourceWords.ONLY_HERE.of();
    return new SourceView(
        source,
        source.settings().tells() && may,
        notTold,
        latest,
        worker.filter(SourceWorker::isPulling).isPresent() || records.isPulledElsewhere(tx, latest),
        worker.map(SourceWorker::pausedUntil).orElse(null),
        standing.open(),
        standing.held(),
        postBacks.count(tx, source.id(), PostBack.Status.WAITING),
        postBacks.count(tx, source.id(), PostBack.Status.REFUSED));
  }

  /// The worker acts as an admin, whoever asked it to begin.
  private static SourceRef ref(Caller caller, Source source) {
    var admin = new Caller(caller.workspace(), caller.environment(), Role.ADMIN, "desk");
    return new SourceRef(admin, source.id());
  }

  @Override
  public List<Routes> routes() {
    return List.of(new SourceRoutes(this), new LookupRoutes(lookups, records::now));
  }

  @Override
  public List<Chore> chores() {
    return List.of(Chore.eachActive(this::start).whenChanged().alsoAtStart());
  }

  @Override
  public List<Worker> workers() {
    return List.of(Worker.ending(Stage.INTAKE, this::close));
  }
}
