package dev.quayside.app.screen.settings.data;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.platform.backup.BackupPlan;
import dev.quayside.engine.platform.backup.BackupPlans;
import dev.quayside.engine.platform.backup.BackupSchedule;
import java.time.LocalTime;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// When a backup is made every day, where, how many are kept, and what came of the last.
public final class BackupScheduleModel extends AskingModel {

  private static final int USUAL_NUMBER = 14;

  private final OpeningEngine opening;
  private final ReadOnlyObjectWrapper<@Nullable BackupPlan> plan = new ReadOnlyObjectWrapper<>();
  public final ObjectProperty<LocalTime> at = new SimpleObjectProperty<>(LocalTime.of(2, 0));
  public final StringProperty folder = new SimpleStringProperty("");
  public final ObjectProperty<Integer> keep = new SimpleObjectProperty<>(USUAL_NUMBER);

  public BackupScheduleModel(Background background, OpeningEngine opening) {
    super(background);
    this.opening = opening;
  }

  /// What is stored; null until it is known.
  public ReadOnlyObjectProperty<@Nullable BackupPlan> plan() {
    return plan.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(() -> plans().plan(), this::fill);
  }

  /// Shows the last result; what the user is typing stays.
  @Override
  public void lookAgain() {
    asking.look(() -> plans().plan(), plan::set);
  }

  public void save() {
    var wanted = new BackupSchedule(at.get(), folder.get().strip(), keep.get());
    asking.ask(() -> plans().keep(wanted), this::fill);
  }

  public void turnOff() {
    asking.ask(() -> plans().keep(null), this::fill);
  }

  /// It waits for the engine, so only off the window's thread.
  private BackupPlans plans() {
    return opening.get().installation().backupPlans();
  }

  private void fill(BackupPlan now) {
    var schedule = now.schedule();
    if (schedule != null) {
      at.set(schedule.at());
      folder.set(schedule.folder());
      keep.set(schedule.keep());
    }
    plan.set(now);
  }
}
