package dev.quayside.engine.print;

import java.util.List;

/// The id of a sheet of labels on the wire: the labels' ids joined by plus signs.
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
