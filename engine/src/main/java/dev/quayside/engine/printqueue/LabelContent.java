package dev.quayside.engine.printqueue;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.Role;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintContent;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.render.Renders;

/// Print jobs name their label as `environment/workspace/label`; this draws it for the printer at
/// hand.
final class LabelContent implements PrintContent {

  private final Shipments shipments;
  private final LabelArt art;
  private final Renders renders = new Renders();

  LabelContent(Shipments shipments, LabelArt art) {
    this.shipments = shipments;
    this.art = art;
  }

  static String document(Caller caller, Shipment shipment) {
    return String.join(
        "/", caller.environment().wire(), caller.workspace().value(), shipment.labelId());
  }

  @Override
  public byte[] render(PrintJob job, Printer printer) {
    var parts = job.document().split("/");
    var caller =
        new Caller(
            new WorkspaceId(parts[1]), Environment.ofWire(parts[0]), Role.OPERATOR, "print queue");
    var shipment = shipments.ofLabel(caller, parts[2]);
    return printer.render(art.document(shipment, caller.environment()), renders);
  }
}
