package dev.quayside.engine.source.files;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.api.OrderBodyJson;
import dev.quayside.engine.order.file.FileKind;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.sheet.FileText;
import dev.quayside.engine.order.file.table.OrderTable;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.order.file.table.TableOrder;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.engine.source.kind.SourceContext;
import dev.quayside.engine.source.kind.SourceContext.Fault;
import dev.quayside.engine.source.kind.SourceContext.FileOrders;
import dev.quayside.engine.source.kind.SourceContext.Left;
import dev.quayside.engine.source.kind.SourcePlaces;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// Reads files of shops, and remembers those that are taken in.
public final class SourceFiles {

  private final Database database;
  private final OrderFiles files;
  private final InstantSource clock;
  private final SourcePlaces places;
  private final SourceFileStore store = new SourceFileStore();

  public SourceFiles(
      Database database, OrderFiles files, InstantSource clock, SourcePlaces places) {
    this.places = places;
    this.database = database;
    this.files = files;
    this.clock = clock;
  }

  /// For one source.
  ///
  /// @param kept stores a field that was found out
  public SourceContext of(WorkspaceId workspace, String source, BiConsumer<String, String> kept) {
    return new Context(workspace, source, kept);
  }

  public SourcePlaces places() {
    return places;
  }

  /// The source is removed.
  public void forget(Tx tx, WorkspaceId workspace, String source) {
    store.deleteAll(tx, workspace, source);
  }

  private static boolean isJson(byte[] content) {
    var text = FileText.of(content).text().stripLeading();
    return text.startsWith("{") || text.startsWith("[");
  }

  private static FileOrders table(Preview preview) {
    preview.requireColumns();
    var faults =
        preview.bad().stream()
            .flatMap(
                bad ->
                    bad.faults().stream()
                        .map(
                            fault ->
                                new Fault(
                                    fault.line(), bad.number(), fault.column(), fault.message())))
            .toList();
    var left =
        preview.left().stream()
            .map(each -> new Left(each.number(), SkipReason.valueOf(each.reason().name())))
            .toList();
    return new FileOrders(preview.good(), faults, left);
  }

  private FileOrders json(WorkspaceId workspace, byte[] content, @Nullable Currency given) {
    var currency = given == null ? files.currency(workspace) : given;
    var read = OrderBodyJson.read(FileText.of(content).text(), currency);
    var faults =
        read.faults().stream()
            .map(fault -> new Fault(fault.place(), fault.number(), fault.field(), fault.message()))
            .toList();
    return new FileOrders(read.good(), faults, List.of());
  }

  private final class Context implements SourceContext {

    private final WorkspaceId workspace;
    private final String source;
    private final BiConsumer<String, String> kept;

    private Context(WorkspaceId workspace, String source, BiConsumer<String, String> kept) {
      this.workspace = workspace;
      this.source = source;
      this.kept = kept;
    }

    @Override
    public FileOrders read(byte[] content, @Nullable Currency currency) {
      return isJson(content)
          ? json(workspace, content, currency)
          : table(files.read(workspace, content, currency));
    }

    @Override
    public List<TableOrder> read(OrderTable table, List<Mapping.Chosen> columns, RowsAre rows) {
      return files.read(workspace, table, columns, rows);
    }

    @Override
    public Map<String, @Nullable String> columns(OrderTable table, List<Mapping.Chosen> columns) {
      var names = new LinkedHashMap<String, @Nullable String>();
      table.header().forEach(label -> names.put(label, null));
      files
          .columns(workspace, table, columns)
          .forEach(
              (column, place) ->
                  names.put(table.header().get(place), FileKind.ORDERS.wire(column)));
      return names;
    }

    @Override
    public ZoneId zone() {
      return places.zones().apply(workspace);
    }

    @Override
    public SourcePlaces places() {
      return places;
    }

    @Override
    public void keep(String field, String value) {
      kept.accept(field, value);
    }

    @Override
    public boolean hasTaken(String file) {
      return database.read(tx -> store.has(tx, workspace, source, file));
    }

    @Override
    public void taken(String file) {
      database.change(
          tx -> {
            store.insert(tx, workspace, source, file, clock.millis());
          });
    }

    @Override
    public void gone(String file) {
      database.change(
          tx -> {
            store.delete(tx, workspace, source, file);
          });
    }
  }
}
