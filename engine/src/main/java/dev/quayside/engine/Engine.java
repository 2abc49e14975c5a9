package dev.quayside.engine;

import dev.quayside.engine.access.ApiKeys;
import dev.quayside.engine.access.Credentials;
import dev.quayside.engine.access.TokenRoutes;
import dev.quayside.engine.access.Tokens;
import dev.quayside.engine.address.AddressRoutes;
import dev.quayside.engine.address.AddressValidations;
import dev.quayside.engine.addressbook.AddressBook;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.analytics.AnalyticsRoutes;
import dev.quayside.engine.analytics.JourneyBook;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.CarrierRoutes;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.breaker.GuardedNetwork;
import dev.quayside.engine.carrier.sandbox.SandboxClock;
import dev.quayside.engine.carrier.sandbox.SandboxControls;
import dev.quayside.engine.carrier.sandbox.SandboxLab;
import dev.quayside.engine.carrier.sandbox.SandboxLedgerStore;
import dev.quayside.engine.carrier.sandbox.SandboxNetwork;
import dev.quayside.engine.carrier.sandbox.SandboxRoutes;
import dev.quayside.engine.carrier.sandbox.SandboxScanStore;
import dev.quayside.engine.carrier.sandbox.day.Holidays;
import dev.quayside.engine.carrier.sandbox.day.WorkingDays;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.fulfilment.Fulfilment;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.paper.PaperRoutes;
import dev.quayside.engine.paper.Papers;
import dev.quayside.engine.preset.Presets;
import dev.quayside.engine.printqueue.PrintDesk;
import dev.quayside.engine.rate.RateRoutes;
import dev.quayside.engine.rate.Rates;
import dev.quayside.engine.rule.RuleRoutes;
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
import dev.quayside.engine.shipment.LabelRoutes;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.ShipmentRoutes;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.engine.store.DataDirectory;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.tracking.HandScanner;
import dev.quayside.engine.tracking.HandScannerRoutes;
import dev.quayside.engine.tracking.TrackerBooks;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.tracking.TrackingRoutes;
import dev.quayside.engine.wallet.WalletRoutes;
import dev.quayside.engine.wallet.Wallets;
import dev.quayside.engine.webhook.Outbox;
import dev.quayside.engine.webhook.WebhookRoutes;
import dev.quayside.engine.webhook.Webhooks;
import dev.quayside.engine.workspace.Clocks;
import dev.quayside.engine.workspace.Onboarding;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.WorkspaceRoutes;
import dev.quayside.engine.workspace.Workspaces;
import java.nio.file.Path;
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
      EngineOptions options, DataDirectory directory, DataDirectory.Hold hold, Networks networks) {
    this.hold = hold;
    database = Database.open(directory.database());
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
    rates = new Rates(database, carriers, ids, now, options.carrierDeadline());
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
        new Analytics(database, carriers, rates, now, carrier -> deliveryDays(carrier)::works);
    trackers = new Trackers(trackerBooks, carriers, now, options.carrierDeadline());
    handScanner =
        new HandScanner(database, new SandboxScanStore(database), trackers, trackerBooks, now);
    keys = new ApiKeys(database, ids, options.random(), options.clock());
    onboarding = new Onboarding(database, workspaces, keys);
    tokens = new Tokens(keys, now, secret(options, directory.tokenKey(), Tokens.KEY_BYTES));
    vault = new Vault(secret(options, directory.vaultKey(), Vault.KEY_BYTES), options.random());
    webhooks =
        Webhooks.of(
            new Webhooks.Surroundings(database, ids, now, options.clock(), options.random(), vault),
            events,
            outbox,
            options.webhookTargets());
    sandboxLab =
        new SandboxLab(
            new SandboxClock(clocks, onAdvance()), sandboxControls, carriers, workspaces);
    reconcile();
    printDesk.start();
    webhooks.start();
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
    rounds = new Chores(List.of(this::trackingRound), options.choresEvery());
  }

  /// The carriers an engine talks to.
  public interface Networks {
    List<CarrierNetwork> make(Database database, Clocks clocks, SandboxControls sandbox);
  }

  /// An engine with the carriers it ships with.
  ///
  /// @throws dev.quayside.engine.store.StoreException when another engine holds the directory, or
  ///   it cannot be used
  public static Engine open(EngineOptions options) {
    return open(options, Engine::shipped);
  }

  /// Opens the data directory, settles what a crash left open, and starts the recurring work.
  ///
  /// @throws dev.quayside.engine.store.StoreException when another engine holds the directory, or
  ///   it cannot be used
  public static Engine open(EngineOptions options, Networks networks) {
    var directory = DataDirectory.at(options.dataDirectory());
    var hold = directory.hold();
    try {
      return new Engine(options, directory, hold, networks);
    } catch (RuntimeException e) {
      hold.close();
      throw e;
    }
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

  /// Opens the /v1 API. The caller closes the server before the engine.
  ///
  /// @throws dev.quayside.engine.problem.ProblemException `CONFLICT` when a port is taken
  public Server serve(ServerOptions options) {
    return serve(options, List.of(), System::nanoTime);
  }

  Server serve(ServerOptions options, List<Routes> more, LongSupplier nanoClock) {
    var routes = new ArrayList<Routes>(more);
    routes.addAll(
        List.of(
            new TokenRoutes(keys, tokens),
            new CarrierRoutes(carriers),
            new RateRoutes(rates),
            new AddressRoutes(addressValidations),
            new AnalyticsRoutes(analytics),
            new LabelRoutes(dispatch, labelArt),
            new ShipmentRoutes(dispatch),
            new TrackingRoutes(trackers),
            new HandScannerRoutes(handScanner),
            new SandboxRoutes(sandboxLab),
            new WalletRoutes(wallets),
            new WorkspaceRoutes(onboarding),
            new WebhookRoutes(webhooks),
            new RuleRoutes(rules),
            new PaperRoutes(new Papers(dispatch.shipments(), orders, carriers))));
    var server =
        Server.start(options, new Credentials(keys, tokens), idempotency, vault, routes, nanoClock);
    baseUrls = server.baseUrls();
    return server;
  }

  @Override
  public void close() {
    chores.close();
    webhooks.close();
    rounds.close();
    printDesk.close();
    database.close();
    hold.close();
  }

  private static byte[] secret(EngineOptions options, Path file, int bytes) {
    return KeyFile.loadOrCreate(file, bytes, options.random());
  }

  private static List<CarrierNetwork> shipped(
      Database database, Clocks clocks, SandboxControls sandbox) {
    var network =
        new SandboxNetwork(
            new SandboxLedgerStore(database), new SandboxScanStore(database), sandbox, clocks::of);
    return List.of(new GuardedNetwork(network, clocks::of));
  }

  /// What a workspace's clock brings about when it has moved.
  private List<Consumer<Caller>> onAdvance() {
    return List.of(
        caller -> dispatch.reconciler().run(caller),
        trackers::catchUp,
        caller -> dispatch.refunds().settleDue(caller.workspace()),
        _ -> webhooks.kick());
  }

  /// The postal carrier comes on Saturdays too.
  private static WorkingDays deliveryDays(String carrier) {
    return WorkingDays.of(carrier.equals("usps") ? "MON-SAT" : "MON-FRI", Holidays.of(carrier));
  }

  private void trackingRound() {
    trackers.round(workspaces.all().stream().map(Workspace::desk).toList());
  }

  private String asEvent(WorkspaceId workspace, Shipment shipment) {
    return LabelEventJson.of(shipment, baseUrls.of(workspaces.environment(workspace)));
  }

  private void reconcile() {
    each(
        workspace -> {
          dispatch.reconciler().run(workspace.desk());
          fulfilment.settle(workspace.desk());
        });
  }

  private void each(Consumer<Workspace> work) {
    workspaces.all().forEach(work);
  }
}
