package dev.quayside.app.screen.settings.scale;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.screen.settings.scale.ScaleChoiceModel.Kind;
import dev.quayside.printing.scale.SerialProtocol;
import dev.quayside.printing.scale.UsbScale;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The choice of connection and scale, and the scale's reading.
public final class ScaleChoiceView extends VBox {

  private final ScaleChoiceModel model;
  private final Ui ui;
  private final VBox which = new VBox(8);

  /// @param reading shows the scale's present weight
  public ScaleChoiceView(ScaleChoiceModel model, Node reading, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var kinds =
        new SegmentedTabs<>(
            ui.text("settings.scale.kind"),
            List.of(Kind.values()),
            kind -> ui.text("settings.scale.kind." + kind.name().toLowerCase(Locale.ROOT)),
            model.kind);
    Follow.value(this, model.kind, this::show);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.scale.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new Card(ui.text("settings.scale"), reading)
                .with(
                    kinds,
                    which,
                    Switch.box(
                        "scale-automatic", ui.text("settings.scale.automatic"), model.automatic),
                    buttons()));
  }

  private void show(Kind kind) {
    which
        .getChildren()
        .setAll(
            switch (kind) {
              case NONE -> List.<Node>of();
              case USB ->
                  List.<Node>of(
                      new Field("scale-usb", ui.text("settings.scale.usb"), usb()),
                      Words.wrapped(ui.text("settings.scale.usb.words"), "muted"));
              case SERIAL ->
                  List.<Node>of(
                      new FieldRow(
                          List.of(
                              new Field("scale-port", ui.text("settings.scale.port"), ports()),
                              new Field(
                                  "scale-protocol",
                                  ui.text("settings.scale.protocol"),
                                  protocols())),
                          50,
                          50),
                      Words.wrapped(ui.text("settings.scale.port.words"), "muted"));
            });
  }

  private ComboBox<@Nullable UsbScale> usb() {
    var box =
        Choice.of(List.<@Nullable UsbScale>of(), one -> one == null ? "" : one.name(), model.usb);
    box.setItems(model.found);
    box.setPromptText(ui.text("settings.scale.usb.none"));
    return box;
  }

  private ComboBox<String> ports() {
    var box = new ComboBox<>(model.ports);
    box.setEditable(true);
    box.getEditor().textProperty().bindBidirectional(model.port);
    return box;
  }

  private ComboBox<SerialProtocol> protocols() {
    return Choice.of(
        List.of(SerialProtocol.values()),
        one -> ui.text("settings.scale.protocol." + one.name().toLowerCase(Locale.ROOT)),
        model.protocol);
  }

  private HBox buttons() {
    var apply = new Button(ui.text("settings.scale.apply"));
    apply.setId("scale-apply");
    apply.getStyleClass().add("accent");
    apply.disableProperty().bind(model.busy());
    apply.setOnAction(_ -> model.apply());
    var look = new Button(ui.text("settings.scale.look"), new FontIcon(Feather.SEARCH));
    look.setId("scale-look");
    look.disableProperty().bind(model.busy());
    look.setOnAction(_ -> model.look());
    return new HBox(8, apply, look);
  }
}
