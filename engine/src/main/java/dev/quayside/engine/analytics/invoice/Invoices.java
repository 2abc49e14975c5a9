package dev.quayside.engine.analytics.invoice;

import dev.quayside.engine.analytics.invoice.billing.BilledCharge;
import dev.quayside.engine.analytics.invoice.billing.BilledInvoice;
import dev.quayside.engine.analytics.invoice.billing.BilledParcel;
import dev.quayside.engine.analytics.invoice.billing.BillingFile;
import dev.quayside.engine.analytics.invoice.billing.InvoiceWords;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.store.Shipments;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Gatherers;
import org.jspecify.annotations.Nullable;

/// Imports carriers' invoices from their files and compares them with the booked shipments by
/// tracking number.
public final class Invoices {

  private static final int AT_ONCE = 200;

  private final Database database;
  private final Shipments shipments;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final Audit audit;
  private final InvoiceStore store = new InvoiceStore();
  private final InvoiceLineStore parcels = new InvoiceLineStore();

  /// Held during import and deletion: two imports of the same file at the same time would store it
  /// twice.
  private final ReentrantLock one = new ReentrantLock();

  public Invoices(
      Database database, Shipments shipments, Ids ids, WorkspaceClock clock, Audit audit) {
    this.database = database;
    this.shipments = shipments;
    this.ids = ids;
    this.clock = clock;
    this.audit = audit;
  }

