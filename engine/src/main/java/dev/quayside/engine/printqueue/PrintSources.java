package dev.quayside.engine.printqueue;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.identity.Role;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.shipment.LabelArt;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintContent;
import dev.quayside.printing.queue.PrintJob;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Print jobs name what they print as `environment/workspace/id`; this finds it and draws it for
/// the printer at hand. What begins with [#FILE] was finished when it was queued.
final class PrintSources implements PrintContent {

  static final String FILE = "file/";
  private static final String LABEL = "lbl_";

  /// Between the labels of one sheet.
  private static final String TOGETHER = "+";

  private final Shipments shipments;
  private final LabelArt art;
  private final LabelPress press;
  private final List<PaperSource> papers = new CopyOnWriteArrayList<>();

  PrintSources(Shipments shipments, LabelArt art, LabelPress press) {
    this.shipments = shipments;
    this.art = art;
    this.press = press;
    papers.add(new DeskPapers(press));
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

  /// The labels of one sheet as one document.
  static String together(List<String> ids) {
    return String.join(TOGETHER, ids);
  }

  /// The labels of a sheet; of anything else itself.
  static List<String> parts(String document) {
    return List.of(document.split("\\" + TOGETHER));
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

  boolean knows(Caller caller, String id) {
    return papers.stream().anyMatch(source -> source.find(caller, id).isPresent());
  }

  PaperSource.Paper label(Caller caller, Shipment shipment) {
    return new PaperSource.Paper(
        PrintKind.LABEL,
        shipment.serviceName() + " " + shipment.trackingNumber().orElse(shipment.id()),
        shipment.carrier(),
        new PaperSource.Label(art.content(caller, shipment)));
  }

  @Override
  public byte[] render(PrintJob job, Printer printer) {
    var parts = job.document().split("/", 3);
    var caller =
        new Caller(
            new WorkspaceId(parts[1]), Environment.ofWire(parts[0]), Role.OPERATOR, "print queue");
    var labels = new ArrayList<LabelContent>();
    for (var id : parts(parts[2])) {
      switch (find(caller, id).content()) {
        case PaperSource.Label label -> labels.add(label.content());
        case PaperSource.Pages pages -> {
          return pages.drawn().apply(printer);
        }
      }
    }
    return press.print(printer, labels, job.id());
  }

  /// A test label tells of one printer: another one has nothing to say about it. Sheets of several
  /// labels stay where label sheets are.
  @Override
  public boolean redraws(PrintJob job) {
    var document = job.document();
    return !document.startsWith(FILE)
        && !document.endsWith("/" + PaperSource.TEST_LABEL)
        && !document.contains(TOGETHER);
  }
}
