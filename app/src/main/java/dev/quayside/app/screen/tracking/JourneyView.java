package dev.quayside.app.screen.tracking;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.tracking.Tracker;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows one parcel: its state, what to do, and every scan with its place and time.
final class JourneyView extends VBox {

  private static final double WIDTH = 380;

  private final TrackingModel model;
  private final Ui ui;
  private final TrackerWords words;
  private final VBox content = new VBox(12);
  private final VBox foot = new VBox(8);

  JourneyView(TrackingModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    words = new TrackerWords(ui);
    getStyleClass().addAll("card", "journey");
    narrow(false);
    var scroll = new ScrollArea(content);
    scroll.setFitToHeight(true);
    scroll.setFocusTraversable(false);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(new InlineProblem(model.problem(), ui), scroll, foot);
    Follow.value(this, model.chosen(), _ -> show());
    Follow.value(this, model.tracker(), _ -> show());
    Follow.value(this, model.today(), _ -> show());
  }

  /// Narrows the panel so that the list shows names, and the buttons to icons so that the journey
  /// has room.
  void narrow(boolean narrow) {
    Narrow.fix(this, narrow ? Narrow.BESIDE : WIDTH);
    foot.getChildren().setAll(buttons(narrow));
  }

  private void show() {
    var tracker = model.tracker().get();
    if (tracker != null) {
      content.setAlignment(Pos.TOP_LEFT);
      content.getChildren().setAll(journey(tracker));
    } else if (model.chosen().get() != null) {
      content.getChildren().setAll(Busy.line(ui.text("list.asking")));
    } else {
      content.setAlignment(Pos.CENTER);
      content.getChildren().setAll(new EmptyState(Feather.MAP, ui.text("tracking.choose")));
    }
  }

  private List<Node> journey(Tracker tracker) {
    var today = model.today().get();
    var nodes = new ArrayList<Node>();
    var state = Pill.of(words.state(tracker, today), TrackerWords.tone(tracker, today));
    var head = new HBox(8, Words.of(TrackerWords.recipient(tracker), "heading"), Gap.wide(), state);
    head.setAlignment(Pos.CENTER_LEFT);
    var shipment = tracker.shipment();
    var service =
        shipment == null
            ? Words.of(tracker.carrier(), "caption")
            : Words.wrapped(
                ui.text(
                    "tracking.service",
                    ServiceName.of(shipment.carrier(), shipment.serviceName()),
                    TrackerWords.destination(tracker)),
                "caption");
    var number = Words.of(tracker.trackingNumber(), "strong");
    number.setId("tracking-looked-at");
    nodes.add(new VBox(4, head, service, number));
    var promised = words.promised(tracker);
    if (!promised.isEmpty() && !tracker.status().isTerminal()) {
      nodes.add(fact(Feather.CALENDAR, ui.text("tracking.promised", promised)));
    }
    words.advice(tracker, today).ifPresent(advice -> nodes.add(advice(tracker, advice)));
    nodes.add(timeline(tracker));
    return nodes;
  }

  private static Node fact(Feather icon, String text) {
    var line = Words.wrapped(text, "fact");
    line.setGraphic(new FontIcon(icon));
    return line;
  }

  private Node advice(Tracker tracker, String advice) {
    var title = Words.wrapped(words.what(tracker), "strong");
    var box = new VBox(4, title, Words.wrapped(advice));
    box.getStyleClass().addAll("advice", tracker.status().isTerminal() ? "calm" : "attention");
    box.setId("tracking-advice");
    return box;
  }

  /// The scans, newest first, with times in this computer's time zone.
  private Node timeline(Tracker tracker) {
    var box = new VBox();
    box.setAccessibleText(ui.text("tracking.timeline"));
    var scans = tracker.scans().reversed();
    for (int i = 0; i < scans.size(); i++) {
      box.getChildren().add(stop(scans.get(i), i == 0));
    }
    var shipment = tracker.shipment();
    if (shipment != null) {
      box.getChildren()
          .add(
              stop(
                  ui.text("tracking.label-made"),
                  ui.formats().stamp(shipment.createdAt()),
                  "",
                  scans.isEmpty()));
    }
    return box;
  }

  private Node stop(Scan scan, boolean newest) {
    return stop(
        words.scan(scan),
        ui.formats().stamp(scan.at()),
        TrackerWords.place(scan.city(), scan.state(), scan.country()),
        newest);
  }

  private Node stop(String what, String when, String where, boolean newest) {
    var line = where.isEmpty() ? when : ui.text("tracking.when-where", when, where);
    var text =
        new VBox(
            2, Words.wrapped(what, newest ? "strong" : "plain"), Words.wrapped(line, "caption"));
    var dot = new javafx.scene.layout.Region();
    dot.getStyleClass().addAll("dot", newest ? "newest" : "passed");
    var stop = new HBox(12, dot, text);
    stop.getStyleClass().add("stop");
    return stop;
  }

  private List<Node> buttons(boolean narrow) {
    var refresh = button("tracking.refresh", Feather.REFRESH_CW);
    var number = button("tracking.copy", Feather.COPY);
    var link = button("tracking.copy-link", Feather.LINK);
    var show = button("tracking.show", Feather.LIST);
    if (narrow) {
      var all = List.of(refresh, show, number, link);
      all.forEach(each -> each.setContentDisplay(ContentDisplay.GRAPHIC_ONLY));
      return List.of(new HBox(8, refresh, show, number, link));
    }
    return List.of(new HBox(8, refresh, show), new HBox(8, number, link));
  }

  private ActionButton button(String action, Feather icon) {
    var button = new ActionButton(ui.actions().require(action), icon);
    button.setMinWidth(0);
    button.setPrefWidth(WIDTH / 2);
    button.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }
}
