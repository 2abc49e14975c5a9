package dev.quayside.engine;

import dev.quayside.engine.account.carrieraccount.AccountNetwork;
import dev.quayside.engine.account.carrieraccount.CarrierAccounts;
import dev.quayside.engine.account.carrieraccount.GivenNumbers;
import dev.quayside.engine.account.carrieraccount.OpenAccounts;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Onboarding;
import dev.quayside.engine.account.workspace.Unfinished;
import dev.quayside.engine.account.workspace.WorkspaceChanges;
import dev.quayside.engine.account.workspace.WorkspaceWords;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.analytics.advice.Forecasts;
import dev.quayside.engine.analytics.history.JourneyBook;
import dev.quayside.engine.analytics.history.Reports;
import dev.quayside.engine.analytics.invoice.Invoices;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.address.AddressLookups;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.email.EmailOutbox;
import dev.quayside.engine.customer.email.EmailedShipments;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.customer.trackingpage.ParcelPages;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;
import dev.quayside.engine.document.DocumentPrintJobs;
import dev.quayside.engine.document.manifest.ManifestPrintJobs;
import dev.quayside.engine.order.ClosedOrders;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.addressbook.AddressBook;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.Batches;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.file.ProductFiles;
import dev.quayside.engine.order.file.watch.FolderWatch;
import dev.quayside.engine.order.fulfilment.CustomsQuestions;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.fulfilment.Packer;
import dev.quayside.engine.order.rule.Rules;
import dev.quayside.engine.order.scan.Scans;
import dev.quayside.engine.order.search.RecordSearch;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.parcel.product.Products;
import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.health.HealthCheck;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.lease.EngineName;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.metric.Metrics;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.server.route.BaseUrls;
import dev.quayside.engine.platform.server.route.Site;
import dev.quayside.engine.platform.setting.Heartbeat;
import dev.quayside.engine.platform.setting.InstallationVault;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.ClosedPrintJobs;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.retention.Purges;
import dev.quayside.engine.sandbox.HandScanner;
import dev.quayside.engine.sandbox.SandboxCredentialCheck;
import dev.quayside.engine.sandbox.SandboxScanStore;
import dev.quayside.engine.sandbox.control.SandboxClock;
import dev.quayside.engine.sandbox.control.SandboxControls;
import dev.quayside.engine.sandbox.control.SandboxLab;
import dev.quayside.engine.shipping.LabelEventJson;
import dev.quayside.engine.shipping.Shipping;
import dev.quayside.engine.shipping.pickup.PickupBookings;
import dev.quayside.engine.shipping.rate.AsyncRateRequests;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.shipping.search.ShipmentLists;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.store.ClosedShipments;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.source.Sources;
import dev.quayside.engine.tracking.DeliveryEstimates;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.tracking.TrackingTransactions;
import dev.quayside.engine.webhook.Outbox;
import dev.quayside.engine.webhook.Webhooks;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// Every feature of one installation, put together by hand; nothing runs yet.
final class Features {

  private static final Duration ADDRESS_DEADLINE = Duration.ofSeconds(4);
  static final DeliveryEstimates DELIVERY_ESTIMATES = new DeliveryEstimates(Places::timeZone);
  final Database database;
  final Database quotes;
  final Clocks clocks;
  final LiveEvents live = new LiveEvents();
  final Metrics metrics = new Metrics();
  final Wallets wallets;
  final Workspaces workspaces;
  final WorkspaceChanges workspaceChanges;
  final Leases leases;
  final Idempotency idempotency;
  final Carriers carriers;
  final CarrierAccounts carrierAccounts;
  final Rates rates;
  final AsyncRateRequests asyncRateRequests;
  final Shipping shipping;
  final Analytics analytics;
  final Trackers trackers;
  final Sandbox sandbox;
  final Ordering ordering;
  final Sources sources;
  final Documents documents;
  final Customers customers;
  final AddressValidations addressValidations = new AddressValidations();
  final AddressLookups addressLookups;
  final Access access;
  final Vault vault;
  final Onboarding onboarding;
  final PrintService printService;
  final Presets presets;
  final Products products;
  final Locations locations;
  final PickupBookings pickups;
  final Purges purges;
  final Webhooks webhooks;
  final EventLog eventLog;
  final EgressPolicy egress;
  final InstantSource clock;
  final HealthCheck healthCheck;
  volatile BaseUrls baseUrls = BaseUrls.standard();

