package dev.quayside.app.screen.settings.products;

import dev.quayside.app.control.FileDialogs;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.engine.order.file.LineError;
import dev.quayside.engine.order.file.ProductFiles.Preview;
import dev.quayside.engine.parcel.product.ProductIntake;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A file of products: chosen, looked at, taken in.
final class ProductImportView extends VBox {

  private static final int MOST_FAULTS = 12;

  private final ProductImportModel model;
  private final ObservableValue<Boolean> busy;
  private final Ui ui;

  ProductImportView(ProductImportModel model, ObservableValue<Boolean> busy, Ui ui) {
    this.model = model;
    this.busy = busy;
    this.ui = ui;
    var said = Words.wrapped("", "muted");
    said.setId("products-import-said");
    var faults = Words.wrapped("", "wrong");
    faults.setId("products-import-faults");
    var choices = choices();
    getChildren()
        .add(
            new Card(ui.text("settings.products.import"), choose())
                .with(
                    Words.wrapped(ui.text("settings.products.import.about"), "muted"),
                    said,
                    faults,
                    choices));
    Follow.value(
        this,
        model.preview(),
        seen -> {
          show(choices, seen != null);
          tell(faults, seen == null ? "" : faults(seen));
          tell(said, seen == null ? brought(model.brought().get()) : found(seen));
        });
    Follow.value(this, model.brought(), intake -> tell(said, brought(intake)));
  }

  private Button choose() {
    var choose =
        new Button(ui.text("settings.products.import.choose"), new FontIcon(Feather.UPLOAD));
    choose.setId("products-import");
    choose.disableProperty().bind(busy);
    choose.setOnAction(
        _ -> new FileDialogs(ui.texts()).open("settings.products.import").ifPresent(model::open));
    return choose;
  }

  private Node choices() {
    var take = new Button(ui.text("settings.products.import.take"));
    take.setId("products-import-take");
    take.getStyleClass().add("accent");
    take.disableProperty().bind(busy);
    take.setOnAction(_ -> model.take());
    var cancel = new Button(ui.text("settings.products.import.cancel"));
    cancel.setId("products-import-cancel");
    cancel.setOnAction(_ -> model.close());
    var row = new HBox(8, take, cancel);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private String found(Preview seen) {
    var intake = seen.intake();
    var counts =
        ui.text(
            "settings.products.import.found",
            intake.created(),
            intake.updated(),
            intake.unchanged());
    var unused =
        seen.sheet().header().stream()
            .filter(
                each -> !seen.mapping().places().containsValue(seen.sheet().header().indexOf(each)))
            .collect(Collectors.joining(", "));
    return unused.isEmpty()
        ? counts
        : counts + " " + ui.text("settings.products.import.unused", unused);
  }

  private String brought(@Nullable ProductIntake intake) {
    return intake == null
        ? ""
        : ui.text(
            "settings.products.import.brought",
            intake.created(),
            intake.updated(),
            intake.unchanged());
  }

  private String faults(Preview seen) {
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
