package dev.quayside.engine.sandbox;

import dev.quayside.engine.sandbox.label.AustraliaPostIssuer;
import dev.quayside.engine.sandbox.label.CanadaPostIssuer;
import dev.quayside.engine.sandbox.label.DhlIssuer;
import dev.quayside.engine.sandbox.label.FedexIssuer;
import dev.quayside.engine.sandbox.label.GlsIssuer;
import dev.quayside.engine.sandbox.label.OntracIssuer;
import dev.quayside.engine.sandbox.label.UpsIssuer;
import dev.quayside.engine.sandbox.label.UspsIssuer;
import dev.quayside.engine.sandbox.label.VehoIssuer;
import dev.quayside.engine.sandbox.metric.MetricTariffReader;
import java.util.List;

/// The simulated carriers, in catalogue order. A new carrier needs a card, its tables and a line
/// here.
final class SandboxCarrierSpecs {

  private SandboxCarrierSpecs() {}

  static List<SandboxCarrierSpec> all() {
    return Read.ALL;
  }

  /// Read on first use, once for the process.
  private static final class Read {
    static final List<SandboxCarrierSpec> ALL =
        List.of(
            SandboxCarrierSpec.read("usps", new UspsIssuer()),
            new SandboxCarrierSpec(MetricTariffReader.read("canada_post"), new CanadaPostIssuer()),
            new SandboxCarrierSpec(
                MetricTariffReader.read("australia_post"), new AustraliaPostIssuer()),
            SandboxCarrierSpec.abroadToo("ups", new UpsIssuer()),
            SandboxCarrierSpec.abroadToo("fedex", new FedexIssuer()),
            SandboxCarrierSpec.abroadToo("dhl_express", new DhlIssuer()),
            SandboxCarrierSpec.read("ontrac", new OntracIssuer()),
            SandboxCarrierSpec.read("gls_us", new GlsIssuer()),
            SandboxCarrierSpec.read("veho", new VehoIssuer()));
  }
}
