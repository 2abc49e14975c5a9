package dev.quayside.engine.carrier.catalogue;

import dev.quayside.engine.base.text.UrlText;
import java.util.Optional;

/// The carriers' public tracking pages, as their own e-mails link to them.
public final class TrackingPages {

  private TrackingPages() {}

  /// The parcel's page; empty for a carrier without a known page.
  public static Optional<String> of(String carrier, String trackingNumber) {
    return CarrierModules.of(carrier)
        .map(module -> module.trackingPage() + UrlText.encoded(trackingNumber));
  }
}
