package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;

/// The `data` of the event manifest.created.
record ManifestEventJson(String id, String carrier, LocalDate shipDate, int labelCount) {

  /// Appends the event for a manifest that is not in doubt.
  static void tell(Events events, Tx tx, WorkspaceId workspace, Manifest manifest) {
    var told =
        new ManifestEventJson(
            manifest.id(), manifest.carrier(), manifest.shipDate(), manifest.lines().size());
    events.append(tx, workspace, EventType.MANIFEST_CREATED, manifest.id(), JsonText.write(told));
  }
}
