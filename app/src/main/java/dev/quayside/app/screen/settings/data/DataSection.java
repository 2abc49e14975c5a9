package dev.quayside.app.screen.settings.data;

import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.settings.Section;
import dev.quayside.app.screen.settings.SectionGroup;
import dev.quayside.engine.base.identity.Right;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The section of backups and of the retention of customers' data.
public record DataSection(DataModel model, BackupScheduleModel schedule, RetentionModel retention)
    implements Section {

  @Override
  public String key() {
    return "settings.data";
  }

  @Override
  public SectionGroup group() {
    return SectionGroup.DESK;
  }

  @Override
  public Ikon icon() {
    return Feather.ARCHIVE;
  }

  @Override
  public Right right() {
    return Right.SEE_SECRETS;
  }

  @Override
  public Node view(Ui ui) {
    return new VBox(
        12,
        new DataView(model, ui),
        new BackupScheduleView(schedule, ui),
        new RetentionView(retention, ui));
  }

  @Override
  public void shown() {
    model.refresh();
    schedule.refresh();
    retention.refresh();
  }

  @Override
  public void lookAgain() {
    schedule.lookAgain();
  }
}
