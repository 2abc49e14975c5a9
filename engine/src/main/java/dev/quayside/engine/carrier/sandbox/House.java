package dev.quayside.engine.carrier.sandbox;

import dev.quayside.engine.carrier.sandbox.label.Issuer;
import dev.quayside.engine.carrier.sandbox.tariff.PriceBook;
import dev.quayside.engine.carrier.sandbox.tariff.TariffReader;

/// One simulated carrier, the same for every workspace: what it sells and how it labels.
record House(PriceBook tariff, Issuer issuer) {

  static House read(String code, Issuer issuer) {
    return new House(TariffReader.read(code), issuer);
  }

  String code() {
    return tariff.profile().code();
  }

  String name() {
    return tariff.profile().name();
  }
}
