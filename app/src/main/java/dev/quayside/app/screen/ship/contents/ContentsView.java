package dev.quayside.app.screen.ship.contents;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.parcel.HeavierGoods;
import dev.quayside.engine.parcel.ParcelDraft;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The list of items to pack; hidden for a parcel without an order. When there are several pieces,
/// the packer sets how many go into this parcel.
public final class ContentsView extends VBox {

  private final ContentsModel model;
  private final BooleanExpression returning;
  private final ObservableValue<ParcelDraft> parcel;
  private final Ui ui;
  private final Label pieces = Words.whole("", "caption");
  private final Button all = new Button();
  private final Label nothing;
  private final Label heavier = Words.wrapped("", "caption", "wrong");
  private final Label catalogue = Words.wrapped("", "caption");
  private final VBox lines = new VBox(4);
  private final VBox messages = new VBox(4);
  private List<ContentsLine> drawn = List.of();

  /// @param returning whether the parcel is a return, which is not packed here
  /// @param parcel as it is typed
  public ContentsView(
      ContentsModel model,
      BooleanExpression returning,
      ObservableValue<ParcelDraft> parcel,
      Ui ui) {
    this.model = model;
    this.returning = returning;
    this.parcel = parcel;
    this.ui = ui;
    setId("contents");
    all.setId("contents-all");
    all.getStyleClass().add("link");
    all.setMinWidth(USE_PREF_SIZE);
    all.setOnAction(_ -> model.putAll(model.pieces() < model.left()));
    nothing = Words.wrapped(ui.text("ship.contents.nothing"), "caption", "wrong");
    getChildren()
        .setAll(
            new Card(ui.text("ship.contents"), pieces, all)
                .with(lines, messages, heavier, catalogue, nothing));
    managedProperty().bind(visibleProperty());
    Follow.list(this, model.lines(), this::show);
    Follow.value(this, model.messages(), this::say);
    Follow.value(this, returning, _ -> show());
    Follow.value(this, parcel, _ -> weigh());
  }

  /// Updates the lines. They are reused while only their numbers change, since a new line would
  /// lose the focus.
  private void show() {
    var now = model.lines();
    if (!isDrawn(now)) {
      lines.getChildren().setAll(IntStream.range(0, now.size()).mapToObj(this::line).toList());
    }
    drawn = List.copyOf(now);
    for (int place = 0; place < drawn.size(); place++) {
      if (lines.getChildren().get(place) instanceof DividedLine line) {
        line.show(drawn.get(place).quantity());
      }
    }
    showIfAny();
    boolean part = model.pieces() < model.left();
    pieces.setText(
        part
            ? ui.text("ship.contents.part", model.pieces(), model.left())
            : ui.text("ship.contents.pieces", model.pieces()));
    all.setText(ui.text(part ? "ship.contents.all" : "ship.contents.none"));
    present(all, model.isDivisible() && drawn.size() > 1);
    present(nothing, model.isNothingIn());
    var facts = catalogued();
    catalogue.setText(ui.text("ship.contents.catalogue", facts));
    present(catalogue, !facts.isEmpty());
    weigh();
  }

  /// Says that the goods in the box weigh more than the parcel.
  private void weigh() {
    var said = HeavierGoods.of(model.ounces(), parcel.getValue().weightOz());
    heavier.setText(said.map(ui.texts()::of).orElse(""));
    present(heavier, said.isPresent());
  }

  /// What buyer and seller wrote, each with its caption.
  private void say(OrderMessages said) {
    messages.getChildren().clear();
    message("ship.contents.buyer", said.buyerNote());
    message("ship.contents.gift", said.giftMessage());
    message("ship.contents.internal", said.internalNote());
    present(messages, !messages.getChildren().isEmpty());
    showIfAny();
  }

  private void message(String key, @Nullable String words) {
    if (words != null) {
      messages.getChildren().add(Words.wrapped(ui.text(key, words), "contents-message"));
    }
  }

  private void showIfAny() {
    boolean any = !drawn.isEmpty() || !messages.getChildren().isEmpty();
    setVisible(any && !returning.get());
  }

  /// What the order left out and the product catalogue supplied.
  private String catalogued() {
    return drawn.stream()
        .flatMap(one -> one.fromCatalogue().stream())
        .distinct()
        .sorted()
        .map(fact -> ui.text("ship.contents.fact." + fact.name().toLowerCase(Locale.ROOT)))
        .collect(Collectors.joining(", "));
  }

  private boolean isDrawn(List<ContentsLine> now) {
    return now.size() == drawn.size()
        && IntStream.range(0, now.size())
            .allMatch(place -> now.get(place).with(0).equals(drawn.get(place).with(0)));
  }

  private static void present(Node node, boolean there) {
    node.setVisible(there);
    node.setManaged(there);
  }

  private Node line(int place) {
    var one = model.lines().get(place);
    return model.isDivisible()
        ? new DividedLine(one, place, pieces -> model.put(place, pieces), ui)
        : whole(one);
  }

  private Node whole(ContentsLine one) {
    var count = Words.whole(ui.text("ship.contents.count", one.quantity()), "contents-count");
    var name = CutWords.whole(Words.of(one.title(), "contents-name"));
    name.setMinWidth(0);
    var words = new VBox(name);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    if (!one.own().isEmpty()) {
      words.getChildren().add(Words.wrapped(one.own(), "contents-own"));
    }
    var code = CutWords.whole(Words.of(one.code(), "caption"));
    code.setMinWidth(0);
    var line = new HBox(8, count, words, code);
    line.setAlignment(Pos.BASELINE_LEFT);
    return line;
  }
}
