package dev.quayside.app.screen.settings.brand;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.screen.settings.LinesField;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Colour;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Edits name, logo, colours and help, with a preview of the tracking page's head.
public final class BrandView extends VBox {

  private static final double HALF = 50;
  private static final int RETURN_LINES = 4;

  private static final List<Colour> ACCENTS =
      colours(
          0x1f5fa8, 0x0b5d5e, 0x1f7a3d, 0x6b4fa0, 0xb3261e, 0xc2410c, 0x8a5a00, 0x334155, 0x000000);

  private static final List<Colour> TEXTS =
      colours(0xffffff, 0xf4f5f7, 0xfff4d6, 0x334155, 0x1d2126, 0x000000);

  private final BrandModel model;
  private final Ui ui;
  private final StackPane logo = new StackPane();
  private final Label contrast = Words.wrapped("", "note");

  public BrandView(BrandModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.brand.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            new Card(ui.text("settings.brand.preview")).with(new PageHead(model, ui)),
            looks(),
            help(),
            save());
    Follow.value(this, model.logo(), this::show);
    Follow.value(this, model.accent, _ -> judge());
    Follow.value(this, model.text, _ -> judge());
    Follow.value(this, model.textIsChosen, _ -> judge());
  }

  private Node looks() {
    var name = Field.text("brand-name", ui.text("settings.brand.name"), model.shopName, () -> {});
    var accent =
        new ColourPick("brand-accent", ui.text("settings.brand.accent"), ACCENTS, model.accent);
    var text = new ColourPick("brand-text", ui.text("settings.brand.text"), TEXTS, model.text);
    text.disableProperty().bind(model.textIsChosen);
    var colours = new HBox(16, accent, text);
    for (var half : List.of(accent, text)) {
      HBox.setHgrow(half, Priority.ALWAYS);
      half.setPrefWidth(0);
    }
    var chosen =
        Switch.box("brand-text-chosen", ui.text("settings.brand.text.chosen"), model.textIsChosen);
    return new Card(ui.text("settings.brand.looks"))
        .with(name, logoLine(), colours, chosen, contrast);
  }

  private Node logoLine() {
    logo.getStyleClass().add("logo-plate");
    var choose = new Button(ui.text("settings.brand.logo.choose"), new FontIcon(Feather.IMAGE));
    choose.setId("brand-logo");
    choose.setMinWidth(USE_PREF_SIZE);
    choose.disableProperty().bind(model.busy());
    choose.setOnAction(_ -> choose());
    var remove = new Button(ui.text("settings.brand.logo.remove"), new FontIcon(Feather.X));
    remove.setId("brand-logo-remove");
    remove.setMinWidth(USE_PREF_SIZE);
    remove.disableProperty().bind(model.busy().or(model.logo().isNull()));
    remove.setOnAction(_ -> model.removeLogo());
    var buttons = new HBox(8, choose, remove);
    var words = Words.wrapped(ui.text("settings.brand.logo.words"), "muted");
    var line = new HBox(16, logo, new VBox(8, buttons, words));
    line.setAlignment(Pos.CENTER_LEFT);
    return new VBox(4, Words.of(ui.text("settings.brand.logo"), "caption"), line);
  }

  private void show(@Nullable BrandLogo now) {
    logo.getChildren()
        .setAll(
            now == null
                ? Words.of(ui.text("settings.brand.logo.none"), "muted")
                : PageHead.picture(now, ui.text("settings.brand.logo")));
  }

  private void judge() {
    var ratio = model.onAccent().contrast(model.accent.get());
    boolean readable = model.isReadable();
    contrast.setText(
        ui.text(readable ? "settings.brand.contrast.good" : "settings.brand.contrast.bad", ratio));
    contrast.getStyleClass().remove("attention");
    if (!readable) {
      contrast.getStyleClass().add("attention");
    }
  }

  private Node help() {
    var email =
        Field.text("brand-email", ui.text("settings.brand.email"), model.supportEmail, () -> {});
    var url = Field.text("brand-url", ui.text("settings.brand.url"), model.supportUrl, () -> {});
    var lines = new LinesField(RETURN_LINES, model.returnAddress);
    var site = new TextField();
    site.setPromptText(ui.text("settings.brand.site.prompt"));
    return new Card(ui.text("settings.brand.help"))
        .with(
            new FieldRow(List.of(email, url), HALF, HALF),
            new Field("brand-returns", ui.text("settings.brand.returns"), lines),
            Field.text(
                "brand-site", ui.text("settings.brand.site"), site, model.trackingSite, () -> {}),
            Words.wrapped(ui.text("settings.brand.site.words"), "muted"),
            new Field(
                "brand-zone", ui.text("settings.brand.zone"), new ZoneBox(model.timeZone, ui)));
  }

  private Node save() {
    var save = new Button(ui.text("settings.brand.save"), new FontIcon(Feather.CHECK));
    save.setId("brand-save");
    save.getStyleClass().add("accent");
    save.disableProperty().bind(model.busy().or(model.shopName.isEmpty()));
    save.setOnAction(_ -> model.save());
    return save;
  }

  private static List<Colour> colours(int... numbers) {
    return IntStream.of(numbers).mapToObj(Colour::new).toList();
  }

  private void choose() {
    var chooser = new FileChooser();
    chooser.setTitle(ui.text("settings.brand.logo.choose"));
    chooser
        .getExtensionFilters()
        .add(
            new FileChooser.ExtensionFilter(
                ui.text("settings.brand.logo.files"), BrandGateway.LOGO_FILES));
    var file = chooser.showOpenDialog(getScene().getWindow());
    if (file != null) {
      model.chooseLogo(file.toPath());
    }
  }
}
