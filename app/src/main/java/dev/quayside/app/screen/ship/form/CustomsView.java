package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The customs declaration; there only when the parcel crosses a border.
public final class CustomsView extends VBox {

  private final CustomsModel model;
  private final Ui ui;
  private final VBox items = new VBox(12);

  public CustomsView(CustomsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    setId("customs");
    visibleProperty().bind(model.needed());
    managedProperty().bind(model.needed());
    var add = new Button(ui.text("customs.add"), new FontIcon(Feather.PLUS));
    add.setId("customs-add");
    add.getStyleClass().add("link");
    add.setMinWidth(USE_PREF_SIZE);
    add.setOnAction(_ -> model.addItem());
    var kinds = kinds();
    getChildren()
        .add(
            new Card(ui.text("customs"), add)
                .with(kinds.getFirst(), explanation(), kinds.getLast(), items));
    Follow.list(this, model.items(), this::show);
    Follow.value(this, model.needed(), _ -> show());
  }

  private List<FieldRow> kinds() {
    var contents =
        Choice.of(
            List.of(ContentsType.values()),
            type -> ui.text("customs.contents." + type.wire()),
            model.contents());
    var incoterm =
        Choice.of(
            List.of(Incoterm.values()),
            term -> ui.text("customs.incoterm." + term.name().toLowerCase(Locale.ROOT)),
            model.incoterm());
    return List.of(
        new FieldRow(
            List.of(new Field("customs-contents", ui.text("customs.contents"), contents)), 100),
        new FieldRow(
            List.of(new Field("customs-incoterm", ui.text("customs.incoterm"), incoterm)), 100));
  }

  private FieldRow explanation() {
    var field =
        Field.text(
            "customs-explanation", ui.text("customs.explanation"), model.explanation(), () -> {});
    var row = new FieldRow(List.of(field), 100);
    var other = model.contents().isEqualTo(ContentsType.OTHER);
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

  /// Most parcels stay in the country: their items, of which every label has new ones, are never
  /// drawn.
  private void show() {
    boolean several = model.items().size() > 1;
    List<CustomsItemModel> shown = model.needed().get() ? model.items() : List.of();
    items
        .getChildren()
        .setAll(
            shown.stream()
                .map(
                    item ->
                        new CustomsItemView(
                            item, model.items().indexOf(item), several, model::remove, ui))
                .toList());
  }
}
