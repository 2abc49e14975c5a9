package dev.quayside.app.screen.ship.rates;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.theme.Theme;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import javafx.collections.FXCollections;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;

class RateCellTest {

  /// Of the list in a window of 1024.
  private static final double WIDTH = 316;

  private static final String NAME = "Priority Mail Express International";

  @ParameterizedTest
  @EnumSource(Language.class)
  void aLongNameIsWholeBesideAllBadges(Language language) throws Exception {
    FxToolkit.registerPrimaryStage();
    var shown = TestWindow.onWindowThread(() -> shown(language));
    assertThat(shown.replace('\n', ' ')).isEqualTo(NAME);
  }

  private static String shown(Language language) {
    Theme.loadFonts();
    var texts = new Texts(language);
    var ui = new Ui(texts, new Formats(texts, ZoneOffset.UTC), new Actions());
    var list = new ListView<RateRow>();
    list.setItems(FXCollections.observableArrayList(row()));
    list.setFixedCellSize(56);
    list.setCellFactory(_ -> new RateCell(ui));
    list.setMaxWidth(WIDTH);
    var rates = new StackPane(list);
    rates.getStyleClass().add("rates");
    var root = new StackPane(rates);
    root.getStyleClass().add("ship");
    root.getStylesheets().add(Theme.sheet(RateCellTest.class, "../ship.css"));
    var scene = new Scene(root, 400, 200);
    Theme.apply(scene, Appearance.LIGHT);
    root.applyCss();
    root.layout();
    var name = (Label) Objects.requireNonNull(root.lookup(".rate-name"));
    return name.getChildrenUnmodifiable().stream()
        .filter(Text.class::isInstance)
        .map(text -> ((Text) text).getText())
        .findFirst()
        .orElse("");
  }

  private static RateRow row() {
    var price = Money.usd("173.00");
    var quote =
        new Quote(
            "express",
            "USPS " + NAME,
            price,
            List.of(new Quote.Charge("base", Message.said(NAME), price)),
            "3",
            Weight.ofPounds(14),
            5,
            LocalDate.of(2026, 11, 30),
            true);
    return new RateRow(
        new Rate("rate_1", "usps", "USPS", quote, Instant.EPOCH),
        List.of(Badge.values()),
        null,
        null);
  }
}
