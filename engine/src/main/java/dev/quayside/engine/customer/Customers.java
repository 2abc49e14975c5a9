package dev.quayside.engine.customer;

import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.customer.branding.BrandingRoutes;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.email.EmailOutbox;
import dev.quayside.engine.customer.email.EmailRoutes;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.customer.email.LabelEmailRoutes;
import dev.quayside.engine.customer.email.LabelEmails;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.customer.trackingpage.ParcelPages;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;
import dev.quayside.engine.customer.trackingpage.TrackingPageRoutes;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.tracking.Trackers;
import java.util.List;

/// Wing `customer`: what the people see whom parcels go to.
public record Customers(
    Brandings brandings,
    TrackingLinks trackingLinks,
    ParcelPages parcelPages,
    Emails emails,
    LabelEmails labelEmails,
    Shipments shipments)
    implements Wing {

  public static Customers of(
      Foundation base,
      Workspaces workspaces,
      Carriers carriers,
      Trackers trackers,
      Brandings brandings,
      TrackingLinks links,
      EmailedParcel.Source mailed,
      LabelEmails labels,
      Shipments shipments,
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
    return new Customers(brandings, links, pages, emails, labels, shipments);
  }

  @Override
  public List<Routes> routes() {
    return List.of(
        new BrandingRoutes(brandings),
        new EmailRoutes(emails),
        new LabelEmailRoutes(labelEmails, shipments),
        new TrackingPageRoutes(parcelPages));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.each(caller -> emails.deleteOld(caller.workspace())).seldom().byOneEngine());
  }

  @Override
  public List<Worker> workers() {
    return List.of(new Worker(Stage.FOLLOW_UP, emails::start, emails::close));
  }
}
