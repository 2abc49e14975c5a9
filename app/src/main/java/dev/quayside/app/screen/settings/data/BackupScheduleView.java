package dev.quayside.app.screen.settings.data;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.platform.backup.BackupPlan;
import java.time.LocalTime;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.Property;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The daily backup in three fields, and the last result in words.
final class BackupScheduleView extends VBox {

  private static final List<Integer> NUMBERS = List.of(3, 7, 14, 30, 60, 100);
  private static final int HALF_HOURS = 48;

  private final BackupScheduleModel model;
  private final Ui ui;
  private final VBox result = new VBox(4);
  private final Button off;

  BackupScheduleView(BackupScheduleModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    off = new Button(ui.text("settings.schedule.off"));
    off.setId("schedule-off");
    off.disableProperty().bind(model.busy());
    off.setOnAction(_ -> model.turnOff());
    Follow.value(this, model.plan(), this::tell);
    getChildren()
        .add(
            new Card(ui.text("settings.schedule"))
                .with(
                    Words.wrapped(ui.text("settings.schedule.words"), "muted"),
                    new InlineProblem(model.problem(), ui),
                    place(),
                    new FieldRow(
                        List.of(
                            field(
                                "schedule-at",
                                ui.text("settings.schedule.at"),
                                times(),
                                ui.formats()::time,
                                model.at),
                            field(
                                "schedule-keep",
                                ui.text("settings.schedule.keep"),
                                NUMBERS,
                                String::valueOf,
                                model.keep)),
                        50,
                        50),
                    new HBox(8, save(), off),
                    result));
  }

  private Node place() {
    var folder =
        Field.text("schedule-folder", ui.text("settings.schedule.folder"), model.folder, () -> {});
    var choose = new Button("", new FontIcon(Feather.FOLDER));
    choose.setId("schedule-choose");
    choose.setAccessibleText(ui.text("settings.schedule.choose"));
    choose.setOnAction(
        _ ->
            new FileDialogs(ui.texts())
                .folder("settings.schedule.choose")
                .ifPresent(path -> model.folder.set(path.toString())));
    HBox.setHgrow(folder, Priority.ALWAYS);
    var row = new HBox(8, folder, choose);
    row.setAlignment(Pos.BOTTOM_LEFT);
    return row;
  }

  private Button save() {
    var save = new Button(ui.text("settings.save"));
    save.setId("schedule-save");
    save.getStyleClass().add("accent");
    save.disableProperty().bind(model.busy().or(model.folder.isEmpty()));
    save.setOnAction(_ -> model.save());
    return save;
  }

  private <T> Field field(
      String id, String caption, List<T> values, Function<T, String> words, Property<T> chosen) {
    return new Field(id, caption, Choice.of(values, words, chosen));
  }

  private static List<LocalTime> times() {
    return IntStream.range(0, HALF_HOURS)
        .mapToObj(half -> LocalTime.of(half / 2, half % 2 * 30))
        .toList();
  }

  private void tell(@Nullable BackupPlan plan) {
    off.setVisible(plan != null && plan.schedule() != null);
    result.getChildren().clear();
    if (plan == null) {
      return;
    }
    var failure = plan.failure();
    var last = plan.last();
    if (failure != null) {
      say(
          ui.text(
              "settings.schedule.failed",
              ui.formats().moment(failure.at()),
              ui.texts().of(failure.why())),
          "schedule-failed",
          "note",
          "attention");
    }
    if (last != null) {
      say(
          ui.text("settings.schedule.last", ui.formats().moment(last.at())),
          "schedule-last",
          "muted");
    }
    if (plan.begun() != null) {
      say(ui.text("settings.schedule.running"), "schedule-state", "muted");
    } else if (plan.schedule() == null) {
      say(ui.text("settings.schedule.none"), "schedule-state", "muted");
    } else if (last == null && failure == null) {
      say(ui.text("settings.schedule.soon"), "schedule-state", "muted");
    }
  }

  private void say(String words, String id, String... styles) {
    var label = Words.wrapped(words, styles);
    label.setId(id);
    result.getChildren().add(label);
  }
}
