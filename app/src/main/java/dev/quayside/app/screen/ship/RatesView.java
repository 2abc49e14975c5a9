package dev.quayside.app.screen.ship;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The offers, cheapest first, as they come in.
final class RatesView extends VBox {

  private static final double ROW = 54;
  private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");
  private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");

  private final RatesModel model;
  private final Ui ui;
  private final ListView<RateRow> list = new ListView<>();

  /// @param editable whether a rate can still be chosen
  RatesView(RatesModel model, ObservableValue<Boolean> editable, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    getStyleClass().addAll("card", "rates");
    var stage = new StackPane(list, placeholder());
    VBox.setVgrow(stage, Priority.ALWAYS);
    getChildren()
        .addAll(header(), refreshedNote(), stage, sizeNote(), new SilentView(model.silent(), ui));
    setUpList(editable);
  }

  private HBox header() {
    var title = Words.whole(ui.text("ship.rates"), "heading");
    var count = Words.of("", "caption");
    count
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () ->
                    model.rows().isEmpty() ? "" : ui.text("ship.rates.count", model.rows().size()),
                model.rows()));
    var busy = Busy.circle(ui.text("ship.rates.asking"));
    busy.visibleProperty().bind(model.asking());
    var header = new HBox(8, title, count, Gap.wide(), busy);
    header.setAlignment(Pos.CENTER_LEFT);
    header.getStyleClass().add("card-head");
    return header;
  }

  private Label refreshedNote() {
    var note = Words.wrapped(ui.text("ship.rates.refreshed"), "note");
    note.setGraphic(new FontIcon(Feather.CLOCK));
    note.setMaxWidth(Double.MAX_VALUE);
    note.visibleProperty().bind(model.refreshed());
    note.managedProperty().bind(note.visibleProperty());
    return note;
  }

  private Label sizeNote() {
    var note = Words.wrapped(ui.text("ship.rates.size"), "caption");
    note.setGraphic(new FontIcon(Feather.INFO));
    note.setMaxWidth(Double.MAX_VALUE);
    note.visibleProperty().bind(model.sizeWanted().and(model.asking().not()));
    note.managedProperty().bind(note.visibleProperty());
    return note;
  }

  private void setUpList(ObservableValue<Boolean> editable) {
    list.setId("rates");
    list.setAccessibleText(ui.text("ship.rates"));
    list.setItems(model.rows());
    list.setFixedCellSize(ROW);
    list.setCellFactory(_ -> new RateCell(ui));
    list.visibleProperty().bind(Bindings.isNotEmpty(model.rows()));
    Follow.value(
        this,
        list.getSelectionModel().selectedItemProperty(),
        row -> {
          if (row != null && row != model.selected().get()) {
            model.choose(row);
          }
        });
    Follow.value(this, model.selected(), this::select);
    Follow.list(this, model.rows(), () -> select(model.selected().get()));
    Follow.value(this, model.stale(), stale -> list.pseudoClassStateChanged(STALE, stale));
    Follow.value(this, editable, this::lock);
  }

  /// Once something is bought the offers stay to be read, and the bought one stands out.
  private void lock(boolean open) {
    list.setMouseTransparent(!open);
    list.setFocusTraversable(open);
    list.pseudoClassStateChanged(LOCKED, !open);
  }

  private void select(@Nullable RateRow row) {
    if (row == null) {
      list.getSelectionModel().clearSelection();
    } else if (list.getSelectionModel().getSelectedItem() != row) {
      list.getSelectionModel().select(row);
    }
  }

  private VBox placeholder() {
    var icon = new FontIcon(Feather.TAG);
    var words = Words.wrapped("", "muted");
    words.getStyleClass().add("placeholder-text");
    words
        .textProperty()
        .bind(Bindings.createStringBinding(this::placeholderText, model.asking(), model.problem()));
    var retry = new Button(ui.text("ship.rates.retry"), new FontIcon(Feather.REFRESH_CW));
    retry.setOnAction(_ -> model.retry());
    retry.visibleProperty().bind(model.problem().isNotNull());
    retry.managedProperty().bind(retry.visibleProperty());
    var box = new VBox(16, icon, words, retry);
    box.getStyleClass().add("placeholder");
    box.setAlignment(Pos.CENTER);
    box.visibleProperty().bind(Bindings.isEmpty(model.rows()));
    return box;
  }

  private String placeholderText() {
    var problem = model.problem().get();
    if (problem != null) {
      return ProblemText.title(problem, ui.texts()) + "\n" + ProblemText.body(problem, ui.texts());
    }
    return ui.text(model.asking().get() ? "ship.rates.asking" : "ship.rates.empty");
  }
}
