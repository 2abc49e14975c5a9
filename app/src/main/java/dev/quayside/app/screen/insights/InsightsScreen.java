package dev.quayside.app.screen.insights;

import static dev.quayside.app.action.Keys.control;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.Screen;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;

/// The Insights screen.
public record InsightsScreen(InsightsModel model, Navigation navigation) implements Screen {

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
    actions.add("insights.look", control(KeyCode.R), model::look);
    actions.add(
        "insights.rules",
        null,
        () -> navigation.send(new NavigationRequest.OpenSettings("settings.rules")));
    actions.onOpening("insights.look", "insights.rules");
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
