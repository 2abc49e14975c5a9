package dev.quayside.engine;

import dev.quayside.engine.access.ApiKeys;
import dev.quayside.engine.access.Credentials;
import dev.quayside.engine.access.Tokens;
import dev.quayside.engine.address.AddressValidations;
import dev.quayside.engine.addressbook.AddressBook;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.analytics.JourneyBook;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Patience;
import dev.quayside.engine.carrier.sandbox.SandboxClock;
import dev.quayside.engine.carrier.sandbox.SandboxControls;
import dev.quayside.engine.carrier.sandbox.SandboxLab;
import dev.quayside.engine.carrier.sandbox.SandboxScanStore;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.fulfilment.Fulfilment;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.preset.Presets;
import dev.quayside.engine.printqueue.PrintDesk;
import dev.quayside.engine.rate.RateTickets;
import dev.quayside.engine.rate.Rates;
import dev.quayside.engine.rule.Rules;
import dev.quayside.engine.secret.KeyFile;
import dev.quayside.engine.secret.Vault;
import dev.quayside.engine.server.BaseUrls;
import dev.quayside.engine.server.Routes;
import dev.quayside.engine.server.Server;
import dev.quayside.engine.server.ServerOptions;
import dev.quayside.engine.setting.Settings;
import dev.quayside.engine.shipment.DeskPurchase;
import dev.quayside.engine.shipment.Dispatch;
import dev.quayside.engine.shipment.Follower;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.shipment.LabelEventJson;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.engine.store.DataDirectory;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.tracking.HandScanner;
import dev.quayside.engine.tracking.TrackerBooks;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.wallet.Wallets;
import dev.quayside.engine.webhook.Outbox;
import dev.quayside.engine.webhook.Webhooks;
import dev.quayside.engine.workspace.Clocks;
import dev.quayside.engine.workspace.Onboarding;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.Workspaces;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/// The whole engine of one installation, put together by hand: the one place that knows every
/// feature.
public final class Engine implements AutoCloseable {

  private final DataDirectory.Hold hold;
  private final Database database;
  private final Clocks clocks;
  private final Wallets wallets;
  private final Workspaces workspaces;
  private final Idempotency idempotency;
  private final Carriers carriers;
  private final Rates rates;
  private final RateTickets rateTickets;
  private final Dispatch dispatch;
  private final Analytics analytics;
  private final Trackers trackers;
  private final HandScanner handScanner;
  private final SandboxLab sandboxLab;
  private final LabelArt labelArt = new LabelArt();
  private final AddressValidations addressValidations = new AddressValidations();
  private final ApiKeys keys;
  private final Tokens tokens;
  private final Vault vault;
  private final Onboarding onboarding;
  private final PrintDesk printDesk;
  private final Orders orders;
  private final AddressBook addressBook;
  private final Presets presets;
  private final Rules rules;
  private final Fulfilment fulfilment;
  private final Webhooks webhooks;
  private volatile BaseUrls baseUrls = BaseUrls.standard();
  private final Chores chores;
  private final Chores rounds;

  private Engine(
      EngineOptions options,
      DataDirectory directory,
      DataDirectory.Hold hold,
      Database database,
      Networks networks) {
    this.hold = hold;
    this.database = database;
    clocks = new Clocks(database, options.clock());
    Function<WorkspaceId, Instant> now = clocks::now;
    var ids = new Ids(options.clock(), options.random());
    var outbox = new Outbox(ids);
    var events = new Events(ids, now, outbox);
    wallets = new Wallets(database, ids, now);
    workspaces = new Workspaces(database, wallets, ids, options.clock());
    workspaces.makeDefaults();
    idempotency = new Idempotency(database, now);
    var sandboxControls = new SandboxControls(database, workspaces::autoScan);
    carriers = new Carriers(networks.make(database, clocks, sandboxControls));
    var asking = new Patience(options.carrierDeadline());
    rates = new Rates(database, carriers, ids, now, options.carrierDeadline());
    rateTickets = new RateTickets(database, rates, events, ids, now);
    var trackerBooks = new TrackerBooks(database, new Shipments(database), events, ids, now);
    printDesk = new PrintDesk(database, new Shipments(database), labelArt, ids, options.clock());
    orders = new Orders(database, ids, now);
    addressBook = new AddressBook(database, ids, now);
    presets = new Presets(database, ids);
    rules = new Rules(database, ids);
    dispatch =
        Dispatch.of(
            database,
            carriers,
            asking,
            new Patience(options.purchaseDeadline()),
            rates,
            wallets,
            events,
            idempotency,
            ids,
            now,
            this::asEvent,
            Follower.all(
                List.of(
                    trackerBooks,
                    printDesk,
                    new JourneyBook(new Shipments(database)),
                    orders,
                    addressBook)));
    fulfilment = new Fulfilment(orders, rules, presets, carriers, rates, dispatch);
    analytics =
        new Analytics(
            database,
            carriers,
            asking,
            rates,
            now,
            carrier -> ShippedCarriers.deliveryDays(carrier)::works);
    trackers = new Trackers(trackerBooks, carriers, now, options.carrierDeadline());
    handScanner =
        new HandScanner(database, new SandboxScanStore(database), trackers, trackerBooks, now);
    keys = new ApiKeys(database, ids, options.random(), options.clock());
    onboarding = new Onboarding(database, workspaces, keys);
    tokens =
        new Tokens(
            keys,
            now,
            KeyFile.loadOrCreate(directory.tokenKey(), Tokens.KEY_BYTES, options.random()));
    vault =
        new Vault(
            KeyFile.loadOrCreate(directory.vaultKey(), Vault.KEY_BYTES, options.random()),
            options.random());
    webhooks =
        Webhooks.of(
            new Webhooks.Surroundings(database, ids, now, options.clock(), options.random(), vault),
            events,
            outbox,
            options.webhookTargets());
    sandboxLab =
        new SandboxLab(
            new SandboxClock(clocks, onAdvance()), sandboxControls, carriers, workspaces);
    chores =
        new Chores(
            List.of(
                this::reconcile,
                () -> each(workspace -> dispatch.refunds().settleDue(workspace.id())),
                () -> each(workspace -> rates.deleteExpired(workspace.id())),
                () -> each(workspace -> idempotency.deleteExpired(workspace.id())),
                () -> each(workspace -> webhooks.deleteOld(workspace.id()))),
            options.choresEvery());
    // apart, since a carrier that is slow to tell must not hold up money
    rounds = new Chores(List.of(() -> trackers.round(workspaces.desks())), options.choresEvery());
  }

