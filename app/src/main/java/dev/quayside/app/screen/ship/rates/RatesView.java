package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.task.Soon;
import dev.quayside.engine.shipping.rate.Rate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The list of rates, cheapest first, filled as carriers answer.
public final class RatesView extends VBox {

  private static final double ROW = 56;
  private static final PseudoClass LOCKED = PseudoClass.getPseudoClass("locked");
  private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");

  private final RatesModel model;
  private final BooleanExpression opening;
  private final BooleanExpression senderMissing;
  private final Ui ui;
  private final ListView<RateRow> list = new ListView<>();

  /// The view's own copy, so that it knows when the list is being filled.
  private final ObservableList<RateRow> shown = FXCollections.observableArrayList();

  private boolean showing;

  /// The index of the rate that was last scrolled to; -1 for none.
  private int inSight = -1;

  /// @param opening whether the data is still being opened
  /// @param senderMissing whether the sender's address is still missing
  /// @param editable whether a rate can still be chosen
  /// @param wanted tells what the buyer asked for; empty for nothing
  public RatesView(
      RatesModel model,
      BooleanExpression opening,
      BooleanExpression senderMissing,
      ObservableValue<Boolean> editable,
      ObservableValue<String> wanted,
      Ui ui) {
    super(8);
    this.model = model;
    this.opening = opening;
    this.senderMissing = senderMissing;
    this.ui = ui;
    getStyleClass().addAll("card", "rates");
    var stage = new StackPane(list, placeholder());
    VBox.setVgrow(stage, Priority.ALWAYS);
    getChildren()
        .addAll(
            header(),
            wantedNote(wanted),
            refreshedNote(),
            stage,
            sizeNote(),
            new MessagesView("rates-wanting", "ship.rates.wanting-count", model.wanting(), ui),
            new MessagesView("rates-silent", "ship.rates.silent-count", model.silent(), ui));
    setUpList(editable);
  }

  private HBox header() {
    var title = Words.whole(ui.text("ship.rates"), "heading");
    var count = CutWords.whole(Words.of("", "caption"));
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

  private Label wantedNote(ObservableValue<String> wanted) {
    var note = Words.wrapped("", "note", "attention");
    note.setId("ship-wanted");
    note.setGraphic(new FontIcon(Feather.SHOPPING_CART));
    note.setMaxWidth(Double.MAX_VALUE);
    note.managedProperty().bind(note.visibleProperty());
    Follow.value(
        this,
        wanted,
        words -> {
          note.setText(words);
          note.setVisible(!words.isEmpty());
        });
    return note;
  }

  private Label refreshedNote() {
    var note = Words.wrapped(ui.text("ship.rates.refreshed", Rate.LIFETIME.toMinutes()), "note");
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
    list.setItems(shown);
    list.setFixedCellSize(ROW);
    list.setCellFactory(_ -> cell());
    list.visibleProperty().bind(Bindings.isNotEmpty(model.rows()));
    Follow.value(
        this,
        list.getSelectionModel().selectedItemProperty(),
        row -> {
          if (row != null && !showing) {
            model.choose(row);
          }
        });
    show();
    Follow.change(this, model.selected(), _ -> show());
    Follow.list(this, model.rows(), this::show);
    Follow.value(this, model.stale(), stale -> list.pseudoClassStateChanged(STALE, stale));
    Follow.value(this, editable, this::lock);
  }

  /// A cell whose click picks its rate, also when it is selected already: then it stays selected
  /// when a cheaper one arrives.
  private RateCell cell() {
    var cell = new RateCell(ui);
    cell.setOnMouseClicked(
        _ -> {
          if (!cell.isEmpty()) {
            model.choose(cell.getItem());
          }
        });
    return cell;
  }

  /// Locks the list after a purchase: it can still be read, and the bought rate stands out.
  private void lock(boolean open) {
    list.setMouseTransparent(!open);
    list.setFocusTraversable(open);
    list.pseudoClassStateChanged(LOCKED, !open);
  }

  /// Fills the list. It moves its selection by itself meanwhile, which is no pick of the packer.
  private void show() {
    showing = true;
    if (!shown.equals(model.rows())) {
      shown.setAll(model.rows());
    }
    int chosen = shown.indexOf(model.selected().get());
    if (chosen < 0) {
      list.getSelectionModel().clearSelection();
    } else {
      list.getSelectionModel().clearAndSelect(chosen);
    }
    showing = false;
    bringToSight(chosen);
  }

  /// Scrolls as little as needed to a rate that was chosen, or has moved as others came in.
  private void bringToSight(int chosen) {
    if (chosen != inSight) {
      inSight = chosen;
      Soon.run(
          () -> {
            if (chosen == inSight && list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
              list.layout();
              flow.scrollTo(Math.max(0, chosen));
            }
          });
    }
  }

  private VBox placeholder() {
    var icon = new FontIcon(Feather.TAG);
    var words = Words.wrapped("", "muted");
    words.getStyleClass().add("placeholder-text");
    words
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                this::placeholderText, model.asking(), model.problem(), opening, senderMissing));
    var retry = new Button(ui.text("ship.rates.retry"), new FontIcon(Feather.REFRESH_CW));
    retry.setOnAction(_ -> model.retry());
    var wanted = model.accountWanted();
    retry.visibleProperty().bind(model.problem().isNotNull().and(wanted.not()));
    retry.managedProperty().bind(retry.visibleProperty());
    var account = new ActionButton(ui.actions().require("ship.accounts"), Feather.TRUCK, "accent");
    account.visibleProperty().bind(wanted);
    account.managedProperty().bind(wanted);
    var location = new ActionButton(ui.actions().require("ship.locations"), Feather.HOME, "accent");
    location.visibleProperty().bind(senderMissing.and(wanted.not()));
    location.managedProperty().bind(location.visibleProperty());
    var box = new VBox(16, icon, words, retry, account, location);
    box.getStyleClass().add("placeholder");
    box.setAlignment(Pos.CENTER);
    box.visibleProperty().bind(Bindings.isEmpty(model.rows()));
    return box;
  }

  private String placeholderText() {
    var problem = model.problem().get();
    if (model.accountWanted().get()) {
      return ui.text("ship.rates.account");
    }
    if (problem != null) {
      return ProblemText.title(problem, ui.texts()) + "\n" + ProblemText.body(problem, ui.texts());
    }
    if (opening.get()) {
      return ui.text("ship.opening");
    }
    if (senderMissing.get()) {
      return ui.text("ship.rates.sender");
    }
    return ui.text(model.asking().get() ? "ship.rates.asking" : "ship.rates.empty");
  }
}
