package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.Pill;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.document.manifest.Manifest;
import javafx.scene.control.TableCell;
import org.jspecify.annotations.Nullable;

/// Shows when a manifest was closed; a pill for one its carrier has not confirmed.
final class ClosedCell extends TableCell<Manifest, Manifest> {

  private final Ui ui;

  ClosedCell(Ui ui) {
    this.ui = ui;
  }

  @Override
  protected void updateItem(@Nullable Manifest list, boolean empty) {
    super.updateItem(list, empty);
    boolean doubted = !empty && list != null && list.isInDoubt();
    setGraphic(doubted ? Pill.of(ui.text("shipments.status.pending"), Tone.BAD) : null);
    setText(empty || list == null || doubted ? null : ui.formats().dayOf(list.createdAt()));
  }
}