  Features(
      EngineOptions options,
      DataDirectory directory,
      Database database,
      Database quotes,
      CarrierNetworks networks) {
    this.database = database;
    this.quotes = quotes;
    this.clock = options.clock();
    clocks = new Clocks(database, options.clock());
    WorkspaceClock clock = clocks::now;
    var ids = new Ids(options.clock(), options.random());
    var outbox = new Outbox(ids);
    var shipments = new Shipments(database);
    var mailed = new EmailedShipments(shipments, this::carrierName);
    var emailOutbox = new EmailOutbox(ids, this::environment, mailed);
    var events =
        new Events(
            ids,
            clock,
            (tx, workspace, event) -> {
              outbox.queue(tx, workspace, event);
              emailOutbox.queue(tx, workspace, event);
            },
            live);
    wallets = new Wallets(database, ids, clock, live);
    workspaces = new Workspaces(database, wallets, ids, options.clock());
    workspaces.makeDefaults();
    var brandings = new Brandings(database, workspaces::name);
    var trackingLinks = new TrackingLinks(brandings, environment -> baseUrls.of(environment));
    leases =
        new Leases(
            database,
            options.clock(),
            EngineName.in(directory.engineName(), options.random()),
            options.times().lease());
    idempotency = new Idempotency(database, clock, leases, shipments::parts);
    var sandboxControls = new SandboxControls(database, workspaces::autoScan);
    vault = InstallationVault.open(database, directory.vaultKey(), options.random());
    egress = EgressPolicy.allowing(options.hosts().webhookTargets());
    var open = new OpenAccounts(database, vault);
    var http = new CarrierHttp(egress);
    carrierAccounts =
        CarrierAccounts.of(
            database,
            vault,
            open,
            new SandboxCredentialCheck(sandboxControls),
            options.hosts().carriers(),
            http,
            clock);
    var accounts =
        new AccountNetwork(
            open,
            new GivenNumbers(database, directory.numberMarks()),
            http,
            options.hosts().carriers(),
            clocks::of);
    carriers =
        new Carriers(
            networks.make(database, clocks, sandboxControls, accounts, new MeteredCalls(metrics)),
            open::isOn,
            CarrierModules.names());
    addressLookups =
        new AddressLookups(
            addressValidations, carriers, open::isOpen, new CallDeadline(ADDRESS_DEADLINE));
    var asking = new CallDeadline(options.times().question());
    var buying = new CallDeadline(options.times().purchase());
    rates = new Rates(quotes, database, carriers, ids, clock, options.times().question());
    asyncRateRequests = new AsyncRateRequests(database, leases, rates, events, ids, clock);
    var trackingTransactions =
        new TrackingTransactions(database, shipments, events, ids, clock, DELIVERY_ESTIMATES);
    products = new Products(database);
    var orders = new Orders(database, products, ids, clock, events, live);
    documents =
        Documents.of(database, shipments, orders, carriers, brandings, buying, events, ids, clock);
    printService =
        new PrintService(
            database,
            shipments,
            documents.labelArt(),
            List.of(
                new DocumentPrintJobs(documents.papers(), shipments),
                new ManifestPrintJobs(documents.manifests(), documents.manifestArt())),
            workspaces::environment,
            ids,
            options.clock(),
            events,
            live);
    sources =
        Sources.of(
            database,
            vault,
            http,
            options.hosts().sources(),
            orders,
            ids,
            events,
            live,
            options.clock(),
            leases);
    var addressBook = new AddressBook(database, ids, clock);
    presets = new Presets(database, ids);
    locations = new Locations(database, ids);
    shipping =
        Shipping.of(
            database,
            carriers,
            asking,
            buying,
            rates,
            wallets,
            events,
            idempotency,
            leases,
            ids,
            clock,
            this::labelEvents,
            ShipmentListener.all(
                List.of(
                    trackingTransactions,
                    printService,
                    ShipmentListener.ofShipped(new JourneyBook()),
                    orders.parcels(),
                    addressBook)),
            ZoneId.systemDefault());
    pickups =
        new PickupBookings(
            database,
            leases,
            carriers,
            locations,
            buying,
            events,
            ids,
            clock,
            ZoneId.systemDefault());
    ordering = ordering(orders, addressBook, ids, clock, events);
    workspaceChanges = new WorkspaceChanges(database, live, options.clock(), unfinished(shipments));
    analytics =
        new Analytics(
            new Reports(database, carriers, clock, DeliveryCalendar::of),
            new Forecasts(
                database, shipments, carriers, asking, rates, clock, DeliveryCalendar::of),
            new Invoices(database, shipments, ids, clock));
    trackers = new Trackers(trackingTransactions, carriers, clock, options.times().question());
    access = Access.of(options, directory, database, ids, clock, live);
    onboarding = new Onboarding(database, workspaces, access.keys());
    eventLog = new EventLog(database, clock);
    healthCheck = new HealthCheck(new Heartbeat(database), directory.root(), options.clock());
    webhooks =
        Webhooks.of(
            new Webhooks.Surroundings(database, ids, clock, leases, options.random(), vault),
            events,
            outbox,
            egress);
    customers =
        new Customers(
            brandings,
            trackingLinks,
            new ParcelPages(workspaces, trackers, carriers, brandings, clock, Places::timeZone),
            new Emails(
                new Emails.Surroundings(
                    database,
                    leases,
                    ids,
                    clock,
                    vault,
                    workspaces,
                    brandings,
                    trackingLinks,
                    mailed),
                emailOutbox,
                egress));
    purges =
        new Purges(
            database,
            new Purges.Keepers(
                new ClosedShipments(),
                new ClosedOrders(clock, live),
                documents.manifests(),
                new ClosedPrintJobs(),
                addressBook,
                customers.emails()),
            events,
            clock);
    sandbox =
        new Sandbox(
            new SandboxLab(
                new SandboxClock(clocks, onAdvance()), sandboxControls, carriers, workspaces),
            new HandScanner(
                database, new SandboxScanStore(database), trackers, trackingTransactions, clock));
  }

