package dev.quayside.app.person;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.scanner.Wedge;
import dev.quayside.app.task.Soon;
import dev.quayside.engine.base.problem.Problem;
import java.util.function.LongSupplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.PasswordField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Covers the window until a person has signed in: by scanning a badge, or by name and PIN.
public final class SignInView extends StackPane {

  private static final double ROW = 36;
  private static final int MOST_ROWS = 6;

  private final SignInModel model;
  private final Ui ui;
  private final Node behind;
  private final LongSupplier nanos;
  private final Wedge wedge = new Wedge();
  private final ListView<Member> names = new ListView<>();
  private final PasswordField pin = new PasswordField();
  private final Label told = Words.wrapped("", "wrong");
  private @Nullable Node focusBefore;

  /// @param behind what is covered: hidden meanwhile, with all that was typed in it
  public SignInView(SignInModel model, Node behind, Ui ui) {
    this(model, behind, ui, System::nanoTime);
  }

  SignInView(SignInModel model, Node behind, Ui ui, LongSupplier nanos) {
    this.model = model;
    this.behind = behind;
    this.ui = ui;
    this.nanos = nanos;
    setId("sign-in");
    getStyleClass().add("sign-in");
    managedProperty().bind(visibleProperty());
    getChildren().add(card());
    addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    addEventFilter(KeyEvent.KEY_RELEASED, event -> wedge.released(event.getCode()));
    Follow.value(this, model.problem(), this::tell);
    Follow.change(this, model.chosen, _ -> tell(model.problem().get()));
    Follow.list(this, model.members, this::size);
    Follow.value(this, model.asking(), this::cover);
  }

  private VBox card() {
    setUpNames();
    var field = Field.text("sign-in-pin", ui.text("person.pin"), pin, model.pin, () -> {});
    var enter =
        new ActionButton(
            "sign-in-enter",
            ui.text("person.enter"),
            Feather.LOG_IN,
            () -> model.submit(pin.getText(), false),
            "accent");
    enter.setMaxWidth(Double.MAX_VALUE);
    enter.disableProperty().bind(model.busy());
    told.setId("sign-in-told");
    var card =
        new VBox(
            Words.wrapped(ui.text("person.title"), "figure"),
            Words.wrapped(ui.text("person.words"), "muted"),
            names,
            field,
            told,
            enter);
    card.getStyleClass().addAll("panel", "dialog-card");
    card.setMaxSize(380, USE_PREF_SIZE);
    return card;
  }

  private void setUpNames() {
    names.setId("sign-in-names");
    names.setAccessibleText(ui.text("person.title"));
    names.setItems(model.members);
    names.setFixedCellSize(ROW);
    names.setCellFactory(_ -> new NameCell());
    names.setOnMouseClicked(_ -> toPin());
    names.getSelectionModel().selectedItemProperty().subscribe(this::choose);
    Follow.value(this, model.chosen, this::select);
    size();
  }

  private void size() {
    int rows = Math.clamp(model.members.size(), 1, MOST_ROWS);
    names.setPrefHeight(rows * ROW + 2);
    names.setMinHeight(rows * ROW + 2);
  }

  private void choose(@Nullable Member name) {
    if (name != null) {
      model.chosen.set(name);
    }
  }

  private void select(@Nullable Member name) {
    if (name == null) {
      names.getSelectionModel().clearSelection();
    } else {
      names.getSelectionModel().select(name);
    }
  }

  private void toPin() {
    if (model.chosen.get() != null) {
      pin.requestFocus();
    }
  }

  private void tell(@Nullable Problem problem) {
    told.setVisible(problem != null);
    told.setManaged(problem != null);
    told.setText(problem == null ? "" : words(problem));
  }

  private String words(Problem problem) {
    var until =
        model.isLocked() && model.chosen.get() != null
            ? model.chosen.get().user().lockedUntil()
            : null;
    return until == null
        ? ProblemText.body(problem, ui.texts())
        : ui.text("person.locked", model.chosen.get().user().name(), ui.formats().stamp(until));
  }

  private void cover(boolean asking) {
    if (asking && !isVisible() && getScene() != null) {
      focusBefore = getScene().getFocusOwner();
    }
    setVisible(asking);
    behind.setVisible(!asking);
    if (asking) {
      wedge.forget();
      Soon.run(this::focusNames);
    } else if (focusBefore != null) {
      focusBefore.requestFocus();
      focusBefore = null;
    }
  }

  private void focusNames() {
    if (model.asking().get()) {
      names.requestFocus();
    }
  }

  private void typed(KeyEvent event) {
    var character = event.getCharacter();
    if (!character.isEmpty() && !Character.isISOControl(character.charAt(0))) {
      wedge.typed(character, event.getTarget() == pin, nanos.getAsLong());
    }
  }

  private void pressed(KeyEvent event) {
    var key = event.getCode();
    if (key.isModifierKey()) {
      return;
    }
    if (key == KeyCode.TAB || key == KeyCode.BACK_SPACE || key.isArrowKey()) {
      wedge.forget();
    }
    wedge.pressed(key);
    if (key == KeyCode.ENTER) {
      entered(event);
    }
  }

  /// A code that no person types so fast may be a badge wherever it was scanned; else Enter leads
  /// from the name to the PIN, and from the PIN into the window.
  private void entered(KeyEvent event) {
    var scanned = wedge.entered(nanos.getAsLong());
    if (scanned.isPresent()) {
      event.consume();
      pin.clear();
      model.submit(scanned.get().code(), true);
    } else if (event.getTarget() == pin) {
      event.consume();
      model.submit(pin.getText(), false);
    } else if (event.getTarget() == names) {
      event.consume();
      toPin();
    }
  }

  private static final class NameCell extends ListCell<Member> {

    private NameCell() {
      CutWords.whole(this);
    }

    @Override
    protected void updateItem(@Nullable Member member, boolean empty) {
      super.updateItem(member, empty);
      setText(empty || member == null ? null : member.user().name());
    }
  }
}
