package dev.quayside.app.savedview;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.EscapeKey;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.savedview.SavedViewForm.Question;
import dev.quayside.app.theme.Theme;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A line over a list that asks for a view's name, or whether it is to be deleted. Escape changes
/// nothing.
public final class SavedViewFormView extends VBox {

  /// In pixels, as high as the field beside it.
  private static final double HIGH = 32;

  /// In pixels: room for most of the words.
  private static final double DAYS = 176;

  private final SavedViewsModel model;
  private final Ui ui;
  private final SavedViewForm form;
  private final Label question = Words.wrapped("", "strong");
  private final Field name;
  private final ComboBox<String> days;
  private final Field period;
  private final CheckBox shared;
  private final Button keep;
  private final Button confirm;

  /// @param screen on which Escape closes it
  public SavedViewFormView(SavedViewsModel model, Node screen, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    form = model.form();
    setId("view-form");
    getStyleClass().addAll("card", "view-form");
    getStylesheets().add(Theme.sheet(SavedViewFormView.class, "savedview.css"));
    var input = new TextField();
    input.setOnAction(_ -> form.confirm());
    name = Field.text("view-name", ui.text("view.name"), input, form.name, () -> {});
    name.setMinWidth(0);
    HBox.setHgrow(name, Priority.ALWAYS);
    question.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(question, Priority.ALWAYS);
    days =
        Choice.of(
            ViewedDays.offered(ViewedDays.ANY), each -> ViewedDays.words(each, ui), form.days);
    period = new Field("view-days", ui.text("view.days." + model.list().wire()), days);
    period.setMinWidth(DAYS);
    period.setPrefWidth(DAYS);
    shared = new CheckBox(ui.text("view.shared"));
    shared.setId("view-shared");
    shared.setMinSize(USE_PREF_SIZE, HIGH);
    shared.selectedProperty().bindBidirectional(form.shared);
    keep = new ActionButton("view-keep", ui.text("view.keep"), form::close);
    keep.setCancelButton(true);
    confirm = new ActionButton("view-confirm", ui.text("view.save"), form::confirm);
    confirm.getStyleClass().add("accent");
    var line = new HBox(8, question, name, period, shared, keep, confirm);
    line.setAlignment(Pos.BOTTOM_LEFT);
    getChildren().addAll(line, ProblemLine.of(form.problem, ui));
    managedProperty().bind(visibleProperty());
    Follow.value(this, form.asked(), this::show);
    EscapeKey.closes(screen, form.asked().isNotNull(), form::close);
  }

  private void show(@Nullable Question asked) {
    setVisible(asked != null);
    if (asked == null) {
      return;
    }
    boolean deletes = asked == Question.DELETE;
    offer(form.days.get());
    var view = model.open().get();
    question.setText(
        deletes && view != null ? ui.text("view.delete.question", view.view().draft().name()) : "");
    confirm.setText(ui.text(deletes ? "view.delete" : "view.save"));
    confirm.getStyleClass().remove("danger");
    if (deletes) {
      confirm.getStyleClass().add("danger");
    }
    only(question, deletes);
    only(name, !deletes);
    only(period, !deletes);
    only(shared, !deletes && model.mayShare());
    if (deletes) {
      keep.requestFocus();
    } else {
      name.control().requestFocus();
    }
  }

  /// Also days that another program chose.
  private void offer(String chosen) {
    var offered = ViewedDays.offered(chosen);
    if (!days.getItems().equals(offered)) {
      days.getItems().setAll(offered);
      days.setValue(chosen);
    }
  }

  private static void only(Node part, boolean shown) {
    part.setVisible(shown);
    part.setManaged(shown);
  }
}
