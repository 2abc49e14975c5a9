package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Terms;

/// A real carrier as one account sees it.
public abstract class AccountCarrier implements Carrier {

  protected final CarrierLine line;

  protected AccountCarrier(CarrierLine line) {
    this.line = line;
  }

  @Override
  public final Terms terms() {
    return line.credentials().terms();
  }
}
