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
    for (var row : largest.select("tr")) {
      lines.add(
          new Sheet.Line(
              lines.size() + 1, row.select("th,td").eachText().isEmpty() ? List.of() : cells(row)));
    }
    return CsvWire.sheet(page.encoding(), ',', lines);
  }

  private static List<String> cells(Element row) {
    return row.select("> th, > td").stream().map(Element::text).toList();
  }
}
