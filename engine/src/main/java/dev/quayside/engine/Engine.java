package dev.quayside.engine;

import dev.quayside.engine.access.ApiKeys;
import dev.quayside.engine.access.Credentials;
import dev.quayside.engine.access.Tokens;
import dev.quayside.engine.address.AddressValidations;
import dev.quayside.engine.addressbook.AddressBook;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.batch.Batches;
import dev.quayside.engine.branding.Brandings;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.sandbox.SandboxControls;
import dev.quayside.engine.carrier.sandbox.SandboxLab;
import dev.quayside.engine.carrier.sandbox.place.Place;
import dev.quayside.engine.carrier.sandbox.place.Places;
import dev.quayside.engine.carrieraccount.CarrierAccounts;
import dev.quayside.engine.event.LiveEvents;
import dev.quayside.engine.fulfilment.Fulfilment;
import dev.quayside.engine.fulfilment.Returns;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.mail.Mails;
import dev.quayside.engine.manifest.ManifestArt;
import dev.quayside.engine.manifest.Manifests;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.orderfile.FolderWatch;
import dev.quayside.engine.orderfile.OrderFiles;
import dev.quayside.engine.paper.Papers;
import dev.quayside.engine.preset.Presets;
import dev.quayside.engine.printqueue.PrintDesk;
import dev.quayside.engine.rate.RateTickets;
import dev.quayside.engine.rate.Rates;
import dev.quayside.engine.retention.Purges;
import dev.quayside.engine.rule.Rules;
import dev.quayside.engine.server.Routes;
import dev.quayside.engine.server.Server;
import dev.quayside.engine.server.ServerOptions;
import dev.quayside.engine.setting.Settings;
import dev.quayside.engine.shipment.DeskPurchase;
import dev.quayside.engine.shipment.Dispatch;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.store.DataDirectory;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.tracking.HandScanner;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.trackingpage.ParcelPages;
import dev.quayside.engine.trackingpage.TrackingLinks;
import dev.quayside.engine.wallet.Wallets;
import dev.quayside.engine.webhook.Webhooks;
import dev.quayside.engine.workspace.Clocks;
import dev.quayside.engine.workspace.Onboarding;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.Workspaces;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// The whole engine of one installation: opened on a data directory, it works until it is closed.
public final class Engine implements AutoCloseable {

  private final DataDirectory.Hold hold;
  private final Features features;
  private final Chores chores;
  private final Chores rounds;

