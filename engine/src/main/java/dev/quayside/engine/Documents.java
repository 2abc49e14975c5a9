package dev.quayside.engine;

import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.document.ShipmentDocuments;
import dev.quayside.engine.document.manifest.ManifestArt;
import dev.quayside.engine.document.manifest.Manifests;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.store.LabelFiles;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.ZoneId;

/// The drawing of labels, and wing `document`.
public record Documents(
    LabelArt labelArt, ShipmentDocuments papers, Manifests manifests, ManifestArt manifestArt) {

  /// @param closing how long a carrier may take to close the day
  static Documents of(
      Database database,
      Shipments shipments,
      Orders orders,
      Carriers carriers,
      Brandings brandings,
      CallDeadline closing,
      Events events,
      Ids ids,
      WorkspaceClock clock) {
    return new Documents(
        new LabelArt(LabelFiles.of(database)),
        new ShipmentDocuments(shipments, orders, carriers, brandings),
        new Manifests(database, carriers, closing, events, ids, clock, ZoneId.systemDefault()),
        new ManifestArt());
  }
}
