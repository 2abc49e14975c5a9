package dev.quayside.engine.order.file.sheet;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/// The largest table of a page: what some shops name .xls is HTML.
public final class PageTable {

  private PageTable() {}

  public static Sheet read(FileText page) {
    var lines = new ArrayList<Sheet.Line>();
    var tables = Jsoup.parse(page.text()).select("table");
    Element largest = tables.getFirst();
    for (var table : tables) {
      largest = table.select("tr").size() > largest.select("tr").size() ? table : largest;
    }
    var spans = new ArrayList<Integer>();
    for (var row : largest.select("tr")) {
      var cells = cells(row, spans);
      lines.add(
          new Sheet.Line(
              lines.size() + 1, cells.stream().allMatch(String::isBlank) ? List.of() : cells));
    }
    return CsvWire.sheet(page.encoding(), ',', lines);
  }

  /// The cells of a row, with an empty one wherever a cell reaches to from above or from the left.
  ///
  /// @param spans by column, the rows that a cell above still reaches into
  private static List<String> cells(Element row, List<Integer> spans) {
    var cells = new ArrayList<String>();
    for (var cell : row.select("> th, > td")) {
      skipped(cells, spans);
      int across = span(cell, "colspan");
      for (int i = 0; i < across; i++) {
        while (spans.size() <= cells.size()) {
          spans.add(0);
        }
        spans.set(cells.size(), span(cell, "rowspan") - 1);
        cells.add(i == 0 ? cell.text() : "");
      }
    }
    skipped(cells, spans);
    // those behind the last cell end with their row too
    for (int i = cells.size(); i < spans.size(); i++) {
      spans.set(i, Math.max(0, spans.get(i) - 1));
    }
    return cells;
  }

  private static void skipped(List<String> cells, List<Integer> spans) {
    while (cells.size() < spans.size() && spans.get(cells.size()) > 0) {
      spans.set(cells.size(), spans.get(cells.size()) - 1);
      cells.add("");
    }
  }

  private static int span(Element cell, String attribute) {
    var text = cell.attr(attribute).strip();
    return text.matches("[1-9]\\d{0,3}") ? Integer.parseInt(text) : 1;
  }
}
