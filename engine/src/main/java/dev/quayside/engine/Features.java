package dev.quayside.engine;

import dev.quayside.engine.access.ApiKeys;
import dev.quayside.engine.access.Tokens;
import dev.quayside.engine.address.AddressValidations;
import dev.quayside.engine.addressbook.AddressBook;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.analytics.JourneyBook;
import dev.quayside.engine.batch.Batches;
import dev.quayside.engine.branding.Brandings;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Patience;
import dev.quayside.engine.carrier.sandbox.SandboxClock;
import dev.quayside.engine.carrier.sandbox.SandboxControls;
import dev.quayside.engine.carrier.sandbox.SandboxLab;
import dev.quayside.engine.carrier.sandbox.SandboxScanStore;
import dev.quayside.engine.carrieraccount.CarrierAccounts;
import dev.quayside.engine.carrieraccount.CarrierSwitches;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.event.LiveEvents;
import dev.quayside.engine.fulfilment.Fulfilment;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.mail.MailOutbox;
import dev.quayside.engine.mail.MailedShipments;
import dev.quayside.engine.mail.Mails;
import dev.quayside.engine.manifest.ManifestArt;
import dev.quayside.engine.manifest.ManifestJobs;
import dev.quayside.engine.manifest.Manifests;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.orderfile.FolderWatch;
import dev.quayside.engine.orderfile.OrderFiles;
import dev.quayside.engine.paper.PaperJobs;
import dev.quayside.engine.paper.Papers;
import dev.quayside.engine.preset.Presets;
import dev.quayside.engine.printqueue.PrintDesk;
import dev.quayside.engine.rate.RateTickets;
import dev.quayside.engine.rate.Rates;
import dev.quayside.engine.retention.Purges;
import dev.quayside.engine.rule.Rules;
import dev.quayside.engine.secret.KeyFile;
import dev.quayside.engine.secret.Vault;
import dev.quayside.engine.server.BaseUrls;
import dev.quayside.engine.setting.Settings;
import dev.quayside.engine.shipment.ClosedShipments;
import dev.quayside.engine.shipment.Dispatch;
import dev.quayside.engine.shipment.Follower;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.shipment.LabelEventJson;
import dev.quayside.engine.shipment.LabelFiles;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.engine.store.DataDirectory;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.tracking.HandScanner;
import dev.quayside.engine.tracking.TrackerBooks;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.trackingpage.TrackingLinks;
import dev.quayside.engine.wallet.Wallets;
import dev.quayside.engine.webhook.Outbox;
import dev.quayside.engine.webhook.Webhooks;
import dev.quayside.engine.workspace.Clocks;
import dev.quayside.engine.workspace.Onboarding;
import dev.quayside.engine.workspace.Workspaces;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// Every feature of one installation, put together by hand: the one place that knows them all.
/// Nothing runs yet.
final class Features {

  final Database database;
  final Clocks clocks;
  final LiveEvents live = new LiveEvents();
  final Wallets wallets;
  final Workspaces workspaces;
  final Idempotency idempotency;
  final Carriers carriers;
  final CarrierAccounts carrierAccounts;
  final Rates rates;
  final RateTickets rateTickets;
  final Dispatch dispatch;
  final Analytics analytics;
  final Trackers trackers;
  final HandScanner handScanner;
  final SandboxLab sandboxLab;
  final LabelArt labelArt;
  final AddressValidations addressValidations = new AddressValidations();
  final ApiKeys keys;
  final Tokens tokens;
  final Vault vault;
  final Onboarding onboarding;
  final PrintDesk printDesk;
  final Orders orders;
  final Papers papers;
  final AddressBook addressBook;
  final Presets presets;
  final Rules rules;
  final Fulfilment fulfilment;
  final OrderFiles orderFiles;
  final FolderWatch folderWatch;
  final Batches batches;
  final Manifests manifests;
  final ManifestArt manifestArt = new ManifestArt();
  final Purges purges;
  final Webhooks webhooks;
  final Mails mails;
  final Brandings brandings;
  final TrackingLinks trackingLinks;
  volatile BaseUrls baseUrls = BaseUrls.standard();

