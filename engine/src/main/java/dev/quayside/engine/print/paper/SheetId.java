package dev.quayside.engine.print.paper;

import java.util.List;

/// The id of a sheet of labels on the wire: the labels' ids joined by plus signs.
public final class SheetId {

  private static final String TOGETHER = "+";

  private SheetId() {}

  public static String of(List<String> labels) {
    return String.join(TOGETHER, labels);
  }

  public static List<String> labels(String id) {
    return List.of(id.split("\\" + TOGETHER, -1));
  }
}
