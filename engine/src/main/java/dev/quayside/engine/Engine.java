package dev.quayside.engine;

import dev.quayside.engine.account.Accounts;
import dev.quayside.engine.account.access.Credentials;
import dev.quayside.engine.account.workspace.KnownWorkspaces;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.analytics.Lists;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.copy.SettingsCopies;
import dev.quayside.engine.customer.Customers;
import dev.quayside.engine.document.wing.Documents;
import dev.quayside.engine.order.fulfilment.FormPurchase;
import dev.quayside.engine.order.wing.Ordering;
import dev.quayside.engine.parcel.wing.Parcels;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.lease.SharedTime;
import dev.quayside.engine.platform.metric.Metrics;
import dev.quayside.engine.platform.server.MetricsServer;
import dev.quayside.engine.platform.server.ServedAt;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.platform.wing.Chores;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.print.PrintLoadStore;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.sandbox.Sandbox;
import dev.quayside.engine.shipping.RateShopping;
import dev.quayside.engine.shipping.Shipping;
import dev.quayside.engine.source.Sources;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.webhook.wing.EventFeeds;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/// The engine of one installation: opened on a data directory, it works until it is closed.
public final class Engine implements AutoCloseable {

  private final DataDirectory directory;
  private final DataDirectory.Hold hold;
  private final Features features;
  private final List<Wing> wings;
  private final List<Worker> workers;
  private final Chores chores;
  private final InstantSource time;

  private Engine(
      EngineOptions options, DataDirectory directory, DataDirectory.Hold hold, Features features) {
    this.directory = directory;
    this.hold = hold;
    this.features = features;
    time = options.clock();
    wings = features.wings();
    workers = wings.stream().flatMap(each -> each.workers().stream()).toList();
    chores =
        new Chores(
            wings.stream().flatMap(each -> each.chores().stream()).toList(),
            features.base.database(),
            features.elsewhere,
            features.base.leases(),
            new KnownWorkspaces(
                features.accounts.workspaces(),
                features.base.leases(),
                features.base.database().isShared()),
            options.times().chores());
  }

  /// Opens an engine with the carriers it comes with.
  ///
  /// @throws dev.quayside.engine.platform.store.StoreException when another engine holds the
  ///   directory, or it cannot be used
  public static Engine open(EngineOptions options) {
    return open(options, CarrierNetworks::shipped);
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
    ServedAt.forget(directory.own());
    var kept = FolderDatabase.of(directory, options.postgres());
    var database = kept.open(options.upgrading());
    Engine engine;
    try {
      // a rate that one of several engines has quoted may be bought at any other
      var quotes = kept.isShared() ? database : Database.openLosable(directory.quotes());
      try {
        var onTime = onTime(options, database);
        var features = new Features(onTime, kept, database, quotes, networks);
        kept.remember();
        engine = new Engine(onTime, directory, hold, features);
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

  /// Engines that share a database go by its clock.
  private static EngineOptions onTime(EngineOptions options, Database database) {
    return database.isShared() && options.times().ofDatabase()
        ? options.onTime(new SharedTime(database, options.clock()))
        : options;
  }

  /// One round of what recurs, at once: for the warm-up.
  public void goRound() {
    chores.goRound();
  }

  /// From the ground up.
  List<Wing> wings() {
    return wings;
  }

  /// Starts settling what a crash left open, and the recurring work.
  private void start() {
    if (time instanceof SharedTime shared) {
      features.base.leases().alsoRenew(shared::refresh);
    }
    features.base.leases().start();
    features.elsewhere.start();
    chores.takeUp();
    workers.forEach(each -> each.start().run());
    chores.start();
  }

  public Idempotency idempotency() {
    return features.idempotency;
  }

  public Accounts accounts() {
    return features.accounts;
  }

  public Carriers carriers() {
    return features.carriers;
  }

  public Parcels parcels() {
    return features.parcels;
  }

  public RateShopping rating() {
    return features.rating;
  }

  public Shipping shipping() {
    return features.shipping;
  }

  public Trackers trackers() {
    return features.trackers;
  }

  public PrintService printService() {
    return features.printing.service();
  }

  public Ordering ordering() {
    return features.ordering;
  }

  /// Labels bought by a person who filled in the form.
  public FormPurchase formPurchase() {
    return new FormPurchase(
        features.idempotency, features.ordering.labelPurchase(), features.ordering.fulfilment());
  }

  public Sources sources() {
    return features.sources;
  }

  public EventFeeds eventFeeds() {
    return features.eventFeeds;
  }

  public Customers customers() {
    return features.customers;
  }

  public Documents documents() {
    return features.documents;
  }

  public Analytics analytics() {
    return features.analytics;
  }

  /// Long lists and sums for the window.
  public Lists lists() {
    return features.lists;
  }

  /// Settings copied from one workspace into another one.
  public SettingsCopies copies() {
    return features.copying.copies();
  }

  public Sandbox sandbox() {
    return features.sandbox;
  }

  public Installation installation() {
    return features.installation;
  }

  /// Opens the /v1 API. The caller closes the server before the engine.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when a port is taken
  public Server serve(ServerOptions options) {
    return serve(options, List.of(), System::nanoTime);
  }

  Server serve(ServerOptions options, List<Routes> more, LongSupplier nanoClock) {
    var routes = new ArrayList<Routes>(more);
    // a higher wing may answer where a lower one has a parameter: /v1/products/export
    wings.reversed().forEach(each -> routes.addAll(each.routes()));
    var server =
        Server.start(
            options,
            new Credentials(features.accounts.keys(), features.accounts.tokens()),
            features.idempotency,
            features.base.vault(),
            routes,
            features.parcels.locations()::currency,
            time,
            nanoClock,
            features.installation.metrics()::answered);
    features.baseUrls.set(server.baseUrls());
    ServedAt.write(directory.own(), server.baseUrls());
    server.beforeClosing(() -> ServedAt.forget(directory.own()));
    return server;
  }

  /// Starts measuring, and serves the figures on a port of its own, to this machine only.
  ///
  /// @param port 0 for any free one
  /// @throws dev.quayside.engine.base.problem.ProblemException `CONFLICT` when the port is taken
  public MetricsServer serveMetrics(int port) {
    var metrics = features.installation.metrics();
    metrics.turnOn();
    metrics.watchWriter("main", features.base.database()::load);
    metrics.watchWriter("quotes", features.base.quotes()::load);
    metrics.watchPrinters(new PrintLoadStore(features.base.database())::waiting);
    return MetricsServer.start(port, Metrics.TYPE, metrics::text);
  }

  @Override
  public void close() {
    end(Stage.INTAKE);
    end(Stage.BULK);
    chores.close();
    end(Stage.FOLLOW_UP);
    chores.closeRounds();
    end(Stage.OUTPUT);
    features.elsewhere.close();
    features.base.live().close();
    features.installation.stations().leave();
    features.base.leases().close();
    features.base.quotes().close();
    features.base.database().close();
    hold.close();
  }

  private void end(Stage stage) {
    workers.stream().filter(each -> each.stage() == stage).forEach(each -> each.end().run());
  }
}