  private Engine(EngineOptions options, DataDirectory.Hold hold, Features features) {
    this.hold = hold;
    this.features = features;
    chores =
        new Chores(
            List.of(
                this::reconcile,
                this::takeUpRates,
                () -> each(workspace -> features.dispatch.refunds().settleDue(workspace.id())),
                () -> each(workspace -> features.rates.deleteExpired(workspace.id())),
                () -> each(workspace -> features.idempotency.deleteExpired(workspace.id())),
                () -> each(workspace -> features.webhooks.deleteOld(workspace.id())),
                () -> each(workspace -> features.purges.round(workspace.desk())),
                () -> each(workspace -> features.mails.deleteOld(workspace.id())),
                () -> each(workspace -> features.batches.lookAgain(workspace.desk())),
                () -> each(workspace -> features.folderWatch.look(workspace.desk(), _ -> {}))),
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
    return open(options, ShippedCarriers::networks);
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
      engine = new Engine(options, hold, new Features(options, directory, database, networks));
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
    features.printDesk.start();
    features.webhooks.start();
    features.mails.start();
    takeUpRates();
    each(workspace -> features.batches.takeUp(workspace.desk()));
    chores.start();
    rounds.start();
  }

  public Workspaces workspaces() {
    return features.workspaces;
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

  public RateTickets rateTickets() {
    return features.rateTickets;
  }

  public Dispatch dispatch() {
    return features.dispatch;
  }

  public Analytics analytics() {
    return features.analytics;
  }

  public Idempotency idempotency() {
    return features.idempotency;
  }

  public DeskPurchase deskPurchase() {
    return new DeskPurchase(features.idempotency, features.dispatch);
  }

  public LabelArt labelArt() {
    return features.labelArt;
  }

  public PrintDesk printDesk() {
    return features.printDesk;
  }

  public Orders orders() {
    return features.orders;
  }

  public Papers papers() {
    return features.papers;
  }

  public AddressBook addressBook() {
    return features.addressBook;
  }

  public Presets presets() {
    return features.presets;
  }

  public Purges purges() {
    return features.purges;
  }

  public Rules rules() {
    return features.rules;
  }

  public Fulfilment fulfilment() {
    return features.fulfilment;
  }

  public OrderFiles orderFiles() {
    return features.orderFiles;
  }

  public FolderWatch folderWatch() {
    return features.folderWatch;
  }

  public Batches batches() {
    return features.batches;
  }

  public Manifests manifests() {
    return features.manifests;
  }

  public ManifestArt manifestArt() {
    return features.manifestArt;
  }

  public Returns returns() {
    return new Returns(features.carriers, features.rates);
  }

  public Settings settings() {
    return new Settings(features.database);
  }

  public SandboxLab sandboxLab() {
    return features.sandboxLab;
  }

  public Trackers trackers() {
    return features.trackers;
  }

  public Webhooks webhooks() {
    return features.webhooks;
  }

  /// Long lists and sums for the window.
  public Lists lists() {
    return Lists.of(features.database, features.clocks);
  }

  /// What changes, as it changes, for whoever shows it.
  public LiveEvents events() {
    return features.live;
  }

  public Mails mails() {
    return features.mails;
  }

  public Brandings brandings() {
    return features.brandings;
  }

  /// Pages for the people parcels go to.
  public ParcelPages parcelPages() {
    return new ParcelPages(
        features.workspaces,
        features.trackers,
        features.carriers,
        features.brandings,
        features.clocks::now,
        address -> Places.find(address).map(Place::timeZone));
  }

  public TrackingLinks trackingLinks() {
    return features.trackingLinks;
  }

  public Tokens tokens() {
    return features.tokens;
  }

  public HandScanner handScanner() {
    return features.handScanner;
  }

  public ApiKeys keys() {
    return features.keys;
  }

  public AddressValidations addressValidations() {
    return features.addressValidations;
  }

  public Onboarding onboarding() {
    return features.onboarding;
  }

  /// Opens the /v1 API. The caller closes the server before the engine.
  ///
  /// @throws dev.quayside.engine.problem.ProblemException `CONFLICT` when a port is taken
  public Server serve(ServerOptions options) {
    return serve(options, List.of(), System::nanoTime);
  }

  Server serve(ServerOptions options, List<Routes> more, LongSupplier nanoClock) {
    var routes = new ArrayList<Routes>(more);
    routes.addAll(EngineRoutes.of(this));
    var server =
        Server.start(
            options,
            new Credentials(features.keys, features.tokens),
            features.idempotency,
            features.vault,
            routes,
            nanoClock);
    features.baseUrls = server.baseUrls();
    return server;
  }

  @Override
  public void close() {
    features.batches.close();
    chores.close();
    features.rateTickets.close();
    features.webhooks.close();
    features.mails.close();
    rounds.close();
    features.printDesk.close();
    features.live.close();
    features.database.close();
    hold.close();
  }

  private void trackingRound() {
    features.trackers.round(features.workspaces.all().stream().map(Workspace::desk).toList());
  }

  private void takeUpRates() {
    each(workspace -> features.rateTickets.takeUp(workspace.desk()));
  }

  private void reconcile() {
    each(
        workspace -> {
          features.dispatch.reconciler().run(workspace.desk());
          features.fulfilment.settle(workspace.desk());
        });
  }

  private void each(Consumer<Workspace> work) {
    features.workspaces.all().forEach(work);
  }
}
