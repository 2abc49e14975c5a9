package dev.quayside.engine;

import dev.quayside.engine.account.Accounts;
import dev.quayside.engine.account.carrieraccount.AccountNetwork;
import dev.quayside.engine.account.carrieraccount.CarrierAccounts;
import dev.quayside.engine.account.carrieraccount.GivenNumbers;
import dev.quayside.engine.account.carrieraccount.OpenAccounts;
import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Unfinished;
import dev.quayside.engine.account.workspace.WorkspaceWords;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.analytics.Analytics;
import dev.quayside.engine.analytics.Lists;
import dev.quayside.engine.analytics.history.DeliveryCalendar;
import dev.quayside.engine.analytics.history.JourneyBook;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.address.AddressLookups;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.guard.MeteredCalls;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.copy.wing.Copying;
import dev.quayside.engine.customer.Customers;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.email.EmailOutbox;
import dev.quayside.engine.customer.email.EmailedOrders;
import dev.quayside.engine.customer.email.EmailedShipments;
import dev.quayside.engine.customer.email.LabelEmails;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;
import dev.quayside.engine.document.wing.Documents;
import dev.quayside.engine.notice.NoticeFinder;
import dev.quayside.engine.notice.Notices;
import dev.quayside.engine.order.ClosedOrders;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.addressbook.AddressBook;
import dev.quayside.engine.order.boxing.BoxHabits;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.order.mark.Tags;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.order.ruling.Rulings;
import dev.quayside.engine.order.search.LateOrders;
import dev.quayside.engine.order.wing.Ordering;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.parcel.wing.Parcels;
import dev.quayside.engine.platform.backup.ScheduledBackups;
import dev.quayside.engine.platform.event.Elsewhere;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.Remembered;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.foundation.Platform;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.metric.Metrics;
import dev.quayside.engine.platform.server.route.BaseUrls;
import dev.quayside.engine.platform.server.route.Site;
import dev.quayside.engine.platform.setting.InstallationKeys;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.print.ClosedPrintJobs;
import dev.quayside.engine.print.PrintLoadStore;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.engine.print.printnode.RemoteFiles;
import dev.quayside.engine.print.wing.Printing;
import dev.quayside.engine.retention.Purges;
import dev.quayside.engine.sandbox.Sandbox;
import dev.quayside.engine.sandbox.SandboxCredentialCheck;
import dev.quayside.engine.sandbox.control.SandboxControls;
import dev.quayside.engine.shipping.LabelEventJson;
import dev.quayside.engine.shipping.RateShopping;
import dev.quayside.engine.shipping.Shipping;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.store.ClosedShipments;
import dev.quayside.engine.shipping.store.LabelEvents;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.source.Sources;
import dev.quayside.engine.source.kind.SourcePlaces;
import dev.quayside.engine.tracking.DeliveryEstimates;
import dev.quayside.engine.tracking.Trackers;
import dev.quayside.engine.tracking.TrackingTransactions;
import dev.quayside.engine.webhook.Outbox;
import dev.quayside.engine.webhook.wing.EventFeeds;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// Every feature of one installation, put together by hand; nothing runs yet. What belongs together
/// is one record, as the wings in docs/architecture.md.
final class Features {

  private static final Duration ADDRESS_DEADLINE = Duration.ofSeconds(4);
  final Foundation base;
  final Platform platform;
  final Elsewhere elsewhere;
  final Idempotency idempotency;
  final Carriers carriers;
  final Parcels parcels;
  final Accounts accounts;
  final RateShopping rating;
  final Shipping shipping;
  final Trackers trackers;
  final Printing printing;
  final Ordering ordering;
  final Sources sources;
  final EventFeeds eventFeeds;
  final Customers customers;
  final Documents documents;
  final Analytics analytics;
  final Lists lists;
  final Sandbox sandbox;
  final Notices notices;
  final Purges purges;
  final Installation installation;
  final Copying copying;

  /// Where the API answers; replaced when it is served.
  final AtomicReference<BaseUrls> baseUrls = new AtomicReference<>(BaseUrls.standard());

