package dev.quayside.engine.order.file;

import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.file.cell.AddressCell;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The address of a line whose file has it in one column, taken apart once it is asked for.
final class WholeAddress {

  private static final Set<Column> PARTS =
      EnumSet.of(
          Column.NAME,
          Column.STREET1,
          Column.STREET2,
          Column.CITY,
          Column.STATE,
          Column.ZIP,
          Column.COUNTRY,
          Column.PHONE);

  private static final Set<Column> NAMES =
      EnumSet.of(Column.NAME, Column.FIRST_NAME, Column.LAST_NAME, Column.COMPANY);

  private final Sheet.Line line;
  private final Layout layout;
  private boolean isRead;
  private @Nullable AddressCell read;

  WholeAddress(Sheet.Line line, Layout layout) {
    this.line = line;
    this.layout = layout;
  }

  /// A part of the address; null when the cell does not tell it.
  @Nullable String part(Column column) {
    if (!PARTS.contains(column)) {
      return null;
    }
    if (!isRead) {
      read = read();
      isRead = true;
    }
    return read == null ? null : part(read, column);
  }

  private @Nullable AddressCell read() {
    var held = layout.mapping().places();
    var place = held.get(Column.ADDRESS);
    if (place == null || place >= line.cells().size()) {
      return null;
    }
    var text = HtmlText.decoded(line.cells().get(place));
    boolean named = NAMES.stream().noneMatch(held::containsKey) || beginsWithName(text);
    return AddressCell.of(text, named).orElse(null);
  }

  /// Whether the cell begins with the recipient's name, which has a column of its own too.
  private boolean beginsWithName(String text) {
    var place = layout.mapping().places().get(Column.NAME);
    var name = place == null || place >= line.cells().size() ? "" : line.cells().get(place);
    var first = text.strip().split("[\\r\\n,]", 2)[0];
    return !name.isBlank() && Letters.of(first).equals(Letters.of(name));
  }

  private static @Nullable String part(AddressCell read, Column column) {
    return switch (column) {
      case NAME -> read.name();
      case STREET1 -> read.street1();
      case STREET2 -> read.street2();
      case CITY -> read.city();
      case STATE -> read.state();
      case ZIP -> read.zip();
      case PHONE -> read.phone();
      default -> read.country();
    };
  }
}
