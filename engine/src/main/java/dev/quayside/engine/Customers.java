package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.email.EmailOutbox;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.customer.email.LabelEmails;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.customer.trackingpage.ParcelPages;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.tracking.Trackers;

/// Wing `customer`: what the people see whom parcels go to.
public record Customers(
    Brandings brandings,
    TrackingLinks trackingLinks,
    ParcelPages parcelPages,
    Emails emails,
    LabelEmails labelEmails) {

  static Customers of(
      Foundation base,
      Workspaces workspaces,
      Carriers carriers,
      Trackers trackers,
      Brandings brandings,
      TrackingLinks links,
      EmailedParcel.Source mailed,
      LabelEmails labels,
      EmailOutbox outbox) {
    var pages =
        new ParcelPages(workspaces, trackers, carriers, brandings, base.clock(), Places::timeZone);
    var emails =
        new Emails(
            new Emails.Surroundings(
                base.database(),
                base.leases(),
                base.ids(),
                base.clock(),
                base.vault(),
                workspaces,
                brandings,
                links,
                mailed,
                labels::attached,
                base.audit()),
            outbox,
            base.egress());
    return new Customers(brandings, links, pages, emails, labels);
  }
}
