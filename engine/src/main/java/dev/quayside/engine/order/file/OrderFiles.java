package dev.quayside.engine.order.file;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.file.export.OrderExport;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.file.sheet.SheetFile;
import dev.quayside.engine.parcel.address.Recipient;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.printing.message.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Imports orders from CSV files: preview, map, import, correct the bad ones.
public final class OrderFiles {

  private static final int LONGEST_NAME = 200;

  private final Database database;
  private final Orders orders;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final LiveEvents live;
  private final Locations locations;
  private final OrderFileStore store = new OrderFileStore();

  /// @param live told of every file that is imported or corrected
  /// @param locations tell the currency of amounts that name none
  public OrderFiles(
      Database database,
      Orders orders,
      Ids ids,
      WorkspaceClock clock,
      LiveEvents live,
      Locations locations) {
    this.live = live;
    this.locations = locations;
    this.database = database;
    this.orders = orders;
    this.ids = ids;
    this.clock = clock;
  }

  /// Reads a file with the mapping that was used for its layout before, or else the one that its
  /// headers suggest.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when it is no table; `PAYLOAD_TOO_LARGE` above 20
  ///   MB or 50,000 lines
  public Preview preview(Caller caller, byte[] content) {
    return preview(caller.workspace(), content);
  }

  /// As {@link #preview(Caller, byte[])}, where no person asks.
  public Preview preview(WorkspaceId workspace, byte[] content) {
    var sheet = SheetFile.read(content);
    var remembered =
        database.read(
            tx -> store.mapping(tx, workspace, FileKind.ORDERS.signature(sheet.header())));
    return preview(
        workspace,
        sheet,
        remembered.orElseGet(() -> FileKind.ORDERS.guess(sheet.header())),
        remembered.isPresent());
  }

  /// Reads the same file with another mapping.
  public Preview preview(Caller caller, Preview before, Mapping mapping) {
    return preview(caller.workspace(), before.sheet(), mapping, false);
  }

  /// Imports the good orders in several transactions, then stores the bad ones to be corrected and
  /// remembers the mapping. Importing the same file again makes no second order, and completes what
  /// a crash left out.
  ///
  /// @throws ProblemException `INVALID_REQUEST` naming the required columns that are not mapped
  public Imported take(Caller caller, String name, Preview preview) {
    return take(caller, name, preview, RequestKey.none());
  }

  /// Imports a file, with `key` written in the last transaction.
  public Imported take(Caller caller, String name, Preview preview, RequestKey<Imported> key) {
    preview.requireColumns();
    var file = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    var read = read(caller.workspace(), preview.sheet(), preview.mapping(), file);
    var taken = orders.takeInMany(caller, read.good());
    var kinds = taken.stream().map(OrderIntake::kind).toList();
    var sheet = preview.sheet();
    var layout = Layout.of(sheet, preview.mapping());
    var bad = new ArrayList<>(read.bad());
    bad.addAll(ofOthers(layout, sheet.lines(), read.good(), taken));
    var imported =
        new Imported(
            ids.next(IdKind.ORDER_FILE),
            file,
            layout,
            Collections.frequency(kinds, OrderIntake.Kind.NEW),
            Collections.frequency(kinds, OrderIntake.Kind.CHANGED),
            Collections.frequency(kinds, OrderIntake.Kind.SAME)
                + Collections.frequency(kinds, OrderIntake.Kind.KEPT),
            bad,
            read.left(),
            clock.now(caller.workspace()));
    var written = new OrderFileStore.WrittenFile(imported);
    var answer = key.answer(imported);
    return database.write(
        tx -> {
          store.insert(tx, caller.workspace(), written);
          store.remember(
              tx,
              caller.workspace(),
              FileKind.ORDERS.signature(sheet.header()),
              preview.mapping(),
              imported.importedAt());
          live.tell(tx, caller.workspace(), Topic.ORDER_FILE_CHANGED, imported.id());
          answer.keep(tx);
          return imported;
        });
  }

  /// Files with orders that have to be corrected, newest first.
  public List<Imported> unfinished(Caller caller) {
    return database.read(tx -> store.unfinished(tx, caller.workspace()));
  }

  /// Tries corrected lines again. A good order is taken in; a bad one is stored with what is still
  /// wrong.
  ///
  /// @param lines all lines of one order, with their line numbers
  /// @return the file after the attempt
  /// @throws ProblemException `NOT_FOUND`
  public Imported mend(Caller caller, String fileId, List<Sheet.Line> lines) {
    var file = get(caller, fileId);
    if (lines.isEmpty()
        || file.bad().stream().noneMatch(bad -> isOf(bad, lines.getFirst().number()))) {
      throw ProblemException.notFound(OrderWords.THIS_LINE);
    }
    var currency = locations.currency(caller.workspace());
    var read = OrderReader.of(file.layout(), lines, file.name(), currency);
    var bad = new ArrayList<>(read.bad());
    bad.addAll(ofOthers(file.layout(), lines, read.good(), orders.takeIn(caller, read.good())));
    return database.write(
        tx -> {
          store.remove(tx, caller.workspace(), fileId, lines.getFirst().number());
          bad.forEach(each -> store.put(tx, caller.workspace(), fileId, each));
          live.tell(tx, caller.workspace(), Topic.ORDER_FILE_CHANGED, fileId);
          return store.find(tx, caller.workspace(), fileId).orElseThrow();
        });
  }

