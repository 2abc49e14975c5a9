package dev.quayside.engine.customer.trackingpage;

import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.tracking.Tracker;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// What a page is made of.
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
    boolean sandbox) {}
