package dev.quayside.engine;

import dev.quayside.engine.access.TokenRoutes;
import dev.quayside.engine.address.AddressRoutes;
import dev.quayside.engine.analytics.AnalyticsRoutes;
import dev.quayside.engine.branding.BrandingRoutes;
import dev.quayside.engine.carrier.CarrierRoutes;
import dev.quayside.engine.carrier.sandbox.SandboxRoutes;
import dev.quayside.engine.carrieraccount.CarrierAccountRoutes;
import dev.quayside.engine.mail.MailRoutes;
import dev.quayside.engine.manifest.ManifestRoutes;
import dev.quayside.engine.paper.PaperRoutes;
import dev.quayside.engine.printqueue.PrintRoutes;
import dev.quayside.engine.rate.RateRoutes;
import dev.quayside.engine.retention.RetentionRoutes;
import dev.quayside.engine.rule.RuleRoutes;
import dev.quayside.engine.server.Routes;
import dev.quayside.engine.shipment.LabelRoutes;
import dev.quayside.engine.shipment.ShipmentRoutes;
import dev.quayside.engine.tracking.HandScannerRoutes;
import dev.quayside.engine.tracking.TrackingRoutes;
import dev.quayside.engine.trackingpage.TrackingPageRoutes;
import dev.quayside.engine.wallet.WalletRoutes;
import dev.quayside.engine.webhook.WebhookRoutes;
import dev.quayside.engine.workspace.WorkspaceRoutes;
import java.util.List;

/// What the /v1 API answers, feature by feature: a new one gets its line here.
final class EngineRoutes {

  private EngineRoutes() {}

  static List<Routes> of(Engine engine) {
    return List.of(
        new TokenRoutes(engine.keys(), engine.tokens()),
        new CarrierRoutes(engine.carriers()),
        new CarrierAccountRoutes(engine.carrierAccounts()),
        new RateRoutes(engine.rates(), engine.rateTickets()),
        new AddressRoutes(engine.addressValidations()),
        new AnalyticsRoutes(engine.analytics()),
        new LabelRoutes(engine.dispatch(), engine.labelArt()),
        new ShipmentRoutes(engine.dispatch()),
        new TrackingRoutes(engine.trackers()),
        new HandScannerRoutes(engine.handScanner()),
        new SandboxRoutes(engine.sandboxLab()),
        new WalletRoutes(engine.wallets()),
        new WorkspaceRoutes(engine.onboarding()),
        new WebhookRoutes(engine.webhooks()),
        new RuleRoutes(engine.rules()),
        new ManifestRoutes(engine.manifests(), engine.manifestArt()),
        new PrintRoutes(engine.printDesk()),
        new PaperRoutes(engine.papers()),
        new BrandingRoutes(engine.brandings()),
        new MailRoutes(engine.mails()),
        new RetentionRoutes(engine.purges()),
        new TrackingPageRoutes(engine.parcelPages()));
  }
}