  private Ordering ordering(
      Orders orders, AddressBook addressBook, Ids ids, WorkspaceClock clock, Events events) {
    var rules = new Rules(database, ids, carriers);
    var files = new OrderFiles(database, orders, ids, clock, live);
    var packer = new Packer(presets, carriers);
    var fulfilment = new Fulfilment(orders, rules, packer, rates, shipping, sources.check());
    return new Ordering(
        orders,
        addressBook,
        files,
        new ProductFiles(database, products, clock),
        new FolderWatch(new Settings(database), files, clock, live),
        rules,
        fulfilment,
        new CustomsQuestions(orders, products),
        new Batches(database, leases, fulfilment, printService, ids, clock, events, live),
        new BatchEstimates(fulfilment, carriers, wallets, new Settings(database)),
        new Scans(shipping.shipments(), orders, fulfilment),
        new RecordSearch(shipping.shipments(), new ShipmentLists(database), orders, presets));
  }

  private List<Unfinished> unfinished(Shipments shipments) {
    return List.of(
        new Unfinished(WorkspaceWords.BATCH_RUNS, ordering.batches()::isRunning),
        new Unfinished(WorkspaceWords.BEING_BOUGHT, shipments::isBuying),
        new Unfinished(WorkspaceWords.LABELS_WAIT, printService::isPrinting));
  }

  private List<Consumer<Caller>> onAdvance() {
    return List.of(
        caller -> shipping.reconciler().run(caller),
        trackers::catchUp,
        caller -> shipping.refunds().settleDue(caller.workspace()),
        _ -> webhooks.kick());
  }

  private Environment environment(Tx tx, WorkspaceId workspace) {
    return workspaces.environment(tx, workspace);
  }

  private String carrierName(WorkspaceId workspace, String code) {
    return workspaces
        .byId(workspace)
        .flatMap(each -> carriers.find(each.desk(), code))
        .map(carrier -> carrier.profile().name())
        .orElse(code);
  }

  private Function<Shipment, String> labelEvents(WorkspaceId workspace) {
    var environment = workspaces.environment(workspace);
    return shipment -> LabelEventJson.of(shipment, Site.of(environment, baseUrls));
  }
}
