package dev.quayside.app.screen.settings;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.shell.Screen;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;

/// The Settings screen.
public record SettingsScreen(SettingsModel model) implements Screen {

  @Override
  public Place place() {
    return Place.SETTINGS;
  }

  @Override
  public void start() {}

  @Override
  public void addTo(Actions actions, Texts texts) {
    for (var section : model.sections()) {
      var id = section.key() + ".open";
      actions.add(
          new Action(
                  id,
                  texts.text("settings.open", texts.text(section.key())),
                  null,
                  new ReadOnlyBooleanWrapper(true),
                  () -> model.open(section.key()))
              .alsoCalled(texts.text(SettingsModel.wordsOf(section))));
      actions.onOpening(id);
    }
  }

  @Override
  public void take(NavigationRequest request) {
    if (request instanceof NavigationRequest.OpenSettings(var section)) {
      model.open(section);
    } else if (request instanceof NavigationRequest.AddFunds) {
      model.open("settings.wallet");
      model.open.get().take(request);
    }
  }

  @Override
  public Node view(Ui ui) {
    return new SettingsView(model, ui);
  }
}
