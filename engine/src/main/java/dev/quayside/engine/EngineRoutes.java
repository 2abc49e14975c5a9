package dev.quayside.engine;

import dev.quayside.engine.account.access.KeyRoutes;
import dev.quayside.engine.account.access.TokenRoutes;
import dev.quayside.engine.account.audit.AuditRoutes;
import dev.quayside.engine.account.carrieraccount.CarrierAccountRoutes;
import dev.quayside.engine.account.user.UserRoutes;
import dev.quayside.engine.account.wallet.WalletRoutes;
import dev.quayside.engine.account.workspace.WorkspaceRoutes;
import dev.quayside.engine.analytics.AnalyticsRoutes;
import dev.quayside.engine.analytics.invoice.InvoiceRoutes;
import dev.quayside.engine.carrier.CarrierRoutes;
import dev.quayside.engine.customer.branding.BrandingRoutes;
import dev.quayside.engine.customer.email.EmailRoutes;
import dev.quayside.engine.customer.trackingpage.TrackingPageRoutes;
import dev.quayside.engine.document.DocumentRoutes;
import dev.quayside.engine.document.manifest.ManifestRoutes;
import dev.quayside.engine.order.addressbook.ContactRoutes;
import dev.quayside.engine.order.api.OrderRoutes;
import dev.quayside.engine.order.batch.BatchLabels;
import dev.quayside.engine.order.batch.BatchRoutes;
import dev.quayside.engine.order.file.ImportRoutes;
import dev.quayside.engine.order.fulfilment.OrderLabelRoutes;
import dev.quayside.engine.order.rule.RuleRoutes;
import dev.quayside.engine.parcel.address.AddressRoutes;
import dev.quayside.engine.parcel.location.LocationRoutes;
import dev.quayside.engine.parcel.preset.PresetRoutes;
import dev.quayside.engine.parcel.product.ProductRoutes;
import dev.quayside.engine.platform.health.HealthRoutes;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.print.PrintRoutes;
import dev.quayside.engine.print.setup.PrintRouteRoutes;
import dev.quayside.engine.print.setup.PrinterRoutes;
import dev.quayside.engine.retention.RetentionRoutes;
import dev.quayside.engine.sandbox.HandScannerRoutes;
import dev.quayside.engine.sandbox.control.SandboxRoutes;
import dev.quayside.engine.shipping.LabelRoutes;
import dev.quayside.engine.shipping.ShipmentRoutes;
import dev.quayside.engine.shipping.pickup.PickupRoutes;
import dev.quayside.engine.shipping.rate.RateRoutes;
import dev.quayside.engine.source.SourceRoutes;
import dev.quayside.engine.tracking.TrackingRoutes;
import dev.quayside.engine.webhook.WebhookRoutes;
import dev.quayside.engine.webhook.eventlog.EventRoutes;
import dev.quayside.engine.webhook.eventlog.EventStreams;
import java.util.List;

/// What the /v1 API answers, feature by feature: a new one gets its line here.
final class EngineRoutes {

  private EngineRoutes() {}

  static List<Routes> of(Engine engine) {
    return List.of(
        new HealthRoutes(engine.healthCheck()),
        new TokenRoutes(engine.keys(), engine.tokens()),
        new CarrierRoutes(engine.carriers()),
        new CarrierAccountRoutes(engine.carrierAccounts()),
        new RateRoutes(engine.rates(), engine.asyncRateRequests()),
        new AddressRoutes(engine.addressCheck()),
        new AnalyticsRoutes(engine.analytics()),
        new InvoiceRoutes(engine.analytics().invoices()),
        new LabelRoutes(
            engine.shipping(),
            engine.ordering().labelPurchase(),
            engine.documents().labelArt(),
            engine.addressValidations()),
        new ShipmentRoutes(
            engine.shipping(), engine.ordering().labelPurchase(), engine.addressValidations()),
        new TrackingRoutes(engine.trackers()),
        new HandScannerRoutes(engine.sandbox().handScanner()),
        new SandboxRoutes(engine.sandbox().sandboxLab()),
        new WalletRoutes(engine.wallets()),
        new WorkspaceRoutes(engine.onboarding(), engine.workspaces(), engine.workspaceChanges()),
        new KeyRoutes(engine.keys()),
        new AuditRoutes(engine.auditLog()),
        new UserRoutes(engine.users(), engine.tokens(), engine.settings()),
        new PresetRoutes(engine.presets()),
        new ProductRoutes(engine.products()),
        new LocationRoutes(engine.locations()),
        new ContactRoutes(engine.ordering().addressBook()),
        new WebhookRoutes(engine.webhooks()),
        new EventRoutes(
            engine.eventLog(),
            engine.webhooks(),
            new EventStreams(engine.eventLog(), engine.events())),
        new OrderRoutes(engine.ordering().orders()),
        new ImportRoutes(engine.ordering().orderFiles(), engine.ordering().productFiles()),
        new OrderLabelRoutes(
            engine.ordering().orderPurchase(), engine.locations(), engine.addressValidations()),
        new SourceRoutes(engine.sources()),
        new BatchRoutes(
            engine.ordering().batches(),
            new BatchLabels(
                engine.ordering().batches(),
                engine.shipping().shipments(),
                engine.documents().labelArt()),
            engine.locations()),
        new RuleRoutes(engine.ordering().rules()),
        new ManifestRoutes(engine.documents().manifests(), engine.documents().manifestArt()),
        new PickupRoutes(engine.pickups()),
        new PrintRoutes(engine.printService()),
        new PrinterRoutes(engine.printService(), engine.egress(), engine.clock()),
        new PrintRouteRoutes(engine.printService(), engine.carriers()),
        new DocumentRoutes(engine.documents().papers()),
        new BrandingRoutes(engine.customers().brandings()),
        new EmailRoutes(engine.customers().emails()),
        new RetentionRoutes(engine.purges()),
        new TrackingPageRoutes(engine.customers().parcelPages()));
  }
}
