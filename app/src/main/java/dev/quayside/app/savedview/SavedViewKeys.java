package dev.quayside.app.savedview;

import static dev.quayside.app.action.Keys.control;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.savedview.SavedViewForm.Question;
import dev.quayside.engine.order.view.ViewList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.scene.input.KeyCode;

/// Ctrl+1 to Ctrl+9 open the views of a list in place of the screens, as many as there are.
public final class SavedViewKeys {

  /// Views with a key.
  private static final int MOST = 9;

  private static final List<KeyCode> DIGITS =
      List.of(
          KeyCode.DIGIT1,
          KeyCode.DIGIT2,
          KeyCode.DIGIT3,
          KeyCode.DIGIT4,
          KeyCode.DIGIT5,
          KeyCode.DIGIT6,
          KeyCode.DIGIT7,
          KeyCode.DIGIT8,
          KeyCode.DIGIT9);

  private SavedViewKeys() {}

  /// The action that opens the view at a place, from 0; empty for one without a key.
  static Optional<Action> of(Actions actions, ViewList list, int place) {
    var id = list.wire() + ".view." + (place + 1);
    return actions.all().stream().filter(action -> action.id().equals(id)).findFirst();
  }

  /// @param here whether the list is shown
  public static void add(
      Actions actions, BooleanExpression here, SavedViewsModel model, Texts texts) {
    var screen = model.list().wire();
    for (int digit = 1; digit <= MOST; digit++) {
      int place = digit - 1;
      actions.addOver(
          new Action(
              screen + ".view." + digit,
              texts.text("view.open", digit),
              control(DIGITS.get(place)),
              here.and(Bindings.size(model.views).greaterThan(place)),
              () -> model.openAt(place)));
    }
    actions.add(
        new Action(
            screen + ".view.save",
            texts.text("view.save-as"),
            null,
            here,
            () -> {
              if (model.isKeepable()) {
                model.form().ask(Question.KEEP);
              }
            }));
  }
}
