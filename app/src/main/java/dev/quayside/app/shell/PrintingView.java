package dev.quayside.app.shell;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows the printer's state, in colour and words; a click shows its jobs.
final class PrintingView extends Button {

  private static final int SHOWN = 8;

  /// Width in pixels for a printer's name and its state; longer text is cut, with a tooltip.
  private static final double NAME = 190;

  private static final double WIDEST = 300;

  private final ShellModel model;
  private final Ui ui;
  private final Label count = Pill.of("", Tone.SWIFT);

  PrintingView(ShellModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    setId("printer-state");
    setMnemonicParsing(false);
    setMaxWidth(WIDEST);
    setOnAction(_ -> open());
    Follow.value(this, model.printing(), this::show);
  }

  private void show(Printing now) {
    setVisible(now.state() != Printing.State.NOT_KNOWN);
    getStyleClass().setAll("button", "quiet", "status", style(now.state()));
    var printer = now.printer();
    setText(printer == null ? ui.text("shell.printer.none") : printer + ": " + words(now));
    count.setText(Long.toString(now.open()));
    var icon = new FontIcon(icon(now.state()));
    setGraphic(now.open() == 0 ? icon : new HBox(4, icon, count));
    setAccessibleText(getText());
    setTooltip(new Tooltip(getText()));
    var why = now.why();
    setAccessibleHelp(why == null ? null : ui.texts().of(why));
  }

  @Override
  protected double computeMinWidth(double height) {
    return Math.min(NAME, computePrefWidth(height));
  }

  /// The state in words; for failed or uncertain jobs with their number, since the printer itself
  /// goes on.
  private String words(Printing now) {
    var word = word(now.state());
    return now.state().isOfJobs() ? now.alike() + " " + word : word;
  }

  private String word(Printing.State state) {
    return ui.text("shell.printer." + state.name().toLowerCase(Locale.ROOT));
  }

  private static String style(Printing.State state) {
    return switch (state) {
      case NONE -> "attention";
      case READY -> "good";
      case NOT_KNOWN, MUTE, PRINTING -> "calm";
      case UNCERTAIN -> "attention";
      case FAILED, STOPPED -> "failure";
    };
  }

  private static Feather icon(Printing.State state) {
    return switch (state) {
      case UNCERTAIN, FAILED, STOPPED -> Feather.ALERT_TRIANGLE;
      case NOT_KNOWN, NONE, READY, MUTE, PRINTING -> Feather.PRINTER;
    };
  }

  private void open() {
    var content = new VBox(8);
    content.getStyleClass().add("jobs");
    var pop = new PopOver(content);
    content.getChildren().addAll(lines(model.printing().get()));
    content.getChildren().add(toQueue(pop));
    pop.setArrowLocation(PopOver.ArrowLocation.TOP_CENTER);
    pop.setAnimated(false);
    pop.show(this);
  }

  private List<Node> lines(Printing now) {
    var lines = new ArrayList<Node>();
    lines.add(Words.whole(ui.text("shell.jobs"), "heading"));
    var why = now.why();
    if (why != null) {
      lines.add(Words.wrapped(ui.texts().of(why), "wrong"));
    }
    if (now.jobs().isEmpty()) {
      lines.add(Words.of(ui.text("shell.jobs.none"), "muted"));
    }
    now.jobs().stream().limit(SHOWN).map(this::line).forEach(lines::add);
    if (now.jobs().size() > SHOWN) {
      lines.add(Words.of(ui.text("shell.jobs.more", now.jobs().size() - SHOWN), "muted"));
    }
    return lines;
  }

  private Button toQueue(PopOver pop) {
    var queue = new Button(ui.text("shell.jobs.queue"), new FontIcon(Feather.LIST));
    queue.setId("jobs-queue");
    queue.setOnAction(
        _ -> {
          pop.hide();
          model.send(new NavigationRequest.Visit(Place.PRINTERS));
          ui.actions().require("printers.queue").fire();
        });
    return queue;
  }

  private HBox line(Printing.Job job) {
    var state = Pill.of(stateOf(job), tone(job.state()));
    var title = CutWords.whole(Words.of(ServiceName.brief(ui.texts().of(job.title()))));
    title.setMinWidth(0);
    var line = new HBox(8, state, title);
    if (!job.order().isEmpty()) {
      line.getChildren().add(1, Words.whole(job.order(), "strong"));
    }
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private String stateOf(Printing.Job job) {
    return job.state() == Printing.State.READY ? ui.text("shell.jobs.done") : word(job.state());
  }

  private static Tone tone(Printing.State state) {
    return switch (state) {
      case NOT_KNOWN, NONE, MUTE, PRINTING -> Tone.SWIFT;
      case READY -> Tone.GOOD;
      case UNCERTAIN -> Tone.WAITING;
      case FAILED, STOPPED -> Tone.BAD;
    };
  }
}
