package dev.quayside.engine.document.wing;

import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.document.DocumentPrintJobs;
import dev.quayside.engine.document.DocumentRoutes;
import dev.quayside.engine.document.ShipmentDocuments;
import dev.quayside.engine.document.manifest.ManifestArt;
import dev.quayside.engine.document.manifest.ManifestPrintJobs;
import dev.quayside.engine.document.manifest.ManifestRoutes;
import dev.quayside.engine.document.manifest.Manifests;
import dev.quayside.engine.document.picklist.PickListDocumentRoutes;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.print.source.DocumentSource;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.store.LabelFiles;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.ZoneId;
import java.util.List;

/// The drawing of labels, and wing `document`.
public record Documents(
    LabelArt labelArt,
    ShipmentDocuments papers,
    Manifests manifests,
    ManifestArt manifestArt,
    PickLists pickLists)
    implements Wing {

  /// What print jobs can name beside labels.
  public List<DocumentSource> printed(Shipments shipments) {
    return List.of(
        new DocumentPrintJobs(papers, shipments), new ManifestPrintJobs(manifests, manifestArt));
  }

  /// @param closing how long a carrier may take to close the day
  public static Documents of(
      Foundation base,
      Shipments shipments,
      Orders orders,
      Carriers carriers,
      Brandings brandings,
      PickLists pickLists,
      CallDeadline closing,
      Events events) {
    return new Documents(
        new LabelArt(LabelFiles.of(base.database())),
        new ShipmentDocuments(shipments, orders, carriers, brandings),
        new Manifests(
            base.database(),
            carriers,
            closing,
            events,
            base.ids(),
            base.clock(),
            ZoneId.systemDefault()),
        new ManifestArt(),
        pickLists);
  }

  @Override
  public List<Routes> routes() {
    return List.of(
        new DocumentRoutes(papers),
        new ManifestRoutes(manifests, manifestArt),
        new PickListDocumentRoutes(pickLists));
  }
}