  Features(
      EngineOptions options,
      FolderDatabase kept,
      Database database,
      Database quotes,
      CarrierNetworks networks) {
    var directory = kept.directory();
    var keys = InstallationKeys.of(kept, database, options.random());
    var clocks = new Clocks(database, options.clock());
    base = FoundationFactory.of(options, directory, keys, database, quotes, clocks);
    var ids = base.ids();
    var clock = base.clock();
    var live = base.live();
    var leases = base.leases();
    var stations = base.stations();
    var metrics = new Metrics();
    var wallets = new Wallets(database, ids, clock, live, base.audit());
    var workspaces = new Workspaces(database, wallets, ids, options.clock());
    workspaces.makeDefaults();

    var sandboxControls = new SandboxControls(database, workspaces::autoScan);
    var open = new OpenAccounts(database, base.vault());
    elsewhere = new Elsewhere(database, live, leases);
    elsewhere.when(Remembered.CARRIER_ACCOUNTS, open::lookAgain);
    elsewhere.when(
        Remembered.SANDBOX,
        () -> {
          clocks.refresh();
          sandboxControls.lookAgain();
        });
    var http = new CarrierHttp(base.egress());
    var accountNetwork =
        new AccountNetwork(
            open,
            new GivenNumbers(database, directory.numberMarks()),
            http,
            options.hosts().carriers(),
            clocks::of);
    var payors = new Payors(database, base.vault(), ids, base.audit());
    var calls = new MeteredCalls(metrics);
    carriers =
        new Carriers(
            networks.make(database, clocks, sandboxControls, accountNetwork, payors::opened, calls),
            open::isOn,
            CarrierModules.names());
    var asking = new CallDeadline(options.times().question());
    var buying = new CallDeadline(options.times().purchase());
    var validations = new AddressValidations();
    parcels =
        Parcels.of(
            base,
            validations,
            new AddressLookups(
                validations, carriers, open::isOpen, new CallDeadline(ADDRESS_DEADLINE)));

    var shipments = new Shipments(database);
    var carrierNames = carrierNames(workspaces, carriers);
    var mailed = new EmailedShipments(shipments, carrierNames);
    var outbox = new Outbox(ids, database.isShared());
    elsewhere.when(Remembered.WEBHOOKS, outbox::forget);
    var emailOutbox = new EmailOutbox(ids, workspaces::environment, mailed);
    var events =
        new Events(
            ids,
            clock,
            (tx, workspace, event) ->
                outbox.queue(tx, workspace, event).andThen(emailOutbox.queue(tx, workspace, event)),
            live,
            base.audit());
    idempotency = new Idempotency(database, clock, leases, shipments::parts);

    rating =
        RateShopping.of(
            base, carriers, payors, parcels.taxIds(), events, options.times().question());
    var estimates = new DeliveryEstimates(Places::timeZone);
    var trackingTransactions =
        new TrackingTransactions(database, shipments, events, ids, clock, estimates);
    var brandings = new Brandings(database, workspaces::name, base.audit());
    var tags = new Tags(database, ids, live, base.audit());
    var days = new WorkspaceDays(clock, parcels.zones(each -> brandings.of(each).timeZone()));
    var orders = new Orders(database, parcels.products(), payors, tags, ids, days, events, live);
    trackers = new Trackers(trackingTransactions, carriers, clock, options.times().question());
    var pickLists =
        new PickLists(
            database, orders, parcels.products(), parcels.locations(), ids, clock, base.audit());
    documents =
        Documents.of(base, shipments, orders, carriers, brandings, pickLists, buying, events);
    var printService =
        new PrintService(
            database,
            stations,
            shipments,
            documents.labelArt(),
            documents.printed(shipments),
            new PrintContents(database, ids, clock),
            workspaces::environment,
            ids,
            options.clock(),
            events,
            live,
            elsewhere);
    sources =
        Sources.of(
            database,
            base.vault(),
            http,
            options.hosts().sources(),
            orders,
            new OrderFiles(database, orders, ids, clock, live, parcels.locations(), payors),
            SourcePlaces.in(
                directory.root(),
                base.egress(),
                parcels.zones(each -> brandings.of(each).timeZone())),
            ids,
            events,
            live,
            options.clock(),
            leases);
    var addressBook = new AddressBook(database, payors, ids, clock);
    var boxHabits = new BoxHabits(database, clock);
    shipping =
        Shipping.of(
            base,
            carriers,
            payors,
            parcels.taxIds(),
            parcels.locations(),
            asking,
            buying,
            rating.rates(),
            wallets,
            events,
            idempotency,
            labelEvents(workspaces, baseUrls),
            ShipmentListener.all(
                List.of(
                    trackingTransactions,
                    printService,
                    ShipmentListener.ofShipped(new JourneyBook()),
                    orders.parcels(),
                    boxHabits,
                    addressBook)));
    var users = Users.of(base, options.pinRounds());
    ordering =
        Ordering.of(
            base,
            new Ordering.Below(
                parcels,
                carriers,
                wallets,
                payors,
                rating.rates(),
                shipping,
                trackingTransactions,
                printService,
                new OrderLeases(database, leases, stations::own, live),
                boxHabits,
                emailOutbox,
                users,
                documents.labelArt(),
                pickLists,
                days),
            orders,
            tags,
            payors,
            addressBook,
            sources.check(),
            events);
    elsewhere.when(Remembered.STATIONS, printService.printers()::lookAtStations);
    elsewhere.when(Remembered.TAX_IDS, parcels.taxIds()::forget);
    elsewhere.when(Remembered.PACK_CHECKS, ordering.checking().checks().policy()::forget);
    analytics =
        Analytics.of(
            base,
            carriers,
            shipments,
            rating.rates(),
            asking,
            orders.parcels(),
            ordering.checking().checks(),
            DeliveryCalendar::of);
    lists = Lists.of(database, clock, estimates);
    accounts =
        Accounts.of(
            base,
            keys.tokens(),
            workspaces,
            clocks,
            wallets,
            CarrierAccounts.of(
                base,
                open,
                new SandboxCredentialCheck(sandboxControls),
                options.hosts().carriers(),
                http),
            payors,
            users,
            List.of(
                new Unfinished(WorkspaceWords.BATCH_RUNS, ordering.batches()::isRunning),
                new Unfinished(WorkspaceWords.BEING_BOUGHT, shipments::isBuying),
                new Unfinished(WorkspaceWords.LABELS_WAIT, printService::isPrinting)));
    accounts.users().whenRemoved(orders.marking()::letGo);
    accounts.users().whenRemoved(ordering.desk().views()::letGo);
    tags.whenRenamed(ordering.desk().views()::follow);
    eventFeeds = EventFeeds.of(base, events, outbox);
    customers =
        Customers.of(
            base,
            workspaces,
            carriers,
            trackers,
            brandings,
            new TrackingLinks(brandings, environment -> baseUrls.get().of(environment)),
            new EmailedOrders(mailed, orders, carrierNames),
            new LabelEmails(
                database,
                shipments,
                documents.labelArt(),
                events,
                labelEvents(workspaces, baseUrls),
                ids,
                emailOutbox),
            shipments,
            emailOutbox);
    sandbox =
        Sandbox.of(
            base,
            clocks,
            sandboxControls,
            carriers,
            workspaces,
            trackers,
            trackingTransactions,
            onAdvance());
    var settings = new Settings(database, base.audit());
    notices =
        new Notices(
            database,
            ids,
            base.time(),
            live,
            settings,
            new NoticeFinder(
                wallets,
                printService.printers(),
                stations,
                new PrintLoadStore(database)::waiting,
                accounts.carrierAccounts(),
                shipments,
                new LateOrders(database),
                new Rulings(database),
                analytics.invoices(),
                clock),
            customers.emails());
    purges =
        new Purges(
            database,
            settings,
            new Purges.Keepers(
                new ClosedShipments(),
                new ClosedOrders(clock, live, ordering::forget),
                documents.manifests(),
                new ClosedPrintJobs(),
                addressBook,
                customers.emails()),
            events,
            clock);
    installation = Installation.of(base, directory, settings, metrics, notices, purges);
    copying =
        Copying.of(
            base,
            new Copying.Below(
                parcels,
                accounts,
                ordering,
                sources,
                printService,
                stations,
                customers,
                settings,
                carriers));
    printing =
        Printing.of(
            base,
            printService,
            new RemoteFiles(http, options.hosts().printFrom()),
            accounts.keys(),
            workspaces,
            carriers);
    platform =
        new Platform(
            base,
            idempotency,
            installation.healthCheck(),
            new ScheduledBackups(
                installation.backupPlans(),
                database,
                new Backup(directory),
                leases,
                base.time(),
                ZoneId.systemDefault()));
  }

