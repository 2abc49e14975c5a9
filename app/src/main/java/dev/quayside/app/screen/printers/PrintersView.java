package dev.quayside.app.screen.printers;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.screen.printers.PrintersModel.Part;
import dev.quayside.app.theme.Theme;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/// The three parts of the screen, one shown at a time.
final class PrintersView extends Page {

  private final PrintersModel model;
  private final Ui ui;
  private final StackPane content = new StackPane();

  PrintersView(PrintersModel model, Ui ui) {
    super(
        new PageHeader(ui.text("place.printers"), buttons(model, ui))
            .counting(
                Bindings.createStringBinding(
                    () ->
                        model.looking().get()
                            ? ui.text("printers.looking")
                            : model.loading().answered().getValue()
                                ? ui.text("printers.count", model.printers.size())
                                : "",
                    model.looking(),
                    model.loading().answered(),
                    model.printers)));
    this.model = model;
    this.ui = ui;
    getStyleClass().add("printers");
    getStylesheets().add(Theme.sheet(PrintersView.class, "printers.css"));
    lines(
        tabs(),
        new InlineProblem(model.problem(), ui),
        new InlineProblem(model.loading().problem(), ui, retry()));
    filling(content);
    Follow.value(this, model.part, this::show);
  }

  private static Node[] buttons(PrintersModel model, Ui ui) {
    var buttons = new ArrayList<Node>();
    buttons.add(new ActionButton(ui.actions().require("printers.commands"), Feather.MAXIMIZE));
    if (model.mayChange()) {
      buttons.add(new ActionButton(ui.actions().require("printers.look"), Feather.SEARCH));
      buttons.add(new ActionButton(ui.actions().require("printers.add"), Feather.PLUS));
    }
    return buttons.toArray(Node[]::new);
  }

  private Button retry() {
    var retry = new Button(ui.text("list.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> model.retry());
    return retry;
  }

  private SegmentedTabs<Part> tabs() {
    var tabs =
        new SegmentedTabs<>(
            ui.text("place.printers"),
            List.of(Part.values()),
            part -> ui.text("printers.part." + part.ordinal()),
            model.part);
    Follow.list(this, model.queue().lost, () -> tabs.name(Part.QUEUE, queueWords()));
    tabs.name(Part.QUEUE, queueWords());
    return tabs;
  }

  /// The tab's words, with the number of jobs that need the packer.
  private String queueWords() {
    var asked = model.queue().asked();
    return asked == 0 ? ui.text("printers.queue") : ui.text("printers.queue.asked", asked);
  }

  private void show(Part part) {
    content
        .getChildren()
        .setAll(
            switch (part) {
              case PRINTERS -> new FleetView(model, ui);
              case QUEUE -> new QueueView(model, ui);
              case ROUTES -> new RoutesView(model, ui);
            });
  }
}
