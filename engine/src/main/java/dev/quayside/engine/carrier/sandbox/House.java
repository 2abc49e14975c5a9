package dev.quayside.engine.carrier.sandbox;

import dev.quayside.engine.carrier.sandbox.label.Issuer;
import dev.quayside.engine.carrier.sandbox.tariff.Branches;
import dev.quayside.engine.carrier.sandbox.tariff.Branches.Branch;
import dev.quayside.engine.carrier.sandbox.tariff.PriceBook;
import dev.quayside.engine.carrier.sandbox.tariff.TariffReader;
import java.util.List;

/// One simulated carrier, the same for every workspace: what it sells and how it labels.
record House(PriceBook tariff, Issuer issuer) {

  static House read(String code, Issuer issuer) {
    return new House(TariffReader.read(code), issuer);
  }

  /// A carrier that takes parcels in Canada and Australia too, with a card for each.
  static House abroadToo(String code, Issuer issuer) {
    return new House(
        Branches.of(
            List.of(
                new Branch("US", TariffReader.read(code)),
                new Branch("CA", TariffReader.read(code + ".ca")),
                new Branch("AU", TariffReader.read(code + ".au")))),
        issuer);
  }

  String code() {
    return tariff.profile().code();
  }

  String name() {
    return tariff.profile().name();
  }
}
