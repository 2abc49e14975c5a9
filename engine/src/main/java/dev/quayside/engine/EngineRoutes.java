package dev.quayside.engine;

import dev.quayside.engine.access.TokenRoutes;
import dev.quayside.engine.access.Tokens;
import dev.quayside.engine.address.AddressRoutes;
import dev.quayside.engine.analytics.AnalyticsRoutes;
import dev.quayside.engine.carrier.CarrierRoutes;
import dev.quayside.engine.carrier.sandbox.SandboxLab;
import dev.quayside.engine.carrier.sandbox.SandboxRoutes;
import dev.quayside.engine.manifest.ManifestRoutes;
import dev.quayside.engine.rate.RateRoutes;
import dev.quayside.engine.rule.RuleRoutes;
import dev.quayside.engine.server.Routes;
import dev.quayside.engine.shipment.LabelRoutes;
import dev.quayside.engine.shipment.ShipmentRoutes;
import dev.quayside.engine.tracking.HandScanner;
import dev.quayside.engine.tracking.HandScannerRoutes;
import dev.quayside.engine.tracking.TrackingRoutes;
import dev.quayside.engine.wallet.WalletRoutes;
import dev.quayside.engine.webhook.WebhookRoutes;
import dev.quayside.engine.workspace.WorkspaceRoutes;
import java.util.List;

/// Every endpoint of an engine: a new feature's routes get their line here.
record EngineRoutes(Engine engine, Tokens tokens, HandScanner handScanner, SandboxLab sandboxLab) {

  List<Routes> all() {
    return List.of(
        new TokenRoutes(engine.keys(), tokens),
        new CarrierRoutes(engine.carriers()),
        new RateRoutes(engine.rates()),
        new AddressRoutes(engine.addressValidations()),
        new AnalyticsRoutes(engine.analytics()),
        new LabelRoutes(engine.dispatch(), engine.labelArt()),
        new ShipmentRoutes(engine.dispatch()),
        new TrackingRoutes(engine.trackers()),
        new HandScannerRoutes(handScanner),
        new SandboxRoutes(sandboxLab),
        new WalletRoutes(engine.wallets()),
        new WorkspaceRoutes(engine.onboarding()),
        new WebhookRoutes(engine.webhooks()),
        new RuleRoutes(engine.rules()),
        new ManifestRoutes(engine.manifests(), engine.manifestArt()));
  }
}
