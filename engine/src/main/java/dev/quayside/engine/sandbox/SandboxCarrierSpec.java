package dev.quayside.engine.sandbox;

import dev.quayside.engine.sandbox.label.Issuer;
import dev.quayside.engine.sandbox.tariff.Branches;
import dev.quayside.engine.sandbox.tariff.Branches.Branch;
import dev.quayside.engine.sandbox.tariff.PriceBook;
import dev.quayside.engine.sandbox.tariff.TariffReader;
import java.util.List;

/// One simulated carrier, the same for every workspace: its prices and its labels.
record SandboxCarrierSpec(PriceBook tariff, Issuer issuer) {

  static SandboxCarrierSpec read(String code, Issuer issuer) {
    return new SandboxCarrierSpec(TariffReader.read(code), issuer);
  }

  /// A carrier that also takes parcels in Canada, Australia and Great Britain, with a card for
  /// each.
  static SandboxCarrierSpec abroadToo(String code, Issuer issuer) {
    return new SandboxCarrierSpec(
        Branches.of(
            List.of(
                new Branch("US", TariffReader.read(code)),
                new Branch("CA", TariffReader.read(code + ".ca")),
                new Branch("AU", TariffReader.read(code + ".au")),
                new Branch("GB", TariffReader.read(code + ".gb")))),
        issuer);
  }

  String code() {
    return tariff.profile().code();
  }

  String name() {
    return tariff.profile().name();
  }
}
