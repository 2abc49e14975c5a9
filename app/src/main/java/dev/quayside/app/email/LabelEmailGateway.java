package dev.quayside.app.email;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.customer.email.QueuedEmail;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;

/// What is asked of the engine to hand a label on, for one workspace; off the window's thread. All
/// may throw {@link dev.quayside.engine.base.problem.ProblemException}.
///
/// @param folder where files are saved
public record LabelEmailGateway(WorkspaceEngine place, Path folder) {

  /// Queues an e-mail with the label.
  public QueuedEmail send(Shipment label, String to) {
    return place
        .engine()
        .customers()
        .labelEmails()
        .send(place.caller(), label, to, RequestKey.none());
  }

  /// Writes the label as a PDF; of a shipment of several boxes, the labels of all.
  public Path save(Shipment label) {
    var file = place.engine().documents().labelArt().pdf(place.caller(), label);
    var name = label.trackingNumber().orElse(label.labelId()) + ".pdf";
    return SavedFile.write(folder.resolve(name), file);
  }
}
