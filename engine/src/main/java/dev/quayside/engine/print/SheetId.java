package dev.quayside.engine.print;

import java.util.List;

/// A sheet of labels as one document id on the wire: its labels' ids with a plus sign between them.
final class SheetId {

  private static final String TOGETHER = "+";

  private SheetId() {}

  static String of(List<String> labels) {
    return String.join(TOGETHER, labels);
  }

  static List<String> labels(String id) {
    return List.of(id.split("\\" + TOGETHER, -1));
  }
}
