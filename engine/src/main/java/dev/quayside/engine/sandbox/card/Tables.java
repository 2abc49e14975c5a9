package dev.quayside.engine.sandbox.card;

import dev.quayside.engine.base.table.TableFile;
import java.util.List;

/// The sandbox network's tables.
public final class Tables {

  private static final String FOLDER = "/dev/quayside/engine/sandbox";

  private Tables() {}

  /// The lines of a table, without comments and blank ones.
  ///
  /// @param name path below the sandbox's resource folder
  public static List<String> lines(String name) {
    return TableFile.lines(FOLDER, name);
  }
}
