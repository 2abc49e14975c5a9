package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.shipments.DayModel.Shown;
import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.document.manifest.Manifest.LeftOut;
import dev.quayside.engine.document.manifest.Manifest.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Shows one manifest: the parcels on it, those left out and why, and the buttons for it.
final class DayListView extends VBox {

  private static final int LEFT_OUT_ROWS = 4;

  /// Parcels named one by one; with more, only their number is shown.
  private static final int NAMED = 8;

  private static final double NUMBER = 206;
  private static final double REFERENCE = 104;

  /// Width in pixels from which the list shows the recipients.
  private static final double RECEIVED = 320;

  private static final double SERVED = 480;
  private static final double REFERRED = 600;

  private final DayModel model;
  private final Ui ui;

  DayListView(DayModel model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("card");
    Follow.value(this, model.shown(), _ -> show());
    Follow.value(this, model.day(), _ -> show());
  }

  private void show() {
    switch (model.shown().get()) {
      case Shown.Nothing _ -> getChildren().setAll(nothing());
      case Shown.Preview(var carrier) ->
          show(
              ui.text(
                  "shipments.day.preview-title",
                  carrier.name(),
                  ui.formats().day(carrier.found().shipDate())),
              carrier.found().lines(),
              carrier.unprinted(),
              carrier.found().leftOut(),
              new ActionButton(
                  ui.actions().require("shipments.day.close"), Feather.CHECK, "accent"));
      case Shown.Closed(var manifest) ->
          show(
              ui.text(
                  "shipments.day.closed-title",
                  manifest.carrierName(),
                  ui.formats().moment(manifest.createdAt())),
              manifest.lines(),
              List.of(),
              manifest.leftOut(),
              handover(manifest));
    }
  }

  /// For a manifest the carrier has not confirmed, the question about it; otherwise its documents.
  private Node[] handover(Manifest manifest) {
    var nodes = new ArrayList<Node>();
    var handover = manifest.handover();
    if (manifest.isInDoubt() && handover != null) {
      var note = Words.wrapped(ui.texts().of(handover.note()), "plain");
      note.setId("day-doubt");
      HBox.setHgrow(note, Priority.ALWAYS);
      nodes.add(note);
      if (model.maySettle()) {
        nodes.add(settle("taken", true));
        nodes.add(settle("not-taken", false));
      }
      return nodes.toArray(Node[]::new);
    }
    for (int i = 1; handover != null && i <= handover.documents(); i++) {
      int number = i;
      nodes.add(
          button(
              "day-paper-" + i,
              ui.text("shipments.day.paper", manifest.carrierName(), i),
              () -> model.savePaper(number)));
    }
    nodes.add(
        new ActionButton(ui.actions().require("shipments.day.print"), Feather.PRINTER, "accent"));
    nodes.add(new ActionButton(ui.actions().require("shipments.day.save"), Feather.DOWNLOAD));
    return nodes.toArray(Node[]::new);
  }

  private Button settle(String id, boolean taken) {
    return button("day-" + id, ui.text("shipments.day." + id), () -> model.settle(taken));
  }

  private Button button(String id, String words, Runnable run) {
    var button = new ActionButton(id, words, run);
    button.disableProperty().bind(model.busy());
    return button;
  }

  private Node nothing() {
    var words =
        new Vacancy(
            model.loading(),
            ui,
            new EmptyState(Feather.CHECK_CIRCLE, ui.text("shipments.day.nothing")));
    VBox.setVgrow(words, Priority.ALWAYS);
    return words;
  }

  /// A warning about parcels on the manifest whose label may not be on paper.
  private Node unprinted(List<Line> lines) {
    var named =
        lines.stream()
            .limit(NAMED)
            .map(line -> isReferred(line) ? blank(line.reference()) : line.trackingNumber())
            .collect(Collectors.joining(", "));
    var words =
        lines.size() > NAMED
            ? ui.text("shipments.day.unprinted.more", lines.size(), named, lines.size() - NAMED)
            : ui.text("shipments.day.unprinted", lines.size(), named);
    var note = Words.wrapped(words, "note", "attention");
    note.setId("day-unprinted");
    note.setMaxWidth(Double.MAX_VALUE);
    return note;
  }

