package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.Carrier;

/// Makes the carrier of one account.
@FunctionalInterface
public interface Connector {

  Carrier open(CarrierLine line);
}
