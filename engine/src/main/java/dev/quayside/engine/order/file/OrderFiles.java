package dev.quayside.engine.order.file;

import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.export.OrderExport;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.order.file.outcome.StoppedOrder;
import dev.quayside.engine.order.file.sheet.Sheet;
import dev.quayside.engine.order.file.sheet.SheetFile;
import dev.quayside.engine.order.file.table.OrderTable;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.order.file.table.TableOrder;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.printing.message.Wording;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Imports orders from CSV files: preview, map, import, correct the bad ones.
public final class OrderFiles {

  /// The country of addresses without one where orders leave from nowhere yet.
  private static final String NO_COUNTRY = "US";

  private static final Logger LOG = LoggerFactory.getLogger(OrderFiles.class);
  private static final int LONGEST_NAME = 200;
  private static final String ANY_FILE = "file";

  private final Database database;
  private final Orders orders;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final LiveEvents live;
  private final Locations locations;
  private final Payors payors;
  private final OrderFileStore store = new OrderFileStore();
  private final FileMemoryStore memories = new FileMemoryStore();

  /// @param live told of every file that is imported or corrected
  /// @param locations tell the currency of amounts that name none
  /// @param payors the accounts that a column can name
  public OrderFiles(
      Database database,
      Orders orders,
      Ids ids,
      WorkspaceClock clock,
      LiveEvents live,
      Locations locations,
      Payors payors) {
    this.live = live;
    this.locations = locations;
    this.payors = payors;
    this.database = database;
    this.orders = orders;
    this.ids = ids;
    this.clock = clock;
  }

  /// What is known of the columns of files of all kinds, as it was learned from those that were
  /// imported: the meaning of the columns of files with one header, or of one column.
  ///
  /// @param key the letters of the header: of a whole file with `|` between its columns, behind the
  ///   kind of file unless it is one of orders
  /// @param fileKind of one column: the kind of export it holds for, empty for any; null for a
  ///   whole header
  /// @param meaning as it is kept
  /// @param currency of amounts that name none; null where it was not said
  public record Learned(
      String key, @Nullable String fileKind, String meaning, @Nullable String currency) {

    /// Whether both are about the same header.
    public boolean isOfSame(Learned other) {
      return key.equals(other.key) && Objects.equals(fileKind, other.fileKind);
    }
  }

  /// All that was learned, headers of whole files first.
  public List<Learned> learned(Caller caller) {
    return database.read(tx -> memories.all(tx, caller.workspace()));
  }

  /// Keeps what another workspace has learned, in place of what was known of that header.
  ///
  /// @throws ProblemException `FORBIDDEN`
  public void learn(Caller caller, Learned learned) {
    Acting.require(Right.CHANGE_SETTINGS);
    database.change(
        tx -> {
          memories.keep(tx, caller.workspace(), learned, clock.now(caller.workspace()));
        });
  }

  /// Reads a file with the mapping that was used for its layout before, or else the one that its
  /// headers and what was chosen for columns of these names suggest.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when it is no table; `PAYLOAD_TOO_LARGE` above 20
  ///   MB or 50,000 lines
  public Preview preview(Caller caller, byte[] content) {
    var sheet = SheetFile.read(content);
    var memory = memory(caller.workspace(), sheet);
    return compared(
        caller,
        sheet,
        memory.mapping(sheet),
        memory.isOfLayout(),
        currency(caller.workspace(), memory));
  }

  /// Reads the same file with another mapping.
  public Preview preview(Caller caller, Preview before, Mapping mapping) {
    boolean remembered = before.remembered() && mapping.equals(before.mapping());
    return compared(caller, before.sheet(), mapping, remembered, before.currency());
  }

  /// Reads the same file with another currency for amounts that name none.
  public Preview preview(Caller caller, Preview before, Currency currency) {
    return compared(caller, before.sheet(), before.mapping(), before.remembered(), currency);
  }

  /// Reads a file of a shop, whose orders are compared with the shop's own and not with those of
  /// other files.
  ///
  /// @param given currency of amounts that name none; null for the one chosen for files of this
  ///   kind, else the account's
  public Preview read(WorkspaceId workspace, byte[] content, @Nullable Currency given) {
    var sheet = SheetFile.read(content);
    var memory = memory(workspace, sheet);
    var mapping = memory.mapping(sheet);
    var currency = given == null ? currency(workspace, memory) : given;
    var read =
        OrderReader.of(
            Layout.of(sheet, mapping), sheet.lines(), null, defaults(workspace, currency));
    return new Preview(
        sheet,
        mapping,
        memory.isOfLayout(),
        currency,
        read.bareAmounts(),
        FileCounts.of(List.of(), List.of(), read.left().size(), read.bad().size()),
        read.good(),
        List.of(),
        List.of(),
        read.bad(),
        read.left());
  }

