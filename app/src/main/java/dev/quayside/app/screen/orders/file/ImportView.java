package dev.quayside.app.screen.orders.file;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.Page;
import dev.quayside.app.control.layout.PageHeader;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.table.IncomingFile;
import dev.quayside.app.table.MappingView;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.file.Imported;
import dev.quayside.engine.order.file.Preview;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.LineError;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A file before its import: the meaning of its columns on the left, the result on the right.
public final class ImportView extends Page {

  private static final int SHOWN = 200;

  /// Rows that are always visible in each list, with its headings; in a low window one scrolls to
  /// the second list.
  private static final double LEAST_ROWS = 4.5;

  private static final double NUMBER = 180;
  private static final double WEIGHT = 110;
  private static final double LINE = 64;
  private static final double NARROW = 700;
  private static final double COLUMNS = 348;
  private static final double COLUMNS_NARROW = 260;

  /// Width in pixels from which the list shows destinations; below it those for the contents and
  /// the weight.
  private static final double PLACED = 360;

  private static final double LISTED = 460;
  private static final double WEIGHED = 260;

  private final IncomingFile<Preview, Imported> model;
  private final Ui ui;
  private final MappingView mapping;
  private final Card columns;
  private final HBox summary = new HBox(8);
  private final ImportQuestions questions;
  private final VBox notes = new VBox(2);
  private final VBox result = new VBox(12);
  private final Label missing = Words.wrapped("", "wrong");
  private final Button take = new Button("", new FontIcon(Feather.CHECK));
  private Preview preview;

  public ImportView(IncomingFile<Preview, Imported> model, Preview preview, Ui ui) {
    super(header(model, ui));
    this.model = model;
    this.preview = preview;
    this.ui = ui;
    mapping = new MappingView(preview, this::words, model::map, ui);
    questions = new ImportQuestions(model, ui);
    columns = columns();
    summary.setAlignment(Pos.CENTER_LEFT);
    var results = new ScrollArea(result);
    results.setFitToHeight(true);
    results.setFocusTraversable(false);
    HBox.setHgrow(results, Priority.ALWAYS);
    result.setMinWidth(0);
    lines(summary, questions, notes, new InlineProblem(model.problem, ui));
    filling(new HBox(12, columns, results));
    lines(foot());
    show();
    Follow.change(this, model.preview(), this::follow);
    sceneProperty().subscribe(this::begin);
    Narrow.follow(this, NARROW, this::fold);
  }

  /// Whether this is the shown file, whatever its columns mean.
  public boolean shows(Preview other) {
    return mapping.shows(other);
  }

  private void follow(@Nullable Preview now) {
    if (now != null && shows(now)) {
      preview = now;
      mapping.show(now);
      show();
    }
  }

  private Card columns() {
    var scroll = new ScrollArea(mapping);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    return new Card(ui.text("orders.import.columns")).with(scroll);
  }

  /// Narrows the columns in a narrow window, so that the orders have room.
  private void fold(boolean narrow) {
    double width = narrow ? COLUMNS_NARROW : COLUMNS;
    Narrow.fix(columns, width);
    mapping.fold(narrow, width);
  }

  private String words(Column column) {
    return ui.text("orders.field." + column.name().toLowerCase(Locale.ROOT));
  }

  private void show() {
    take.setText(take());
    questions.show(preview);
    notes.getChildren().setAll(notes());
    missing.setText(missing());
    summary.getChildren().setAll(summary());
    result.getChildren().setAll(good());
    result.getChildren().add(bad());
  }

  /// Puts the focus on the next thing to do.
  private void begin(@Nullable Scene scene) {
    if (scene != null) {
      if (model.takeable.get()) {
        take.requestFocus();
      } else {
        mapping.focus();
      }
    }
  }

  private static PageHeader header(IncomingFile<Preview, Imported> model, Ui ui) {
    var busy = Busy.circle(ui.text("orders.import.reading"));
    busy.visibleProperty().bind(model.busy);
    return new PageHeader(ui.text("orders.import.title"), busy)
        .counting(new SimpleStringProperty(model.name()));
  }

  private List<Node> summary() {
    var line = new ArrayList<Node>(ImportWords.counts(preview, ui));
    line.add(
        Words.of(ui.text("orders.import.file", preview.sheet().encoding(), delimiter()), "muted"));
    if (preview.remembered()) {
      line.add(Pill.of(ui.text("orders.import.remembered"), Tone.SWIFT));
    }
    return line;
  }

  private String delimiter() {
    return ui.text(
        switch (preview.sheet().delimiter()) {
          case ';' -> "orders.import.semicolon";
          case '\t' -> "orders.import.tab";
          default -> "orders.import.comma";
        });
  }

