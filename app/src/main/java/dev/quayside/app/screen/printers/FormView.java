package dev.quayside.app.screen.printers;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.SidePanel;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.task.Soon;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Encoding;
import dev.quayside.printing.printer.Handling;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Tracking;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A printer's address and profile, to change, test or remove it.
final class FormView extends StackPane {

  private final PrintersModel model;
  private final PrinterForm form;
  private final Ui ui;
  private final Field address;
  private final SidePanel panel;

  FormView(PrintersModel model, Ui ui) {
    this.model = model;
    this.form = model.form();
    this.ui = ui;
    address = text("printer-address", "printers.address", form.address);
    panel =
        new SidePanel(
            ui.text("printers.profile"),
            ui.text("printers.close"),
            model::close,
            fields(
                text("printer-name", "printers.name", form.name),
                addressed(),
                Words.wrapped(ui.text("printers.address.forms"), "muted"),
                row(language(), dpi()),
                choice("printer-media", "printers.media", media(), this::inches, form.media),
                sheets(),
                shown(heat(), form::hasHead),
                row(
                    number("printer-right", "printers.right", form.right),
                    number("printer-down", "printers.down", form.down)),
                shown(row(tracking(), handling()), form::hasHead),
                shown(encoding(), this::takesZpl),
                fallback(),
                Switch.box("printer-upside-down", ui.text("printers.upside-down"), form.upsideDown),
                Switch.box("printer-default", ui.text("printers.make-default"), form.isDefault)),
            wrong(),
            elsewhere(),
            question(),
            buttons());
    getChildren().add(panel);
    addEventHandler(KeyEvent.KEY_PRESSED, this::save);
    Follow.change(this, form.begun(), _ -> Soon.run(this::focusAddress));
    Follow.change(this, form.shown(), _ -> panel.toTop());
  }

  /// Saves when Enter is pressed in a field.
  private void save(KeyEvent event) {
    if (model.mayChange()
        && event.getCode() == KeyCode.ENTER
        && !event.isShortcutDown()
        && event.getTarget() instanceof TextInputControl) {
      event.consume();
      model.save();
    }
  }

  void wide(double width) {
    panel.wide(width);
    Narrow.fix(this, width);
  }

  /// The address, and beside it the choice of a folder.
  private HBox addressed() {
    var words = ui.text("printers.address.folder");
    var choose = new Button("", new FontIcon(Feather.FOLDER));
    choose.setId("printer-folder");
    choose.setAccessibleText(words);
    choose.setTooltip(new Tooltip(words));
    choose.setOnAction(
        _ -> new FileDialogs(ui.texts()).folder("printers.address.folder").ifPresent(form::into));
    HBox.setHgrow(address, Priority.ALWAYS);
    var line = new HBox(8, address, choose);
    line.setAlignment(Pos.BOTTOM_LEFT);
    return line;
  }

  /// Puts the cursor behind `tcp://`.
  private void focusAddress() {
    applyCss(); // before its first drawing a scroll pane's fields belong to no window
    if (address.control() instanceof TextInputControl field) {
      field.requestFocus();
      field.end();
    }
  }

  /// Stacks fields, with room for the scroll bar at the right.
  private static VBox fields(javafx.scene.Node... fields) {
    var box = new VBox(8, fields);
    box.setPadding(new javafx.geometry.Insets(0, 12, 0, 0));
    return box;
  }

  private Field language() {
    return choice(
        "printer-language",
        "printers.language",
        List.of(Language.values()),
        Enum::name,
        form.language);
  }

  private Field dpi() {
    return choice(
        "printer-dpi",
        "printers.dpi",
        List.of(Dpi.values()),
        each -> Integer.toString(each.dotsPerInch()),
        form.dpi);
  }

  private FieldRow heat() {
    return row(
        number("printer-darkness", "printers.darkness", form.darkness),
        number("printer-speed", "printers.speed", form.speed));
  }

  private boolean takesZpl() {
    return form.hasHead() && form.language.getValue().takesZpl();
  }

  /// Shows a part only for printers it applies to: a folder and an office printer have no print
  /// head.
  private Region shown(Region part, BooleanSupplier when) {
    Runnable show =
        () -> {
          part.setVisible(when.getAsBoolean());
          part.setManaged(when.getAsBoolean());
        };
    Follow.value(this, form.address, _ -> show.run());
    Follow.value(this, form.language, _ -> show.run());
    return part;
  }

  /// The label sheets of office printers, which have no darkness or speed.
  private FieldRow sheets() {
    var kinds = new ArrayList<Enum<?>>(List.of(PrinterForm.Plain.NO_SHEETS));
    kinds.addAll(List.of(LabelSheet.values()));
    var row =
        row(
            choice(
                "printer-sheet",
                "printers.sheet",
                kinds,
                each -> ui.text("printers.choice." + name(each)),
                form.sheet),
            choice(
                "printer-place",
                "printers.place",
                PrinterForm.PLACES,
                Object::toString,
                form.place));
    row.managedProperty().bind(row.visibleProperty());
    row.visibleProperty().bind(form.language.map(Language::isPaged));
    return row;
  }

  private Field tracking() {
    return own("printer-tracking", "printers.tracking", Tracking.values(), form.tracking);
  }

