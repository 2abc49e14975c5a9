package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.database.DatabaseLink;
import dev.quayside.engine.source.database.SampleTables;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// The demo's step about a shop's own tables: a sample database, and an order found in it by what
/// would be scanned.
///
/// @param data the data directory of the engine
record DemoTables(Engine engine, Caller caller, Console console, Path data, Path out) {

  /// @return the file, which stays
  Path run() {
    var file = out.resolve(SampleTables.FILE);
    write(file);
    write(data.resolve("databases").resolve(SampleTables.FILE));
    engine.sources().create(caller, draft(), RequestKey.none());
    var found = engine.sources().lookups().find(caller, SampleTables.FIRST).order();
    var to = found.details().to();
    console.title("6. An order in your own tables");
    console.fact("File", file.toString());
    console.fact("Scanned", SampleTables.FIRST);
    console.fact("Found", to.name() + ", " + to.city() + ", " + to.state() + " " + to.zip());
    console.fact("Guide", "docs/sources/database.md");
    console.blank();
    return file;
  }

  private static SourceDraft draft() {
    var tables =
        new TableSettings.Change(
            Map.of(TableQuery.BY_KEY, SampleTables.BY_KEY),
            List.of(new Mapping.Chosen(Column.NUMBER, "ORD_NO")),
            RowsAre.LINES);
    return new SourceDraft(
        DatabaseLink.CODE,
        "ERP",
        null,
        Map.of(SourceField.URL, "jdbc:sqlite:" + SampleTables.FILE),
        0,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        tables);
  }

  private static void write(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      SampleTables.write(file);
    } catch (IOException e) {
      throw new CommandFailure(file + " cannot be written: choose another folder with --out");
    }
  }
}