  private Node good() {
    var table =
        new RecordTable<NewOrder>(
            "import-good",
            ui.text("orders.import.preview"),
            FXCollections.observableArrayList(preview.good().stream().limit(SHOWN).toList()));
    var fit = new ColumnFit();
    fit.whole(
        table.text("number", ui.text("orders.column.number"), NewOrder::number),
        table.getItems().stream().map(NewOrder::number).toList(),
        NUMBER);
    fit.sharing(
        table.text(
            "recipient",
            ui.text("orders.column.recipient"),
            order -> text(order.details().to().name())),
        4,
        0);
    fit.sharing(table.text("place", ui.text("orders.column.place"), ImportView::place), 4, PLACED);
    fit.sharing(table.text("items", ui.text("orders.column.items"), ImportView::items), 4, LISTED);
    fit.fixed(
        table.figures(
            "weight",
            ui.text("orders.column.weight"),
            order -> order.details().weight().orElse(null),
            Comparator.naturalOrder(),
            weight -> ui.formats().weight(weight)),
        WEIGHT,
        WEIGHED);
    fit.keep(table);
    var none = new StackPane(Words.wrapped(ui.text("orders.import.none"), "muted"));
    none.getStyleClass().add("empty-state");
    table.whenEmpty(none);
    return filling(new Card(ui.text("orders.import.preview")), table);
  }

  private Node bad() {
    var faults = preview.bad().stream().flatMap(bad -> bad.faults().stream()).limit(SHOWN).toList();
    var table =
        new RecordTable<LineError>(
            "import-bad",
            ui.text("orders.import.faults"),
            FXCollections.observableArrayList(faults));
    var fit = new ColumnFit();
    fit.fixed(
        table.figures(
            "line",
            ui.text("orders.column.line"),
            LineError::line,
            Comparator.<Integer>naturalOrder(),
            String::valueOf),
        LINE,
        PLACED);
    fit.sharing(table.text("column", ui.text("orders.column.column"), this::column), 1, 0);
    fit.sharing(
        table.sentences(
            "fault", ui.text("orders.column.fault"), fault -> ui.texts().of(fault.message())),
        3,
        0);
    fit.keep(table);
    var card = filling(new Card(ui.text("orders.import.faults")), table);
    card.getChildren().add(Words.wrapped(ui.text("orders.import.faults.meaning"), "caption"));
    card.setVisible(!faults.isEmpty());
    card.setManaged(!faults.isEmpty());
    return card;
  }

  /// The heading in the file; for a column missing from the file its name.
  private String column(LineError fault) {
    return preview.sheet().header().contains(fault.column())
        ? fault.column()
        : ui.texts().find("orders.field." + fault.column()).orElse(fault.column());
  }

  private static Card filling(Card card, RecordTable<?> table) {
    table.setMinHeight(RecordTable.ROW * LEAST_ROWS);
    VBox.setVgrow(table, Priority.ALWAYS);
    VBox.setVgrow(card, Priority.ALWAYS);
    card.with(table);
    return card;
  }

  private HBox foot() {
    var cancel = new Button(ui.text("orders.import.cancel"));
    cancel.setId("import-cancel");
    cancel.setCancelButton(true);
    cancel.setOnAction(_ -> model.close());
    take.setId("import-take");
    take.getStyleClass().add("accent");
    take.setDefaultButton(true);
    take.disableProperty().bind(model.takeable.not());
    take.setOnAction(_ -> model.take());
    HBox.setHgrow(missing, Priority.ALWAYS);
    var foot = new HBox(8, missing, Gap.wide(), cancel, take);
    foot.setAlignment(Pos.CENTER_LEFT);
    return foot;
  }

  /// The words of the button: how many orders it changes.
  private String take() {
    var counts = preview.counts();
    int taken = counts.created() + counts.changed();
    return taken > 0
        ? ui.text("orders.import.take", taken)
        : ui.text(counts.bad() > 0 ? "orders.import.take.bad" : "orders.import.take.none");
  }

  private List<Label> notes() {
    return ImportWords.notes(preview, ui).stream()
        .map(note -> Words.wrapped(note, "muted"))
        .toList();
  }

  private String missing() {
    var columns = preview.missing();
    return columns.isEmpty()
        ? ""
        : ui.text(
            "table.missing", columns.stream().map(this::words).collect(Collectors.joining(", ")));
  }

  private static String place(NewOrder order) {
    var to = order.details().to();
    return List.of(text(to.city()), text(to.state()), to.country()).stream()
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private static String items(NewOrder order) {
    return order.details().items().stream()
        .map(OrderItem::inBrief)
        .collect(Collectors.joining(", "));
  }

  private static String text(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }
}
