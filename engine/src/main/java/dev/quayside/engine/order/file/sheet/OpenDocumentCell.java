package dev.quayside.engine.order.file.sheet;

import dev.quayside.engine.base.number.BoundedDecimal;
import java.util.Objects;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/// A cell of an OpenDocument workbook as text: what is shown for words, and the value itself for
/// numbers and days, which are shown rounded and as the country writes them.
///
/// @param type `float`, `currency`, `date`, `string` and others; empty for none
/// @param value of a number
/// @param day of a date, ISO 8601
/// @param currency ISO 4217, where the cell has one
record OpenDocumentCell(
    String type, @Nullable String value, @Nullable String day, @Nullable String currency) {

  private static final String OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0";
  private static final String TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0";

  /// More than any spreadsheet keeps in a cell.
  private static final int LONGEST = 100_000;

  private static final Pattern WITH_ZEROS = Pattern.compile("0\\d{1,19}");

  private static final Pattern WITH_UNIT =
      Pattern.compile("[-+]?[\\d.,'\\s\u00a0\u202f]+?[\\s\u00a0]*(\\p{L}{1,6}\\.?|\\p{Sc})");

  private static final Pattern BEHIND_UNIT =
      Pattern.compile("(\\p{L}{0,3}\\p{Sc})[\\s\u00a0]*[-+]?[\\d.,'\\s\u00a0\u202f]+");

  /// Reads the cell that the reader stands at, and goes on to its end.
  static String read(XMLStreamReader xml) throws XMLStreamException {
    var cell =
        new OpenDocumentCell(
            Objects.requireNonNullElse(xml.getAttributeValue(OFFICE, "value-type"), ""),
            xml.getAttributeValue(OFFICE, "value"),
            xml.getAttributeValue(OFFICE, "date-value"),
            xml.getAttributeValue(OFFICE, "currency"));
    return cell.text(shown(xml));
  }

  private String text(String shown) {
    if (type.equals("date") && day != null) {
      return day.endsWith("T00:00:00") ? day.substring(0, day.indexOf('T')) : day;
    }
    boolean isNumber = type.equals("float") || type.equals("currency");
    return isNumber && value != null && !WITH_ZEROS.matcher(shown).matches()
        ? number(value, shown)
        : shown;
  }

  /// With the currency or the unit that is shown with it alone.
  private String number(String written, String shown) {
    var read = BoundedDecimal.read(written);
    if (read.isEmpty()) {
      return written;
    }
    var number = read.get().stripTrailingZeros();
    var plain = (number.scale() < 0 ? number.setScale(0) : number).toPlainString();
    if (currency != null) {
      return currency + " " + plain;
    }
    var before = BEHIND_UNIT.matcher(shown);
    if (before.matches()) {
      return before.group(1) + plain;
    }
    var behind = WITH_UNIT.matcher(shown);
    return behind.matches() ? plain + " " + behind.group(1) : plain;
  }

  /// The paragraphs of the cell, without the remark that may be pinned to it.
  private static String shown(XMLStreamReader xml) throws XMLStreamException {
    var text = new StringBuilder();
    int paragraphs = 0;
    int remark = 0;
    for (int depth = 1; depth > 0; ) {
      int event = xml.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        depth++;
        remark += remark > 0 || isAnnotation(xml) ? 1 : 0;
        if (remark == 0 && TEXT.equals(xml.getNamespaceURI())) {
          paragraphs += xml.getLocalName().equals("p") ? 1 : 0;
          text.append(
              xml.getLocalName().equals("p") && paragraphs == 1 ? "" : between(xml.getLocalName()));
        }
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        depth--;
        remark -= remark > 0 ? 1 : 0;
      } else if (event == XMLStreamConstants.CHARACTERS
          && paragraphs > 0
          && remark == 0
          && text.length() < LONGEST) {
        text.append(xml.getText());
      }
    }
    return text.toString();
  }

  private static boolean isAnnotation(XMLStreamReader xml) {
    return OFFICE.equals(xml.getNamespaceURI()) && xml.getLocalName().equals("annotation");
  }

  /// What an element of text stands for.
  private static String between(String element) {
    return switch (element) {
      case "p", "line-break" -> "\n";
      case "s" -> " ";
      case "tab" -> "\t";
      default -> "";
    };
  }
}
