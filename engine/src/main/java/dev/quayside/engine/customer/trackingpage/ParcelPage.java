package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.carrier.catalogue.TrackingPages;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.tracking.Tracker;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// What a page is made of. Nothing private comes onto it: no name, no street, no price, no words of
/// a carrier.
///
/// @param logo null for a shop without
/// @param zone that all times on it are of
/// @param today of the workspace's clock, in that zone
/// @param sandbox whether the parcel is only simulated
record ParcelPage(
    Branding branding,
    @Nullable BrandLogo logo,
    Tracker tracker,
    String carrierName,
    ZoneId zone,
    LocalDate today,
    boolean sandbox) {

  /// The carrier's own page, which knows nothing of a simulated parcel.
  @Nullable String carrierPage() {
    return sandbox
        ? null
        : TrackingPages.of(tracker.carrier(), tracker.trackingNumber()).orElse(null);
  }

  @Nullable LocalDate expected() {
    var shipment = tracker.shipment();
    var acceptance = shipment == null ? null : shipment.acceptance();
    return acceptance == null ? null : acceptance.estimatedDelivery();
  }
}