  /// The wings of the engine, from the ground up: a new one gets its line here.
  List<Wing> wings() {
    return List.of(
        platform,
        parcels,
        carriers,
        accounts,
        shipping,
        rating,
        trackers,
        printing,
        ordering,
        sources,
        eventFeeds,
        customers,
        documents,
        analytics,
        notices,
        purges,
        copying,
        sandbox);
  }

  private List<Consumer<Caller>> onAdvance() {
    return List.of(
        caller -> shipping.reconciler().run(caller),
        trackers::catchUp,
        caller -> shipping.refunds().settleDue(caller.workspace()),
        _ -> eventFeeds.webhooks().kick());
  }

  private static BiFunction<WorkspaceId, String, String> carrierNames(
      Workspaces workspaces, Carriers carriers) {
    return (workspace, code) ->
        workspaces
            .byId(workspace)
            .flatMap(each -> carriers.find(each.ownCaller(), code))
            .map(carrier -> carrier.profile().name())
            .orElse(code);
  }

  private static LabelEvents labelEvents(
      Workspaces workspaces, AtomicReference<BaseUrls> baseUrls) {
    return workspace -> {
      var environment = workspaces.environment(workspace);
      return shipment -> LabelEventJson.of(shipment, Site.of(environment, baseUrls.get()));
    };
  }
}
