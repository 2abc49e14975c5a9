package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.carrier.catalogue.TrackingPages;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.parcel.place.TownZones;
import dev.quayside.engine.tracking.Tracker;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// The content of a tracking page. Nothing private is on it: no name, street, price or words of a
/// carrier.
///
/// @param logo null for a shop without one
/// @param zone time zone for scans whose place is not known
/// @param today the current day by the workspace's clock, in that zone
/// @param sandbox whether the parcel is only simulated
record ParcelPage(
    Branding branding,
    @Nullable BrandLogo logo,
    Tracker tracker,
    String carrierName,
    ZoneId zone,
    LocalDate today,
    boolean sandbox) {

  /// The carrier's own page; null for a simulated parcel, which the carrier does not know.
  @Nullable String carrierPage() {
    return sandbox
        ? null
        : TrackingPages.of(tracker.carrier(), tracker.trackingNumber()).orElse(null);
  }

  /// The time zone in which a scan's time is shown.
  ZoneId zone(Scan scan) {
    return TownZones.find(scan.city(), scan.state(), scan.country()).orElse(zone);
  }

  /// The country of a domestic parcel; null for one that crosses a border, or of which only the
  /// number is known.
  @Nullable String home() {
    var shipment = tracker.shipment();
    if (shipment == null) {
      return null;
    }
    var from = shipment.consignment().from().country();
    return from.equals(shipment.consignment().to().country()) ? from : null;
  }

  /// Whether the page shows any contact of the shop.
  boolean hasHelp() {
    return branding.supportEmail() != null
        || branding.supportUrl() != null
        || !branding.returnLines().isEmpty();
  }

  @Nullable LocalDate expected() {
    var shipment = tracker.shipment();
    var acceptance = shipment == null ? null : shipment.acceptance();
    return acceptance == null ? null : acceptance.estimatedDelivery();
  }
}
