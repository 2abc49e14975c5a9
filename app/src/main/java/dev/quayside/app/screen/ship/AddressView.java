package dev.quayside.app.screen.ship;

import dev.quayside.app.control.Complaint;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FieldRow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.ship.AddressModel.Line;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import javafx.collections.MapChangeListener;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.VBox;

/// An address form; a block of several lines pasted into any of its fields is split over all.
final class AddressView extends VBox {

  private final AddressModel model;
  private final Ui ui;
  private final String prefix;
  private final Predicate<String> pasteBlock;
  private final Map<Line, Field> fields = new EnumMap<>(Line.class);
  private final List<FieldRow> rows;

  /// @param prefix of the fields' ids: `to` or `from`
  /// @param pasteBlock takes a pasted text of several lines; false when it is no address
  AddressView(AddressModel model, Ui ui, String prefix, Predicate<String> pasteBlock) {
    super(8);
    this.model = model;
    this.ui = ui;
    this.prefix = prefix;
    this.pasteBlock = pasteBlock;
    rows =
        List.of(
            new FieldRow(List.of(field(Line.NAME), field(Line.COMPANY)), 50, 50),
            new FieldRow(List.of(field(Line.STREET1), field(Line.STREET2)), 64, 36),
            new FieldRow(List.of(field(Line.CITY), field(Line.STATE), field(Line.ZIP)), 48, 20, 32),
            new FieldRow(List.of(field(Line.PHONE), field(Line.EMAIL)), 44, 56));
    getChildren().addAll(rows);
    model.shown().addListener((MapChangeListener<Line, Object>) _ -> complain());
    complain();
  }

  void focusFirst() {
    Objects.requireNonNull(fields.get(Line.NAME)).control().requestFocus();
  }

  private Field field(Line line) {
    var input = new BlockField();
    var field =
        Field.text(
            prefix + "-" + line.path(),
            ui.text("address." + line.path()),
            input,
            model.line(line),
            () -> model.leave(line));
    fields.put(line, field);
    return field;
  }

  private void complain() {
    fields.forEach(
        (line, field) -> {
          var violation = model.shown().get(line);
          field.setWrong(violation == null ? null : Complaint.of(violation, ui.texts()));
        });
    rows.forEach(FieldRow::refresh);
  }

  /// A plain field would swallow the line breaks of a pasted block.
  private final class BlockField extends TextField {
    @Override
    public void paste() {
      var text = Clipboard.getSystemClipboard().getString();
      if (text == null || !text.strip().contains("\n") || !pasteBlock.test(text)) {
        super.paste();
      }
    }
  }
}
