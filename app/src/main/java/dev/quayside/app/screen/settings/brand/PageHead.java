package dev.quayside.app.screen.settings.brand;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Colour;
import java.io.ByteArrayInputStream;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A preview of the tracking page's head.
final class PageHead extends VBox {

  private static final double LOGO_WIDTH = 200;
  private static final double LOGO_HEIGHT = 40;

  private final Ui ui;
  private final HBox top = new HBox();
  private final VBox hero = new VBox(4);

  PageHead(BrandModel model, Ui ui) {
    this.ui = ui;
    getStyleClass().add("page-head");
    setId("brand-preview");
    top.getStyleClass().add("top");
    top.setAlignment(Pos.CENTER_LEFT);
    hero.getStyleClass().add("hero");
    getChildren().addAll(top, hero);
    Follow.value(this, model.shopName, name -> mark(model.logo().get(), name));
    Follow.value(this, model.logo(), logo -> mark(logo, model.shopName.get()));
    Follow.value(this, model.accent, _ -> paint(model));
    Follow.value(this, model.text, _ -> paint(model));
    Follow.value(this, model.textIsChosen, _ -> paint(model));
  }

  private void mark(@Nullable BrandLogo logo, String name) {
    top.getChildren().setAll(logo == null ? Words.of(name, "mark") : picture(logo, name));
  }

  static Node picture(BrandLogo logo, String name) {
    var view = new ImageView(new Image(new ByteArrayInputStream(logo.png())));
    double scale = Math.min(LOGO_WIDTH / logo.width(), LOGO_HEIGHT / logo.height());
    view.setFitWidth(logo.width() * scale);
    view.setPreserveRatio(true);
    view.setSmooth(true);
    view.setAccessibleText(name);
    return view;
  }

  private void paint(BrandModel model) {
    var ink = model.onAccent();
    hero.setStyle("-fx-background-color" + ":" + model.accent.get().hex());
    hero.getChildren()
        .setAll(
            drawn(Words.of(ui.text("settings.brand.preview.headline"), "headline"), ink),
            drawn(Words.wrapped(ui.text("settings.brand.preview.detail")), ink),
            steps(ink));
  }

  private Node steps(Colour ink) {
    var line = new HBox();
    line.getStyleClass().add("steps");
    line.setAlignment(Pos.CENTER_LEFT);
    for (String step : List.of("ready", "underway", "delivery", "delivered")) {
      boolean done = step.equals("ready") || step.equals("underway");
      var dot = new Region();
      dot.getStyleClass().add("dot");
      dot.setStyle("-fx-background-color" + ":" + ink.hex());
      dot.setOpacity(done ? 1 : 0.4);
      var label = drawn(Words.whole(ui.text("settings.brand.preview." + step), "caption"), ink);
      line.getChildren().addAll(dot, label, Gap.wide());
    }
    HBox.setHgrow(line, Priority.ALWAYS);
    return line;
  }

  private static Label drawn(Label label, Colour ink) {
    label.setStyle("-fx-text-fill" + ":" + ink.hex());
    return label;
  }
}
