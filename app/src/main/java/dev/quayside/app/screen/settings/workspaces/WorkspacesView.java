package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.SecretStrip;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The list of workspaces, and the form for a new one.
public final class WorkspacesView extends SectionPage {

  private static final String WORDS = "settings.workspaces";

  private final WorkspacesModel model;
  private final TextField newName = new TextField();
  private final RecordTable<Workspace> table;

  public WorkspacesView(WorkspacesModel model, Ui ui) {
    super(WORDS, model, ui);
    this.model = model;
    table = table();
    getChildren()
        .addAll(
            new SecretStrip("workspace-secret", text("secret"), model.secret, ui),
            table,
            withChosen(),
            form(),
            new ArchivedView(model, ui));
  }

  private RecordTable<Workspace> table() {
    var table =
        new RecordTable<>("workspaces", ui.text("settings.workspaces"), model.workspaces)
            .asTallAsItsRows(8)
            .choosing(model.chosen, workspace -> workspace.id().value());
    table.text("name", text("name"), Workspace::name);
    table.text("slug", text("slug"), Workspace::slug);
    table.pills(
        "environment",
        text("environment"),
        Workspace::environment,
        Comparator.<Environment>naturalOrder(),
        this::environmentWords,
        one -> one == Environment.SANDBOX ? Tone.WAITING : Tone.GOOD);
    table.moments("made", text("made"), Workspace::createdAt, ui);
    table.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER && model.chosen.get() != null) {
            event.consume();
            newName.requestFocus();
          }
        });
    return table;
  }

  /// The buttons for the selected workspace; hidden when none is selected.
  private Node withChosen() {
    var row = renaming();
    var box = new VBox(8, row);
    Follow.value(
        this,
        model.archiving,
        asked -> {
          box.getChildren().setAll(row);
          var workspace = model.chosen.get();
          if (asked && workspace != null) {
            var question = question(workspace);
            box.getChildren().add(question);
            question.focusKeep();
          }
        });
    Follow.value(
        this,
        model.chosen,
        workspace -> {
          box.setVisible(workspace != null);
          box.setManaged(workspace != null);
        });
    return box;
  }

  private ConfirmStrip question(Workspace workspace) {
    return new ConfirmStrip(
            "workspace-archive-question",
            text("archive.question", workspace.name()),
            ui.text("settings.keep"),
            () -> model.archiving.set(false),
            text("archive"),
            model::archive)
        .then(table::requestFocus);
  }

  /// The field and the button to rename; Enter in the field renames too.
  private Node renaming() {
    var field =
        Field.text("workspace-new-name", text("new-name"), newName, model.newName, () -> {});
    newName.setOnAction(_ -> model.rename());
    HBox.setHgrow(field, Priority.ALWAYS);
    var rename = button("rename", "settings.workspaces.rename", Feather.EDIT_2, model::rename);
    var archive =
        button(
            "archive",
            "settings.workspaces.archive",
            Feather.ARCHIVE,
            () -> model.archiving.set(true));
    archive.getStyleClass().addAll("danger", "outlined");
    var row = new HBox(8, field, rename, archive);
    row.setAlignment(Pos.BOTTOM_LEFT);
    return row;
  }

  private ActionButton button(String name, String key, Feather icon, Runnable run) {
    var button = new ActionButton("workspace-" + name, ui.text(key), icon, run);
    button.disableProperty().bind(model.busy());
    return button;
  }

  private Node form() {
    var environments = List.of(Environment.values());
    return new FormCard("workspace", WORDS, ui)
        .row(
            row ->
                row.text(40, "name", model.name)
                    .text(35, "slug", model.slug)
                    .choice(
                        25, "environment", environments, this::environmentWords, model.environment))
        .making(model.busy(), model::create);
  }

  private String environmentWords(Environment environment) {
    return ui.text("settings.environment." + environment.wire());
  }
}
