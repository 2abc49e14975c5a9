package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.app.control.Card;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FieldRow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.workspace.Workspace;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The workspaces there are and a form for one more.
final class WorkspacesView extends VBox {

  /// Room for a date and a time.
  private static final double MOMENT = 184;

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
    table
        .values(
            "made",
            ui.text("settings.workspaces.made"),
            Workspace::createdAt,
            Comparator.<Instant>naturalOrder(),
            ui.formats()::moment)
        .setMinWidth(MOMENT);
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
    var make = new Button(ui.text("settings.workspaces.make"), new FontIcon(Feather.PLUS));
    make.setId("workspace-make");
    make.getStyleClass().add("accent");
    make.disableProperty().bind(model.busy());
    make.setOnAction(_ -> model.create());
    return new Card(ui.text("settings.workspaces.new"))
        .with(new FieldRow(List.of(name, slug, environment), 40, 35, 25), make);
  }

  private String environmentWords(Environment environment) {
    return ui.text("settings.environment." + environment.wire());
  }
}
