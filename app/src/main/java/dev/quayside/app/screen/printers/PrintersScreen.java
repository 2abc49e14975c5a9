package dev.quayside.app.screen.printers;

import static dev.quayside.app.action.Keys.control;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.printers.PrintersModel.Part;
import dev.quayside.app.shell.Screen;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;

/// The Printers screen.
public record PrintersScreen(PrintersModel model) implements Screen {

  @Override
  public Place place() {
    return Place.PRINTERS;
  }

  @Override
  public void start() {}

  @Override
  public void addTo(Actions actions, Texts texts) {
    if (model.mayChange()) {
      actions.add("printers.look", control(KeyCode.L), model.looking().not(), model::look);
      actions.add("printers.add", control(KeyCode.N), model::add);
      actions.add(
          "printers.folder", null, () -> model.addFolder(texts.text("printers.folder.name")));
      actions.add("printers.save", control(KeyCode.S), model.editing, model::save);
    }
    actions.add(
        "printers.test", control(KeyCode.T), model.editing.and(model.adding.not()), model::test);
    actions.add("printers.commands", null, Bindings.isNotEmpty(model.printers), model::commands);
    actions.add("printers.queue", null, () -> model.part.set(Part.QUEUE));
    actions.add("printers.routes", null, () -> model.part.set(Part.ROUTES));
    actions.onOpening(
        "printers.look",
        "printers.add",
        "printers.folder",
        "printers.commands",
        "printers.queue",
        "printers.routes");
  }

  @Override
  public Node view(Ui ui) {
    return new PrintersView(model, ui);
  }

  @Override
  public void shown() {
    model.shown();
  }

  @Override
  public void leave() {
    model.leave();
  }
}