  /// Imports the invoices of a file. An invoice that was imported before is left unchanged.
  ///
  /// @param carrier carrier code; null to recognize it from the file
  /// @throws ProblemException `INVALID_REQUEST` when the file cannot be understood,
  ///   `INVALID_SERVICE` for an unknown carrier, `PAYLOAD_TOO_LARGE`; nothing was imported then
  /// @throws IOException when the file cannot be read
  public InvoiceImport take(Caller caller, @Nullable String carrier, InputStream file)
      throws IOException {
    if (carrier != null && CarrierModules.of(carrier).isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_SERVICE, "carrier", CarrierWords.NO_CARRIER.of(carrier));
    }
    one.lock();
    try {
      var read = BillingFile.read(file, carrier);
      var imported = new ArrayList<Invoice>();
      var known = new ArrayList<Invoice>();
      for (var each : read.invoices()) {
        var found =
            database.read(tx -> store.find(tx, caller.workspace(), read.carrier(), each.name()));
        if (found.filter(InvoiceStore.Found::whole).isPresent()) {
          known.add(get(caller, found.get().id()));
        } else {
          found.ifPresent(begun -> removeHidden(caller.workspace(), begun.id()));
          imported.add(audited(caller, read.carrier(), each));
        }
      }
      return new InvoiceImport(imported, known);
    } finally {
      one.unlock();
    }
  }

  /// Deletes an invoice, so that its file can be imported again. What later invoices reported as
  /// billed twice because of it stays as it is.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public void delete(Caller caller, String id) {
    var workspace = caller.workspace();
    one.lock();
    try {
      boolean seen =
          database.write(
              tx ->
                  store.hide(tx, workspace, id)
                      && audit.noted(tx, workspace, "invoice.deleted", id));
      if (!seen) {
        throw ProblemException.notFound(InvoiceWords.INVOICE, id);
      }
      removeHidden(workspace, id);
    } finally {
      one.unlock();
    }
  }

  /// Deletes in small transactions, so that labels can be bought in between. What a crash leaves
  /// behind is hidden and is deleted when the file is imported again.
  private void removeHidden(WorkspaceId workspace, String id) {
    boolean more = true;
    while (more) {
      more = database.write(tx -> parcels.deleteSome(tx, workspace, id, AT_ONCE));
    }
    database.write(tx -> store.delete(tx, workspace, id));
  }

  /// Writes in small transactions, so that labels can be bought in between.
  private Invoice audited(Caller caller, String carrier, BilledInvoice invoice) {
    var id = ids.next(IdKind.INVOICE);
    var workspace = caller.workspace();
    var now = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    database.change(
        tx -> {
          store.begin(tx, workspace, id, carrier, invoice, now);
        });
    int count = 0;
    long invoiced = 0;
    long booked = 0;
    var billed = joined(workspace, carrier, List.copyOf(invoice.parcels()));
    for (var some : billed.stream().gather(Gatherers.windowFixed(AT_ONCE)).toList()) {
      var lines = database.read(tx -> lines(tx, caller, carrier, invoice.name(), some));
      int first = count;
      database.change(
          tx -> {
            parcels.add(tx, workspace, id, first, lines);
          });
      count += lines.size();
      invoiced += lines.stream().mapToLong(InvoiceLine::invoiced).sum();
      booked += lines.stream().mapToLong(InvoiceLine::booked).sum();
    }
    finish(workspace, id, count, invoiced, booked);
    return get(caller, id);
  }

  /// The parcels with the boxes of each shipment together, however far apart they stand.
  private List<BilledParcel> joined(
      WorkspaceId workspace, String carrier, List<BilledParcel> parcels) {
    var several =
        parcels.stream()
            .gather(Gatherers.windowFixed(AT_ONCE))
            .map(Invoices::numbers)
            .flatMap(
                some ->
                    database.read(tx -> shipments.numbered(tx, workspace, carrier, some)).stream())
            .filter(shipment -> shipment.consignment().isInPieces())
            .toList();
    return BilledBoxes.of(several).joined(parcels);
  }

  private void finish(WorkspaceId workspace, String id, int count, long invoiced, long booked) {
    database.change(
        tx -> {
          store.finish(tx, workspace, id, count, invoiced, booked);
          audit.note(tx, workspace, "invoice.imported", id);
        });
  }

  private List<InvoiceLine> lines(
      Tx tx, Caller caller, String carrier, BilledInvoice.Name name, List<BilledParcel> billed) {
    var workspace = caller.workspace();
    var numbers = numbers(billed);
    var known = shipments.numbered(tx, workspace, carrier, numbers);
    var booked = new HashMap<String, Booked>();
    for (var shipment : known) {
      var number = shipment.trackingNumber().orElseThrow();
      booked.merge(
          number,
          Booked.of(shipment, shipments.chosenFrom(tx, workspace, shipment.id()), name.account()),
          (one, other) -> one.voided() ? other : one);
    }
    var before = parcels.before(tx, workspace, carrier, numbers);
    return billed.stream().map(one -> line(name, one, booked, before)).toList();
  }

  private static List<String> numbers(List<BilledParcel> billed) {
    return billed.stream().map(BilledParcel::trackingNumber).toList();
  }

  private static InvoiceLine line(
      BilledInvoice.Name name,
      BilledParcel billed,
      Map<String, Booked> all,
      Map<String, List<BilledCharge>> before) {
    var booked = all.get(billed.trackingNumber());
    if (booked == null) {
      return line(billed, null, 0, ParcelAudit.of(billed, null, List.of(), 0));
    }
    var earlier = before.get(billed.trackingNumber());
    var charged = Objects.requireNonNullElse(earlier, List.<BilledCharge>of());
    var agreed = booked.agreedDuties(billed, charged);
    long owed = agreed.stream().mapToLong(BilledCharge::minor).sum();
    var rest = billed.without(agreed);
    if (!booked.price().currency().equals(name.currency())) {
      return line(billed, booked, owed, ParcelAudit.whole(rest, DifferenceKind.OTHER));
    }
    long counted = isPriceCounted(billed, booked, earlier) ? booked.price().minor() : 0;
    return line(billed, booked, owed + counted, ParcelAudit.of(rest, booked, charged, counted));
  }

  /// The price of a label counts once, where its transport is billed.
  ///
  /// @param earlier charges of earlier invoices; null when none billed it
  private static boolean isPriceCounted(
      BilledParcel billed, Booked booked, @Nullable List<BilledCharge> earlier) {
    return !booked.voided()
        && !billed.isOfDuties()
        && (earlier == null
            || (!earlier.isEmpty() && earlier.stream().allMatch(BilledCharge::duty)));
  }

  private static InvoiceLine line(
      BilledParcel billed, @Nullable Booked booked, long counted, List<Difference> differences) {
    return new InvoiceLine(
        billed.trackingNumber(),
        booked == null ? null : booked.shipmentId(),
        billed.service(),
        billed.weight(),
        booked == null ? null : booked.weight(),
        billed.dimensions(),
        booked == null ? null : booked.dimensions(),
        billed.minor(),
        counted,
        billed.charges(),
        differences);
  }

  /// @throws ProblemException `NOT_FOUND`
  public Invoice get(Caller caller, String id) {
    return database
        .read(tx -> store.get(tx, caller.workspace(), id))
        .orElseThrow(() -> ProblemException.notFound(InvoiceWords.INVOICE, id));
  }

  /// Invoices, newest first.
  ///
  /// @param carrier null for all
  public Page<Invoice> list(Caller caller, @Nullable String carrier, Slice<Age> slice) {
    return database.read(tx -> store.page(tx, caller.workspace(), carrier, slice));
  }

  /// Differences of all invoices, by carrier, currency and kind.
  public List<CarrierSum> sums(Caller caller) {
    return database.read(tx -> store.sums(tx, caller.workspace()));
  }

  /// Lines in the order of the file.
  ///
  /// @param kind only lines with this kind of difference; null for all
  /// @throws ProblemException `NOT_FOUND`
  public Page<InvoiceLine> lines(
      Caller caller, String id, @Nullable DifferenceKind kind, Slice<InvoiceLineSort> slice) {
    var invoice = get(caller, id);
    long total =
        kind == null
            ? invoice.lines()
            : invoice.sums().stream()
                .filter(sum -> sum.kind() == kind)
                .mapToLong(Invoice.Sum::parcels)
                .sum();
    return database.read(tx -> parcels.page(tx, caller.workspace(), id, kind, slice, total));
  }

  /// Writes an invoice's differences as CSV, one row for each.
  ///
  /// @throws ProblemException `NOT_FOUND`
  /// @throws IOException when `out` fails
  public void export(Caller caller, String id, @Nullable DifferenceKind kind, OutputStream out)
      throws IOException {
    var invoice = get(caller, id);
    try (var table = new InvoiceCsvWire(invoice, out)) {
      var slice = InvoiceLineSort.first(Page.Request.LARGEST_SIZE);
      for (var next = slice; next != null; ) {
        var at = next;
        var page = database.read(tx -> parcels.page(tx, caller.workspace(), id, kind, at, 0));
        for (var line : page.items()) {
          table.add(line, kind);
        }
        var key = page.next();
        next = key == null ? null : at.from(key);
      }
    }
  }
}
