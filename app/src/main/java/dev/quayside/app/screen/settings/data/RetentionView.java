package dev.quayside.app.screen.settings.data;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.engine.retention.PurgeCount;
import dev.quayside.engine.retention.Retention;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Shows the retention period, what another one would delete, and what was deleted last.
final class RetentionView extends VBox {

  private static final double WIDTH = 320;
  private static final int YEAR = 365;

  private final RetentionModel model;
  private final Ui ui;
  private final VBox change = new VBox(8);
  private final VBox last = new VBox();

  RetentionView(RetentionModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    var box = Choice.of(RetentionModel.CHOICES, this::words, model.chosen);
    var choice = new Field("retention", ui.text("settings.retention.after"), box);
    choice.setMaxWidth(WIDTH);
    box.disableProperty().bind(model.state().isNull());
    Follow.value(this, model.tally(), _ -> show());
    Follow.value(this, model.confirming, _ -> show());
    Follow.value(this, model.busy(), _ -> show());
    Follow.value(this, model.state(), this::tell);
    getChildren()
        .add(
            new Card(ui.text("settings.retention"))
                .with(
                    Words.wrapped(ui.text("settings.retention.words"), "muted"),
                    new InlineProblem(model.problem(), ui),
                    choice,
                    change,
                    last));
  }

  private String words(Retention retention) {
    var days = retention.days();
    if (days == null) {
      return ui.text("settings.retention.ever");
    }
    return days % YEAR == 0
        ? ui.text("settings.retention.years", days / YEAR)
        : ui.text("settings.retention.days", days);
  }

  private void show() {
    var count = model.tally().get();
    change.getChildren().setAll(count == null ? waiting() : counted(count));
    change.setManaged(!change.getChildren().isEmpty());
  }

  private List<Node> waiting() {
    var now = model.state().get();
    boolean counting = now != null && model.busy().get() && !now.kept().equals(model.chosen.get());
    return counting ? List.of(Busy.line(ui.text("settings.retention.counting"))) : List.of();
  }

  private List<Node> counted(PurgeCount count) {
    var lines = new ArrayList<Node>();
    var counts =
        Words.wrapped(
            count.isNothing()
                ? ui.text("settings.retention.nobody")
                : ui.text("settings.retention.would", counts(count)),
            "note");
    counts.setId("retention-counts");
    if (!count.isNothing()) {
      counts.getStyleClass().add("attention");
    }
    lines.add(counts);
    if (model.confirming.get()) {
      var question =
          new ConfirmStrip(
              "retention-question",
              ui.text("settings.retention.question"),
              ui.text("settings.keep"),
              model::leave,
              ui.text("settings.retention.forget"),
              model::confirm);
      lines.add(question);
    } else {
      var apply = new Button(ui.text("settings.retention.apply"));
      apply.setId("retention-apply");
      apply.getStyleClass().add("accent");
      apply.disableProperty().bind(model.busy());
      apply.setOnAction(_ -> model.apply());
      lines.add(apply);
    }
    return lines;
  }

  private void tell(RetentionGateway.@Nullable State now) {
    last.getChildren().clear();
    if (now != null && now.last() != null) {
      var round = now.last();
      var label =
          Words.wrapped(
              ui.text(
                  "settings.retention.last",
                  ui.formats().moment(round.startedAt()),
                  round.tally().isNothing()
                      ? ui.text("settings.retention.nothing")
                      : counts(round.tally())),
              "muted");
      label.setId("retention-last");
      last.getChildren().setAll(label);
    }
    last.setManaged(!last.getChildren().isEmpty());
  }

  private String counts(PurgeCount count) {
    return ui.text(
        "settings.retention.counts",
        count.shipments(),
        count.labelFiles(),
        count.orders(),
        count.contacts());
  }
}
