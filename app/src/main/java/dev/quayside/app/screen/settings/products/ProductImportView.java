package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.InSight;
import dev.quayside.app.table.MappingView;
import dev.quayside.engine.order.file.ProductFiles.Preview;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.LineError;
import dev.quayside.engine.parcel.product.ProductIntake;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The import of a product file: choose it, match its columns, check and import it.
final class ProductImportView extends VBox {

  private static final int MOST_FAULTS = 12;

  /// Width in pixels: so that each column is near its meaning.
  private static final double COLUMNS = 440;

  private final ProductsModel model;
  private final Ui ui;
  private final Label said = Words.wrapped("", "muted");
  private final Label faults = Words.wrapped("", "wrong");
  private final VBox columns = new VBox();
  private final Button take;
  private final Node choices;
  private @Nullable MappingView mapping;

  ProductImportView(ProductsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    said.setId("products-import-said");
    faults.setId("products-import-faults");
    columns.setMaxWidth(COLUMNS);
    take = new Button(ui.text("settings.products.import.take"));
    choices = choices();
    getChildren()
        .add(
            new Card(ui.text("settings.products.import"), choose())
                .with(
                    Words.wrapped(ui.text("settings.products.import.about"), "muted"),
                    new InlineProblem(model.file().problem, ui),
                    columns,
                    said,
                    faults,
                    choices));
    Follow.value(this, model.file().preview(), this::show);
    Follow.value(this, model.brought(), intake -> tell(said, brought(intake)));
  }

  private void show(@Nullable Preview seen) {
    boolean other = match(seen);
    show(columns, seen != null);
    show(choices, seen != null);
    tell(faults, seen == null ? "" : faults(seen));
    tell(said, seen == null ? "" : found(seen));
    if (other && seen != null && mapping != null) {
      begin(seen, mapping);
    }
  }

  /// Shows the columns of a file.
  ///
  /// @return whether it is another file, with other columns
  private boolean match(@Nullable Preview seen) {
    if (seen != null && mapping != null && mapping.shows(seen)) {
      mapping.show(seen);
      return false;
    }
    mapping = seen == null ? null : new MappingView(seen, this::words, model.file()::map, ui);
    columns.getChildren().setAll(Stream.ofNullable(mapping).toList());
    return true;
  }

  /// Puts the focus on the next thing to do.
  private void begin(Preview seen, MappingView mapping) {
    InSight.bring(this);
    if (seen.missing().isEmpty()) {
      take.requestFocus();
    } else {
      mapping.focus();
    }
  }

  private Button choose() {
    var choose =
        new Button(ui.text("settings.products.import.choose"), new FontIcon(Feather.UPLOAD));
    choose.setId("products-import");
    choose.disableProperty().bind(model.file().busy);
    choose.setOnAction(
        _ ->
            new FileDialogs(ui.texts())
                .open("settings.products.import")
                .ifPresent(model.file()::open));
    return choose;
  }

  private Node choices() {
    take.setId("products-import-take");
    take.getStyleClass().add("accent");
    take.disableProperty().bind(model.file().takeable.not());
    take.setOnAction(_ -> model.file().take());
    var cancel = new Button(ui.text("settings.products.import.cancel"));
    cancel.setId("products-import-cancel");
    cancel.setOnAction(_ -> model.file().close());
    var row = new HBox(8, take, cancel);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private String words(Column column) {
    return ui.text(
        "settings.products.column." + column.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private String found(Preview seen) {
    if (!seen.missing().isEmpty()) {
      return "";
    }
    var counts = counted("settings.products.import.found", seen.intake());
    return seen.remembered()
        ? counts + " " + ui.text("settings.products.import.remembered")
        : counts;
  }

  private String brought(@Nullable ProductIntake intake) {
    return intake == null ? "" : counted("settings.products.import.brought", intake);
  }

  private String counted(String key, ProductIntake intake) {
    return ui.text(key, intake.created(), intake.updated(), intake.unchanged());
  }

  private String faults(Preview seen) {
    if (!seen.missing().isEmpty()) {
      return ui.text(
          "table.missing",
          seen.missing().stream().map(this::words).collect(Collectors.joining(", ")));
    }
    var bad = seen.bad();
    var named = bad.stream().limit(MOST_FAULTS).map(this::fault).collect(Collectors.joining("\n"));
    int more = bad.size() - MOST_FAULTS;
    return more > 0 ? named + "\n" + ui.text("settings.products.import.more", more) : named;
  }

  private String fault(LineError fault) {
    return ui.text(
        "settings.products.import.fault",
        fault.line(),
        fault.column(),
        ui.texts().of(fault.message()));
  }

  private static void tell(Label label, String words) {
    label.setText(words);
    show(label, !words.isEmpty());
  }

  private static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