  /// Reads a shop's own table, with its columns as a file of orders with these headers would have
  /// them.
  ///
  /// @param chosen columns that were chosen, before any guess
  public List<TableOrder> read(
      WorkspaceId workspace, OrderTable table, List<Mapping.Chosen> chosen, RowsAre rows) {
    var memory = memory(workspace, table.sheet());
    var mapping = memory.mapping(table.sheet()).with(chosen, table.header());
    return OrderReader.ofTable(
        Layout.of(table, mapping),
        table.sheet().lines(),
        rows,
        defaults(workspace, currency(workspace, memory)));
  }

  /// The meaning of a table's columns, by their place.
  public Map<Column, Integer> columns(
      WorkspaceId workspace, OrderTable table, List<Mapping.Chosen> chosen) {
    return memory(workspace, table.sheet())
        .mapping(table.sheet())
        .with(chosen, table.header())
        .places();
  }

  private FileMemory memory(WorkspaceId workspace, Sheet sheet) {
    return database.read(tx -> memories.find(tx, workspace, sheet.header()));
  }

  private Currency currency(WorkspaceId workspace, FileMemory memory) {
    return memory.currency().orElseGet(() -> currency(workspace));
  }

  /// Of addresses that name none: a shop without a column of countries sells at home.
  private String country(WorkspaceId workspace) {
    return locations.home(workspace).map(Address::country).orElse(NO_COUNTRY);
  }

  private OrderReader.Defaults defaults(WorkspaceId workspace, Currency currency) {
    return new OrderReader.Defaults(currency, country(workspace), payors.named(workspace));
  }

  private Preview compared(
      Caller caller, Sheet sheet, Mapping mapping, boolean remembered, Currency currency) {
    var layout = Layout.of(sheet, mapping);
    // any name stands for a file here: an order by hand would be compared with shops' orders
    var read =
        OrderReader.of(layout, sheet.lines(), ANY_FILE, defaults(caller.workspace(), currency));
    var outcomes = orders.outcomes(caller.workspace(), read.good());
    var stopped = stopped(caller, read);
    var all = new ReadFile(layout, sheet.lines(), read, outcomes, stopped);
    return new Preview(
        sheet,
        mapping,
        remembered,
        currency,
        read.bareAmounts(),
        all.counts(),
        all.good(),
        all.kept(),
        all.warnings(),
        all.bad(),
        read.left());
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
    var sheet = preview.sheet();
    var layout = Layout.of(sheet, preview.mapping());
    var all = taken(caller, layout, sheet.lines(), file, preview.currency());
    var imported =
        new Imported(
            ids.next(IdKind.ORDER_FILE),
            file,
            layout,
            preview.currency(),
            all.counts(),
            all.kept(),
            all.warnings(),
            all.bad(),
            all.read().left(),
            clock.now(caller.workspace()));
    var written = new OrderFileStore.WrittenFile(imported);
    var answer = key.answer(imported);
    return database.write(
        tx -> {
          store.insert(tx, caller.workspace(), written);
          memories.keep(tx, caller.workspace(), imported);
          live.tell(tx, caller.workspace(), Topic.ORDER_FILE_CHANGED, imported.id());
          answer.keep(tx);
          return imported;
        });
  }

  private ReadFile taken(
      Caller caller, Layout layout, List<Sheet.Line> lines, String file, Currency currency) {
    var read = OrderReader.of(layout, lines, file, defaults(caller.workspace(), currency));
    var taken = orders.takeInMany(caller, read.good());
    var outcomes = new ArrayList<OrderIntake.Outcome>(taken.size());
    for (int i = 0; i < taken.size(); i++) {
      outcomes.add(taken.get(i).of(read.good().get(i)));
    }
    var stopped = stopped(caller, read);
    stopped.forEach(each -> hold(caller, each, file));
    return new ReadFile(layout, lines, read, outcomes, stopped);
  }

  private List<StoppedOrder> stopped(Caller caller, OrderReader.Result read) {
    var numbers = read.left().stream().map(LeftOut::number).distinct().toList();
    return StoppedOrder.of(orders.waiting(caller.workspace(), numbers), read.left());
  }

  private void hold(Caller caller, StoppedOrder stopped, String file) {
    try {
      orders.hold(caller, stopped.here().id(), stopped.note(file));
    } catch (ProblemException begun) {
      LOG.info("order {} is bought already", stopped.here().number());
    }
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
    int line = lines.isEmpty() ? 0 : lines.getFirst().number();
    if (file.bad().stream().noneMatch(bad -> isOf(bad, line))) {
      throw ProblemException.notFound(OrderWords.LINE, line);
    }
    var bad = taken(caller, file.layout(), lines, file.name(), file.currency()).bad();
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
            throw ProblemException.notFound(OrderWords.LINE, line);
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

  private Imported get(Caller caller, String fileId) {
    return database
        .read(tx -> store.find(tx, caller.workspace(), fileId))
        .orElseThrow(() -> ProblemException.notFound(OrderWords.FILE, fileId));
  }

  /// The currency of amounts in files that name none.
  public Currency currency(WorkspaceId workspace) {
    return locations.currency(workspace);
  }

  private static boolean isOf(BadOrder bad, int line) {
    return bad.lines().getFirst().number() == line;
  }
}
