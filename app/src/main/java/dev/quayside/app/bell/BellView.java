package dev.quayside.app.bell;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.notice.Notice;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The number of things that need a person; a click lists them with what to do. Hidden while there
/// are none.
public final class BellView extends Button {

  private static final int SHOWN = 8;

  private final BellModel model;
  private final Ui ui;
  private final Label count = Pill.of("", Tone.WAITING);

  public BellView(BellModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    setId("bell");
    getStyleClass().addAll("quiet", "status", "attention");
    setMinWidth(USE_PREF_SIZE);
    var graphic = new HBox(4, new FontIcon(Feather.BELL), count);
    graphic.setAlignment(Pos.CENTER);
    setGraphic(graphic);
    managedProperty().bind(visibleProperty());
    setOnAction(_ -> open());
    Follow.list(this, model.notices, this::show);
    show();
  }

  private void show() {
    int number = model.notices.size();
    setVisible(number > 0);
    count.setText(Integer.toString(number));
    setAccessibleText(ui.text("bell.spoken", number));
    setTooltip(new Tooltip(getAccessibleText()));
  }

  private void open() {
    var pop = new PopOver();
    var lines = new VBox(12);
    model.notices.stream()
        .limit(SHOWN)
        .forEach(notice -> lines.getChildren().add(line(notice, pop)));
    int more = model.notices.size() - SHOWN;
    if (more > 0) {
      lines.getChildren().add(Words.wrapped(ui.text("bell.more", more), "muted"));
    }
    var content = new VBox(12, Words.whole(ui.text("bell.title"), "heading"), lines);
    content.setId("bell-list");
    content.getStyleClass().add("jobs");
    pop.setContentNode(content);
    pop.setArrowLocation(PopOver.ArrowLocation.TOP_RIGHT);
    pop.setAnimated(false);
    pop.show(this);
  }

  private Node line(Notice notice, PopOver pop) {
    var words = Words.wrapped(ProblemText.begun(ui.texts().of(notice.message())));
    HBox.setHgrow(words, Priority.ALWAYS);
    var go = new Button(ui.text("bell.go." + key(notice)), new FontIcon(Feather.ARROW_RIGHT));
    go.getStyleClass().add("bell-go");
    go.setMinWidth(USE_PREF_SIZE);
    go.setOnAction(
        _ -> {
          pop.hide();
          model.go(notice);
        });
    var line = new HBox(8, words, go);
    line.setAlignment(Pos.TOP_LEFT);
    return line;
  }

  private static String key(Notice notice) {
    return notice.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
