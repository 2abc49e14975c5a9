package dev.quayside.app.screen.printers;

import static dev.quayside.app.action.Keys.control;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.printers.PrintersModel.Part;
import dev.quayside.app.shell.Screen;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// Which printers there are, how they are, and what waits for them.
public record PrintersScreen(PrintersModel model) implements Screen {

  @Override
  public Place place() {
    return Place.PRINTERS;
  }

  @Override
  public void start() {}

  @Override
  public void addTo(Actions actions, Texts texts) {
    add(actions, texts, "printers.look", control(KeyCode.L), model.looking().not(), model::look);
    add(actions, texts, "printers.add", control(KeyCode.N), always(), model::add);
    add(
        actions,
        texts,
        "printers.folder",
        null,
        always(),
        () -> model.addFolder(texts.text("printers.folder.name")));
    add(actions, texts, "printers.save", control(KeyCode.S), model.editing(), model::save);
    add(
        actions,
        texts,
        "printers.test",
        control(KeyCode.T),
        model.editing().and(model.adding().not()),
        model::test);
    add(
        actions,
        texts,
        "printers.commands",
        null,
        Bindings.isNotEmpty(model.printers()),
        model::commands);
    add(actions, texts, "printers.queue", null, always(), () -> model.part().set(Part.QUEUE));
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

  private static void add(
      Actions actions,
      Texts texts,
      String id,
      @Nullable KeyCombination key,
      ObservableBooleanValue enabled,
      Runnable run) {
    actions.add(new Action(id, texts.text(id), key, enabled, run));
  }

  private static ObservableBooleanValue always() {
    return new ReadOnlyBooleanWrapper(true);
  }
}
