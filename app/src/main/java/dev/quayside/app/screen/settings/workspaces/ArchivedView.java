package dev.quayside.app.screen.settings.workspaces;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.account.workspace.Workspace;
import java.util.Objects;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The archived workspaces, folded at first; hidden when there are none.
final class ArchivedView extends VBox {

  private static final double BELOW_ITS_NAME = 16;

  private final WorkspacesModel model;
  private final Ui ui;
  private final FontIcon arrow = new FontIcon(Feather.CHEVRON_RIGHT);
  private final Button fold = new Button("", arrow);
  private final VBox rows = new VBox(8);

  ArchivedView(WorkspacesModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    fold.setId("workspaces-archived");
    fold.getStyleClass().add("quiet");
    fold.setOnAction(_ -> open(!rows.isVisible()));
    rows.setPadding(new Insets(0, 0, 0, BELOW_ITS_NAME));
    open(false);
    getChildren().addAll(fold, rows);
    fill();
    Follow.list(this, model.archived, this::fill);
  }

  private void open(boolean open) {
    arrow.setIconCode(open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT);
    rows.setVisible(open);
    rows.setManaged(open);
  }

  private void fill() {
    var archived = model.archived;
    fold.setText(ui.text("settings.workspaces.archived", archived.size()));
    rows.getChildren().setAll(archived.stream().map(this::row).toList());
    setVisible(!archived.isEmpty());
    setManaged(!archived.isEmpty());
  }

  private Node row(Workspace workspace) {
    var since = ui.formats().moment(Objects.requireNonNull(workspace.archivedAt()));
    var back =
        new Button(ui.text("settings.workspaces.back"), new FontIcon(Feather.CORNER_UP_LEFT));
    back.setId("workspace-back-" + workspace.slug());
    back.setAccessibleText(ui.text("settings.workspaces.back.spoken", workspace.name()));
    back.setMinWidth(USE_PREF_SIZE);
    back.disableProperty().bind(model.busy());
    back.setOnAction(_ -> model.bringBack(workspace));
    var row =
        new HBox(
            12,
            Words.of(workspace.name(), "strong"),
            Words.of(ui.text("settings.workspaces.archived.since", since), "muted"),
            Gap.wide(),
            back);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }
}
