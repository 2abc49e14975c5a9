package dev.quayside.engine;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.access.Credentials;
import dev.quayside.engine.account.access.Tokens;
import dev.quayside.engine.account.carrieraccount.CarrierAccounts;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Onboarding;
import dev.quayside.engine.account.workspace.WorkspaceChanges;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.order.fulfilment.FormPurchase;
import dev.quayside.engine.parcel.address.AddressCheck;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.audit.AuditLog;
import dev.quayside.engine.platform.backup.BackupPlans;
import dev.quayside.engine.platform.backup.ScheduledBackups;
import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.health.HealthCheck;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.metric.Metrics;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.server.MetricsServer;
import dev.quayside.engine.platform.server.ServedAt;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.print.PrintLoadStore;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.retention.Purges;
import dev.quayside.engine.shipping.Shipping;
import dev.quayside.engine.shipping.pickup.PickupBookings;
import dev.quayside.engine.shipping.rate.AsyncRateRequests;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.source.Sources;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.webhook.Webhooks;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/// The engine of one installation: opened on a data directory, it works until it is closed.
public final class Engine implements AutoCloseable {

  private final DataDirectory directory;
  private final DataDirectory.Hold hold;
  private final Features features;
  private final Chores chores;

  private Engine(
      EngineOptions options, DataDirectory directory, DataDirectory.Hold hold, Features features) {
    this.directory = directory;
    this.hold = hold;
    this.features = features;
    var backups =
        new ScheduledBackups(
            backupPlans(),
            features.database,
            new Backup(directory),
            features.leases,
            options.clock(),
            ZoneId.systemDefault());
    chores = new Chores(features, backups, options.times().chores());
  }

  /// Opens an engine with the carriers it comes with.
  ///
  /// @throws dev.quayside.engine.platform.store.StoreException when another engine holds the
  ///   directory, or it cannot be used
  public static Engine open(EngineOptions options) {
    return open(options, ShippedCarriers::networks);
  }

  /// Opens the data directory, starts settling what a crash left open, and starts the recurring
  /// work.
  ///
  /// @throws dev.quayside.engine.platform.store.StoreException when another engine holds the
  ///   directory, or it cannot be used
  public static Engine open(EngineOptions options, CarrierNetworks networks) {
    var directory = DataDirectory.at(options.folders().data(), options.folders().own());
    var hold = directory.hold();
    try {
      return open(options, directory, hold, networks);
    } catch (RuntimeException e) {
      hold.close();
      throw e;
    }
  }

