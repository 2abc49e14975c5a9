package dev.quayside.app.screen.ship.form;

import dev.quayside.app.address.AddressForm;
import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.MapChangeListener;
import javafx.collections.WeakMapChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The customs declaration; hidden when the parcel crosses no border.
public final class CustomsView extends VBox {

  /// In characters: more than the longest number of any tax office.
  private static final int LONGEST_NUMBER = 50;

  private final CustomsModel model;
  private final AddressForm from;
  private final Ui ui;

  // A strong reference, so that the weak listener lives as long as the view; the habits live
  // longer.
  private final MapChangeListener<String, String> recall = _ -> recall();
  private final VBox items = new VBox(12);

  /// @param from the sender, whose tax number is typed once and filled in from then on
  /// @param sent the sender's numbers of the settings that go with the declaration
  public CustomsView(CustomsModel model, AddressForm from, ObservableValue<String> sent, Ui ui) {
    this.model = model;
    this.from = from;
    this.ui = ui;
    setId("customs");
    var add =
        new ActionButton(
            "customs-add", ui.text("customs.add"), Feather.PLUS, model::addItem, "link");
    var kinds = kinds();
    getChildren()
        .add(
            new Card(ui.text("customs"), add)
                .with(
                    question(),
                    kinds.getFirst(),
                    explanation(),
                    kinds.getLast(),
                    prepaid(),
                    numbers(),
                    own(sent),
                    items));
    Follow.list(this, model.items, this::show);
    Follow.value(this, model.needed(), _ -> show());
    for (var line : List.of(Line.NAME, Line.COMPANY, Line.COUNTRY)) {
      Follow.value(this, from.line(line), _ -> recall());
    }
    ui.habits().all().addListener(new WeakMapChangeListener<>(recall));
  }

  /// The note that asks for what only the sender knows, before the fields that have a usual value.
  private Label question() {
    var words = Words.wrapped(ui.text("customs.asks"), "note", "attention");
    words.setId("customs-asks");
    words.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    words.setMaxWidth(Double.MAX_VALUE);
    words.visibleProperty().bind(model.asks());
    words.managedProperty().bind(model.asks());
    return words;
  }

  /// What the sender has paid of the duties, which some carriers want to be told.
  private FieldRow prepaid() {
    var row =
        new FieldRow(
            List.of(
                Field.number(
                    "customs-prepaid",
                    ui.text("customs.prepaid"),
                    model.dutiesPrepaid,
                    ui,
                    () -> {})),
            100);
    var bySender = model.incoterm.isEqualTo(Incoterm.DDP);
    row.visibleProperty().bind(bySender);
    row.managedProperty().bind(bySender);
    return row;
  }

  private FieldRow numbers() {
    var own = number("customs-exporter", ui.text("customs.exporter"), model.exporter, this::keep);
    var other = number("customs-importer", ui.text("customs.importer"), model.importer, () -> {});
    return new FieldRow(List.of(own, other), 50, 50);
  }

  /// The numbers of the settings, which nobody types here.
  private Label own(ObservableValue<String> sent) {
    var words = Words.wrapped("", "caption");
    words.setId("customs-own");
    Follow.value(
        words,
        sent,
        numbers -> {
          words.setText(ui.text("customs.own", numbers));
          words.setVisible(!numbers.isEmpty());
          words.setManaged(words.isVisible());
        });
    return words;
  }

  private Field number(String id, String words, StringProperty value, Runnable left) {
    var input = new TextField();
    input.setTextFormatter(new TextFormatter<>(CustomsView::possible));
    return Field.text(id, words, input, value, left);
  }

  /// Refuses a change that would make the number too long.
  private static TextFormatter.Change possible(TextFormatter.Change change) {
    if (change.getControlNewText().length() > LONGEST_NUMBER) {
      change.setText("");
      change.setRange(change.getRangeStart(), change.getRangeStart());
      change.setCaretPosition(change.getControlCaretPosition());
      change.setAnchor(change.getControlAnchor());
    }
    return change;
  }

  private void keep() {
    ui.habits().set(sender(), model.exporter.get().strip());
  }

  private void recall() {
    model.usualExporter(ui.habits().get(sender()));
  }

  /// The key of the sender's tax number in the habits: each sender of the workstation has its own.
  private String sender() {
    var company = from.line(Line.COMPANY).get();
    var who = company.isBlank() ? from.line(Line.NAME).get() : company;
    return "customs.exporter." + from.country() + "." + who.strip().toLowerCase(Locale.ROOT);
  }

  private List<FieldRow> kinds() {
    var contents =
        Choice.of(
            List.of(ContentsType.values()),
            type -> ui.text("customs.contents." + type.wire()),
            model.contents);
    var incoterm =
        Choice.of(
            List.of(Incoterm.values()),
            term -> ui.text("customs.incoterm." + term.name().toLowerCase(Locale.ROOT)),
            model.incoterm);
    return List.of(
        new FieldRow(
            List.of(new Field("customs-contents", ui.text("customs.contents"), contents)), 100),
        new FieldRow(
            List.of(new Field("customs-incoterm", ui.text("customs.incoterm"), incoterm)), 100));
  }

  private FieldRow explanation() {
    var field =
        Field.text(
            "customs-explanation", ui.text("customs.explanation"), model.explanation, () -> {});
    var row = new FieldRow(List.of(field), 100);
    var other = model.contents.isEqualTo(ContentsType.OTHER);
    row.visibleProperty().bind(other);
    row.managedProperty().bind(other);
    Follow.value(
        this,
        model.explanationMissing(),
        missing -> {
          field.setWrong(missing ? ui.texts().of(FieldWords.REQUIRED.of()) : null);
          row.refresh();
        });
    return row;
  }

  /// Shows the lines of a parcel that crosses a border. Those of domestic parcels, which change
  /// with every label, are never drawn.
  private void show() {
    boolean several = model.items.size() > 1;
    List<CustomsItemModel> shown = model.needed().get() ? model.items : List.of();
    items
        .getChildren()
        .setAll(
            shown.stream()
                .map(
                    item ->
                        new CustomsItemView(
                            item, model.items.indexOf(item), several, model::remove, ui))
                .toList());
  }
}
