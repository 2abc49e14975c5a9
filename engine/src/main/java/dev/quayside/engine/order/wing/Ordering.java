package dev.quayside.engine.order.wing;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.order.OrderParcels;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.addressbook.AddressBook;
import dev.quayside.engine.order.addressbook.ContactRoutes;
import dev.quayside.engine.order.api.OrderRoutes;
import dev.quayside.engine.order.automation.RuleRuns;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.BatchLabels;
import dev.quayside.engine.order.batch.BatchRoutes;
import dev.quayside.engine.order.batch.BatchVoids;
import dev.quayside.engine.order.batch.Batches;
import dev.quayside.engine.order.boxing.AutoBox;
import dev.quayside.engine.order.boxing.BoxHabits;
import dev.quayside.engine.order.boxing.BoxPlans;
import dev.quayside.engine.order.boxing.GoodsReader;
import dev.quayside.engine.order.boxing.api.PackingPlanRoutes;
import dev.quayside.engine.order.boxing.api.PackingPlans;
import dev.quayside.engine.order.bulk.BulkChanges;
import dev.quayside.engine.order.bulk.BulkTerms;
import dev.quayside.engine.order.bulk.api.BulkRoutes;
import dev.quayside.engine.order.check.CheckBook;
import dev.quayside.engine.order.check.CheckCompletion;
import dev.quayside.engine.order.check.CheckPolicy;
import dev.quayside.engine.order.check.CheckRoutes;
import dev.quayside.engine.order.check.CheckScans;
import dev.quayside.engine.order.check.PackChecks;
import dev.quayside.engine.order.external.BuyerNews;
import dev.quayside.engine.order.external.DepartureRoutes;
import dev.quayside.engine.order.external.Departures;
import dev.quayside.engine.order.external.NamedCarriers;
import dev.quayside.engine.order.external.ShippedImport;
import dev.quayside.engine.order.fact.OrderFacts;
import dev.quayside.engine.order.fact.Postage;
import dev.quayside.engine.order.fact.SenderLocations;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.file.ProductFiles;
import dev.quayside.engine.order.file.ProductTable;
import dev.quayside.engine.order.file.ShippedFiles;
import dev.quayside.engine.order.file.api.ImportRoutes;
import dev.quayside.engine.order.file.api.ShippedImportRoutes;
import dev.quayside.engine.order.file.watch.FolderWatch;
import dev.quayside.engine.order.fulfilment.CheckDuty;
import dev.quayside.engine.order.fulfilment.CustomsQuestions;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.fulfilment.OrderLabelRoutes;
import dev.quayside.engine.order.fulfilment.OrderPlans;
import dev.quayside.engine.order.fulfilment.OrderPurchase;
import dev.quayside.engine.order.fulfilment.Packer;
import dev.quayside.engine.order.fulfilment.RatedPurchase;
import dev.quayside.engine.order.fulfilment.Splits;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.order.mark.Tags;
import dev.quayside.engine.order.mark.api.TagRoutes;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.order.picklist.PickedOrders;
import dev.quayside.engine.order.picklist.api.PickListRoutes;
import dev.quayside.engine.order.rule.RuleRoutes;
import dev.quayside.engine.order.rule.Rules;
import dev.quayside.engine.order.ruling.Rulings;
import dev.quayside.engine.order.scan.Scans;
import dev.quayside.engine.order.search.RecordSearch;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.trial.RuleTrialRoutes;
import dev.quayside.engine.order.trial.RuleTrials;
import dev.quayside.engine.order.view.Views;
import dev.quayside.engine.order.view.api.ListRowsJson;
import dev.quayside.engine.order.view.api.ViewRoutes;
import dev.quayside.engine.parcel.wing.Parcels;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Lane;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.LabelPurchase;
import dev.quayside.engine.shipping.LabelRoutes;
import dev.quayside.engine.shipping.ShipmentRoutes;
import dev.quayside.engine.shipping.Shipping;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.shipping.search.ShipmentLists;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.tracking.TrackingTransactions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Wing `order`: what is to be shipped, by which rules, and for whom.
///
/// @param desk what people put on orders
/// @param imports orders and products out of files
/// @param ruleTrials what rules would do, and why
/// @param ruleRuns what rules do with orders by themselves
/// @param packingPlans which boxes goods go into, and what that costs
/// @param pickLists orders fetched from the store in one walk
/// @param leases which desk has an order in hand
/// @param departures orders that leave without a label of ours
/// @param shippedImport the same for many, by a file
/// @param checking the check of what is packed
/// @param scans finds the record for a bar code
/// @param recordSearch finds records by a few words
/// @param below the wings that orders are shipped with
public record Ordering(
    Orders orders,
    OrderDesk desk,
    AddressBook addressBook,
    Imports imports,
    Rules rules,
    RuleTrials ruleTrials,
    RuleRuns ruleRuns,
    Fulfilment fulfilment,
    PackingPlans packingPlans,
    PickLists pickLists,
    OrderLeases leases,
    Departures departures,
    ShippedImport shippedImport,
    CustomsQuestions customsQuestions,
    Checking checking,
    Batches batches,
    BatchEstimates batchEstimates,
    Scans scans,
    RecordSearch recordSearch,
    Below below)
    implements Wing {

  private static final Logger LOG = LoggerFactory.getLogger(Ordering.class);

  /// What rules say of an order shows within two seconds.
  private static final Duration RULES = Duration.ofMillis(900);

  private static final Duration MINUTE = Duration.ofMinutes(1);

  /// How people sort the orders among themselves, and change many of them.
  ///
  /// @param bulk changes of many at once
  /// @param views lists that people keep
  public record OrderDesk(Tags tags, BulkChanges bulk, Views views) {}

  /// Files with many orders or products, read when a packer chooses one or when it appears in the
  /// watched folder.
  public record Imports(OrderFiles orders, ProductFiles products, FolderWatch folderWatch) {}

  /// What is packed, checked piece by piece.
  public record Checking(PackChecks checks, CheckScans scans, CheckCompletion completion) {}

  /// The wings below that orders are shipped with.
  ///
  /// @param days which day it is in each workspace
  public record Below(
      Parcels parcels,
      Carriers carriers,
      Wallets wallets,
      Payors payors,
      Rates rates,
      Shipping shipping,
      TrackingTransactions trackers,
      PrintService printService,
      OrderLeases leases,
      BoxHabits boxHabits,
      BuyerNews buyers,
      Users users,
      LabelArt labelArt,
      PickLists pickLists,
      WorkspaceDays days) {}

  public static Ordering of(
      Foundation base,
      Below below,
      Orders orders,
      Tags tags,
      Payors payors,
      AddressBook addressBook,
      ShopCheck shops,
      Events events) {
    var database = base.database();
    var clock = base.clock();
    var live = base.live();
    var products = below.parcels.products();
    var presets = below.parcels.presets();
    var shipments = below.shipping.shipments();
    var settings = new Settings(database);
    var locations = below.parcels.locations();
    var rules =
        new Rules(
            database,
            base.ids(),
            below.carriers,
            below.payors,
            locations,
            orders::hasPerson,
            base.audit());
    var senders = new SenderLocations(locations, clock);
    var policy = new CheckPolicy(new Settings(database, base.audit()));
    var book =
        new CheckBook(database, base.ids(), clock, orders, products, below.leases, events, live);
    var checks = new PackChecks(book, policy, base.audit());
    var files =
        new OrderFiles(
            database, orders, base.ids(), clock, live, below.parcels.locations(), below.payors);
    var boxPlans = new BoxPlans(presets, below.carriers);
    var goods = new GoodsReader(products);
    var packer =
        new Packer(
            presets,
            below.carriers,
            addressBook.payors(),
            new AutoBox(boxPlans, goods, below.boxHabits, presets, below.rates),
            senders);
    var facts =
        new OrderFacts(
            presets,
            senders,
            products,
            below.parcels.addressValidations(),
            new Postage(below.rates));
    var plans = new OrderPlans(rules, facts, packer, new Rulings(database));
    var fulfilment =
        new Fulfilment(
            orders,
            plans,
            new Splits(plans, products),
            packer,
            below.rates,
            below.shipping,
            shops,
            below.leases,
            new CheckDuty(checks, orders, plans, locations, below.rates),
            below.boxHabits);
    var departures =
        new Departures(
            database,
            orders,
            checks,
            below.leases,
            new NamedCarriers(below.carriers, clock),
            below.trackers,
            below.buyers);
    return new Ordering(
        orders,
        new OrderDesk(
            tags,
            new BulkChanges(
                database,
                orders.edits(),
                new BulkTerms(orders, presets, below.parcels.locations(), payors),
                base.ids(),
                clock),
            new Views(
                database,
                base.ids(),
                live,
                base.audit(),
                new ListRowsJson(orders, shipments, below.days))),
        addressBook,
        new Imports(
            files,
            new ProductFiles(database, products, clock),
            new FolderWatch(settings.at(base.stations()), files, clock, live)),
        rules,
        new RuleTrials(orders, plans),
        new RuleRuns(database, orders, plans),
        fulfilment,
        new PackingPlans(boxPlans, goods, presets, below.parcels.locations(), fulfilment),
        below.pickLists,
        below.leases,
        departures,
        new ShippedImport(database, new ShippedFiles(database, clock), departures),
        new CustomsQuestions(orders, products),
        new Checking(
            checks, new CheckScans(book, policy), new CheckCompletion(book, policy, presets)),
        new Batches(
            database,
            base.leases(),
            base.stations(),
            fulfilment,
            below.printService,
            base.ids(),
            clock,
            events,
            live),
        new BatchEstimates(fulfilment, below.carriers, below.wallets, settings),
        new Scans(shipments, orders, fulfilment, new PickedOrders(below.pickLists)),
        new RecordSearch(shipments, new ShipmentLists(database), orders, presets),
        below);
  }

  /// Batches taken back.
  public BatchVoids batchVoids() {
    return new BatchVoids(batches, fulfilment.shipping());
  }

  /// Deletes what is kept beside an order and may tell of its customer.
  public void forget(Tx tx, WorkspaceId workspace, String orderId) {
    checking.checks().forgetPhotos(tx, workspace, orderId);
    orders.marking().forget(tx, workspace, orderId);
    desk.bulk().forget(tx, workspace, orderId);
  }

  /// Rates and labels of orders, for the API.
  public OrderPurchase orderPurchase() {
    return new OrderPurchase(fulfilment);
  }

  /// Labels for any request. One bought at a rate of an order becomes that order's parcel.
  public LabelPurchase labelPurchase() {
    return new RatedPurchase(orderPurchase());
  }

  @Override
  public List<Routes> routes() {
    var parcels = below.parcels;
    var validations = parcels.addressValidations();
    var locations = parcels.locations();
    var shipping = below.shipping;
    var art = below.labelArt;
    return List.of(
        new LabelRoutes(shipping, labelPurchase(), art, validations, below.days),
        new ShipmentRoutes(shipping, labelPurchase(), art, validations, below.days),
        new ImportRoutes(
            imports.orders(), imports.products(), new ProductTable(parcels.products())),
        new ContactRoutes(addressBook),
        new OrderRoutes(orders, leases, below.days),
        new DepartureRoutes(departures, leases.time()),
        new ShippedImportRoutes(shippedImport),
        new BulkRoutes(desk.bulk(), rules, below.days),
        new ViewRoutes(desk.views()),
        new TagRoutes(desk.tags()),
        new OrderLabelRoutes(orderPurchase(), locations, validations),
        new PackingPlanRoutes(packingPlans),
        new PickListRoutes(pickLists, below.users, below.days),
        new BatchRoutes(
            batches,
            batchVoids(),
            new BatchLabels(batches, shipping.shipments(), art),
            locations,
            pickLists),
        new RuleRoutes(rules),
        new RuleTrialRoutes(ruleTrials),
        new CheckRoutes(checking.checks(), checking.scans(), checking.completion()));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.each(this::takeUp).whenDue(openWork()).alsoAtStart(),
        Chore.each(batches::lookAgain).whenDue(Batches.areInDoubt()),
        Chore.eachActive(caller -> imports.folderWatch().look(caller, _ -> {})),
        Chore.eachActive(ruleRuns::round).whenChanged(RULES, MINUTE).in(Lane.QUICK));
  }

  @Override
  public List<Worker> workers() {
    return List.of(Worker.ending(Stage.BULK, batches::close));
  }

  private static String openWork() {
    return String.join(" OR ", Shipments.areOpen(), Batches.areLeft(), OrderParcels.areLeft());
  }

  /// Settles what is open and takes up what no engine has in hand, beside everything else. A batch
  /// goes on once the carriers were asked about what it was buying.
  private void takeUp(Caller caller) {
    var _ = settle(caller).thenRun(() -> batches.takeUp(caller));
  }

  /// Carriers are asked beside everything else: nobody waits for one that is silent.
  private CompletableFuture<Void> settle(Caller caller) {
    return below
        .shipping
        .reconciler()
        .begin(caller)
        .thenRun(() -> fulfilment.settle(caller))
        .exceptionally(
            failed -> {
              LOG.warn("settling orders failed and will be tried again", failed);
              return null;
            });
  }
}
