package dev.quayside.engine.order.file.sheet;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/// The first sheet that has a table of a workbook in XML (SpreadsheetML 2003), which shop systems
/// call Excel XML and name .xls or .xml.
final class WorkbookXml {

  private static final String NAMESPACE = "urn:schemas-microsoft-com:office:spreadsheet";

  private static final int MOST_COLUMNS = 1_000;

  private WorkbookXml() {}

  /// @param head the beginning of a file
  static boolean is(String head) {
    return head.startsWith("<") && head.contains(NAMESPACE);
  }

  /// @throws ProblemException `INVALID_REQUEST` when no sheet has a table
  static Sheet read(FileText file) {
    var book = Jsoup.parse(file.text(), "", Parser.xmlParser());
    return book.getAllElements().stream()
        .filter(element -> isCalled(element, "Worksheet"))
        .map(WorkbookXml::lines)
        .filter(lines -> lines.stream().anyMatch(line -> CsvWire.filled(line) > 1))
        .findFirst()
        .map(lines -> CsvWire.sheet(file.encoding(), ',', lines))
        .orElseThrow(
            () ->
                ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_NO_COLUMNS));
  }

  private static List<Sheet.Line> lines(Element sheet) {
    var lines = new ArrayList<Sheet.Line>();
    for (var row : sheet.getAllElements()) {
      if (isCalled(row, "Row")) {
        if (lines.size() > CsvWire.MOST_LINES) {
          throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LINES);
        }
        lines.add(new Sheet.Line(lines.size() + 1, cells(row)));
      }
    }
    return lines;
  }

  /// A cell names its column, from 1, where those before it are empty.
  private static List<String> cells(Element row) {
    var cells = new ArrayList<String>();
    for (var cell : row.children()) {
      int place = Math.min(number(cell, "Index"), MOST_COLUMNS);
      while (cells.size() < place - 1) {
        cells.add("");
      }
      cells.add(
          cell.children().stream()
              .filter(WorkbookXml::isValue)
              .map(Element::wholeText)
              .findFirst()
              .orElse(""));
      for (int more = Math.min(number(cell, "MergeAcross"), MOST_COLUMNS); more > 0; more--) {
        cells.add("");
      }
    }
    return cells;
  }

  private static boolean isValue(Element element) {
    return isCalled(element, "Data");
  }

  private static int number(Element cell, String attribute) {
    var text =
        cell.hasAttr("ss:" + attribute) ? cell.attr("ss:" + attribute) : cell.attr(attribute);
    return text.matches("\\d{1,5}") ? Integer.parseInt(text) : 0;
  }

  private static boolean isCalled(Element element, String name) {
    return element.tagName().equals(name) || element.tagName().equals("ss:" + name);
  }
}
