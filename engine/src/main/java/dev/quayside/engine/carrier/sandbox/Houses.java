package dev.quayside.engine.carrier.sandbox;

import dev.quayside.engine.carrier.sandbox.label.AustraliaPostIssuer;
import dev.quayside.engine.carrier.sandbox.label.CanadaPostIssuer;
import dev.quayside.engine.carrier.sandbox.label.DhlIssuer;
import dev.quayside.engine.carrier.sandbox.label.FedexIssuer;
import dev.quayside.engine.carrier.sandbox.label.GlsIssuer;
import dev.quayside.engine.carrier.sandbox.label.OntracIssuer;
import dev.quayside.engine.carrier.sandbox.label.UpsIssuer;
import dev.quayside.engine.carrier.sandbox.label.UspsIssuer;
import dev.quayside.engine.carrier.sandbox.label.VehoIssuer;
import dev.quayside.engine.carrier.sandbox.metric.MetricTariffReader;
import java.util.List;

/// The simulated carriers, in catalogue order. A new one is a card, its tables and a line here.
final class Houses {

  private Houses() {}

  static List<House> all() {
    return Read.ALL;
  }

  /// Read on first use, once for the process.
  private static final class Read {
    static final List<House> ALL =
        List.of(
            House.read("usps", new UspsIssuer()),
            new House(MetricTariffReader.read("canada_post"), new CanadaPostIssuer()),
            new House(MetricTariffReader.read("australia_post"), new AustraliaPostIssuer()),
            House.abroadToo("ups", new UpsIssuer()),
            House.abroadToo("fedex", new FedexIssuer()),
            House.abroadToo("dhl_express", new DhlIssuer()),
            House.read("ontrac", new OntracIssuer()),
            House.read("gls_us", new GlsIssuer()),
            House.read("veho", new VehoIssuer()));
  }
}
