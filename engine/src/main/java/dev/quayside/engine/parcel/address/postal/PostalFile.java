package dev.quayside.engine.parcel.address.postal;

import dev.quayside.engine.base.table.TableFile;
import java.util.List;

/// Reads the postal tables: lines of tab-separated cells.
public final class PostalFile {

  private static final String FOLDER = "/dev/quayside/engine/parcel/address/postal";

  private PostalFile() {}

  public static List<String> lines(String name) {
    return TableFile.lines(FOLDER, name);
  }

  static String text(String name) {
    return TableFile.text(FOLDER, name);
  }
}
