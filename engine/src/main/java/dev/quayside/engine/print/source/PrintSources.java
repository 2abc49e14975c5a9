package dev.quayside.engine.print.source;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.queue.PrintContent;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds the documents named by print jobs and draws them for a printer.
public final class PrintSources implements PrintContent {

  private final Shipments shipments;
  private final LabelArt art;
  private final LabelPrintRenderer renderer;
  private final Function<WorkspaceId, Environment> environments;
  private final List<DocumentSource> papers;
  private final PrintContents contents;

  public PrintSources(
      Shipments shipments,
      LabelArt art,
      List<DocumentSource> papers,
      LabelPrintRenderer renderer,
      PrintContents contents,
      Function<WorkspaceId, Environment> environments) {
    this.shipments = shipments;
    this.art = art;
    this.renderer = renderer;
    this.contents = contents;
    this.environments = environments;
    this.papers = Stream.concat(Stream.of(new PrinterSheets(renderer)), papers.stream()).toList();
  }

  /// A print document for the labels of one sheet, or for any other single document.
  ///
  /// @param bought of each of the labels; empty for any other document
  public static PrintDocument document(
      Caller caller, List<String> ids, List<PrintDocument.Bought> bought) {
    var kind = isLabel(ids.getFirst()) ? PrintDocument.Kind.LABEL : PrintDocument.Kind.PAPER;
    return new PrintDocument(caller.workspace().value(), kind, ids, together(bought));
  }

  /// What all labels of a sheet have in common.
  private static PrintDocument.@Nullable Bought together(List<PrintDocument.Bought> bought) {
    if (bought.isEmpty()) {
      return null;
    }
    var first = bought.getFirst();
    boolean onePerson =
        bought.stream().allMatch(each -> Objects.equals(each.userId(), first.userId()));
    boolean oneDesk =
        bought.stream().allMatch(each -> Objects.equals(each.station(), first.station()));
    return new PrintDocument.Bought(
        onePerson ? first.userId() : null,
        onePerson ? first.userName() : null,
        oneDesk ? first.station() : null);
  }

  private static boolean isLabel(String id) {
    return id.startsWith(IdKind.LABEL.prefix());
  }

  /// @throws ProblemException `NOT_FOUND`
  public DocumentSource.Paper find(Caller caller, String id) {
    if (isLabel(id)) {
      return label(caller, shipments.ofLabel(caller, id));
    }
    return papers.stream()
        .flatMap(source -> source.find(caller, id).stream())
        .findFirst()
        .orElseThrow(() -> ProblemException.notFound(PrintWords.DOCUMENT, id));
  }

  public boolean knows(Caller caller, String id) {
    return papers.stream().anyMatch(source -> source.find(caller, id).isPresent());
  }

  DocumentSource.Paper label(Caller caller, Shipment shipment) {
    return new DocumentSource.Paper(
        PrintKind.LABEL,
        title(shipment),
        shipment.carrier(),
        new DocumentSource.Label(art.content(caller, shipment), bought(shipment)));
  }

  private static PrintDocument.Bought bought(Shipment shipment) {
    var buyer = Optional.ofNullable(shipment.boughtBy());
    return new PrintDocument.Bought(
        buyer.map(BoughtBy::id).orElse(null),
        buyer.map(BoughtBy::name).orElse(null),
        shipment.station());
  }

  /// Title of a label, which is also its file name in a folder: carrier, service, tracking number.
  private static String title(Shipment shipment) {
    var carrier = shipment.carrier().replace('_', ' ').toUpperCase(Locale.ROOT);
    var service = shipment.serviceName();
    boolean named = service.regionMatches(true, 0, carrier, 0, carrier.length());
    var number = shipment.trackingNumber().orElse(shipment.id());
    return (named ? "" : carrier + " ") + service + " " + number;
  }

  private Caller caller(PrintJob job) {
    var workspace = new WorkspaceId(Objects.requireNonNull(job.document().owner()));
    return new Caller(workspace, environments.apply(workspace), Role.OPERATOR, "print queue");
  }

  @Override
  public byte[] render(PrintJob job, Printer printer) {
    try {
      return drawn(job, printer);
    } catch (StoreException away) {
      throw new NotNow(away);
    }
  }

  private byte[] drawn(PrintJob job, Printer printer) {
    if (job.document().sent() != null) {
      return contents.bytes(job, printer);
    }
    var caller = caller(job);
    var labels = new ArrayList<LabelContent>();
    for (var id : job.document().ids()) {
      switch (find(caller, id).content()) {
        case DocumentSource.Label label -> labels.add(label.content());
        case DocumentSource.Pages pages -> {
          return pages.drawn().apply(printer);
        }
      }
    }
    return renderer.print(printer, labels, job.id());
  }

  /// Whether the printer can print the job: several labels not on a PNG printer, a carrier's ZPL
  /// only on a ZPL printer, other documents only on a printer that they can be drawn for.
  @Override
  public boolean fits(PrintJob job, Printer printer) {
    var ids = job.document().ids();
    if (ids.size() > 1 && printer.language().holdsOneLabel()) {
      return false;
    }
    try {
      if (job.document().sent() != null) {
        return contents.fits(job, renderer.printer(job.printer()).orElse(null), printer);
      }
      for (var id : ids) {
        switch (find(caller(job), id).content()) {
          case DocumentSource.Label label -> {
            if (!label.content().prints(printer.language())) {
              return false;
            }
          }
          case DocumentSource.Pages pages -> {
            var unused = pages.drawn().apply(printer);
          }
        }
      }
      return true;
    } catch (RuntimeException cannot) {
      return false;
    }
  }

  /// Whether the job can be drawn anew for another printer: not a finished file, and not a test
  /// label, which shows one printer's settings.
  @Override
  public boolean redraws(PrintJob job) {
    var document = job.document();
    return document.kind() != PrintDocument.Kind.FILE
        && !document.id().equals(DocumentSource.TEST_LABEL);
  }
}
