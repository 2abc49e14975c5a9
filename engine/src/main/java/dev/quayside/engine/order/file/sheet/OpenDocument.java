package dev.quayside.engine.order.file.sheet;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// The first sheet that has a table of a workbook of LibreOffice or Google (.ods, .fods): the
/// elements of OpenDocument 1.3, part 3, that hold cells.
final class OpenDocument {

  private static final String TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0";
  private static final String SPREADSHEET = "urn:oasis:names:tc:opendocument:xmlns:office:1.0";
  private static final String CONTENT = "content.xml";

  /// A few bytes say that a row or a cell is there a million times.
  private static final int MOST_CELLS = 5_000_000;

  private static final XMLInputFactory READER = XMLInputFactory.newDefaultFactory();

  static {
    READER.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    READER.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
  }

  private final XMLStreamReader xml;
  private final List<Sheet.Line> lines = new ArrayList<>();
  private int number;
  private int cells;

  private OpenDocument(XMLStreamReader xml) {
    this.xml = xml;
  }

  /// Whether an archive is such a workbook.
  static boolean is(byte[] archive) {
    try (var parts = new ZipInputStream(new ByteArrayInputStream(archive))) {
      var first = parts.getNextEntry();
      return first != null
          && first.getName().equals("mimetype")
          && new String(parts.readNBytes(100), StandardCharsets.US_ASCII)
              .contains("opendocument.spreadsheet");
    } catch (IOException | IllegalArgumentException broken) {
      return false;
    }
  }

  /// Whether a text is such a workbook that is not packed.
  ///
  /// @param head the beginning of a file
  static boolean is(String head) {
    return head.startsWith("<") && head.contains(SPREADSHEET);
  }

  /// @throws ProblemException `INVALID_REQUEST` when it cannot be read or has no table,
  ///   `PAYLOAD_TOO_LARGE`
  static Sheet read(byte[] archive) {
    try {
      WorkbookBounds.check(archive);
      try (var parts = new ZipInputStream(new ByteArrayInputStream(archive))) {
        for (var part = parts.getNextEntry(); part != null; part = parts.getNextEntry()) {
          if (part.getName().equals(CONTENT)) {
            return flat(parts);
          }
        }
      }
    } catch (IOException | IllegalArgumentException broken) {
      throw unreadable();
    }
    throw unreadable();
  }

  /// @throws ProblemException as {@link #read}
  static Sheet flat(InputStream content) {
    try {
      return new OpenDocument(READER.createXMLStreamReader(content)).sheet();
    } catch (XMLStreamException broken) {
      throw unreadable();
    }
  }

  private static ProblemException unreadable() {
    return ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_WORKBOOK);
  }

  private Sheet sheet() throws XMLStreamException {
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT && isOfTable("table-row")) {
        row();
      } else if (event == XMLStreamConstants.END_ELEMENT && isOfTable("table")) {
        if (lines.stream().anyMatch(line -> CsvWire.filled(line) > 1)) {
          return CsvWire.sheet("ods", ',', lines);
        }
        lines.clear();
        number = 0;
      }
    }
    throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_NO_COLUMNS);
  }

  private boolean isOfTable(String name) {
    return name.equals(xml.getLocalName()) && TABLE.equals(xml.getNamespaceURI());
  }

  /// Empty rows below a table are one that is there a million times.
  private void row() throws XMLStreamException {
    int times = times("number-rows-repeated");
    var row = cells();
    if (row.isEmpty()) {
      number += times;
      return;
    }
    for (int i = 0; i < times; i++) {
      cells += row.size();
      if (lines.size() > CsvWire.MOST_LINES || cells > MOST_CELLS) {
        throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LINES);
      }
      lines.add(new Sheet.Line(++number, row));
    }
  }

  private int times(String attribute) {
    var text = xml.getAttributeValue(TABLE, attribute);
    return text != null && text.matches("\\d{1,7}") ? Integer.parseInt(text) : 1;
  }

  /// The cells of a row up to the last one that is filled.
  private List<String> cells() throws XMLStreamException {
    var row = new ArrayList<String>();
    int empty = 0;
    while (xml.next() != XMLStreamConstants.END_ELEMENT || !isOfTable("table-row")) {
      if (xml.getEventType() != XMLStreamConstants.START_ELEMENT
          || !isOfTable("table-cell") && !isOfTable("covered-table-cell")) {
        continue;
      }
      int times = times("number-columns-repeated");
      var text = OpenDocumentCell.read(xml);
      if (text.isBlank()) {
        empty += times;
        continue;
      }
      for (int i = 0; i < empty + times; i++) {
        if (row.size() > MOST_CELLS) {
          throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LINES);
        }
        row.add(i < empty ? "" : text);
      }
      empty = 0;
    }
    return row;
  }
}