  private void show(
      String title,
      List<Line> lines,
      List<Line> unprinted,
      List<LeftOut> leftOut,
      Node... buttons) {
    var parts = new ArrayList<Node>();
    var name = Words.wrapped(title, "heading");
    name.setMinWidth(0);
    var head = new HBox(name);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("card-head");
    parts.add(head);
    parts.add(Words.wrapped(ui.text("shipments.day.handed", lines.size()), "muted"));
    if (!unprinted.isEmpty()) {
      parts.add(unprinted(unprinted));
    }
    var table = table(lines);
    VBox.setVgrow(table, Priority.ALWAYS);
    table.setMinHeight(RecordTable.ROW * 2); // the buttons below stay visible
    parts.add(table);
    if (!leftOut.isEmpty()) {
      var caption = Words.wrapped(ui.text("shipments.day.left", leftOut.size()), "strong");
      caption.setId("day-left");
      parts.add(caption);
      parts.add(leftOut(leftOut));
    }
    var foot = new HBox(8, buttons);
    foot.setAlignment(Pos.CENTER_RIGHT);
    foot.setMinWidth(0); // the buttons shrink first
    Narrow.pictures(
        foot,
        Stream.of(buttons)
            .filter(Labeled.class::isInstance)
            .map(Labeled.class::cast)
            .filter(button -> button.getGraphic() != null)
            .filter(button -> !button.getStyleClass().contains("accent"))
            .toList());
    parts.add(foot);
    getChildren().setAll(parts);
  }

  private RecordTable<Line> table(List<Line> lines) {
    var table =
        new RecordTable<>(
                "day-lines",
                ui.text("shipments.day.lines"),
                FXCollections.observableArrayList(lines))
            .whenEmpty(new EmptyState(Feather.INBOX, ui.text("shipments.day.empty")));
    var fit = new ColumnFit();
    fit.fixed(
        table.text("number", ui.text("shipments.column.tracking"), Line::trackingNumber),
        NUMBER,
        0);
    fit.sharing(
        table.text("recipient", ui.text("shipments.column.recipient"), DayListView::recipient),
        1,
        RECEIVED);
    fit.sharing(
        table.text("service", ui.text("shipments.column.service"), Line::serviceName), 1, SERVED);
    // an empty column is left out
    if (lines.stream().anyMatch(DayListView::isReferred)) {
      fit.fixed(
          table.text(
              "reference", ui.text("shipments.column.reference"), one -> blank(one.reference())),
          REFERENCE,
          REFERRED);
    }
    fit.keep(table);
    return table;
  }

  private static boolean isReferred(Line line) {
    return !blank(line.reference()).isBlank();
  }

  private RecordTable<LeftOut> leftOut(List<LeftOut> leftOut) {
    var table =
        new RecordTable<>(
                "day-left-out",
                ui.text("shipments.day.left-out"),
                FXCollections.observableArrayList(leftOut))
            .asTallAsItsRows(LEFT_OUT_ROWS);
    var fit = new ColumnFit();
    fit.sharing(
        table.sentences(
            "number",
            ui.text("shipments.column.tracking"),
            one -> one.trackingNumber().isEmpty() ? one.labelId() : one.trackingNumber()),
        1,
        0);
    if (leftOut.stream().anyMatch(one -> !blank(one.reference()).isBlank())) {
      fit.fixed(
          table.text(
              "reference", ui.text("shipments.column.reference"), one -> blank(one.reference())),
          REFERENCE,
          REFERRED);
    }
    fit.sharing(table.sentences("why", ui.text("shipments.day.why"), this::why), 1, 0);
    fit.keep(table);
    table.setMinHeight(USE_PREF_SIZE);
    return table;
  }

  private String why(LeftOut one) {
    var key = "shipments.day.why." + one.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return switch (one.reason()) {
      case OTHER_DAY ->
          ui.text(key, one.shipDate() == null ? "" : ui.formats().day(one.shipDate()));
      case MANIFESTED -> ui.text(key, closedAt(one.manifestId()));
      case VOIDED, IN_DOUBT, HANDED_OVER, RETURN, OTHER_PLACE, OTHER_CARRIER, TEST -> ui.text(key);
    };
  }

  /// When the manifest was closed that a parcel is already on.
  private String closedAt(@Nullable String manifestId) {
    var day = model.day().get();
    return day == null
        ? ""
        : day.earlier().stream()
            .filter(list -> list.id().equals(manifestId))
            .findFirst()
            .map(Manifest::createdAt)
            .map(ui.formats()::moment)
            .orElse("");
  }

  private static String recipient(Line line) {
    return Stream.of(line.to().name(), line.to().company())
        .filter(Objects::nonNull)
        .filter(name -> !name.isBlank())
        .findFirst()
        .orElse("");
  }

  private static String blank(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }
}