  Features(
      EngineOptions options, DataDirectory directory, Database database, Engine.Networks networks) {
    this.database = database;
    clocks = new Clocks(database, options.clock());
    Function<WorkspaceId, Instant> now = clocks::now;
    var ids = new Ids(options.clock(), options.random());
    var outbox = new Outbox(ids);
    var mailed = new MailedShipments(new Shipments(database), this::carrierName);
    var letters = new MailOutbox(ids, this::environment, mailed);
    var events =
        new Events(
            ids,
            now,
            (tx, workspace, event) -> {
              outbox.queue(tx, workspace, event);
              letters.queue(tx, workspace, event);
            },
            live);
    wallets = new Wallets(database, ids, now, live);
    workspaces = new Workspaces(database, wallets, ids, options.clock());
    workspaces.makeDefaults();
    brandings = new Brandings(database, workspaces::name);
    trackingLinks = new TrackingLinks(brandings, environment -> baseUrls.of(environment));
    idempotency = new Idempotency(database, now);
    var sandboxControls = new SandboxControls(database, workspaces::autoScan);
    var switches = new CarrierSwitches(database);
    carriers = new Carriers(networks.make(database, clocks, sandboxControls), switches::isOn);
    var asking = new Patience(options.carrierDeadline());
    rates = new Rates(database, carriers, ids, now, options.carrierDeadline());
    rateTickets = new RateTickets(database, rates, events, ids, now);
    var trackerBooks = new TrackerBooks(database, new Shipments(database), events, ids, now);
    labelArt = new LabelArt(LabelFiles.of(database));
    printDesk =
        new PrintDesk(database, new Shipments(database), labelArt, ids, options.clock(), live);
    orders = new Orders(database, ids, now, live);
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
            Follower.all(List.of(trackerBooks, printDesk, new JourneyBook(), orders, addressBook)));
    papers = new Papers(dispatch.shipments(), orders, carriers, brandings);
    printDesk.add(new PaperJobs(papers, dispatch.shipments()));
    fulfilment = new Fulfilment(orders, rules, presets, carriers, rates, dispatch);
    orderFiles = new OrderFiles(database, orders, ids, now, live);
    folderWatch = new FolderWatch(new Settings(database), orderFiles, now, live);
    manifests = new Manifests(database, carriers, ids, now, ZoneId.systemDefault());
    printDesk.add(new ManifestJobs(manifests, manifestArt));
    batches = new Batches(database, fulfilment, printDesk, ids, now, live);
    analytics =
        new Analytics(
            database, new Shipments(database), carriers, asking, rates, now, DeliveryCalendar::of);
    trackers = new Trackers(trackerBooks, carriers, now, options.carrierDeadline());
    handScanner =
        new HandScanner(database, new SandboxScanStore(database), trackers, trackerBooks, now);
    keys = new ApiKeys(database, ids, options.random(), options.clock());
    onboarding = new Onboarding(database, workspaces, keys);
    tokens = new Tokens(keys, now, secret(options, directory.tokenKey(), Tokens.KEY_BYTES));
    vault = new Vault(secret(options, directory.vaultKey(), Vault.KEY_BYTES), options.random());
    carrierAccounts =
        CarrierAccounts.of(database, vault, switches, sandboxControls, options.carrierHosts(), now);
    webhooks =
        Webhooks.of(
            new Webhooks.Surroundings(database, ids, now, options.clock(), options.random(), vault),
            events,
            outbox,
            options.webhookTargets());
    mails =
        new Mails(
            new Mails.Surroundings(
                database, ids, now, vault, workspaces, brandings, trackingLinks, mailed),
            letters);
    purges =
        new Purges(
            database,
            new Purges.Keepers(
                new ClosedShipments(), orders, manifests, printDesk, addressBook, mails),
            events,
            now);
    sandboxLab =
        new SandboxLab(
            new SandboxClock(clocks, onAdvance()), sandboxControls, carriers, workspaces);
  }

  private static byte[] secret(EngineOptions options, Path file, int bytes) {
    return KeyFile.loadOrCreate(file, bytes, options.random());
  }

  /// What a workspace's clock brings about when it has moved.
  private List<Consumer<Caller>> onAdvance() {
    return List.of(
        caller -> dispatch.reconciler().run(caller),
        trackers::catchUp,
        caller -> dispatch.refunds().settleDue(caller.workspace()),
        _ -> webhooks.kick());
  }

  private Environment environment(WorkspaceId workspace) {
    return workspaces.environment(workspace);
  }

  private String carrierName(WorkspaceId workspace, String code) {
    return workspaces
        .byId(workspace)
        .flatMap(each -> carriers.find(each.desk(), code))
        .map(carrier -> carrier.profile().name())
        .orElse(code);
  }

  private String asEvent(WorkspaceId workspace, Shipment shipment) {
    return LabelEventJson.of(shipment, baseUrls.of(workspaces.environment(workspace)));
  }
}