  /// Drops a bad order.
  ///
  /// @param line first line number of the order
  /// @throws ProblemException `NOT_FOUND`
  public Imported dismiss(Caller caller, String fileId, int line) {
    get(caller, fileId);
    return database.write(
        tx -> {
          if (!store.remove(tx, caller.workspace(), fileId, line)) {
            throw ProblemException.notFound(OrderWords.THIS_LINE);
          }
          live.tell(tx, caller.workspace(), Topic.ORDER_FILE_CHANGED, fileId);
          return store.find(tx, caller.workspace(), fileId).orElseThrow();
        });
  }

  /// The bad lines of a file as a CSV file, with what is wrong in a last column, to be corrected in
  /// a spreadsheet and imported again.
  ///
  /// @param wording the language of the last column
  /// @throws ProblemException `NOT_FOUND`
  public byte[] badLines(Caller caller, String fileId, Wording wording) {
    var file = get(caller, fileId);
    var table = new ArrayList<List<String>>();
    var head = new ArrayList<>(file.layout().header());
    head.add(OrderWords.WHAT_IS_WRONG.of().in(wording));
    table.add(head);
    for (var bad : file.bad()) {
      for (var line : bad.lines()) {
        var cells = new ArrayList<>(line.cells());
        while (cells.size() < file.layout().header().size()) {
          cells.add("");
        }
        cells.add(wrongWith(bad, line, file.layout().header(), wording));
        table.add(cells);
      }
    }
    return OrderExport.bytes(table);
  }

  private static String wrongWith(
      BadOrder bad, Sheet.Line line, List<String> header, Wording wording) {
    return String.join(
        "; ",
        bad.faults().stream()
            .filter(fault -> fault.line() == line.number())
            .map(fault -> column(fault, header, wording) + ": " + fault.message().in(wording))
            .toList());
  }

  /// The file's own header, or what is missing from the file.
  private static String column(LineError fault, List<String> header, Wording wording) {
    return header.contains(fault.column()) ? fault.column() : wording.field(fault.column());
  }

  /// The orders whose number an order of another customer has here: they are to be put right.
  private static List<BadOrder> ofOthers(
      Layout layout, List<Sheet.Line> lines, List<NewOrder> sent, List<OrderIntake> taken) {
    var found = new ArrayList<BadOrder>();
    for (int i = 0; i < taken.size(); i++) {
      var here = taken.get(i).order();
      if (taken.get(i).kind() == OrderIntake.Kind.OTHER_CUSTOMER) {
        var number = sent.get(i).number();
        var own = lines.stream().filter(line -> isNumbered(layout, line, number)).toList();
        var why =
            OrderWords.OTHER_CUSTOMER.of(
                Recipient.of(here.details().to()).line(),
                Recipient.of(sent.get(i).details().to()).line());
        var place = Objects.requireNonNull(layout.mapping().places().get(Column.NUMBER));
        var fault = new LineError(own.getFirst().number(), layout.header().get(place), why);
        found.add(new BadOrder(number, own, List.of(fault)));
      }
    }
    return found;
  }

  private static boolean isNumbered(Layout layout, Sheet.Line line, String number) {
    return number.equalsIgnoreCase(new Cells(line, layout).text(Column.NUMBER));
  }

  private Imported get(Caller caller, String fileId) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), fileId))
        .orElseThrow(() -> ProblemException.notFound(OrderWords.THIS_FILE));
  }

  private Preview preview(WorkspaceId workspace, Sheet sheet, Mapping mapping, boolean remembered) {
    var read = read(workspace, sheet, mapping, null);
    return new Preview(sheet, mapping, remembered, read.good(), read.bad(), read.left());
  }

  /// The currency of amounts in files that name none.
  public Currency currency(WorkspaceId workspace) {
    return locations.currency(workspace);
  }

  private OrderReader.Result read(
      WorkspaceId workspace, Sheet sheet, Mapping mapping, @Nullable String source) {
    return OrderReader.of(
        Layout.of(sheet, mapping), sheet.lines(), source, locations.currency(workspace));
  }

  private static boolean isOf(BadOrder bad, int line) {
    return bad.lines().getFirst().number() == line;
  }
}
