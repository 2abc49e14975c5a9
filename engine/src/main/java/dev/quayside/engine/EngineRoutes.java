package dev.quayside.engine;

import dev.quayside.engine.account.access.Credentials;
import dev.quayside.engine.account.access.KeyRoutes;
import dev.quayside.engine.account.access.TokenRoutes;
import dev.quayside.engine.account.audit.AuditRoutes;
import dev.quayside.engine.account.carrieraccount.CarrierAccountRoutes;
import dev.quayside.engine.account.payor.PayorRoutes;
import dev.quayside.engine.account.user.UserRoutes;
import dev.quayside.engine.account.wallet.WalletRoutes;
import dev.quayside.engine.account.workspace.WorkspaceRoutes;
import dev.quayside.engine.analytics.AnalyticsRoutes;
import dev.quayside.engine.analytics.invoice.InvoiceRoutes;
import dev.quayside.engine.carrier.CarrierRoutes;
import dev.quayside.engine.copy.CopyRoutes;
import dev.quayside.engine.customer.branding.BrandingRoutes;
import dev.quayside.engine.customer.email.EmailRoutes;
import dev.quayside.engine.customer.email.LabelEmailRoutes;
import dev.quayside.engine.customer.trackingpage.TrackingPageRoutes;
import dev.quayside.engine.document.DocumentRoutes;
import dev.quayside.engine.document.manifest.ManifestRoutes;
import dev.quayside.engine.document.picklist.PickListDocumentRoutes;
import dev.quayside.engine.notice.NoticeRoutes;
import dev.quayside.engine.order.addressbook.ContactRoutes;
import dev.quayside.engine.order.api.OrderRoutes;
import dev.quayside.engine.order.batch.BatchLabels;
import dev.quayside.engine.order.batch.BatchRoutes;
import dev.quayside.engine.order.boxing.api.PackingPlanRoutes;
import dev.quayside.engine.order.bulk.api.BulkRoutes;
import dev.quayside.engine.order.check.CheckRoutes;
import dev.quayside.engine.order.external.DepartureRoutes;
import dev.quayside.engine.order.file.ProductTable;
import dev.quayside.engine.order.file.api.ImportRoutes;
import dev.quayside.engine.order.file.api.ShippedImportRoutes;
import dev.quayside.engine.order.fulfilment.OrderLabelRoutes;
import dev.quayside.engine.order.mark.api.TagRoutes;
import dev.quayside.engine.order.picklist.api.PickListRoutes;
import dev.quayside.engine.order.rule.RuleRoutes;
import dev.quayside.engine.order.trial.RuleTrialRoutes;
import dev.quayside.engine.order.view.api.ViewRoutes;
import dev.quayside.engine.parcel.address.AddressRoutes;
import dev.quayside.engine.parcel.location.LocationRoutes;
import dev.quayside.engine.parcel.preset.PresetRoutes;
import dev.quayside.engine.parcel.product.ProductRoutes;
import dev.quayside.engine.parcel.taxid.TaxIdRoutes;
import dev.quayside.engine.platform.health.HealthRoutes;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.print.PrintRoutes;
import dev.quayside.engine.print.printnode.PrintNodeRoutes;
import dev.quayside.engine.print.setup.PrintRouteRoutes;
import dev.quayside.engine.print.setup.PrinterRoutes;
import dev.quayside.engine.print.station.StationRoutes;
import dev.quayside.engine.retention.RetentionRoutes;
import dev.quayside.engine.sandbox.HandScannerRoutes;
import dev.quayside.engine.sandbox.control.SandboxRoutes;
import dev.quayside.engine.shipping.LabelRoutes;
import dev.quayside.engine.shipping.ShipmentRoutes;
import dev.quayside.engine.shipping.pickup.PickupRoutes;
import dev.quayside.engine.shipping.rate.RateRoutes;
import dev.quayside.engine.source.LookupRoutes;
import dev.quayside.engine.source.SourceRoutes;
import dev.quayside.engine.tracking.TrackingRoutes;
import dev.quayside.engine.webhook.WebhookRoutes;
import dev.quayside.engine.webhook.eventlog.EventRoutes;
import dev.quayside.engine.webhook.eventlog.EventStreams;
import java.util.List;

/// What the /v1 API answers, feature by feature: a new one gets its line here.
final class EngineRoutes {

  private EngineRoutes() {}

