package dev.quayside.engine.carrier.module;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierDocument;
import dev.quayside.engine.carrier.LookupAnswer;
import dev.quayside.engine.carrier.Tender;
import dev.quayside.engine.carrier.Terms;
import java.time.Duration;

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

  /// What is ready of its files at once; the rest is asked for later. No file is worth a purchase
  /// in doubt.
  protected final Acceptance withFiles(Acceptance bought) {
    return bought.with(bought.documents().stream().map(this::fetched).toList());
  }

  private CarrierDocument fetched(CarrierDocument document) {
    if (document.link().isEmpty()) {
      return document;
    }
    try {
      return document(document.link())
          .map(file -> CarrierDocument.ready(document.kind(), file))
          .orElse(document);
    } catch (RuntimeException notNow) {
      return document;
    }
  }

  /// Of a purchase the carrier knows nothing about.
  ///
  /// @param settlesIn how long a request that broke off may still be worked on
  protected final LookupAnswer unknown(Tender tender, Duration settlesIn) {
    var certainFrom = tender.consignment().tenderAt().plus(settlesIn);
    return line.clock().instant().isBefore(certainFrom)
        ? new LookupAnswer.CannotTell(certainFrom)
        : new LookupAnswer.NotBought();
  }
}