  private static Engine open(
      EngineOptions options,
      DataDirectory directory,
      DataDirectory.Hold hold,
      CarrierNetworks networks) {
    // deletes the file left by a process that was killed
    ServedAt.forget(directory.desk());
    var kept = FolderDatabase.of(directory, options.postgres());
    var database = kept.open(options.upgrading());
    Engine engine;
    try {
      // a rate that one of several engines has quoted may be bought at any other
      var quotes = kept.isShared() ? database : Database.openLosable(directory.quotes());
      try {
        var features = new Features(options, directory, database, quotes, networks);
        engine = new Engine(options, directory, hold, features);
      } catch (RuntimeException e) {
        quotes.close();
        throw e;
      }
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

  /// Starts settling what a crash left open, and the recurring work.
  private void start() {
    features.leases.alsoRenew(features.clocks::refresh);
    features.leases.start();
    chores.goOn();
    features.printService.start();
    chores.followShops();
    features.webhooks.start();
    features.customers.emails().start();
    chores.start();
  }

  public Workspaces workspaces() {
    return features.workspaces;
  }

  public WorkspaceChanges workspaceChanges() {
    return features.workspaceChanges;
  }

  public Clocks clocks() {
    return features.clocks;
  }

  public Wallets wallets() {
    return features.wallets;
  }

  public Carriers carriers() {
    return features.carriers;
  }

  public CarrierAccounts carrierAccounts() {
    return features.carrierAccounts;
  }

  public Rates rates() {
    return features.rates;
  }

  public AsyncRateRequests asyncRateRequests() {
    return features.asyncRateRequests;
  }

  public Shipping shipping() {
    return features.shipping;
  }

  public Analytics analytics() {
    return features.analytics;
  }

  public Idempotency idempotency() {
    return features.idempotency;
  }

  public FormPurchase formPurchase() {
    return new FormPurchase(
        features.idempotency, features.ordering.labelPurchase(), features.ordering.fulfilment());
  }

  public Documents documents() {
    return features.documents;
  }

  public PrintService printService() {
    return features.printService;
  }

  public Ordering ordering() {
    return features.ordering;
  }

  public Sources sources() {
    return features.sources;
  }

  public Presets presets() {
    return features.presets;
  }

  public Products products() {
    return features.products;
  }

  public Locations locations() {
    return features.locations;
  }

  public PickupBookings pickups() {
    return features.pickups;
  }

  public Purges purges() {
    return features.purges;
  }

  public BackupPlans backupPlans() {
    return new BackupPlans(features.database, new Backup(directory));
  }

  public Settings settings() {
    return new Settings(features.database);
  }

  public Sandbox sandbox() {
    return features.sandbox;
  }

  public Trackers trackers() {
    return features.trackers;
  }

  public Webhooks webhooks() {
    return features.webhooks;
  }

  public EventLog eventLog() {
    return features.eventLog;
  }

  /// Long lists and sums for the window.
  public Lists lists() {
    return Lists.of(features.database, features.clocks);
  }

  /// Changes as they happen, for windows and streams.
  public LiveEvents events() {
    return features.live;
  }

  public Customers customers() {
    return features.customers;
  }

  public Tokens tokens() {
    return features.access.tokens();
  }

  public ApiKeys keys() {
    return features.access.keys();
  }

  public AuditLog auditLog() {
    return new AuditLog(features.database);
  }

  public Users users() {
    return features.access.users();
  }

  public AddressValidations addressValidations() {
    return features.addressValidations;
  }

  public AddressCheck addressCheck() {
    return features.addressLookups;
  }

  public Onboarding onboarding() {
    return features.onboarding;
  }

  /// The addresses that this installation may connect to on behalf of its users.
  EgressPolicy egress() {
    return features.egress;
  }

  InstantSource clock() {
    return features.clock;
  }

  /// Opens the /v1 API. The caller closes the server before the engine.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when a port is taken
  public Server serve(ServerOptions options) {
    return serve(options, List.of(), System::nanoTime);
  }

  Server serve(ServerOptions options, List<Routes> more, LongSupplier nanoClock) {
    var routes = new ArrayList<Routes>(more);
    routes.addAll(EngineRoutes.of(this));
    var server =
        Server.start(
            options,
            new Credentials(features.access.keys(), features.access.tokens()),
            features.idempotency,
            features.vault,
            routes,
            nanoClock,
            features.metrics::answered);
    features.baseUrls = server.baseUrls();
    ServedAt.write(directory.desk(), server.baseUrls());
    server.beforeClosing(() -> ServedAt.forget(directory.desk()));
    return server;
  }

  /// Starts measuring, and serves the figures on a port of its own, to this machine only.
  ///
  /// @param port 0 for any free one
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when the port is taken
  public MetricsServer serveMetrics(int port) {
    var metrics = features.metrics;
    metrics.turnOn();
    metrics.watchWriter("main", features.database::load);
    metrics.watchWriter("quotes", features.quotes::load);
    metrics.watchPrinters(new PrintLoadStore(features.database)::waiting);
    return MetricsServer.start(port, Metrics.TYPE, metrics::text);
  }

  /// The health of this installation.
  public HealthCheck healthCheck() {
    return features.healthCheck;
  }

  @Override
  public void close() {
    features.sources.close();
    features.ordering.batches().close();
    chores.close();
    features.shipping.reconciler().close();
    features.asyncRateRequests.close();
    features.webhooks.close();
    features.customers.emails().close();
    chores.closeRounds();
    features.printService.close();
    features.live.close();
    features.leases.close();
    features.quotes.close();
    features.database.close();
    hold.close();
  }
}
