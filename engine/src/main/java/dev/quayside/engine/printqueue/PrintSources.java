package dev.quayside.engine.printqueue;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.Role;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintContent;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.render.Renders;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Print jobs name what they print as `environment/workspace/id`; this finds it and draws it for
/// the printer at hand. What begins with [#FILE] was finished when it was queued.
final class PrintSources implements PrintContent {

  static final String FILE = "file/";
  private static final String LABEL = "lbl_";

  private final Shipments shipments;
  private final LabelArt art;
  private final Renders renders = new Renders();
  private final List<PaperSource> papers = new CopyOnWriteArrayList<>(List.of(new DeskPapers()));

  PrintSources(Shipments shipments, LabelArt art) {
    this.shipments = shipments;
    this.art = art;
  }

  void add(PaperSource source) {
    papers.add(source);
  }

  /// All documents of a workspace begin so.
  static String of(Caller caller) {
    return caller.environment().wire() + "/" + caller.workspace().value() + "/";
  }

  static String document(Caller caller, Shipment shipment) {
    return of(caller) + shipment.labelId();
  }

  /// What the job prints, as its caller named it.
  static String id(PrintJob job) {
    return job.document().split("/", 3)[2];
  }

  /// @throws ProblemException `NOT_FOUND`
  PaperSource.Paper find(Caller caller, String id) {
    if (id.startsWith(LABEL)) {
      return label(caller, shipments.ofLabel(caller, id));
    }
    return papers.stream()
        .flatMap(source -> source.find(caller, id).stream())
        .findFirst()
        .orElseThrow(() -> ProblemException.notFound("the document " + id));
  }

  PaperSource.Paper label(Caller caller, Shipment shipment) {
    return new PaperSource.Paper(
        PrintKind.LABEL,
        shipment.serviceName() + " " + shipment.trackingNumber().orElse(shipment.id()),
        shipment.carrier(),
        printer -> printer.render(art.document(shipment, caller.environment()), renders));
  }

  @Override
  public byte[] render(PrintJob job, Printer printer) {
    var parts = job.document().split("/", 3);
    var caller =
        new Caller(
            new WorkspaceId(parts[1]), Environment.ofWire(parts[0]), Role.OPERATOR, "print queue");
    return find(caller, parts[2]).drawn().apply(printer);
  }

  /// A test label tells of one printer: another one has nothing to say about it.
  @Override
  public boolean redraws(PrintJob job) {
    return !job.document().startsWith(FILE)
        && !job.document().endsWith("/" + PaperSource.TEST_LABEL);
  }
}
