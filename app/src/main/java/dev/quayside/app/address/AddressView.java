package dev.quayside.app.address;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Suggestions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.task.Soon;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.parcel.address.AddressValidation;
import dev.quayside.engine.parcel.address.check.Finding;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// An address form. A block of several lines pasted into any field is split over all fields.
public final class AddressView extends VBox {

  private final AddressForm model;
  private final Ui ui;
  private final String prefix;
  private final Predicate<String> pasteBlock;
  private final Map<Line, Field> fields = new EnumMap<>(Line.class);
  private final List<FieldRow> rows;

  /// @param prefix of the fields' ids: `to` or `from`
  /// @param pasteBlock takes a pasted text of several lines; returns false when it is no address
  public AddressView(AddressForm model, Ui ui, String prefix, Predicate<String> pasteBlock) {
    super(8);
    this.model = model;
    this.ui = ui;
    this.prefix = prefix;
    this.pasteBlock = pasteBlock;
    rows =
        List.of(
            new FieldRow(List.of(field(Line.NAME), field(Line.COMPANY)), 62, 38),
            new FieldRow(List.of(field(Line.STREET1), field(Line.STREET2)), 62, 38),
            new FieldRow(List.of(country(), field(Line.ZIP)), 62, 38),
            new FieldRow(List.of(field(Line.CITY), field(Line.STATE)), 62, 38),
            new FieldRow(List.of(field(Line.PHONE), field(Line.EMAIL)), 46, 54));
    getChildren().addAll(rows);
    Follow.any(this, model.shown(), this::complain);
    complain();
    Follow.value(this, model.line(Line.COUNTRY), this::name);
  }

  /// Completes the name from earlier parcels.
  ///
  /// @param find returns the contacts that match the typed words; called off the window's thread
  public void suggest(Function<String, List<Contact>> find) {
    var name = (TextField) Objects.requireNonNull(fields.get(Line.NAME)).control();
    Suggestions.under(
        name,
        find,
        contact -> AddressLine.of(contact.address(), ui.formats()),
        contact -> model.fill(contact.address()));
  }

  /// Shows the doubts of the postal check beside the fields.
  public void doubt(AdviceModel check) {
    Follow.value(this, check.advice(), this::showDoubts);
  }

  /// Focuses the first field, once it is visible.
  public void focusFirst() {
    Soon.run(() -> Objects.requireNonNull(fields.get(Line.NAME)).control().requestFocus());
  }

  private Field country() {
    var field =
        new Field(
            prefix + "-country",
            ui.text("address.country"),
            new CountryBox(model.line(Line.COUNTRY), ui.texts()));
    fields.put(Line.COUNTRY, field);
    return field;
  }

  /// Names state and postal code as the country does.
  private void name(String country) {
    caption(Line.STATE, AddressTerms.state(country));
    caption(Line.ZIP, AddressTerms.postalCode(country));
  }

  private void caption(Line line, String key) {
    Objects.requireNonNull(fields.get(line)).setCaption(ui.text(key));
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
          field.setWrong(violation == null ? null : ui.texts().at(violation));
        });
    rows.forEach(FieldRow::refresh);
  }

  private void showDoubts(@Nullable AddressValidation advice) {
    var doubts = advice == null ? List.<Finding>of() : advice.doubts();
    fields.forEach(
        (line, field) ->
            field.setDoubt(
                doubts.stream()
                    .filter(doubt -> doubt.field().equals(line.path()))
                    .map(this::words)
                    .findFirst()
                    .orElse(null)));
    rows.forEach(FieldRow::refresh);
  }

  private String words(Finding doubt) {
    var key = "remark." + doubt.code().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return ui.texts().find(key).orElseGet(() -> ui.texts().of(doubt.message()));
  }

  /// A text field that passes on pasted blocks: a plain one would drop their line breaks.
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
