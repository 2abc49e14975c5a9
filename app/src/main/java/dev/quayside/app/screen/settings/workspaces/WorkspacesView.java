package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.screen.settings.NewCard;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The workspaces there are and a form for one more.
final class WorkspacesView extends VBox {

  private final WorkspacesModel model;
  private final Ui ui;

  WorkspacesView(WorkspacesModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.workspaces.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new SecretStrip(
                "workspace-secret", ui.text("settings.workspaces.secret"), model.secret(), ui),
            table(),
            form());
  }

  private Node table() {
    var table =
        new RecordTable<>("workspaces", ui.text("settings.workspaces"), model.workspaces())
            .asTallAsItsRows(8);
    table.text("name", ui.text("settings.workspaces.name"), Workspace::name);
    table.text("slug", ui.text("settings.workspaces.slug"), Workspace::slug);
    table.pills(
        "environment",
        ui.text("settings.workspaces.environment"),
        Workspace::environment,
        Comparator.<Environment>naturalOrder(),
        this::environmentWords,
        one -> one == Environment.SANDBOX ? Tone.WAITING : Tone.GOOD);
    table.moments("made", ui.text("settings.workspaces.made"), Workspace::createdAt, ui);
    return table;
  }

  private Node form() {
    var name =
        Field.text("workspace-name", ui.text("settings.workspaces.name"), model.name(), () -> {});
    var slug =
        Field.text("workspace-slug", ui.text("settings.workspaces.slug"), model.slug(), () -> {});
    var environment =
        new Field(
            "workspace-environment",
            ui.text("settings.workspaces.environment"),
            Choice.of(List.of(Environment.values()), this::environmentWords, model.environment()));
    return NewCard.of(
        "workspace-make",
        ui.text("settings.workspaces.new"),
        ui.text("settings.workspaces.make"),
        model.busy(),
        model::create,
        new FieldRow(List.of(name, slug, environment), 40, 35, 25));
  }

  private String environmentWords(Environment environment) {
    return ui.text("settings.environment." + environment.wire());
  }
}
