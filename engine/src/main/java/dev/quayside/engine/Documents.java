package dev.quayside.engine;

import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.document.ShipmentDocuments;
import dev.quayside.engine.document.manifest.ManifestArt;
import dev.quayside.engine.document.manifest.Manifests;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.store.LabelFiles;
import dev.quayside.engine.shipping.store.Shipments;
import java.time.ZoneId;

/// The drawing of labels, and wing `document`.
public record Documents(
    LabelArt labelArt, ShipmentDocuments papers, Manifests manifests, ManifestArt manifestArt) {

  /// @param closing how long a carrier may take to close the day
  static Documents of(
      Foundation base,
      Shipments shipments,
      Orders orders,
      Carriers carriers,
      Brandings brandings,
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
        new ManifestArt());
  }
}
