package dev.quayside.app.screen.insights;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.Screen;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// What the history tells.
public record InsightsScreen(InsightsModel model) implements Screen {

  @Override
  public Place place() {
    return Place.INSIGHTS;
  }

  @Override
  public void start() {
    model.start();
  }

  @Override
  public void addTo(Actions actions, Texts texts) {
    actions.add(
        new Action(
            "insights.look",
            texts.text("insights.look"),
            new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN),
            new ReadOnlyBooleanWrapper(true),
            model::look));
  }

  @Override
  public Node view(Ui ui) {
    return new InsightsView(model, ui);
  }

  @Override
  public void leave() {
    model.leave();
  }
}