  static List<Routes> of(Features features) {
    return List.of(
        new HealthRoutes(features.installation.healthCheck()),
        new TokenRoutes(features.accounts.keys(), features.accounts.tokens()),
        new CarrierRoutes(features.carriers),
        new CarrierAccountRoutes(features.accounts.carrierAccounts()),
        new PayorRoutes(features.accounts.payors()),
        new TaxIdRoutes(features.parcels.taxIds()),
        new RateRoutes(features.rating.rates(), features.rating.asyncRateRequests()),
        new AddressRoutes(features.parcels.addressCheck()),
        new AnalyticsRoutes(features.analytics),
        new InvoiceRoutes(features.analytics.invoices()),
        new LabelRoutes(
            features.shipping,
            features.ordering.labelPurchase(),
            features.documents.labelArt(),
            features.parcels.addressValidations()),
        new ShipmentRoutes(
            features.shipping,
            features.ordering.labelPurchase(),
            features.documents.labelArt(),
            features.parcels.addressValidations()),
        new TrackingRoutes(features.trackers),
        new HandScannerRoutes(features.sandbox.handScanner()),
        new SandboxRoutes(features.sandbox.sandboxLab()),
        new WalletRoutes(features.accounts.wallets()),
        new WorkspaceRoutes(
            features.accounts.onboarding(),
            features.accounts.workspaces(),
            features.accounts.workspaceChanges(),
            features.installation.stations()),
        new CopyRoutes(
            features.copies, new Credentials(features.accounts.keys(), features.accounts.tokens())),
        new KeyRoutes(features.accounts.keys()),
        new NoticeRoutes(features.installation.notices(), features.installation.settings()),
        new AuditRoutes(features.installation.auditLog(), features.shipping.shipments()::subjects),
        new UserRoutes(
            features.accounts.users(),
            features.accounts.tokens(),
            features.installation.settings()),
        new PresetRoutes(features.parcels.presets()),
        new ImportRoutes(
            features.ordering.imports().orders(),
            features.ordering.imports().products(),
            new ProductTable(features.parcels.products())),
        new ProductRoutes(features.parcels.products()),
        new LocationRoutes(features.parcels.locations()),
        new ContactRoutes(features.ordering.addressBook()),
        new WebhookRoutes(features.eventFeeds.webhooks()),
        new EventRoutes(
            features.eventFeeds.log(),
            features.eventFeeds.webhooks(),
            new EventStreams(features.eventFeeds.log(), features.eventFeeds.live())),
        new OrderRoutes(features.ordering.orders(), features.ordering.leases()),
        new DepartureRoutes(features.ordering.departures(), features.ordering.leases().time()),
        new ShippedImportRoutes(features.ordering.shippedImport()),
        new BulkRoutes(features.ordering.desk().bulk(), features.ordering.rules()),
        new ViewRoutes(features.ordering.desk().views()),
        new TagRoutes(features.ordering.desk().tags()),
        new OrderLabelRoutes(
            features.ordering.orderPurchase(),
            features.parcels.locations(),
            features.parcels.addressValidations()),
        new PackingPlanRoutes(features.ordering.packingPlans()),
        new PickListDocumentRoutes(features.ordering.pickLists()),
        new PickListRoutes(features.ordering.pickLists(), features.accounts.users()),
        new SourceRoutes(features.sources),
        new LookupRoutes(features.sources.lookups(), features.base.time()),
        new BatchRoutes(
            features.ordering.batches(),
            features.ordering.batchVoids(),
            new BatchLabels(
                features.ordering.batches(),
                features.shipping.shipments(),
                features.documents.labelArt()),
            features.parcels.locations(),
            features.ordering.pickLists()),
        new RuleRoutes(features.ordering.rules()),
        new RuleTrialRoutes(features.ordering.ruleTrials()),
        new CheckRoutes(
            features.ordering.checking().checks(),
            features.ordering.checking().scans(),
            features.ordering.checking().completion()),
        new ManifestRoutes(features.documents.manifests(), features.documents.manifestArt()),
        new PickupRoutes(features.shipping.pickups()),
        new StationRoutes(features.installation.stations(), features.printService),
        new PrintRoutes(features.printService, features.accounts.keys()),
        new PrintNodeRoutes(features.printNode, features.accounts.workspaces()::name),
        new PrinterRoutes(features.printService, features.base.egress(), features.base.time()),
        new PrintRouteRoutes(features.printService, features.carriers),
        new DocumentRoutes(features.documents.papers()),
        new BrandingRoutes(features.customers.brandings()),
        new EmailRoutes(features.customers.emails()),
        new LabelEmailRoutes(features.customers.labelEmails(), features.shipping.shipments()),
        new RetentionRoutes(features.installation.purges()),
        new TrackingPageRoutes(features.customers.parcelPages()));
  }
}
