package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.app.i18n.Units;
import dev.quayside.engine.carrier.quote.Quote;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The price and service of the chosen rate, before it is bought.
public final class OfferView extends VBox {

  private final Supplier<@Nullable String> rule;
  private final ObservableValue<Units> units;
  private final Ui ui;

  /// @param rule the name of the rule that chose the rate; null when none did
  public OfferView(
      ObservableValue<@Nullable RateRow> chosen,
      Supplier<@Nullable String> rule,
      ObservableValue<Units> units,
      Ui ui) {
    super(8);
    this.rule = rule;
    this.units = units;
    this.ui = ui;
    getStyleClass().add("offer");
    Follow.value(this, chosen, row -> getChildren().setAll(row == null ? nothing() : lines(row)));
  }

  private List<Node> nothing() {
    return List.of(paper(Feather.TAG, ui.text("ship.offer.none")));
  }

  /// A placeholder where the label will be.
  private static VBox paper(Feather icon, String words) {
    var box = new VBox(16, new FontIcon(icon), Words.wrapped(words));
    box.getStyleClass().addAll("placeholder", "paper");
    box.setAlignment(Pos.CENTER);
    VBox.setVgrow(box, Priority.ALWAYS);
    return box;
  }

  private List<Node> lines(RateRow row) {
    var quote = row.rate().quote();
    var lines = new ArrayList<Node>();
    lines.add(Words.wrapped(ServiceName.of(row.rate().carrier(), quote.serviceName()), "strong"));
    lines.add(
        Words.wrapped(
            ui.text(
                "ship.offer.arrives",
                ui.formats().day(quote.deliveryDate()),
                ui.formats().transit(quote.transitDays())),
            "muted"));
    lines.add(Words.wrapped(basis(quote), "caption"));
    var by = rule.get();
    if (by != null) {
      lines.add(Words.wrapped(ui.text("ship.offer.rule", by), "caption", "chosen-by"));
    }
    var gain = row.gain();
    if (gain != null) {
      lines.add(Words.wrapped(gain.words(ui), "caption", "why-best"));
    }
    var charges = new VBox(4);
    charges.getStyleClass().add("charges");
    quote.breakdown().stream()
        .map(
            charge ->
                line(ui.texts().of(charge.description()), ui.formats().money(charge.amount())))
        .forEach(charges.getChildren()::add);
    lines.add(charges);
    var total = line(ui.text("ship.offer.total"), ui.price(quote));
    total.getStyleClass().add("total");
    lines.add(total);
    lines.add(paper(Feather.FILE_TEXT, ui.text("ship.offer.paper")));
    return lines;
  }

  private String basis(Quote quote) {
    var weight = ui.formats().weight(quote.billableWeight(), units.getValue());
    return quote.zone().isBlank()
        ? ui.text("ship.offer.weight", weight)
        : ui.text("ship.offer.basis", quote.zone(), weight);
  }

  private static HBox line(String words, String money) {
    var name = Words.wrapped(words);
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    var line = new HBox(8, name, Words.whole(money));
    line.setAlignment(Pos.TOP_LEFT);
    return line;
  }
}