  /// The carriers an engine talks to.
  public interface Networks {
    List<CarrierNetwork> make(Database database, Clocks clocks, SandboxControls sandbox);
  }

  /// As {@link #open(EngineOptions, Networks)}, with the carriers an engine ships with.
  public static Engine open(EngineOptions options) {
    return open(options, new ShippedCarriers());
  }

  /// Opens the data directory, settles what a crash left open, and starts the recurring work.
  ///
  /// @throws dev.quayside.engine.store.StoreException when another engine holds the directory, or
  ///   it cannot be used
  public static Engine open(EngineOptions options, Networks networks) {
    var directory = DataDirectory.at(options.dataDirectory());
    var hold = directory.hold();
    try {
      return open(options, directory, hold, networks);
    } catch (RuntimeException e) {
      hold.close();
      throw e;
    }
  }

  private static Engine open(
      EngineOptions options, DataDirectory directory, DataDirectory.Hold hold, Networks networks) {
    var database = Database.open(directory.database());
    Engine engine;
    try {
      engine = new Engine(options, directory, hold, database, networks);
    } catch (RuntimeException e) {
      database.close();
      throw e;
    }
    try {
      engine.start();
      return engine;
    } catch (RuntimeException e) {
      engine.close();
      throw e;
    }
  }

  /// Settles what a crash left open, and begins what recurs.
  private void start() {
    reconcile();
    printDesk.start();
    webhooks.start();
    chores.start();
    rounds.start();
  }

  public Workspaces workspaces() {
    return workspaces;
  }

  public Clocks clocks() {
    return clocks;
  }

  public Wallets wallets() {
    return wallets;
  }

  public Carriers carriers() {
    return carriers;
  }

  public Rates rates() {
    return rates;
  }

  public RateTickets rateTickets() {
    return rateTickets;
  }

  public Dispatch dispatch() {
    return dispatch;
  }

  public Analytics analytics() {
    return analytics;
  }

  public Idempotency idempotency() {
    return idempotency;
  }

  public DeskPurchase deskPurchase() {
    return new DeskPurchase(idempotency, dispatch);
  }

  public LabelArt labelArt() {
    return labelArt;
  }

  public PrintDesk printDesk() {
    return printDesk;
  }

  public Orders orders() {
    return orders;
  }

  public AddressBook addressBook() {
    return addressBook;
  }

  public Presets presets() {
    return presets;
  }

  public Rules rules() {
    return rules;
  }

  public Fulfilment fulfilment() {
    return fulfilment;
  }

  public Settings settings() {
    return new Settings(database);
  }

  public SandboxLab sandboxLab() {
    return sandboxLab;
  }

  public Trackers trackers() {
    return trackers;
  }

  public Webhooks webhooks() {
    return webhooks;
  }

  public ApiKeys keys() {
    return keys;
  }

  public AddressValidations addressValidations() {
    return addressValidations;
  }

  public Onboarding onboarding() {
    return onboarding;
  }

  Tokens tokens() {
    return tokens;
  }

  HandScanner handScanner() {
    return handScanner;
  }

  /// Opens the /v1 API. The caller closes the server before the engine.
  ///
  /// @throws dev.quayside.engine.problem.ProblemException `CONFLICT` when a port is taken
  public Server serve(ServerOptions options) {
    return serve(options, List.of(), System::nanoTime);
  }

  Server serve(ServerOptions options, List<Routes> more, LongSupplier nanoClock) {
    var routes = new ArrayList<Routes>(more);
    routes.addAll(ApiRoutes.of(this));
    var server =
        Server.start(options, new Credentials(keys, tokens), idempotency, vault, routes, nanoClock);
    baseUrls = server.baseUrls();
    return server;
  }

  @Override
  public void close() {
    chores.close();
    rateTickets.close();
    webhooks.close();
    rounds.close();
    printDesk.close();
    database.close();
    hold.close();
  }

  /// What a workspace's clock brings about when it has moved.
  private List<Consumer<Caller>> onAdvance() {
    return List.of(
        caller -> dispatch.reconciler().run(caller),
        trackers::catchUp,
        caller -> dispatch.refunds().settleDue(caller.workspace()),
        _ -> webhooks.kick());
  }

  private String asEvent(WorkspaceId workspace, Shipment shipment) {
    return LabelEventJson.of(shipment, baseUrls.of(workspaces.environment(workspace)));
  }

  private void reconcile() {
    each(
        workspace -> {
          dispatch.reconciler().run(workspace.desk());
          fulfilment.settle(workspace.desk());
          rateTickets.takeUp(workspace.desk());
        });
  }

  private void each(Consumer<Workspace> work) {
    workspaces.all().forEach(work);
  }
}
