package dev.quayside.engine.order.file;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.file.sheet.SheetFile;
import dev.quayside.engine.platform.store.Database;

/// Reads files that say which orders have left. A mapping that a person chose is remembered.
public final class ShippedFiles {

  private final Database database;
  private final WorkspaceClock clock;
  private final FileMemoryStore memories = new FileMemoryStore();

  public ShippedFiles(Database database, WorkspaceClock clock) {
    this.database = database;
    this.clock = clock;
  }

  /// Reads a file with the mapping chosen for its layout before, or else the one that its headers
  /// suggest.
  ///
  /// @throws ProblemException `INVALID_REQUEST` when it is no table; `PAYLOAD_TOO_LARGE`
  public ShippedFile preview(Caller caller, byte[] content) {
    var sheet = SheetFile.read(content);
    var chosen =
        database.read(
            tx -> memories.mapping(tx, caller.workspace(), FileKind.SHIPPED, sheet.header()));
    return ShippedFile.of(
        sheet, chosen.orElseGet(() -> FileKind.SHIPPED.guess(sheet.header())), chosen.isPresent());
  }

  /// Reads the same file with another mapping.
  public ShippedFile preview(ShippedFile before, Mapping mapping) {
    return ShippedFile.of(before.sheet(), mapping, false);
  }

  /// Keeps the mapping of a file that was taken in, where its headers suggest another one.
  public void remember(Caller caller, ShippedFile file) {
    var header = file.sheet().header();
    if (!file.remembered() && !file.mapping().equals(FileKind.SHIPPED.guess(header))) {
      var workspace = caller.workspace();
      var now = clock.now(workspace);
      database.change(
          tx -> {
            memories.keep(tx, workspace, FileKind.SHIPPED, header, file.mapping(), now);
          });
    }
  }
}
