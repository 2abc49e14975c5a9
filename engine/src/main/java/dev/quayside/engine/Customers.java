package dev.quayside.engine;

import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.customer.trackingpage.ParcelPages;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;

/// Wing `customer`: what the people see whom parcels go to.
public record Customers(
    Brandings brandings, TrackingLinks trackingLinks, ParcelPages parcelPages, Emails emails) {}
