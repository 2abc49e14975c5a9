package dev.quayside.engine.carrier.catalogue;

import dev.quayside.engine.base.text.UrlText;
import java.util.Optional;

/// Where carriers show anybody a parcel: their public pages, as their own mails link to them.
public final class TrackingPages {

  private TrackingPages() {}

  /// Empty for a carrier without a page that we know of.
  public static Optional<String> of(String carrier, String trackingNumber) {
    return CarrierModules.of(carrier)
        .map(module -> module.trackingPage() + UrlText.encoded(trackingNumber));
  }
}