  private Field handling() {
    return own("printer-handling", "printers.handling", Handling.values(), form.handling);
  }

  private Field encoding() {
    return choice(
        "printer-encoding",
        "printers.encoding",
        List.of(Encoding.values()),
        each -> ui.text("printers.encoding." + name(each)),
        form.encoding);
  }

  /// The choice of another printer as fallback, or none.
  private Field fallback() {
    var box = new ComboBox<String>();
    box.valueProperty().bindBidirectional(form.fallback);
    Follow.list(this, model.printers, () -> fill(box));
    Follow.value(this, form.name, _ -> fill(box));
    return new Field("printer-fallback", ui.text("printers.fallback"), box);
  }

  private void fill(ComboBox<String> box) {
    var kept = form.fallback.get();
    var names = new ArrayList<>(List.of(""));
    model.printers.stream()
        .map(row -> row.setup().name())
        .filter(each -> !each.equals(form.name.get()))
        .forEach(names::add);
    box.getItems().setAll(names);
    form.fallback.set(kept);
  }

  private static List<Size> media() {
    return PrinterForm.MEDIA;
  }

  private Field own(String id, String key, Enum<?>[] values, Property<Enum<?>> chosen) {
    var all = new ArrayList<Enum<?>>(List.of(PrinterForm.Own.PRINTERS_OWN));
    all.addAll(List.of(values));
    return choice(id, key, all, each -> ui.text("printers.choice." + name(each)), chosen);
  }

  private static String name(Enum<?> choice) {
    return choice.name().toLowerCase(Locale.ROOT);
  }

  private Field text(String id, String key, javafx.beans.property.StringProperty value) {
    return Field.text(id, ui.text(key), value, () -> {});
  }

  private Field number(String id, String key, TypedNumber number) {
    return Field.number(id, ui.text(key), number, ui, () -> {});
  }

  private <T> Field choice(
      String id, String key, List<T> values, Function<T, String> words, Property<T> chosen) {
    return new Field(id, ui.text(key), Choice.of(values, words, chosen));
  }

  private static FieldRow row(Field left, Field right) {
    return new FieldRow(List.of(left, right), 50, 50);
  }

  private String inches(Size size) {
    return ui.text(
        "printers.media.size", inches(size.width().inMils()), inches(size.height().inMils()));
  }

  private static String inches(double mils) {
    return BigDecimal.valueOf(Math.round(mils / 10), 2).stripTrailingZeros().toPlainString();
  }

  private javafx.scene.Node wrong() {
    var words = Words.wrapped(ui.text("printers.wrong"), "wrong");
    words.managedProperty().bind(words.visibleProperty());
    words.visibleProperty().bind(model.wrong);
    return words;
  }

  /// Whose the printer is, when it is another desk's, and how it comes to this one.
  private javafx.scene.Node elsewhere() {
    var box = new VBox(8);
    Follow.value(
        this,
        model.elsewhere(),
        desk -> box.getChildren().setAll(desk == null ? List.of() : List.of(here(box, desk))));
    return box;
  }

  private javafx.scene.Node here(VBox box, String desk) {
    var words = Words.wrapped(ui.text("printers.elsewhere", desk), "muted");
    var here = new Button(ui.text("printers.here"), new FontIcon(Feather.DOWNLOAD));
    here.setId("printer-here");
    var offer = new VBox(8, words);
    if (model.mayChange()) {
      offer.getChildren().add(here);
    }
    here.setOnAction(
        _ -> {
          var question =
              new ConfirmStrip(
                  "printer-here-question",
                  ui.text("printers.here.question", desk),
                  ui.text("printers.here.keep", desk),
                  () -> box.getChildren().setAll(offer),
                  ui.text("printers.here"),
                  model::takeOver);
          box.getChildren().setAll(question);
          question.focusKeep();
        });
    return offer;
  }

  private javafx.scene.Node question() {
    var strip = new VBox();
    Follow.value(
        this,
        model.removing,
        asked -> {
          strip.getChildren().clear();
          if (asked) {
            var question =
                new ConfirmStrip(
                    "printer-remove-question",
                    ui.text("printers.remove.question"),
                    ui.text("printers.keep"),
                    () -> model.removing.set(false),
                    ui.text("printers.remove"),
                    model::remove);
            strip.getChildren().setAll(question);
            question.focusKeep();
          }
        });
    return strip;
  }

  private HBox buttons() {
    var test = new ActionButton(ui.actions().require("printers.test"), Feather.FILE_TEXT);
    if (!model.mayChange()) {
      return new HBox(8, test);
    }
    var save = new ActionButton(ui.actions().require("printers.save"), Feather.CHECK, "accent");
    var remove = new Button("", new FontIcon(Feather.TRASH_2));
    remove.setId("printer-remove");
    remove.getStyleClass().addAll("danger", "outlined", "icon-only");
    remove.setAccessibleText(ui.text("printers.remove"));
    remove.setTooltip(new Tooltip(ui.text("printers.remove")));
    remove.disableProperty().bind(model.adding);
    remove.setOnAction(_ -> model.removing.set(true));
    return new HBox(8, save, test, dev.quayside.app.control.Gap.wide(), remove);
  }
}
