package dev.quayside.app.screen.printers;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.Home;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.list.Vacancy;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.printer.status.Attention;
import dev.quayside.printing.printer.status.Health;
import java.util.Comparator;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The set-up printers, the found ones, and the form of the selected printer.
final class FleetView extends HBox {

  private static final int MOST_ROWS = 7;
  private static final double STATE = 136;
  private static final double ADD = 104;

  /// Width in pixels from which the list shows each printer's address.
  private static final double ADDRESSED = 480;

  private static final double USED = 360;

  private static final double NARROW = 700;
  private static final double FORM = 372;

  private final PrintersModel model;
  private final Ui ui;

  FleetView(PrintersModel model, Ui ui) {
    super(16);
    this.model = model;
    this.ui = ui;
    var lists = new VBox(12, new Card(ui.text("printers.added")).with(added()));
    if (model.mayChange()) {
      lists
          .getChildren()
          .add(
              new Card(
                      ui.text("printers.found"),
                      new ActionButton(
                          ui.actions().require("printers.folder"), Feather.FOLDER, "link"))
                  .with(found()));
    }
    lists.getChildren().forEach(card -> ((Card) card).setMinHeight(USE_PREF_SIZE));
    var sight = new ScrollArea(lists);
    sight.setFocusTraversable(false);
    HBox.setHgrow(sight, Priority.ALWAYS);
    var form = new FormView(model, ui);
    HBox.setHgrow(form, Priority.ALWAYS);
    Narrow.beside(this, NARROW, sight, form, model.editing);
    Narrow.follow(this, NARROW, narrow -> form.wide(narrow ? ScrollArea.USE_COMPUTED_SIZE : FORM));
  }

  private Node added() {
    var table =
        Home.of(new RecordTable<>("printers-added", ui.text("printers.added"), model.printers))
            .whenEmpty(new Vacancy(model.loading(), ui, new EmptyState(Feather.PRINTER, none())))
            .asTallAsItsRows(MOST_ROWS);
    var fit = new ColumnFit();
    fit.sharing(table.text("name", ui.text("printers.name"), PrinterRow::title), 4, 0);
    fit.fixed(
        table.pills(
            "state",
            ui.text("printers.state"),
            row -> row,
            Comparator.comparing(this::words),
            this::words,
            FleetView::tone),
        STATE,
        0);
    fit.sharing(
        table.text("address", ui.text("printers.address"), row -> row.setup().address()),
        4,
        ADDRESSED);
    fit.sharing(table.text("default", ui.text("printers.use"), row -> use(row.setup())), 3, USED);
    fit.keep(table);
    var chosen = table.getSelectionModel();
    chosen.selectedItemProperty().subscribe(model::choose);
    Follow.list(
        this,
        model.printers,
        () -> {
          if (!model.editing.get()) {
            chosen.clearSelection();
          }
        });
    return table;
  }

  private String none() {
    return ui.text(model.mayChange() ? "printers.none" : "printers.none.for-packer");
  }

  private String use(PrinterSetup setup) {
    if (setup.sandboxOnly()) {
      return ui.text("printers.sandbox-only");
    }
    return setup.isDefault() ? ui.text("printers.default") : "";
  }

  private String words(PrinterRow row) {
    var status = row.status();
    if (status == null) {
      return ui.text("printers.health.asking");
    }
    if (row.isMute()) {
      return ui.text("printers.health.unknown");
    }
    return status.health() == Health.ATTENTION
        ? ui.text("printers.attention." + name(status.attentions().getFirst()))
        : ui.text("printers.health." + name(status.health()));
  }

  private static String name(Enum<?> choice) {
    return choice.name().toLowerCase(java.util.Locale.ROOT);
  }

  private static Tone tone(PrinterRow row) {
    var status = row.status();
    if (status == null || row.isMute()) {
      return Tone.QUIET;
    }
    return switch (status.health()) {
      case READY, BUSY -> Tone.GOOD;
      case ATTENTION ->
          status.attentions().equals(java.util.List.of(Attention.PAUSED)) ? Tone.WAITING : Tone.BAD;
      case OFFLINE -> Tone.BAD;
      case UNKNOWN -> Tone.QUIET;
    };
  }

  private Node found() {
    var table =
        new RecordTable<>("printers-found", ui.text("printers.found"), model.found)
            .whenEmpty(new Vacancy(model.finding(), ui, nothingFound()))
            .asTallAsItsRows(MOST_ROWS);
    var fit = new ColumnFit();
    fit.sharing(table.text("name", ui.text("printers.name"), FoundPrinter::name), 4, 0);
    fit.sharing(
        table.text("address", ui.text("printers.address"), FoundPrinter::address), 4, ADDRESSED);
    fit.fixed(
        table.text(
            "kind", ui.text("printers.kind"), each -> ui.text("printers.way." + name(each.way()))),
        STATE,
        USED);
    fit.fixed(
        table.column(
            "add",
            "",
            each -> each,
            Comparator.comparing(FoundPrinter::name),
            () -> new AddCell(model, ui)),
        ADD,
        0);
    fit.keep(table);
    return table;
  }

  private Node nothingFound() {
    var looking = Busy.line(ui.text("printers.looking"));
    looking.setAlignment(Pos.CENTER);
    var none = new EmptyState(Feather.SEARCH, ui.text("printers.found.none"));
    looking.visibleProperty().bind(model.looking());
    none.visibleProperty().bind(model.looking().not());
    return new StackPane(none, looking);
  }

  /// A button that adds a found printer with one click.
  private static final class AddCell extends TableCell<FoundPrinter, FoundPrinter> {

    private final Button button;

    AddCell(PrintersModel model, Ui ui) {
      button = new Button(ui.text("printers.add.found"));
      button.getStyleClass().add("small");
      button.setOnAction(_ -> model.add(Objects.requireNonNull(getItem())));
    }

    @Override
    protected void updateItem(@Nullable FoundPrinter found, boolean empty) {
      super.updateItem(found, empty);
      setGraphic(empty || found == null ? null : button);
      button.setAccessibleText(
          found == null ? button.getText() : button.getText() + " " + found.name());
    }
  }
}
