package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.source.SourceView;
import java.time.Instant;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.ToggleSwitch;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One shop: its name, how it stands in words, and the switch that pauses it; below, when it is
/// open, its particulars.
final class ShopLine extends VBox {

  private static final double NAME = 140;

  private final ShopsModel model;
  private final Ui ui;
  private final String id;
  private final BooleanProperty on = new SimpleBooleanProperty(true);
  private final Label pill = Pill.of("", Tone.QUIET);
  private final Label sentence = Words.wrapped("", "shop-said");
  private final Label counts = Words.wrapped("", "muted", "shop-said");
  private final Label kind = Words.of("", "muted");
  private final FontIcon arrow = new FontIcon(Feather.CHEVRON_RIGHT);
  private final Button name;
  private final ToggleSwitch toggle;
  private boolean showing;
  private boolean isOpen;

  ShopLine(ShopsModel model, Ui ui, SourceView shop) {
    this.model = model;
    this.ui = ui;
    id = shop.source().id();
    getStyleClass().add("shop-line");
    name = new Button("", arrow);
    name.setId("shop-" + id);
    name.getStyleClass().addAll("quiet", "shop-name");
    name.setMinWidth(NAME);
    name.setMnemonicParsing(false); // it may have an underscore
    name.setOnAction(_ -> model.toggle(id));
    toggle = Switch.of("shop-on-" + id, "", on);
    toggle.setMinWidth(USE_PREF_SIZE);
    toggle.disableProperty().bind(model.busy());
    on.subscribe(
        (_, now) -> {
          if (!showing) {
            model.turn(id, now);
          }
        });
    sentence.setId("shop-said-" + id);
    var head = new HBox(12, name, pill, kind, Gap.wide(), toggle);
    head.getStyleClass().add("shop-head");
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, sentence, counts);
    // a switch whose change was refused goes back
    Follow.change(this, model.problem(), _ -> back());
  }

  private void back() {
    model.shops.stream()
        .filter(shop -> shop.source().id().equals(id))
        .forEach(shop -> show(shop, model.now().get()));
  }

  void show(SourceView shop, Instant now) {
    var words = new ShopWords(ui, shop, now);
    showing = true;
    on.set(shop.source().enabled());
    showing = false;
    name.setText(shop.source().name());
    var kindName = shop.source().kind().name();
    kind.setText(kindName.equals(shop.source().name()) ? "" : kindName);
    toggle.setAccessibleText(ui.text("settings.shops.on", shop.source().name()));
    Pill.dress(pill, words.word(), words.state().tone());
    pill.setMinWidth(USE_PREF_SIZE);
    sentence.setText(words.sentence());
    counts.setText(words.counts());
    counts.setVisible(!counts.getText().isEmpty());
    counts.setManaged(counts.isVisible());
  }

  void open(boolean open) {
    if (open == isOpen) {
      return;
    }
    isOpen = open;
    arrow.setIconCode(open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT);
    if (open) {
      getChildren().add(new OpenShopView(model, ui));
    } else {
      getChildren().removeLast();
    }
  }
}
