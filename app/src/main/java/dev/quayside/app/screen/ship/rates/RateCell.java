package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One rate in the list: its key, carrier, service, arrival, badges and price.
public final class RateCell extends ListCell<RateRow> {

  private static final int LAST_KEY = 9;
  private static final int ONE_LINE = 7;

  /// Height in pixels of two lines: names of international services are long, and the price must
  /// stay visible.
  private static final double TWO_LINES = 36;

  private final Ui ui;
  private final Label key = Words.of("", "rate-key");
  private final Label carrier = Words.whole("", "carrier-tile");
  private final Label service = CutWords.whole(Words.of("", "strong", "rate-name"));
  private final Label arrival = CutWords.whole(Words.of("", "caption"));
  private final Label price = Words.whole("", "rate-price");
  private final FontIcon guaranteed = new FontIcon(Feather.SHIELD);
  private final HBox badges = new HBox(4);
  private final HBox row;

  RateCell(Ui ui) {
    this.ui = ui;
    arrival.setContentDisplay(ContentDisplay.RIGHT);
    service.setWrapText(true);
    service.setMinHeight(0);
    service.setMaxHeight(TWO_LINES);
    badges.setMinWidth(USE_PREF_SIZE);
    // the badges are beside the arrival, so that the name has all the room the price leaves
    var words = new VBox(sides(service, price), sides(arrival, badges));
    words.setAlignment(Pos.CENTER_LEFT);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    row = new HBox(8, key, carrier, words);
    row.setAlignment(Pos.CENTER_LEFT);
    setPrefWidth(0);
  }

  private static HBox sides(Label wide, Node right) {
    wide.setMinWidth(0);
    wide.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(wide, Priority.ALWAYS);
    var line = new HBox(8, wide, right);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  @Override
  protected void updateItem(@Nullable RateRow item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || item == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    show(item);
    setGraphic(row);
  }

  private void show(RateRow item) {
    var rate = item.rate();
    key.setText(getIndex() < LAST_KEY ? Integer.toString(getIndex() + 1) : "");
    carrier.setText(onTile(rate.carrierName()));
    carrier
        .getStyleClass()
        .setAll("label", "carrier-tile", "carrier-" + rate.carrier().toLowerCase(Locale.ROOT));
    service.setText(item.serviceName());
    arrival.setText(withOnTime(item));
    arrival.setGraphic(rate.quote().guaranteed() ? guaranteed : null);
    price.setText(ui.price(rate.quote()));
    badges.getChildren().setAll(item.badges().stream().map(badge -> pill(badge, item)).toList());
    setAccessibleText(spoken(item));
  }

  /// The carrier's name on its tile; long names take two lines.
  private static String onTile(String name) {
    return name.length() <= ONE_LINE ? name : name.replace(' ', '\n');
  }

  private String arrival(Rate rate) {
    var quote = rate.quote();
    var arrives =
        ui.text(
            "ship.rates.arrival",
            ui.formats().day(quote.deliveryDate()),
            ui.formats().transit(quote.transitDays()));
    // the same service has a price by weight, too
    var priced =
        quote.pricing() == PriceKind.FLAT ? arrives + " · " + ui.text("price.flat") : arrives;
    return quote.billed() == null || quote.isUnpriced()
        ? priced
        : priced + " · " + ui.text("price.listed", ui.formats().money(quote.worth()));
  }

  private String withOnTime(RateRow item) {
    var share = item.onTime();
    return share == null
        ? arrival(item.rate())
        : ui.text("ship.rates.on-time", arrival(item.rate()), ui.formats().percent(share));
  }

  private Label pill(Badge badge, RateRow item) {
    var style =
        switch (badge) {
          case CHEAPEST -> "good";
          case FASTEST -> "swift";
          case BEST -> "best";
        };
    var pill = Words.whole(word(badge), "pill", style);
    var gain = item.gain();
    if (badge == Badge.BEST && gain != null) {
      pill.setTooltip(new Tooltip(gain.words(ui)));
    }
    return pill;
  }

  private String word(Badge badge) {
    return ui.text("ship.badge." + badge.name().toLowerCase(Locale.ROOT));
  }

  private String spoken(RateRow item) {
    return ui.text(
        "ship.rates.spoken",
        item.rate().carrierName(),
        item.rate().quote().serviceName(),
        ui.price(item.rate().quote()),
        item.rate().quote().guaranteed()
            ? ui.text("ship.rates.guaranteed", withOnTime(item))
            : withOnTime(item),
        item.badges().stream().map(this::word).collect(Collectors.joining(", ")));
  }
}
